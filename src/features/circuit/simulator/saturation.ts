/** A saturation, entered as a temperature or as a pressure. */
import { pointOf } from '../../../simulation/cycles/index.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { unitOptions } from '../../../kit/controls/unit-options.ts';
import type { UnitChoice } from '../../../kit/controls/UnitMenu.tsx';
import { setUnit } from '../../../kit/form/units.ts';
import type { ShownRegime } from './state/results.ts';

/** A glide below this is that of a pure fluid, K. */
const LEAST_GLIDE = 0.05;

/** Whether dew, mean and bubble are three temperatures of this result. */
export const isGliding = (result: SimulationResult | undefined): boolean =>
  result !== undefined && Math.max(result.extra.glide_evp, result.extra.glide_cdr ?? 0) >= LEAST_GLIDE;

/** The saturation temperature of a side as the form has it entered, °C; null where there is none. */
export function enteredSaturation(
  { extra, input }: Pick<SimulationResult, 'extra' | 'input'>,
  side: SaturationSide,
): number | null {
  const [dew, bubble] = side === 'evp' ? [extra.t_dew_evp, extra.t_bubble_evp] : [extra.t_dew_cdr, extra.t_bubble_cdr];
  if (dew === null || bubble === null || input.sat_ref === 'dew') return dew;
  return input.sat_ref === 'bubble' ? bubble : (dew + bubble) / 2;
}

/** Of a saturation: which side of the circuit it is of. */
export type SaturationSide = 'evp' | 'cdr';

/**
 * The same saturation entered the other way, °C or bar, while the result is of what is typed: a pressure for a
 * temperature (mode '1') and back ('2').
 */
export function knownSaturation(
  side: SaturationSide,
  mode: string,
  { result, isStale }: ShownRegime,
): number | undefined {
  if (!result || isStale) return undefined;
  const temperature = enteredSaturation(result, side);
  const pressure = pointOf(result, side === 'evp' ? 'evaporatorOutlet' : 'discharge').P;
  return temperature === null ? undefined : mode === '2' ? temperature : pressure;
}

/** One menu of the units of both quantities: a unit of the other one enters the saturation the other way. */
export const saturationUnits = (
  t: Translator,
  label: string,
  mode: string,
  unit: string,
  onMode: (mode: '1' | '2') => void,
): UnitChoice => ({
  label: t('quantities.field.unitOf', { field: label }),
  value: `${mode}:${unit}`,
  options: (['temperature', 'pressure'] as const).flatMap((quantity) =>
    unitOptions(quantity).map(({ id, symbol }) => ({
      id: `${quantity === 'pressure' ? '2' : '1'}:${id}`,
      symbol,
      group: t(`simulator.unitGroups.${quantity}`),
    })),
  ),
  onChange(id) {
    const [chosen, chosenUnit] = id.split(':') as ['1' | '2', string];
    if (chosen !== mode) onMode(chosen);
    setUnit(chosen === '2' ? 'pressure' : 'temperature', chosenUnit);
  },
});
