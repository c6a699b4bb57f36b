/** Symptoms: how far each reading lies from what is expected, as a level from -2 to 2 with its confidence. */
import { DIRECT_EXPECTED, EXPECTED, LOW_HEAD, RECEIVER, SCORING, SYMPTOM_WEIGHTS } from '../data/signatures.ts';
import type { SymptomKey } from '../data/signatures.ts';
import type { Derived, ReadingUncertainties } from '../readings/derived.ts';
import { COVERAGE } from '../readings/uncertainty.ts';
import type { Visit } from '../readings/visit.ts';
import type { Expectation } from './expected.ts';
import { condensingExpected, evaporatingExpected, subcoolingExpected, superheatExpected } from './expected.ts';

export interface Symptom {
  readonly level: number;
  /** Weight, less for what a receiver hides. */
  readonly weight: number;
  /** 1 where the reading is sharp, less where its uncertainty is of the tolerance's size. */
  readonly confidence: number;
  /** What was measured and expected, where the level comes from a figure. */
  readonly measured?: number;
  readonly expected?: Expectation;
}
export type Symptoms = ReadonlyMap<SymptomKey, Symptom>;

const { dead_band: DEAD_BAND, max_level: MAX_LEVEL } = SCORING;
/** Levels below which a sign of load or head is none. */
const SHOWS = 0.5;
/** Isentropic efficiencies a machine can have. */
const ETA = { min: 0.2, max: 1.05 } as const;

/** sign(z)·min(2, max(0, |z| − 0.5)) of a deviation in tolerances. */
export const levelOf = (z: number): number => Math.sign(z) * Math.min(MAX_LEVEL, Math.max(0, Math.abs(z) - DEAD_BAND));

const confidenceOf = (tol: number, u: number): number => tol ** 2 / (tol ** 2 + u ** 2);

/** A figure against what is expected of it. @param u standard uncertainty of the figure */
function compared(key: SymptomKey, measured: number, expected: Expectation, u: number, factor = 1): Symptom {
  return {
    level: levelOf((measured - expected.value) / expected.tol),
    weight: SYMPTOM_WEIGHTS[key] * factor,
    confidence: confidenceOf(expected.tol, u),
    measured,
    expected,
  };
}

/** The level of an impossible state, 0 to 2: superheat or subcooling below zero, an efficiency no compressor has. */
export function impossibleLevel(derived: Derived): number {
  const { superheat, subcooling, u_superheat = 0, u_subcooling = 0, eta_is } = derived;
  const below = (value: number | undefined, U: number): number =>
    value !== undefined && value < -(1 + (2 * U) / COVERAGE) ? 2 : 0;
  const odd = eta_is !== undefined && (eta_is < ETA.min || eta_is > ETA.max) ? 1 : 0;
  return Math.min(MAX_LEVEL, below(superheat, u_superheat) + below(subcooling, u_subcooling) + odd);
}

/** Every symptom the readings tell. */
export function symptomsOf(visit: Visit, derived: Derived, u: ReadingUncertainties): Symptoms {
  const { figures, application } = visit;
  const expected = EXPECTED[application];
  const found = new Map<SymptomKey, Symptom>();
  const add = (
    key: SymptomKey,
    measured: number | undefined,
    wanted: Expectation | null | undefined,
    spread: number,
    factor = 1,
  ): void => {
    if (measured !== undefined && wanted) found.set(key, compared(key, measured, wanted, spread, factor));
  };
  const air = (own: number | undefined, spread: number): number =>
    own === undefined ? Math.hypot(spread, u.probe) : spread;
  const difference = (one: number | undefined, other: number | undefined): number | undefined =>
    one === undefined || other === undefined ? undefined : one - other;
  const both = Math.SQRT2 * u.probe;
  add('T0', derived.t0m, evaporatingExpected(visit), air(figures.exp_t0, u.t0));
  add('TK', derived.tkm, condensingExpected(visit), air(figures.exp_tk, u.tk));
  add('SH', derived.superheat, superheatExpected(visit), Math.hypot(u.probe, u.t0));
  const factor = visit.receiver ? RECEIVER.weight_factor : 1;
  add('SC', derived.subcooling, subcoolingExpected(visit), Math.hypot(u.probe, u.tk), factor);
  add('DTE', difference(figures.te_in, figures.te_out), expected.DTE, both);
  add('DTC', difference(figures.tc_out, figures.tc_in), expected.DTC, both);
  add('ETA', derived.eta_is, expected.eta, 0);
  add('PW', powerDeviation(figures), DIRECT_EXPECTED.PW, 0);
  add('SCX', derived.subcooling_valve, DIRECT_EXPECTED.SCX, Math.hypot(u.probe, u.tk));
  add('DLL', difference(figures.t_before_drier, figures.t_after_drier), DIRECT_EXPECTED.DLL, u.probe);
  add('DPS', derived.dps, DIRECT_EXPECTED.DPS, u.t0);
  add('NCT', derived.nct, DIRECT_EXPECTED.NCT, u.probe);
  add('OSC', figures.osc, DIRECT_EXPECTED.OSC, u.probe);
  add('D4V', difference(figures.t_4v_out, figures.t_4v_in), DIRECT_EXPECTED.D4V, u.probe);
  addSeen(found, figures);
  addContext(found, visit, derived, u);
  return found;
}

/** Power or current against nominal, %. */
function powerDeviation({ power_meas, power_nom, current_meas, current_nom }: Visit['figures']): number | undefined {
  const ratio = (measured: number | undefined, nominal: number | undefined): number | undefined =>
    measured === undefined || nominal === undefined ? undefined : 100 * (measured / nominal - 1);
  return ratio(power_meas, power_nom) ?? ratio(current_meas, current_nom);
}

const typed = (key: SymptomKey, level: number): Symptom => ({ level, weight: SYMPTOM_WEIGHTS[key], confidence: 1 });

/** What was seen and typed as a level. */
function addSeen(found: Map<SymptomKey, Symptom>, figures: Visit['figures']): void {
  const seen = { VOY: figures.sight, ICE: figures.ice, WET: figures.wet, OIL: figures.oil };
  for (const key of Object.keys(seen) as (keyof typeof seen)[]) {
    const level = seen[key];
    if (level !== undefined) found.set(key, typed(key, level));
  }
}

/** Load, head and impossible states: they enter only where they show. */
function addContext(found: Map<SymptomKey, Symptom>, visit: Visit, derived: Derived, u: ReadingUncertainties): void {
  const { figures, application } = visit;
  const load = EXPECTED[application].te_in;
  if (figures.te_in !== undefined && load) {
    const symptom = compared('LOAD', figures.te_in, load, u.probe);
    if (Math.abs(symptom.level) >= SHOWS) found.set('LOAD', symptom);
  }
  if (derived.tkm !== undefined && !LOW_HEAD.not_for.includes(application)) {
    const level = levelOf(Math.min(0, (derived.tkm - LOW_HEAD.min) / LOW_HEAD.tol));
    if (Math.abs(level) >= SHOWS) found.set('TKA', typed('TKA', level));
  }
  const impossible = impossibleLevel(derived);
  if (impossible > 0) found.set('IMP', typed('IMP', impossible));
}
