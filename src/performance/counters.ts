/** A seasonal figure from the counters of a heat meter and of an electricity meter. */
import { Arguments } from '../circuit/arguments.ts';
import { COVERAGE } from '../diagnosis/readings/uncertainty.ts';
import type { PerformanceOutcome, PerformanceWarning } from './outcome.ts';
import { answerOf, refuse } from './outcome.ts';

/** What the electricity counter holds (SEPEMO, D4.2): heat pump, + source fan or pump, + back-up heater, + distribution. */
export const BOUNDARIES = ['H1', 'H2', 'H3', 'H4'] as const;
export type Boundary = (typeof BOUNDARIES)[number];

/** Largest errors, %, of a flow sensor by class: constant part, and per q_p/q (EN 1434; Directive 2014/32/EU, annex VI). */
const FLOW_SENSOR = { 1: [1, 0.01], 2: [2, 0.02], 3: [3, 0.05] } as const;
const FLOW_SENSOR_MOST = 5;
const SEASON = 330;
const PERCENT = 100;
/** Share of the SPF from which its band leaves nothing to conclude: from 3 to 5 about a 4 [a choice of this product]. */
const WIDEST_BAND = 0.25;

/** What would be counted long enough. */
export interface Enough {
  /** kWh on the electricity counter. */
  readonly electricity: number;
  /** At the pace so far; undefined where no `days` were given. */
  readonly days: number | undefined;
}

export interface CountersPerformance {
  /** Whether the figure may be told: `short` and `coarse` are no basis for one. */
  readonly verdict: 'V_COUNTED' | 'V_SHORT' | 'V_COARSE';
  /** Of a V_SHORT: what would do. */
  readonly enough: Enough | null;
  readonly spf: number;
  /** Expanded uncertainty of the SPF. */
  readonly U: number;
  /** kWh */
  readonly heat: number;
  readonly electricity: number;
  /** Largest error the heat meter may have, %. */
  readonly mpe_heat: number;
  readonly boundary: Boundary;
  readonly warnings: readonly PerformanceWarning[];
}

/** Largest error, %, of a heat meter: flow sensor, temperature pair and calculator, added (EN 1434-1). */
function heatMeterError(asked: Arguments): number {
  const wanted = asked.number('heat_class', { default: 2, min: 1, max: 3 });
  if (wanted !== 1 && wanted !== 2 && wanted !== 3) refuse('E_MODE', 'heat_class');
  const [constant, perFlow] = FLOW_SENSOR[wanted as 1 | 2 | 3];
  const flow = asked.number('qp_over_q', { default: 2, above: 0, max: 1e4 });
  const least = asked.number('dt_min', { default: 3, above: 0, max: 50, unit: 'K' });
  const difference = asked.number('dt_mean', { default: 5, above: 0, max: 200, unit: 'K' });
  const sensor = Math.min(constant + perFlow * flow, FLOW_SENSOR_MOST);
  return sensor + (0.5 + (3 * least) / difference) + (0.5 + least / difference);
}

/** kWh counted between two readings, less what does not belong. E_COUNTER where that is nothing. */
function counted(asked: Arguments, start: string, end: string, less: string): number {
  const range = { min: 0, max: 1e12 } as const;
  const [from, to] = [asked.number(start, range), asked.number(end, range)];
  const other = asked.number(less, { default: 0, ...range });
  if (to <= from) refuse('E_COUNTER', end, { from, to });
  if (to - from <= other) refuse('E_COUNTER', less, { from: to - from, to: other });
  return to - from - other;
}

/**
 * SPF = (heat_end − heat_start − heat_negative)/(elec_end − elec_start − elec_other), kWh, inside a boundary (H1 to H4,
 * H1 unless told), with the errors the meters may have by their classes (`heat_class` 2, `elec_class` 1 %), and the steps of
 * both counters (1 kWh). A band wider than a quarter of the figure is V_SHORT where the steps make it, with what would be
 * enough, and V_COARSE where the classes do, however long one counts. Under 330 `days`: W_NOT_A_YEAR. Without `heat_negative`, whether the meter takes off the heat of
 * defrost is asked: W_DEFROST_COUNT. Problems: E_COUNTER (runs backwards), E_MISSING, E_NUMBER, E_RANGE, E_MODE. Never throws.
 */
export function countersPerformance(request: unknown): PerformanceOutcome<CountersPerformance> {
  return answerOf(() => {
    const asked = new Arguments(request);
    const heat = counted(asked, 'heat_start', 'heat_end', 'heat_negative');
    const electricity = counted(asked, 'elec_start', 'elec_end', 'elec_other');
    const boundary = asked.choice('boundary', BOUNDARIES, 'H1');
    const mpe_heat = heatMeterError(asked);
    const electric = asked.number('elec_class', { default: 1, above: 0, max: 10, unit: '%' });
    const step = { default: 1, min: 0, max: 1e6 } as const;
    const steps = [asked.number('heat_step', step) / heat, asked.number('elec_step', step) / electricity];
    const ofClasses = ((mpe_heat / PERCENT) ** 2 + (electric / PERCENT) ** 2) / 3;
    const ofSteps = steps.reduce((sum, one) => sum + one ** 2 / 6, 0);
    const variance = ofClasses + ofSteps;
    const days = asked.optionalNumber('days', { above: 0, max: 36_600 });
    const spf = heat / electricity;
    // Steps weigh less the more is counted, classes do not.
    const left = (WIDEST_BAND / COVERAGE) ** 2 - ofClasses;
    const longer = left > 0 ? Math.sqrt(ofSteps / left) : Infinity;
    const isShort = longer > 1 && Number.isFinite(longer);
    return {
      verdict: longer <= 1 ? 'V_COUNTED' : isShort ? 'V_SHORT' : 'V_COARSE',
      enough: isShort ? { electricity: longer * electricity, days: days === undefined ? days : longer * days } : null,
      ...{ spf, heat, electricity, mpe_heat, boundary },
      U: COVERAGE * spf * Math.sqrt(variance),
      warnings: [
        ...(days !== undefined && days < SEASON ? [{ code: 'W_NOT_A_YEAR' as const, values: { days } }] : []),
        ...(asked.has('heat_negative') ? [] : [{ code: 'W_DEFROST_COUNT' as const }]),
      ],
    };
  });
}
