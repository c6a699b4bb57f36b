/** What is left of a blend after a leak and its top-ups, and whether it may be topped up. */
import type { Engine } from '../../engine/types.ts';
import { isEngineFault, outcomeOf, Refusal } from '../../circuit/outcome.ts';
import { celsiusFromKelvin } from '../../quantities/si.ts';
import type { LeakVerdict } from '../codes.ts';
import { LEAK_VERDICTS } from '../codes.ts';
import type { FieldOutcome, FieldProblem } from '../outcome.ts';
import { refuseField } from '../outcome.ts';
import type { Fractions, Masses } from './content.ts';
import { Blend, fractionsOf, totalOf } from './content.ts';
import type { Drained } from './drain.ts';
import { drained } from './drain.ts';
import { byComponent, massPercentOf, Yardstick } from './drift.ts';
import { endlessComposition } from './endless.ts';
import type { LeakRequest } from './read.ts';
import { MOST_TIMES, readLeak } from './read.ts';
import { restError, restOf } from './rest.ts';
import type { Drift, Leak, LeakStage, Limit, Nominal, PathPoint, Round } from './result.ts';
import { rulerError, verdictOf, warningsOf } from './verdict.ts';

const LITRES = 1000;

/** Rounds that the search of what endless ones tend to may take, beside those it knows. */
const USUAL_SEARCH = 8;

export interface LeakProgress {
  readonly done: number;
  readonly total: number;
}
type Steps<T> = Generator<LeakProgress, T>;

/** One loss and, where there is one, its top-up. */
interface Turn {
  readonly before: Masses;
  readonly after: Drained;
  /** Undefined without a top-up. */
  readonly full: Masses | undefined;
}

const less = (one: Masses, other: Masses): Masses => one.map((mass, i) => mass - (other[i] ?? 0));
const more = (one: Masses, other: Masses): Masses => one.map((mass, i) => mass + (other[i] ?? 0));

/** The machine that leaks and is topped up, round after round. */
class Machine {
  readonly blend: Blend;
  readonly yardstick: Yardstick;
  readonly full: Masses;
  /** Composition of what is added; undefined where nothing is. */
  readonly added: Fractions | undefined;
  readonly turns: Turn[] = [];
  private readonly request: LeakRequest;
  private done = 0;
  /** Rounds at most, as far as one can say before. */
  private readonly most: number;

  constructor(request: LeakRequest, engine: Engine) {
    this.request = request;
    this.most = request.topUp === 'none' ? request.times + 1 : MOST_TIMES + USUAL_SEARCH;
    this.blend = new Blend(engine, request.fluid);
    this.yardstick = new Yardstick(this.blend, request, engine);
    this.full = this.yardstick.fractions.map((fraction) => fraction * request.charge);
    this.added = this.composition(request);
  }

  /** Of the top-up: the nominal blend, or the gas over it in the cylinder. */
  private composition({ topUp, fluid, cylinderT }: LeakRequest): Fractions | undefined {
    if (topUp === 'none') return undefined;
    if (topUp === 'liquid') return this.yardstick.fractions;
    const vapour = fluid.saturation({ T: cylinderT }).bubble.composition?.vapour;
    return vapour ?? this.yardstick.fractions;
  }

  /** @param isTold whether the way of it is told */
  turn(before: Masses, isTold = false): Turn {
    const { request, added } = this;
    const after = drained(this.blend, before, request.lost, request, isTold);
    return {
      before,
      after,
      full:
        added &&
        more(
          after.masses,
          added.map((fraction) => fraction * request.lost),
        ),
    };
  }

  /** Rounds until there are as many. E_LEAK, with the round that cannot be followed. */
  *rounds(count: number): Steps<void> {
    while (this.turns.length < count) {
      this.turns.push(this.turn(this.turns.at(-1)?.full ?? this.full, this.turns.length < this.request.times));
      yield this.step();
    }
  }

  /** Composition that endless rounds tend to. */
  *endless(): Steps<Fractions | undefined> {
    const { charge, lost } = this.request;
    const known = this.turns.flatMap(({ full }) => (full ? [fractionsOf(full)] : []));
    if (known.length === 0) return undefined;
    const round = (fractions: Fractions): Fractions => {
      const { full } = this.turn(fractions.map((fraction) => fraction * charge));
      return full === undefined ? fractions : fractionsOf(full);
    };
    const search = endlessComposition([this.yardstick.fractions, ...known], round, lost / charge);
    let found = search.next();
    while (!found.done) {
      yield this.step();
      found = search.next();
    }
    return found.value;
  }

  /** One more round: so many may come. */
  private step(): LeakProgress {
    this.done += 1;
    return { done: Math.min(this.done, this.most - 1), total: this.most };
  }

