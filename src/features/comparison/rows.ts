/** The rows of a comparison as they are read: their groups, their figures, their differences in words. */
import type { ComparisonKey, ComparisonRow } from '../../circuit/comparison/rows.ts';
import type { SameMachine } from '../../circuit/comparison/same-machine/same-machine.ts';
import { LEAST_OF_NEED } from '../../machine/single.ts';
import { convert, formatNumber, unitOf } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { withUnit } from '../../quantities/number.ts';
import type { SizingChoice } from '../../simulation/types.ts';
import type { Compared } from './question.ts';
import { unitOfSlot } from '../../kit/form/units.ts';
import { NO_VALUE } from '../../kit/island/format.ts';
import type { Translator } from '../../i18n/keys.ts';
import type { Formatter, ShownQuantity } from '../../kit/island/format.ts';
import type { PageFigure } from '../../kit/page/Figures.tsx';
import { signedText } from '../../kit/island/signed.ts';

export const GROUPS = {
  pressures: ['p_evp', 'p_cdr', 'tau', 't_discharge', 'glide_evp', 'glide_cdr'],
  specific: ['q0', 'w', 'q0v', 'x_f'],
  machine: ['mass_flow_s', 'step_volume_h', 'power_cold', 'power_heat', 'power_compressor'],
  efficiency: ['eer', 'cop', 'carnot_ratio'],
  fluid: ['gwp', 'classification', 'p_crit', 't_crit'],
} as const satisfies Readonly<Record<string, readonly ComparisonKey[]>>;
export type GroupName = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as readonly GroupName[];

/** What each row's figures are; a word or a bare number has none. */
export const ROW_QUANTITIES: Readonly<Record<ComparisonKey, ShownQuantity | undefined>> = {
  p_evp: 'pressure',
  p_cdr: 'pressure',
  tau: 'ratio',
  t_discharge: 'temperature',
  x_f: 'quality',
  q0: 'enthalpy',
  w: 'enthalpy',
  q0v: 'volumetricCapacity',
  mass_flow_s: 'massFlow',
  step_volume_h: 'volumeFlow',
  power_cold: 'power',
  power_heat: 'power',
  power_compressor: 'power',
  eer: 'ratio',
  cop: 'ratio',
  carnot_ratio: 'efficiency',
  glide_evp: 'temperatureDifference',
  glide_cdr: 'temperatureDifference',
  gwp: undefined,
  classification: undefined,
  p_crit: 'pressure',
  t_crit: 'temperature',
};

const DELTA_DECIMALS = 2;

/** A value of a row, with its unit. */
export function valueText(key: ComparisonKey, value: ComparisonRow['value1'], format: Formatter): string {
  if (value === null) return NO_VALUE;
  if (typeof value === 'string') return value;
  const quantity = ROW_QUANTITIES[key];
  if (quantity !== undefined) return format.full(quantity, value);
  return formatNumber(value, value > 0 && value < 1 ? 2 : 0, format.locale);
}

/**
 * The difference of a row: per cent, or kelvins; a dash where there is none.
 * @param isEstimated of a machine that settles: tests lie points away from it, so that whole ones are all it says
 */
export function differenceText({ delta, difference }: ComparisonRow, format: Formatter, isEstimated = false): string {
  if (delta !== null) return withUnit(signedText(delta, isEstimated ? 0 : DELTA_DECIMALS, format.locale), '%');
  if (difference === null) return NO_VALUE;
  const unit = unitOfSlot(format.units, 'temperatureDifference') as UnitOf<'temperatureDifference'>;
  const { symbol, decimals } = unitOf('temperatureDifference', unit);
  const shown = convert('temperatureDifference', difference, 'K', unit);
  return withUnit(signedText(shown, isEstimated ? 0 : decimals, format.locale), symbol);
}

/** What the shown rows were sized on. */
export const sizingOf = ({ sides }: Pick<Compared, 'sides'>): SizingChoice =>
  sides.fluid1?.input.choice_1 ?? sides.fluid2?.input.choice_1 ?? 1;

/** Whether the machine holds its load with the second fluid: by its best estimate, against the share of the need it may lack. */
export const isCapacityHeld = ({ rows }: SameMachine): boolean => (rows.power_cold.delta ?? 0) >= 100 * LEAST_OF_NEED;

/** What the machine of the first fluid gives with the second. */
const IN_BAR = ['power_cold', 'eer', 't_discharge'] as const;

/** The chief differences; no efficiency where the capacity is not held. */
export function stripOf(result: SameMachine | undefined, format: Formatter, t: Translator): readonly PageFigure[] {
  if (!result) return [];
  const isHeld = isCapacityHeld(result);
  return IN_BAR.filter((key) => isHeld || key !== 'eer').map((key) => ({
    name: key,
    label: t(`comparison.strip.${key}`),
    text: differenceText(result.rows[key], format, true),
    unit: '',
  }));
}
