/** Means of a recording as the readings of a visit. */
import type { ColumnKey, Quantity } from '../../../../diagnosis/measurements/index.ts';
import { isColumnKey, isPressure, quantityOf } from '../../../../diagnosis/measurements/columns.ts';
import type { Means } from '../../../../runtime/recording-bridge.ts';

/** How a superheat swings: K, half peak to peak, and s. */
export interface Swing {
  readonly osc?: number | null | undefined;
  readonly period?: number | null | undefined;
}

/** Puts the means of a span, s from the start, in the form, with the swing of its superheat. */
export type Diagnose = (from: number, to: number, swing?: Swing) => Promise<void>;

/** The field of a visit that a column gives; the gauge's own figures give none. */
const FIELD_OF: Readonly<Partial<Record<ColumnKey, string>>> = {
  p_lp: 'p_lp',
  p_hp: 'p_hp',
  p_evap_out: 'p_evap_out',
  t_suction: 't_suction',
  t_suc_comp: 't_suc_comp',
  t_discharge: 't_discharge',
  t_liquid: 't_liquid',
  t_liq_valve: 't_liq_valve',
  te_in: 'te_in',
  te_out: 'te_out',
  tc_in: 'tc_in',
  tc_out: 'tc_out',
  wb_in: 'wb_in',
  power: 'power_meas',
  current: 'current_meas',
};

/** A mean has more digits than any instrument: a millibar, a hundredth of a kelvin, a watt are below all of them. */
const DIGITS: Readonly<Partial<Record<Quantity, number>>> = { temperature: 2, pressure: 3, power: 3 };
const USUAL_DIGITS = 2;
const rounded = (value: number, digits = USUAL_DIGITS): number => Number(value.toFixed(digits));

interface MeansOfSpan extends Swing {
  readonly means: Means;
  readonly fluid: string;
  readonly machine: { readonly application: string; readonly expansion: string; readonly receiver: boolean };
  /** What was seen or noted, as the set carries it. */
  readonly typed: Readonly<Record<string, unknown>>;
  /** How the form has its pressures, and the air there, bar. */
  readonly mode: 'rel' | 'abs';
  readonly atmosphere: number;
}

/**
 * Readings of a visit from means of a recording: pressures in bar as the form has them, so that its switch and the reader's
 * gauge stay; °C, kW, A; a swing of this span in place of an earlier one's. A mean that is zero for a power or a current is a machine at rest, and no reading.
 */
export function readingsFromMeans({
  means,
  fluid,
  machine,
  typed,
  osc,
  period,
  mode,
  atmosphere,
}: MeansOfSpan): Record<string, unknown> {
  const entries = Object.entries(means).flatMap(([key, value]): [string, number][] => {
    const field = FIELD_OF[key as ColumnKey];
    if (field === undefined || !Number.isFinite(value)) return [];
    const shown = mode === 'rel' && isColumnKey(key) && isPressure(key) ? value - atmosphere : value;
    return (key === 'power' || key === 'current') && value <= 0
      ? []
      : [[field, rounded(shown, isColumnKey(key) ? DIGITS[quantityOf(key)] : undefined)]];
  });
  const known = Object.entries(typed).filter(([, value]) => value !== null && value !== '');
  return {
    ...Object.fromEntries(known),
    ...(fluid === '' ? {} : { fluid }),
    ...(machine.application === '' ? {} : { application: machine.application, receiver: machine.receiver }),
    ...(machine.expansion === '' ? {} : { expansion: machine.expansion }),
    p_mode: mode,
    ...Object.fromEntries(entries),
    osc: typeof osc === 'number' ? rounded(osc) : null,
    period: typeof period === 'number' ? rounded(period, 0) : null,
  };
}