  stage(after: LeakStage['after'], k: number): LeakStage {
    const { request, blend } = this;
    const { names } = blend;
    const turn = this.turns[k - 1] as Turn;
    const masses = after === 'leak' ? turn.after.masses : (turn.full ?? turn.after.masses);
    const rest = restOf(blend, masses, request.volume, request.restT);
    const gone = less(turn.before, turn.after.masses);
    return {
      after,
      k,
      t: celsiusFromKelvin(after === 'leak' ? turn.after.T : request.restT),
      mass: totalOf(masses),
      kg: byComponent(names, masses),
      rest,
      dt_rest: restError(request.fluid, rest, request.restT),
      ...this.yardstick.drift(fractionsOf(masses)),
      ...(after === 'leak' && request.lost > 0 ? { lost: massPercentOf(names, fractionsOf(gone)) } : {}),
    };
  }

  path(last: LeakStage): Leak['path'] {
    const { names } = this.blend;
    const { times, lost } = this.request;
    const passed = this.turns.slice(0, times).flatMap(({ after }, round) =>
      after.way.map(({ overall, liquid, vapour, lost: gone }): PathPoint => ({
        k: round + 1,
        lost_total: round * lost + gone,
        massPercent: massPercentOf(names, overall),
        liquid: liquid && massPercentOf(names, liquid),
        vapour: massPercentOf(names, vapour),
      })),
    );
    if (last.after === 'leak') return passed;
    const { massPercent, rest } = last;
    return [...passed, { k: times, lost_total: times * lost, massPercent, liquid: rest.liquid, vapour: rest.vapour }];
  }

  nominal(): Nominal {
    const { fluid, volume, restT } = this.request;
    const rest = restOf(this.blend, this.full, volume, restT);
    return { ...this.yardstick.figures, rest, dt_rest: restError(fluid, rest, restT) };
  }

  balance(): Leak['balance'] {
    const { names } = this.blend;
    const nothing = names.map(() => 0);
    const turns = this.turns.slice(0, this.request.times);
    const lost = turns.reduce<Masses>((sum, { before, after }) => more(sum, less(before, after.masses)), nothing);
    const added = turns.reduce<Masses>(
      (sum, { after, full }) => (full ? more(sum, less(full, after.masses)) : sum),
      nothing,
    );
    const last = turns.at(-1);
    const of = (masses: Masses) => byComponent(names, masses);
    return {
      first_kg: of(this.full),
      lost_kg: of(lost),
      added_kg: of(added),
      left_kg: of(last?.full ?? last?.after.masses ?? this.full),
    };
  }
}

const isWithin = (verdict: LeakVerdict, most: LeakVerdict): boolean =>
  LEAK_VERDICTS.indexOf(verdict) <= LEAK_VERDICTS.indexOf(most);

/** Drifts of the rounds as far as they are asked for, each worked out once. */
class Drifts {
  private readonly machine: Machine;
  private readonly known = new Map<number, Drift>();

  constructor(machine: Machine) {
    this.machine = machine;
  }

  *of(k: number): Steps<Drift> {
    const known = this.known.get(k);
    if (known) return known;
    yield* this.machine.rounds(k);
    const { full, after } = this.machine.turns[k - 1] as Turn;
    const drift = this.machine.yardstick.drift(fractionsOf(full ?? after.masses));
    this.known.set(k, drift);
    return drift;
  }

  /** Top-ups in a row that keep a verdict; null where endless ones do, 10 where ten or more do. */
  *allowed(most: LeakVerdict, limit: Limit | null): Steps<number | null> {
    const isEndless = limit !== null && isWithin(verdictOf(limit), most);
    const rounds = isEndless ? this.machine.turns.length : MOST_TIMES;
    for (let k = 1; k <= rounds; k++) if (yield* this.isBeyond(k, most)) return k - 1;
    return isEndless ? null : MOST_TIMES;
  }

  private *isBeyond(k: number, most: LeakVerdict): Steps<boolean> {
    try {
      return !isWithin(verdictOf(yield* this.of(k)), most);
    } catch (error) {
      // What can no longer be followed, or set beside the blend, is beyond any verdict that allows a top-up.
      if (error instanceof Refusal) return true;
      throw error;
    }
  }
}

function* limitOf(machine: Machine): Steps<Limit | null> {
  const found = yield* machine.endless();
  if (found === undefined) return null;
  const { massPercent, dt_dew_evp, dt_bubble_cdr, capacity, points, gwp, flammable } = machine.yardstick.drift(found);
  return { massPercent, dt_dew_evp, dt_bubble_cdr, capacity, points, gwp, flammable };
}

