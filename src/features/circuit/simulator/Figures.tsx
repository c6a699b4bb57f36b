import { memo } from 'react';
import { cycleOf, figuresOf, nodeOf } from '../../../simulation/cycles/index.ts';
import { useSimulation } from './use-simulation.ts';
import type { Shown } from './state/results.ts';
import { setUnit, unitOfSlot } from '../../../kit/form/units.ts';
import { UnitMenu } from '../../../kit/controls/UnitMenu.tsx';
import { unitOptions } from '../../../kit/controls/unit-options.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { figuresOfCycle, MAIN, OTHER } from '../../../simulation/figures.ts';
import type { Figure } from '../../../simulation/figures.ts';
import { Explained } from './explained/Explained.tsx';
import { PerfectCompressor } from './PerfectCompressor.tsx';
import { useRegimes } from './regimes.ts';
import { usePart, useWhole } from '../../../kit/island/use-part.ts';
import styles from './Figures.module.css';

/** The performance of the regime in view, the other one's beneath each figure. */
export function Figures() {
  const { $shown, $view } = useSimulation();
  const t = useTranslator();
  const view = useWhole($view);
  const isStale = usePart($shown, (shown) => shown[view].isStale);
  const cycle = usePart($shown, (shown) => cycleOf(shown[view].result?.input));
  // What a cycle has nothing to say of is not there: a best pressure, where one was typed.
  const said = usePart($shown, ({ [view]: { result } }) =>
    result === undefined
      ? undefined
      : `|${figuresOf(result)
          .map(({ key }) => key)
          .join('|')}|`,
  );
  const own = figuresOfCycle(cycle).filter(({ name }) => said?.includes(`|${name}|`) ?? true);
  return (
    <section
      className={styles.strip}
      data-stale={isStale ? '' : undefined}
      aria-label={t('simulator.figures.label')}
      data-results={view}
      tabIndex={-1}
    >
      <dl className={styles.main}>
        {MAIN.map((figure) => (
          <FigureCell key={figure.name} figure={figure} isMain />
        ))}
      </dl>
      <PerfectCompressor />
      <dl className={styles.other}>
        {[...OTHER, ...own].map((figure) => (
          <FigureCell key={figure.name} figure={figure} isMain={false} />
        ))}
      </dl>
    </section>
  );
}

/** One figure: drawn again only when what it shows changes. */
const FigureCell = memo(function FigureCell({ figure, isMain }: { readonly figure: Figure; readonly isMain: boolean }) {
  const { $shown, $view } = useSimulation();
  const { name, quantity, value } = figure;
  const t = useTranslator();
  const format = useFormatter();
  const view = useWhole($view);
  const other = view === 'permanent' ? 'transient' : 'permanent';
  const figureOf = ({ result }: Shown[typeof view]): string => format.number(quantity, result && value(result));
  const text = usePart($shown, (shown) => figureOf(shown[view]));
  const otherText = usePart($shown, (shown) =>
    figureOf(shown[other].isStale ? { ...shown[other], result: undefined } : shown[other]),
  );
  const isDouble = useRegimes().length > 1;
  const point = usePart($shown, (shown) => nodeOf(cycleOf(shown[view].result?.input), 'discharge').letter);
  const label = t(`simulator.figures.${name}`, { point });
  return (
    <div className={styles.cell}>
      <dt>
        <Explained of={`cycle.${name}`}>{label}</Explained>
      </dt>
      <dd data-figure={name}>
        <span className={styles.value}>{text}</span>
        {format.symbol(quantity) === '' ? null : (
          <UnitMenu
            label={t('quantities.field.unitOf', { field: label })}
            value={unitOfSlot(format.units, quantity)}
            options={unitOptions(quantity)}
            onChange={(id) => setUnit(quantity, id)}
          />
        )}
      </dd>
      {isMain && isDouble ? (
        <dd className={styles.otherRegime}>
          {t(`simulator.regimes.${other}`)} <span>{otherText}</span>
        </dd>
      ) : null}
    </div>
  );
});
