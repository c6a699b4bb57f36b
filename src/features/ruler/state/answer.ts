/** What the doors say to what stands in the fields. */
import type { Problem } from '../../../circuit/outcome.ts';
import type { RulerMeasure } from '../../../circuit/ruler/measure.ts';
import { readingOfPipe } from '../../../circuit/ruler/pipe.ts';
import type { PipeReading } from '../../../circuit/ruler/pipe.ts';
import type { RulerSaturation } from '../../../circuit/ruler/saturation.ts';
import type { RulerScale } from '../../../circuit/ruler/scale-places.ts';
import { ALTITUDES } from '../../../circuit/ruler/gauge.ts';
import type { ReadingUncertainty } from '../../../circuit/ruler/uncertainty.ts';
import type { ParseFailure } from '../../../quantities/index.ts';
import { askNow } from '../../../runtime/circuit-bridge.ts';
import type { TypedValue } from '../../../kit/form/text.ts';
import { likelyFullScale } from './asked.ts';
import type { RulerAsked } from './asked.ts';
import { INSTRUMENTS, isAltitudeKnown } from './fields.ts';
import type { Instrument } from './fields.ts';

export interface RulerAnswer {
  readonly fluid: string;
  readonly saturation: RulerSaturation;
  /** °C; null, as all that follows: nothing was measured. */
  readonly measured: number | null;
  readonly measure: RulerMeasure | null;
  /** What it says of the pipe. */
  readonly reading: PipeReading | null;
  /** Null where the side is to be said first, too. */
  readonly uncertainty: ReadingUncertainty | null;
  /** bar, of the gauge the uncertainty was told for. */
  readonly fullScale: number | null;
}

export type FieldKey = 'fluid' | 'lead' | 'measured' | 'altitude' | Instrument;
/** What is wrong with a field: no number, or what a door has to say. */
export type Fault =
  { readonly kind: 'text'; readonly reason: ParseFailure } | { readonly kind: 'door'; readonly problem: Problem };
export type Faults = Readonly<Partial<Record<FieldKey, Fault>>>;

export interface RulerShown {
  /** Of the fluid in the form; of the last one that was known while it is not. */
  readonly scale: RulerScale;
  readonly answer: RulerAnswer;
  /** The pressures and temperatures are those of an earlier input. */
  readonly isStale: boolean;
  /** So is what follows from the measured temperature. */
  readonly isMeasureStale: boolean;
  readonly faults: Faults;
  /** What leads lies above the critical point: there is nothing to answer. */
  readonly above?: AboveCritical | undefined;
}

/** A pressure, bar absolute, or undefined where a temperature leads, and what was measured, °C. */
export interface AboveCritical {
  readonly pressure: number | undefined;
  readonly measured: number | undefined;
}

/** The doors an answer takes. */
export const RULER_DOORS = ['rulerScale', 'rulerSaturation', 'rulerMeasure', 'readingUncertainty'] as const;

const faultOf = (read: TypedValue | undefined): Fault | undefined =>
  read && !read.ok ? { kind: 'text', reason: read.reason } : undefined;
const refusedBy = (problem: Problem): Fault => ({ kind: 'door', problem });
const valueOf = (read: TypedValue | undefined): number | undefined => (read?.ok ? read.value : undefined);

/** Which field a fault of the uncertainty belongs to, by the door's key. */
const FIELD_OF_OPTION: Readonly<Record<string, Instrument>> = { acc_t: 'probe', acc_p: 'grade', fs: 'fullScale' };

const scales = new Map<string, RulerScale>();
const KEPT = 8;

/** Has a scale at hand, the last few of them: computing one takes a phone a sixth of a second. */
export function keepScale(fluid: string, scale: RulerScale): void {
  scales.set(fluid, scale);
  const [oldest] = scales.keys();
  if (scales.size > KEPT && oldest !== undefined) scales.delete(oldest);
}

function scaleOf(fluid: string): RulerScale | Problem | undefined {
  const known = scales.get(fluid);
  if (known) return known;
  const outcome = askNow('rulerScale', fluid);
  if (outcome === undefined) return undefined;
  if (!outcome.ok) return outcome.problem;
  keepScale(fluid, outcome.result);
  return outcome.result;
}

const isProblem = (value: RulerScale | Problem): value is Problem => 'code' in value;

