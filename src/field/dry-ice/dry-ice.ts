/** The door: CO2 below its triple point. °C, bar absolute, kJ/kg, kg/m³, kJ/(kg K), kg, litres. */
import { Arguments } from '../../circuit/arguments.ts';
import type { OutcomeOf, ProblemOf, Values } from '../../circuit/outcome.ts';
import { isEngineFault, outcomeOf, Refusal, stateOrNone } from '../../circuit/outcome.ts';
import type { Engine, State } from '../../engine/types.ts';
import { atmosphericPressureFromAltitude } from '../../physics/atmosphere.ts';
import {
  barFromPascal,
  celsiusFromKelvin,
  kelvinFromCelsius,
  kiloFromBase,
  pascalFromBar,
} from '../../quantities/si.ts';
import { CarbonDioxide } from './carbon-dioxide.ts';
import type { DryIceProblemCode, DryIceWarningCode } from './codes.ts';
import { contentOf, liquidAndVapour, ventedVessel } from './vessel.ts';

export type DryIceProblem = ProblemOf<DryIceProblemCode>;
export type DryIceOutcome<T> = OutcomeOf<T, DryIceProblem>;

/** The sublimation line at a temperature or a pressure. */
export interface SublimationPoint {
  readonly t: number;
  readonly p: number;
  readonly latent: number;
  readonly h_solid: number;
  readonly h_vapour: number;
  readonly rho_solid: number;
  readonly rho_vapour: number;
  readonly cp_solid: number;
}

/** An expansion at constant enthalpy. Shares of the mass. */
export interface Expansion {
  readonly t_start: number;
  readonly p_start: number;
  readonly h: number;
  readonly p_end: number;
  readonly solid: number;
  readonly liquid: number;
  readonly vapour: number;
  /** kg/min; null without a flow. */
  readonly solid_mass_rate: number | null;
  /** The largest share of solid on the way, where a line blocks. */
  readonly solid_triple: number;
  readonly t_end: number;
  readonly warnings: readonly DryIceWarningCode[];
}

/** A vessel vented from its vapour space. */
export interface VentedVessel {
  readonly p_start: number;
  readonly liquid_start: number;
  /** At the triple point, where the end lies below. */
  readonly mass_at_triple?: number;
  readonly liquid_at_triple?: number;
  readonly frozen_share?: number;
  readonly mass_end: number;
  readonly solid: number;
  readonly liquid: number;
  readonly t_end: number;
  /** Solid at the end, of the charge. */
  readonly solid_share?: number;
}

export interface Answers {
  readonly line: SublimationPoint;
  readonly expand: Expansion;
  readonly vessel: VentedVessel;
}
type Ask = keyof Answers;
const ASKS: readonly Ask[] = ['line', 'expand', 'vessel'];
const FROM = ['liquid', 'vapour'] as const;

/** Below this steel and seals are to be looked at, °C. */
const COLD_STEEL = -40;

function refuse(code: DryIceProblemCode, field: string, values: Values = {}): never {
  throw new Refusal<DryIceProblem>({ code, field, values });
}

/** What the engine answers; where it has none the state of the field is impossible. */
function possible<T>(field: string, ask: () => T): T {
  return stateOrNone(ask) ?? refuse('E_START', field);
}

function linePoint(asked: Arguments, co2: CarbonDioxide): SublimationPoint {
  const { Tmin, Tmax } = co2.line;
  const limits = { min: celsiusFromKelvin(Tmin), max: celsiusFromKelvin(Tmax) };
  const given = asked.has('t') || !asked.has('p') ? 't' : 'p';
  const value = asked.number(given);
  const isT = given === 't';
  const top = isT ? Tmax : co2.triple.P;
  const low = isT ? Tmin : co2.leastP;
  const si = isT ? kelvinFromCelsius(value) : pascalFromBar(value);
  // A limit typed as it is shown may lie a rounding beyond itself.
  if (!(si >= low * (1 - 1e-6) && si <= top * (1 + 1e-6))) refuse('E_SUBRANGE', given, limits);
  const at = Math.min(Math.max(si, low), top);
  const { T, P, solid, vapour, latent } = isT ? co2.onLine(at) : co2.onLineAtPressure(at);
  return {
    t: celsiusFromKelvin(T),
    p: barFromPascal(P),
    latent: kiloFromBase(latent),
    h_solid: kiloFromBase(solid.h),
    h_vapour: kiloFromBase(vapour.h),
    rho_solid: solid.rho,
    rho_vapour: vapour.rho,
    cp_solid: kiloFromBase(solid.cp),
  };
}

