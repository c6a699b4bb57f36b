/** The gas cooler pressure at which a single-stage transcritical R744 cycle is most efficient. */
import type { Engine, Fluid } from '../../engine/types.ts';
import { Arguments } from '../arguments.ts';
import { fluidOf } from '../fluids.ts';
import type { Outcome, Warning } from '../outcome.ts';
import { outcomeOf, refuse, stateOrNone } from '../outcome.ts';
import type { CorrelationKey } from './correlations.ts';
import { correlatedPressures } from './correlations.ts';
import type { Duties, LowSide } from './cycle.ts';
import { dutiesBetween, isentropicEnthalpy, lowSide, objectiveOf, outletEnthalpy } from './cycle.ts';
import type { Request } from './read.ts';
import { readRequest } from './read.ts';
import { highestOf, scanPressures } from './search.ts';
import { SENSITIVITY_STEPS } from './steps.ts';
import {
  barFromPascal,
  baseFromKilo,
  celsiusFromKelvin,
  kelvinFromCelsius,
  kiloFromBase,
  pascalFromBar,
} from '../../quantities/si.ts';

export interface OptimumPoint {
  /** bar */
  readonly p_gc: number;
  readonly objective: number;
  readonly eer: number;
  readonly cop: number;
  readonly rend_is: number;
  /** °C */
  readonly t_discharge: number;
  readonly x_f: number;
  /** kg/s */
  readonly mass_flow_s: number;
  /** kW */
  readonly power_compressor: number;
  readonly power_heat: number;
}

export interface CorrelationResult {
  /** bar */
  readonly p: number;
  /** Above the optimum, bar. */
  readonly gap: number;
  /** Loss of objective, %; null at or below the critical pressure, or without a cycle there. */
  readonly loss: number | null;
  readonly valid: boolean;
}

export interface HpOptimum {
  /** Gas cooler outlet, °C. */
  readonly t: number;
  /** bar */
  readonly p_evp: number;
  readonly optimum: OptimumPoint;
  /** The end of the pressure range the objective rises towards; null for an optimum inside. */
  readonly bound: 'p_min' | 'p_max' | null;
  /** The highest pressure whose discharge keeps to its limit, where the optimum does not. */
  readonly limited: OptimumPoint | null;
  /** The classic cycle condensing 1 K above the outlet, where there is one. */
  readonly subcritical: {
    readonly p_cdr: number;
    readonly eer: number;
    readonly cop: number;
    readonly t_discharge: number;
  } | null;
  /** Change of objective, %, by bar from the optimum: '-15' to '15'; null at or below critical. */
  readonly sensitivity: Readonly<Record<string, number | null>>;
  readonly correlations: Readonly<Record<CorrelationKey, CorrelationResult>>;
  /** The pressure the machine runs at now, where it was given. */
  readonly current: Omit<CorrelationResult, 'valid'> | null;
  /** Objective at each pressure of the scan; null without a cycle. */
  readonly curve: readonly { readonly p_gc: number; readonly objective: number | null }[];
  readonly warnings: readonly Warning[];
}

const FLUID = 'R744';
const PERCENT = 100;
/** Subcooling of the classic cycle it is compared with, K. */
const SUBCRITICAL_SUBCOOLING = 1;
/** K below critical where saturations end. */
const BELOW_CRITICAL = 0.05;
/** bar */
const LIMIT_RESOLUTION = 1e-4;

/** The cycle of one request at any gas cooler pressure. */
class PressureCurve {
  readonly low: LowSide;
  private readonly fluid: Fluid;
  private readonly request: Request;

  constructor(fluid: Fluid, request: Request) {
    this.fluid = fluid;
    this.request = request;
    this.low = lowSide(fluid, request.te, request);
  }

  duties(p: number): Duties | undefined {
    const { fluid, request, low } = this;
    return dutiesBetween(low, request, p, isentropicEnthalpy(fluid, low, p), outletEnthalpy(fluid, request.t, p));
  }

  objective(p: number): number {
    return objectiveOf(this.duties(p), this.request);
  }

  /** Discharge temperature, °C. */
  discharge(p: number, { discharge }: Duties): number {
    return celsiusFromKelvin(this.fluid.state({ P: pascalFromBar(p), H: discharge }).T);
  }

  /** Change of objective from `reference`, %; null at or below critical, or without a cycle. */
  change(p: number, reference: number): number | null {
    if (p <= barFromPascal(this.fluid.critical.P)) return null;
    const value = stateOrNone(() => this.objective(p)) ?? -Infinity;
    return value === -Infinity ? null : (value / reference - 1) * PERCENT;
  }

  point(p: number): OptimumPoint | null {
    const duties = this.duties(p);
    if (duties === undefined) return null;
    const { bubble, dew } = this.low.evaporating;
    const expanded = this.low.g.H - duties.cold;
    const flow = baseFromKilo(this.request.power_cold) / duties.cold;
    return {
      p_gc: p,
      objective: objectiveOf(duties, this.request),
      eer: duties.cold / duties.work,
      cop: duties.heat / duties.work,
      rend_is: duties.efficiency,
      t_discharge: this.discharge(p, duties),
      x_f: Math.max(0, (expanded - bubble.H) / (dew.H - bubble.H)),
      mass_flow_s: flow,
      power_compressor: kiloFromBase(flow * duties.work),
      power_heat: kiloFromBase(flow * duties.heat),
    };
  }