/** What is measured, judged; the kept one stays, marked, while its fields are being corrected. */
function judged(asked: RulerAsked, pressure: number, critical: number, before: RulerAnswer) {
  const { measured, instruments } = asked;
  const none = { measured: null, measure: null, reading: null, uncertainty: null, fullScale: null };
  const { fluid: fluidBefore, saturation: _saturation, ...partBefore } = before;
  const kept = fluidBefore === asked.fluid ? partBefore : none;
  const faults: Partial<Record<FieldKey, Fault>> = {};
  const withMeasured = (fault: Fault): Faults => ({ ...faults, measured: fault });
  for (const key of INSTRUMENTS) {
    const fault = faultOf(instruments[key]);
    if (fault) faults[key] = fault;
  }
  if (measured === undefined) return { part: none, isStale: false, faults };
  if (!measured.ok)
    return { part: kept, isStale: true, faults: withMeasured({ kind: 'text', reason: measured.reason }) };
  const outcome = askNow('rulerMeasure', asked.fluid, pressure, measured.value);
  if (outcome === undefined) return undefined;
  if (!outcome.ok) return { part: kept, isStale: true, faults: withMeasured(refusedBy(outcome.problem)) };
  const { t_dew: dew, t_bubble: bubble } = outcome.result;
  const reading = readingOfPipe(measured.value, { dew, bubble, critical }, asked.pipe);
  const answered = { ...none, measured: measured.value, measure: outcome.result, reading };
  if (reading === 'asked') return { part: answered, isStale: false, faults };
  const against = reading === 'superheat' || reading === 'wet' ? 'superheat' : 'subcooling';
  const fullScale = valueOf(instruments.fullScale) ?? likelyFullScale(against, pressure - asked.atmosphere);
  const [acc_t, acc_p] = [valueOf(instruments.probe), valueOf(instruments.grade)];
  const doubt = askNow('readingUncertainty', asked.fluid, pressure, against, {
    fs: fullScale,
    ...(acc_t === undefined ? {} : { acc_t }),
    ...(acc_p === undefined ? {} : { acc_p }),
  });
  if (doubt && !doubt.ok) {
    const key = FIELD_OF_OPTION[doubt.problem.field ?? ''];
    if (key) faults[key] = refusedBy(doubt.problem);
  }
  return {
    part: { ...answered, uncertainty: doubt?.ok ? doubt.result : null, fullScale },
    isStale: false,
    faults,
  };
}

/**
 * What is shown of what is asked: its answer, or the last one, marked, and what is wrong where.
 * Undefined until the doors are ready.
 */
export function shownOf(asked: RulerAsked, { scale: last, answer: before }: RulerShown): RulerShown | undefined {
  const known = scaleOf(asked.fluid);
  if (known === undefined) return undefined;
  const scale = isProblem(known) ? last : known;
  const stale = (faults: Faults, above?: AboveCritical): RulerShown => ({
    scale,
    answer: before,
    isStale: true,
    isMeasureStale: true,
    faults,
    above,
  });
  if (isProblem(known)) return stale({ fluid: refusedBy(known) });
  const { side, lead, measured, altitude } = asked;
  const faults: Partial<Record<FieldKey, Fault>> = {};
  if (!altitude.ok) faults.altitude = { kind: 'text', reason: altitude.reason };
  else if (!isAltitudeKnown(altitude.value))
    faults.altitude = refusedBy({ code: 'E_RANGE', field: 'altitude', values: { ...ALTITUDES, unit: 'm' } });
  if (!lead.ok) return stale({ ...faults, lead: { kind: 'text', reason: lead.reason } });
  const outcome =
    side === 'pressure'
      ? askNow('rulerSaturation', asked.fluid, 'P', lead.value, 'dew')
      : askNow('rulerSaturation', asked.fluid, 'T', lead.value, side);
  if (outcome === undefined) return undefined;
  const { critical } = scale;
  if (!outcome.ok) {
    const isPressure = side === 'pressure';
    const isAbove = lead.value > (isPressure ? critical.p : critical.t);
    return stale(
      { ...faults, lead: refusedBy(outcome.problem) },
      isAbove ? { pressure: isPressure ? lead.value : undefined, measured: valueOf(measured) } : undefined,
    );
  }
  const measure = judged(asked, outcome.result.P, critical.t, before);
  if (measure === undefined) return undefined;
  return {
    scale,
    answer: { fluid: asked.fluid, saturation: outcome.result, ...measure.part },
    isStale: false,
    isMeasureStale: measure.isStale,
    faults: { ...faults, ...measure.faults },
  };
}