/** Where an expansion begins: saturated by its temperature or pressure, or of both. */
function startOf(asked: Arguments, { fluid }: CarbonDioxide): State {
  const from = asked.optionalChoice('from', FROM);
  if (from !== undefined && !(asked.has('t') && asked.has('p'))) {
    const field = asked.has('t') ? 't' : 'p';
    const value = asked.number(field);
    const at = field === 't' ? { T: kelvinFromCelsius(value) } : { P: pascalFromBar(value) };
    const saturation = possible(field, () => fluid.saturation(at));
    return from === 'liquid' ? saturation.bubble : saturation.dew;
  }
  const [t, p] = [asked.number('t'), asked.number('p', { above: 0, unit: 'bar' })];
  return possible('t', () => fluid.state({ T: kelvinFromCelsius(t), P: pascalFromBar(p) }, { extrapolate: t < 0 }));
}

/** Where it ends, Pa: asked, or the atmosphere of the altitude. */
function endOf(asked: Arguments, P_start: number, co2: CarbonDioxide): number {
  const altitude = asked.number('altitude', { default: 0, min: -500, max: 9000, unit: 'm' });
  const asked_p = asked.optionalNumber('p_end', { above: 0, unit: 'bar' });
  const P = asked_p === undefined ? atmosphericPressureFromAltitude(altitude) : pascalFromBar(asked_p);
  const field = asked_p === undefined ? 'altitude' : 'p_end';
  if (P > P_start) refuse('E_ENDPRESSURE', field, { start: barFromPascal(P_start), p: barFromPascal(P) });
  if (P < co2.leastP * (1 - 1e-9))
    refuse('E_SUBRANGE', field, { min: celsiusFromKelvin(co2.line.Tmin), max: celsiusFromKelvin(co2.line.Tmax) });
  return P;
}

interface Shares {
  readonly solid: number;
  readonly liquid: number;
  readonly T: number;
}

/** Above the triple pressure: liquid and vapour as usual. */
function wetEnd({ fluid }: CarbonDioxide, h: number, P: number): Shares {
  const { Q, T, phase } = possible('p_end', () => fluid.state({ P, H: h }));
  return { solid: 0, liquid: Q === undefined ? (phase === 'liquid' ? 1 : 0) : 1 - Q, T };
}

/** Below it: solid and vapour, or vapour that is warmer than the line. [eq. C4] */
function dryEnd(co2: CarbonDioxide, h: number, P: number): Shares {
  const { T, vapour, latent } = co2.onLineAtPressure(P);
  const solid = (vapour.h - h) / latent;
  if (solid > 0) return { solid, liquid: 0, T };
  return { solid: 0, liquid: 0, T: possible('p_end', () => co2.vapourTemperature(P, h, T)) };
}

