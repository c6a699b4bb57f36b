/** Means of a recording as the readings of a visit. */
import type { ColumnKey } from '../../../../diagnosis/measurements/index.ts';
import { isColumnKey, isPressure } from '../../../../diagnosis/measurements/columns.ts';
import type { Means } from '../../../../runtime/recording-bridge.ts';

/** Puts the means of a span, s from the start, in the form; `osc` of its superheat, K. */
export type Diagnose = (from: number, to: number, osc?: number | null) => Promise<void>;

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

/** A mean has more digits than any instrument: a tenth of a millibar, of a millikelvin or of a watt is below all of them. */
const rounded = (value: number): number => Number(value.toFixed(4));

interface MeansOfSpan {
  readonly means: Means;
  readonly fluid: string;
  readonly machine: { readonly application: string; readonly expansion: string; readonly receiver: boolean };
  /** What was seen or noted, as the set carries it. */
  readonly typed: Readonly<Record<string, unknown>>;
  /** K, half peak to peak. */
  readonly osc?: number | null | undefined;
  /** How the form has its pressures, and the air there, bar. */
  readonly mode: 'rel' | 'abs';
  readonly atmosphere: number;
}

/**
 * Readings of a visit from means of a recording: pressures in bar as the form has them, so that its switch and the reader's
 * gauge stay; °C, kW, A; `osc` in K. A mean that is zero for a power or a current is a machine at rest, and no reading.
 */
export function readingsFromMeans({
  means,
  fluid,
  machine,
  typed,
  osc,
  mode,
  atmosphere,
}: MeansOfSpan): Record<string, unknown> {
  const entries = Object.entries(means).flatMap(([key, value]): [string, number][] => {
    const field = FIELD_OF[key as ColumnKey];
    if (field === undefined || !Number.isFinite(value)) return [];
    const shown = mode === 'rel' && isColumnKey(key) && isPressure(key) ? value - atmosphere : value;
    return (key === 'power' || key === 'current') && value <= 0 ? [] : [[field, rounded(shown)]];
  });
  const known = Object.entries(typed).filter(([, value]) => value !== null && value !== '');
  return {
    ...Object.fromEntries(known),
    ...(fluid === '' ? {} : { fluid }),
    ...(machine.application === '' ? {} : { application: machine.application, receiver: machine.receiver }),
    ...(machine.expansion === '' ? {} : { expansion: machine.expansion }),
    p_mode: mode,
    ...Object.fromEntries(entries),
    ...(typeof osc === 'number' ? { osc: rounded(osc) } : {}),
  };
}
