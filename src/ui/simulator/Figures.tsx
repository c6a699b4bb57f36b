import { useStore } from '@nanostores/react';
import { cycleOf, figuresOf, nodeOf, pointOf } from '../../simulation/cycles/index.ts';
import type { CycleFigure } from '../../simulation/cycles/index.ts';
import type { CycleFigures, SimulationResult } from '../../simulation/types.ts';
import { setUnit } from '../../stores/simulator/form.ts';
import { $view } from '../../stores/simulator/view.ts';
import { unitKeys, unitOf } from '../../quantities/index.ts';
import { unitOfSlot } from '../../stores/simulator/units.ts';
import { UnitMenu } from '../controls/UnitMenu.tsx';
import { useFormatter, useTranslator } from './context.ts';
import type { ShownQuantity } from './format.ts';
import { $shown } from './shown.ts';
import styles from './Figures.module.css';

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

/** What the cycle of a result tells beside the figures of all. */
function ownFigures(result: SimulationResult | undefined): readonly Figure[] {
  return cycleOf(result?.input).figures.map(({ key, unit }) => ({
    name: key,
    quantity: CYCLE_QUANTITIES[unit],
    value: (shown) => figuresOf(shown).find((figure) => figure.key === key)?.value,
  }));
}

/** The performance of the regime in view, the other one's beneath each figure. */
export function Figures() {
  const t = useTranslator();
  const view = useStore($view);
  const shown = useStore($shown);
  const now = shown[view];
  const other = shown[view === 'permanent' ? 'transient' : 'permanent'];
  const cell = (figure: Figure, isMain: boolean) => (
    <FigureCell
      key={figure.name}
      figure={figure}
      isMain={isMain}
      result={now.result}
      other={other.isStale ? undefined : other.result}
      otherLabel={t(`simulator.regimes.${view === 'permanent' ? 'transient' : 'permanent'}`)}
    />
  );
  return (
    <section
      className={now.isStale ? styles.stale : styles.strip}
      aria-label={t('simulator.figures.label')}
      data-results={view}
      tabIndex={-1}
    >
      <dl className={styles.main}>{MAIN.map((figure) => cell(figure, true))}</dl>
      <dl className={styles.other}>{[...OTHER, ...ownFigures(now.result)].map((figure) => cell(figure, false))}</dl>
    </section>
  );
}

interface FigureCellProps {
  readonly figure: Figure;
  readonly isMain: boolean;
  readonly result: SimulationResult | undefined;
  readonly other: SimulationResult | undefined;
  readonly otherLabel: string;
}

function FigureCell({ figure: { name, quantity, value }, isMain, result, other, otherLabel }: FigureCellProps) {
  const t = useTranslator();
  const format = useFormatter();
  const label = t(`simulator.figures.${name}`, { point: nodeOf(cycleOf(result?.input), 'discharge').letter });
  const unit = unitOfSlot(format.units, quantity);
  const options = unitKeys(quantity).map((id) => ({ id, symbol: unitOf(quantity, id).symbol }));
  return (
    <div className={styles.cell}>
      <dt>{label}</dt>
      <dd data-figure={name}>
        <span className={styles.value}>{format.number(quantity, result && value(result))}</span>
        {format.symbol(quantity) === '' ? null : (
          <UnitMenu
            label={t('simulator.unitOf', { field: label })}
            value={unit}
            options={options}
            onChange={(id) => setUnit(quantity, id)}
          />
        )}
      </dd>
      {isMain ? (
        <dd className={styles.otherRegime}>
          {otherLabel} <span>{format.number(quantity, other && value(other))}</span>
        </dd>
      ) : null}
    </div>
  );
}