function expansion(asked: Arguments, co2: CarbonDioxide): Expansion {
  const start = startOf(asked, co2);
  const P_end = endOf(asked, start.P, co2);
  const flow = asked.optionalNumber('flow', { min: 0 });
  const isDry = P_end <= co2.fluid.triple.P;
  const { solid, liquid, T } = isDry ? dryEnd(co2, start.H, P_end) : wetEnd(co2, start.H, P_end);
  const share = (co2.triple.vapour.h - start.H) / co2.triple.latent;
  // A vapour that is already below does not pass it.
  const solid_triple = isDry && start.P > co2.triple.P ? Math.min(Math.max(share, 0), 1) : 0;
  const t_end = celsiusFromKelvin(T);
  const isLiquid = start.phase === 'liquid' || start.phase === 'saturated-liquid';
  const says: Readonly<Record<DryIceWarningCode, boolean>> = {
    W_TRIPLE: isDry,
    W_DRYICE: solid_triple > 0,
    W_RELIEF_LIQUID: isLiquid && solid_triple > 0,
    W_STEEL: t_end < COLD_STEEL,
  };
  return {
    t_start: celsiusFromKelvin(start.T),
    p_start: barFromPascal(start.P),
    h: kiloFromBase(start.H),
    p_end: barFromPascal(P_end),
    solid,
    liquid,
    vapour: 1 - solid - liquid,
    solid_mass_rate: flow === undefined ? null : 60 * flow * solid,
    solid_triple,
    t_end,
    warnings: (Object.keys(says) as DryIceWarningCode[]).filter((code) => says[code]),
  };
}

function vessel(asked: Arguments, co2: CarbonDioxide): VentedVessel {
  const T = kelvinFromCelsius(asked.number('t'));
  const volume = asked.number('volume_l', { above: 0, unit: 'L' }) / 1000;
  const charge = asked.number('charge_kg', { above: 0, unit: 'kg' });
  const pair = possible('t', () => liquidAndVapour(co2)(T));
  const density = charge / volume;
  if (!(density >= pair.vapour.rho && density <= pair.dense.rho))
    refuse('E_FILL', 'charge_kg', { min: volume * pair.vapour.rho, max: volume * pair.dense.rho });
  const P_end = endOf(asked, pair.P, co2);
  const { atTriple, frozenShare, end, isSolid, T: T_end } = ventedVessel(co2, T, volume, charge, P_end);
  return {
    p_start: barFromPascal(pair.P),
    liquid_start: contentOf(pair, charge, volume).dense,
    ...(atTriple && { mass_at_triple: atTriple.mass, liquid_at_triple: atTriple.dense }),
    ...(frozenShare !== undefined && { frozen_share: frozenShare }),
    mass_end: end.mass,
    solid: isSolid ? end.dense : 0,
    liquid: isSolid ? 0 : end.dense,
    t_end: celsiusFromKelvin(T_end),
    ...(isSolid && { solid_share: end.dense / charge }),
  };
}

const COMPUTED: { readonly [N in Ask]: (asked: Arguments, co2: CarbonDioxide) => Answers[N] } = {
  line: linePoint,
  expand: expansion,
  vessel,
};

const kept = new WeakMap<Engine, CarbonDioxide>();

function carbonDioxideOf(engine: Engine): CarbonDioxide {
  const known = kept.get(engine) ?? new CarbonDioxide(engine);
  kept.set(engine, known);
  return known;
}

/**
 * CO2 below its triple point, −56.558 °C and 5.18 bar.
 *
 * `ask`: `line` {t or p}, the sublimation line from −133.15 °C up; `expand` {from: liquid | vapour with t or p, or t and p;
 * p_end or altitude; flow kg/s}, an expansion at constant enthalpy, to the atmosphere where nothing is said; `vessel`
 * {t, volume_l, charge_kg; p_end or altitude}, a rigid vessel vented from its vapour space without heat from outside.
 * Equilibrium of pure CO2: no oil, water, air, kinetics or flow in a line. Vapour by Span and Wagner (1996), solid by Jäger and
 * Span (2012), line by eq. (3.12) of the first.
 *
 * @returns the answer, or the first problem with its field; it never throws on bad input
 */
export function dryIce(request: unknown, engine: Engine): DryIceOutcome<Answers[Ask]> {
  return outcomeOf<Answers[Ask], DryIceProblem>(() => {
    const asked = new Arguments(request);
    const ask = asked.choice('ask', ASKS);
    try {
      return COMPUTED[ask](asked, carbonDioxideOf(engine));
    } catch (error) {
      if (isEngineFault(error)) return refuse('E_START', 't');
      throw error;
    }
  });
}
