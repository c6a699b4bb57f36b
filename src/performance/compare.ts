/** A measured performance beside the plate of the machine, or beside an earlier visit. */
import { Arguments } from '../circuit/arguments.ts';
import { COVERAGE, RECTANGULAR } from '../diagnosis/readings/uncertainty.ts';
import { kelvinFromCelsius } from '../quantities/si.ts';
import type { ComparedVerdict } from './codes.ts';
import type { Mode } from './measured/request.ts';
import { MODES, POWERS } from './measured/request.ts';
import type { PerformanceOutcome, PerformanceWarning } from './outcome.ts';
import { answerOf, refuse } from './outcome.ts';

/** K between the medium and the refrigerant, on the hot side and on the cold one of air or of a liquid. */
const APPROACH = { hot: 3, air: 8, liquid: 4 } as const;
/** Share per kelvin, and of a plate, by which a figure carried to another régime may be off. */
const PER_KELVIN = 0.006;
const PLATE = 0.03;
/** What two visits with the same instruments have in common. */
const SAME_INSTRUMENTS = 0.6;
/** Sum of both distances, K, from which the comparison is rough. */
const FAR = 15;
const PERCENT = 100;
/** Verification tolerance of a declared figure, %. */
const PLATE_TOLERANCE = 8;

export interface ComparedPerformance {
  /** The reference carried to the régime that was measured. */
  readonly expected: number;
  /** %, of ln(measured/expected), with its expanded uncertainty. */
  readonly difference: number;
  readonly U: number;
  readonly verdict: ComparedVerdict;
  readonly warnings: readonly PerformanceWarning[];
}

interface Performance {
  readonly value: number;
  readonly U: number | undefined;
  readonly hot: number;
  readonly cold: number;
  readonly boundary: (typeof POWERS)[number];
}

function performanceFrom(group: Arguments): Performance {
  const hot = group.number('t_hot', { min: -40, max: 120, unit: 'degC' });
  const cold = group.number('t_cold', { min: -60, max: 90, unit: 'degC' });
  return {
    ...{ hot, cold },
    value: group.number('value', { above: 0, max: 100 }),
    U: group.optionalNumber('U', { above: 0, max: 100 }),
    boundary: group.choice('boundary', POWERS),
  };
}

/** COP, or EER, of a Carnot machine between the refrigerant temperatures these media make. E_RANGE where there is none. */
function carnot({ hot, cold }: Performance, mode: Mode, isAir: boolean, field: string): number {
  const T_hot = kelvinFromCelsius(hot + APPROACH.hot);
  const T_cold = kelvinFromCelsius(cold - (isAir ? APPROACH.air : APPROACH.liquid));
  if (T_hot - T_cold < 1) refuse('E_RANGE', field, { max: hot, unit: 'degC' });
  return (mode === 'heating' ? T_hot : T_cold) / (T_hot - T_cold);
}

/**
 * What is measured beside a reference: a plate (`value` at t_hot, t_cold, °C, with `plate_tolerance` 8 %) or an earlier
 * visit (its `U`). The reference is carried by the ratio of Carnot figures, 3 K over the hot medium and 8 K (`cold_medium`
 * air) or 4 K under the cold one. Within 2 u it is P_COMPATIBLE. Both must have one boundary, compressor or unit: E_BOUNDARY.
 * Problems: E_BOUNDARY; E_MISSING, E_NUMBER, E_RANGE, E_MODE with their key ('measured.value'). Never throws.
 */
export function comparePerformance(request: unknown): PerformanceOutcome<ComparedPerformance> {
  return answerOf(() => {
    const asked = new Arguments(request);
    const mode = asked.choice('mode', MODES, 'heating');
    const isAir = asked.optionalText('cold_medium') === undefined || asked.text('cold_medium').toLowerCase() === 'air';
    const measured = performanceFrom(asked.group('measured'));
    const reference = performanceFrom(asked.group('reference'));
    if (measured.U === undefined) return refuse('E_MISSING', 'measured.U');
    if (measured.boundary !== reference.boundary)
      refuse('E_BOUNDARY', 'reference.boundary', { measured: measured.boundary, reference: reference.boundary });
    const isPlate = reference.U === undefined;
    const carried =
      carnot(measured, mode, isAir, 'measured.t_cold') / carnot(reference, mode, isAir, 'reference.t_cold');
    const expected = reference.value * carried;
    const tolerance = asked.number('plate_tolerance', { default: PLATE_TOLERANCE, above: 0, max: 50, unit: '%' });
    const own = measured.U / COVERAGE / measured.value;
    const other =
      reference.U === undefined ? tolerance / PERCENT / RECTANGULAR : reference.U / COVERAGE / reference.value;
    const distance = Math.abs(measured.hot - reference.hot) + Math.abs(measured.cold - reference.cold);
    const carrying = (PER_KELVIN * distance + (isPlate ? PLATE : 0)) / RECTANGULAR;
    const rho = asked.flag('same_instruments', false) && !isPlate ? SAME_INSTRUMENTS : 0;
    const u = Math.sqrt(own ** 2 + other ** 2 - 2 * rho * own * other + carrying ** 2);
    const difference = Math.log(measured.value / expected);
    const isWithin = Math.abs(difference) <= COVERAGE * u;
    return {
      expected,
      difference: PERCENT * (Math.exp(difference) - 1),
      U: PERCENT * COVERAGE * u,
      verdict: isWithin ? 'P_COMPATIBLE' : difference < 0 ? 'P_BELOW' : 'P_ABOVE',
      warnings: distance > FAR ? [{ code: 'W_FAR', values: { d: distance } }] : [],
    };
  });
}