const roundOf = (drift: Drift, k: number, lost: number): Round => ({
  k,
  lost_total: lost * k,
  massPercent: drift.massPercent,
  w: rulerError(drift),
  capacity: drift.capacity,
  points: drift.points,
  verdict: verdictOf(drift),
});

function* leakOf(request: LeakRequest, engine: Engine): Steps<Leak> {
  const machine = new Machine(request, engine);
  const { fluid, times, band, topUp } = request;
  yield* machine.rounds(times);
  const isToppedUp = topUp !== 'none';
  const nominal = machine.nominal();
  const ends = [...new Set([1, times])];
  const stages = ends.flatMap((k) => [machine.stage('leak', k), ...(isToppedUp ? [machine.stage('topup', k)] : [])]);
  const drifts = new Drifts(machine);
  const limit = isToppedUp ? yield* limitOf(machine) : null;
  const each: Drift[] = [];
  for (let k = 1; k <= times; k++) each.push(yield* drifts.of(k));
  const first = (isSo: (drift: Drift) => boolean): number | null => {
    const found = isToppedUp ? each.findIndex(isSo) : -1;
    return found < 0 ? null : found + 1;
  };
  const allowed = isToppedUp
    ? { topup: yield* drifts.allowed('V_TOPUP', limit), care: yield* drifts.allowed('V_TOPUP_CARE', limit) }
    : null;
  const last = stages.at(-1) as LeakStage;
  const warnings = warningsOf(request, nominal, stages);
  return {
    fluid: fluid.name,
    quality: fluid.quality,
    components: machine.blend.names,
    volume_l: request.volume * LITRES,
    volume_assumed: request.isVolumeAssumed,
    lost_kg: request.lost,
    nominal,
    ...(topUp === 'vapour' && machine.added ? { topup_vapour: massPercentOf(machine.blend.names, machine.added) } : {}),
    stages,
    path: machine.path(last),
    rounds: each.map((drift, i) => roundOf(drift, i + 1, request.lost)),
    topups_until: {
      kelvin: first((drift) => rulerError(drift) > band.kelvin),
      capacity: first(({ capacity }) => Math.abs(capacity) > band.capacity),
      points: first(({ points }) => points > band.points),
    },
    allowed,
    limit,
    verdict: {
      code: verdictOf(last),
      warnings: warnings.flatMap(({ code }) => (code === 'W_REPAIR' ? [] : [code])),
      subcooling_add: last.dt_bubble_cdr,
      superheat_take: last.dt_dew_evp,
      w: rulerError(last),
    },
    warnings,
    balance: machine.balance(),
  };
}

/** The same as `leak`, a round at a time, for a worker that shall hear a cancellation: each step says how far it is. */
export function* leakSteps(input: unknown, engine: Engine): Steps<FieldOutcome<Leak>> {
  try {
    return { ok: true, result: yield* leakOf(readLeak(input, engine), engine) };
  } catch (error) {
    return outcomeOf<Leak, FieldProblem>(() => {
      if (isEngineFault(error)) return refuseField('E_LEAK');
      throw error;
    });
  }
}

/**
 * What is left of a blend after a leak, as often as it is topped up: composition, pressures at rest and running, capacity,
 * efficiency, discharge, GWP and flammability beside nominal, and whether it may be topped up.
 *
 * @param input fluid (a blend of the list or a reference string), charge_kg, lost_kg or lost_share (0 to 0.95 of the
 *   charge, each time), volume_l (absent: the charge fills 30 % of it as liquid at 20 °C), t_rest °C (20), hole vapour, liquid
 *   or running, mode isothermal or adiabatic, topup liquid, vapour or none, t_cylinder °C (20), times 1 to 10, t_evp and
 *   t_cdr, mean temperatures °C (-10, 40), superheat K (5), subcooling K (2), rend_is (0.7), band.kelvin, band.capacity,
 *   band.points (0.5, 0.03, 2)
 * @returns pressures bar absolute, temperatures °C, differences K, kg, mass %, capacity and EER as a share of nominal
 *
 * Equilibrium in a rigid volume, Rayleigh's equation for what leaves, without oil, hold-up or a cylinder partly used. A
 * running circuit is taken to lose the composition of its charge.
 *
 * Problems: E_MISSING, E_NUMBER, E_MODE, E_RANGE, E_FLUID, E_COMP with their key; E_PURE of one component, E_LOST, E_FULL where
 * liquid fills the volume, E_LEAK where the equilibrium cannot be followed, E_FAR where what is
 * left has no saturation at the pressures of the nominal cycle; those of a simulation for the cycle compared.
 */
export function leak(input: unknown, engine: Engine): FieldOutcome<Leak> {
  const steps = leakSteps(input, engine);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
