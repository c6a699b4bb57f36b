import { memo } from 'react';
import { cycleOf, figuresOf, nodeOf, pointOf } from '../../simulation/cycles/index.ts';
import type { Cycle, CycleFigure } from '../../simulation/cycles/index.ts';
import type { CycleFigures, SimulationResult } from '../../simulation/types.ts';
import { pageSimulation } from '../../stores/simulation/page.ts';
import type { Shown } from '../../stores/simulation/results.ts';
import { setUnit, unitOfSlot } from '../../stores/simulation/units.ts';
import { UnitMenu } from '../controls/UnitMenu.tsx';
import { unitOptions } from '../controls/unit-options.ts';
import { useFormatter, useTranslator } from './context.ts';
import type { ShownQuantity } from './format.ts';
import { usePart, useWhole } from '../use-part.ts';
import styles from './Figures.module.css';

const { $shown, $view } = pageSimulation;

type FigureName =
  | 'eer'
  | 'power_cold'
  | 'power_compressor'
  | 'discharge'
  | 'cop'
  | 'power_heat'
  | 'mass_flow'
  | 'step_volume_h'
  | 'tau'
  | 'eer_carnot'
  | 'cop_carnot'
  | keyof CycleFigures;

interface Figure {
  readonly name: FigureName;
  readonly quantity: ShownQuantity;
  readonly value: (result: SimulationResult) => number | undefined;
}

const MAIN: readonly Figure[] = [
  { name: 'eer', quantity: 'ratio', value: ({ performance }) => performance.eer },
  { name: 'power_cold', quantity: 'power', value: ({ performance }) => performance.power_cold },
  { name: 'power_compressor', quantity: 'power', value: ({ performance }) => performance.power_compressor },
  { name: 'discharge', quantity: 'temperature', value: (result) => pointOf(result, 'discharge').T },
];
const OTHER: readonly Figure[] = [
  { name: 'cop', quantity: 'ratio', value: ({ performance }) => performance.cop },
  { name: 'power_heat', quantity: 'power', value: ({ performance }) => performance.power_heat },
  { name: 'mass_flow', quantity: 'massFlow', value: ({ performance }) => performance.mass_flow_s },
  { name: 'step_volume_h', quantity: 'volumeFlow', value: ({ performance }) => performance.step_volume_h },
  { name: 'tau', quantity: 'ratio', value: ({ extra }) => extra.tau },
  { name: 'eer_carnot', quantity: 'ratio', value: ({ performance }) => performance.eer_carnot },
  { name: 'cop_carnot', quantity: 'ratio', value: ({ performance }) => performance.cop_carnot },
];

const CYCLE_QUANTITIES = {
  '': 'ratio',
  share: 'quality',
  kW: 'power',
  K: 'temperatureDifference',
} as const satisfies Record<CycleFigure['unit'], ShownQuantity>;

const ownFigures = new Map<Cycle, readonly Figure[]>();

/** What a cycle tells beside the figures of all; the same list every time. */
function figuresOfCycle(cycle: Cycle): readonly Figure[] {
  let figures = ownFigures.get(cycle);
  if (!figures) {
    figures = cycle.figures.map(({ key, unit }) => ({
      name: key,
      quantity: CYCLE_QUANTITIES[unit],
      value: (shown) => figuresOf(shown).find((figure) => figure.key === key)?.value,
    }));
    ownFigures.set(cycle, figures);
  }
  return figures;
}

/** The performance of the regime in view, the other one's beneath each figure. */
export function Figures() {
  const t = useTranslator();
  const view = useWhole($view);
  const isStale = usePart($shown, (shown) => shown[view].isStale);
  const cycle = usePart($shown, (shown) => cycleOf(shown[view].result?.input));
  return (
    <section
      className={isStale ? styles.stale : styles.strip}
      aria-label={t('simulator.figures.label')}
      data-results={view}
      tabIndex={-1}
    >
      <dl className={styles.main}>
        {MAIN.map((figure) => (
          <FigureCell key={figure.name} figure={figure} isMain />
        ))}
      </dl>
      <dl className={styles.other}>
        {[...OTHER, ...figuresOfCycle(cycle)].map((figure) => (
          <FigureCell key={figure.name} figure={figure} isMain={false} />
        ))}
      </dl>
    </section>
  );
}

/** One figure: drawn again only when what it shows changes. */
const FigureCell = memo(function FigureCell({ figure, isMain }: { readonly figure: Figure; readonly isMain: boolean }) {
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
  const point = usePart($shown, (shown) => nodeOf(cycleOf(shown[view].result?.input), 'discharge').letter);
  const label = t(`simulator.figures.${name}`, { point });
  return (
    <div className={styles.cell}>
      <dt>{label}</dt>
      <dd data-figure={name}>
        <span className={styles.value}>{text}</span>
        {format.symbol(quantity) === '' ? null : (
          <UnitMenu
            label={t('simulator.unitOf', { field: label })}
            value={unitOfSlot(format.units, quantity)}
            options={unitOptions(quantity)}
            onChange={(id) => setUnit(quantity, id)}
          />
        )}
      </dd>
      {isMain ? (
        <dd className={styles.otherRegime}>
          {t(`simulator.regimes.${other}`)} <span>{otherText}</span>
        </dd>
      ) : null}
    </div>
  );
});