  /** The highest pressure up to `p_high` whose discharge is not above the limit; undefined where none is. */
  limitedPressure(p_high: number): number | undefined {
    const { p_min, t_ref } = this.request;
    const isCool = (p: number): boolean => {
      const duties = this.duties(p);
      return duties !== undefined && this.discharge(p, duties) <= t_ref;
    };
    if (!isCool(p_min)) return undefined;
    let [low, high] = [p_min, p_high];
    while (high - low > LIMIT_RESOLUTION) {
      const middle = (low + high) / 2;
      if (isCool(middle)) low = middle;
      else high = middle;
    }
    return low;
  }
}

function subcriticalOf(fluid: Fluid, request: Request, low: LowSide): HpOptimum['subcritical'] {
  const T = kelvinFromCelsius(request.t);
  const condensingT = T + SUBCRITICAL_SUBCOOLING;
  if (condensingT > fluid.critical.T - BELOW_CRITICAL) return null;
  const { P } = fluid.saturation({ T: condensingT }).dew;
  const p = barFromPascal(P);
  const duties = dutiesBetween(low, request, p, fluid.state({ P, S: low.a.S }).H, fluid.state({ P, T }).H);
  if (duties === undefined) return null;
  return {
    p_cdr: p,
    eer: duties.cold / duties.work,
    cop: duties.heat / duties.work,
    t_discharge: celsiusFromKelvin(fluid.state({ P, H: duties.discharge }).T),
  };
}

/** How far a pressure is from the optimum, and what it costs. */
function besideOptimum(curve: PressureCurve, p: number, optimum: OptimumPoint): Omit<CorrelationResult, 'valid'> {
  const change = curve.change(p, optimum.objective);
  return { p, gap: p - optimum.p_gc, loss: change === null ? null : -change };
}

function correlationsOf(curve: PressureCurve, request: Request, optimum: OptimumPoint): HpOptimum['correlations'] {
  const results = Object.entries(correlatedPressures(request)).map(
    ([key, { p, valid }]) => [key, { ...besideOptimum(curve, p, optimum), valid }] as const,
  );
  return Object.fromEntries(results) as HpOptimum['correlations'];
}

function warningsOf(result: Omit<HpOptimum, 'warnings'>, { t_ref }: Request): readonly Warning[] {
  const { optimum, bound, subcritical } = result;
  return [
    ...(bound === null ? [] : [{ code: 'W_BOUND' as const, values: { p: optimum.p_gc } }]),
    ...(optimum.t_discharge > t_ref ? [{ code: 'W_TREF' as const, values: { t: optimum.t_discharge, r: t_ref } }] : []),
    ...(subcritical === null ? [] : [{ code: 'W_SUBC' as const }]),
  ];
}

/**
 * The gas cooler pressure of the highest EER or COP of a single-stage transcritical R744 cycle, beside
 * published correlations.
 *
 * @param input temp_evp °C (-10), mode_tgc t_out_gc or ambient, t_out_gc °C (35), t_amb °C (32),
 *   approach K (3), surch_evp K (5), surch_la K (0), eta_model constant, linear or cubic, rend_is
 *   (0.7), objective eer or cop, p_min and p_max bar (74.5 and 130), t_ref °C (140), power_cold kW (10);
 *   p_gc bar, the pressure it runs at now, may be left out
 *
 * Scan by half a bar, then golden section to a thousandth. W_BOUND where the objective still rises at
 * an end of the range; W_TREF above the discharge limit, with the highest pressure that keeps to it;
 * W_SUBC where a classic cycle is possible.
 *
 * Problems: E_MISSING, E_NUMBER, E_MODE, E_RANGE with their key; E_Q0 where no pressure cools.
 */
export function hpOptimum(input: unknown, engine: Engine): Outcome<HpOptimum> {
  return outcomeOf(() => {
    const fluid = fluidOf(engine, FLUID, 'fluid');
    const request = readRequest(new Arguments(input), fluid);
    const curve = new PressureCurve(fluid, request);
    const pressures = scanPressures(request.p_min, request.p_max);
    const values = pressures.map((p) => curve.objective(p));
    const highest = highestOf((p) => curve.objective(p), pressures, values) ?? refuse('E_Q0');
    const optimum = curve.point(highest.p) ?? refuse('E_Q0');
    const limitedP = optimum.t_discharge > request.t_ref ? curve.limitedPressure(optimum.p_gc) : undefined;
    const result: Omit<HpOptimum, 'warnings'> = {
      t: request.t,
      p_evp: barFromPascal(curve.low.evaporating.dew.P),
      optimum,
      bound: highest.bound,
      limited: limitedP === undefined ? null : curve.point(limitedP),
      subcritical: subcriticalOf(fluid, request, curve.low),
      sensitivity: Object.fromEntries(
        SENSITIVITY_STEPS.map((step) => [String(step), curve.change(optimum.p_gc + step, optimum.objective)]),
      ),
      correlations: correlationsOf(curve, request, optimum),
      current: request.p_gc === undefined ? null : besideOptimum(curve, request.p_gc, optimum),
      curve: pressures.map((p_gc, i) => {
        const value = values[i] ?? -Infinity;
        return { p_gc, objective: value === -Infinity ? null : value };
      }),
    };
    return { ...result, warnings: warningsOf(result, request) };
  });
}
