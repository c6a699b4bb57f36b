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
import type { Drift, Leak, LeakStage, Limit, Nominal, Round } from './result.ts';
import { rulerError, verdictOf, warningsOf } from './verdict.ts';

const LITRES = 1000;

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

  constructor(request: LeakRequest, engine: Engine) {
    this.request = request;
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

  turn(before: Masses): Turn {
    const { request, added } = this;
    const after = drained(this.blend, before, request.lost, request);
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
  rounds(count: number): void {
    while (this.turns.length < count) this.turns.push(this.turn(this.turns.at(-1)?.full ?? this.full));
  }

  /** Composition that endless rounds tend to. */
  endless(): Fractions | undefined {
    const { charge, lost } = this.request;
    const start = this.turns.at(-1)?.full;
    if (start === undefined) return undefined;
    const round = (fractions: Fractions): Fractions => {
      const { full } = this.turn(fractions.map((fraction) => fraction * charge));
      return full === undefined ? fractions : fractionsOf(full);
    };
    return endlessComposition(fractionsOf(start), round, lost / charge);
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

/** First of the rounds that is so; null where none is. */
function firstOf(times: number, isSo: (k: number) => boolean): number | null {
  for (let k = 1; k <= times; k++) if (isSo(k)) return k;
  return null;
}

/** Drifts of the rounds as far as they are asked for, each worked out once. */
class Drifts {
  private readonly machine: Machine;
  private readonly known = new Map<number, Drift>();

  constructor(machine: Machine) {
    this.machine = machine;
  }

  of(k: number): Drift {
    const known = this.known.get(k);
    if (known) return known;
    this.machine.rounds(k);
    const { full, after } = this.machine.turns[k - 1] as Turn;
    const drift = this.machine.yardstick.drift(fractionsOf(full ?? after.masses));
    this.known.set(k, drift);
    return drift;
  }

  /** Top-ups in a row that keep a verdict; null where endless ones do, 10 where ten or more do. */
  allowed(most: LeakVerdict, limit: Limit | null): number | null {
    const isOut = (k: number): boolean => {
      try {
        return !isWithin(verdictOf(this.of(k)), most);
      } catch (error) {
        // What can no longer be followed, or set beside the blend, is beyond any verdict that allows a top-up.
        if (error instanceof Refusal) return true;
        throw error;
      }
    };
    const isEndless = limit !== null && isWithin(verdictOf(limit), most);
    const first = firstOf(isEndless ? this.machine.turns.length : MOST_TIMES, isOut);
    if (first !== null) return first - 1;
    return isEndless ? null : MOST_TIMES;
  }
}

function limitOf(machine: Machine): Limit | null {
  const found = machine.endless();
  if (found === undefined) return null;
  const { massPercent, dt_dew_evp, dt_bubble_cdr, capacity, points, gwp, flammable } = machine.yardstick.drift(found);
  return { massPercent, dt_dew_evp, dt_bubble_cdr, capacity, points, gwp, flammable };
}

function roundsOf(machine: Machine, drifts: Drifts, { times, lost }: LeakRequest): readonly Round[] {
  return machine.turns.slice(0, times).map((_, i) => {
    const drift = drifts.of(i + 1);
    const { massPercent, capacity, points } = drift;
    return {
      k: i + 1,
      lost_total: lost * (i + 1),
      massPercent,
      w: rulerError(drift),
      capacity,
      points,
      verdict: verdictOf(drift),
    };
  });
}

function leakOf(request: LeakRequest, engine: Engine): Leak {
  const machine = new Machine(request, engine);
  const { fluid, times, band, topUp } = request;
  machine.rounds(times);
  const isToppedUp = topUp !== 'none';
  const nominal = machine.nominal();
  const ends = [...new Set([1, times])];
  const stages = ends.flatMap((k) => [machine.stage('leak', k), ...(isToppedUp ? [machine.stage('topup', k)] : [])]);
  const drifts = new Drifts(machine);
  const limit = isToppedUp ? limitOf(machine) : null;
  const rounds = roundsOf(machine, drifts, request);
  const first = (isSo: (drift: Drift) => boolean): number | null =>
    isToppedUp ? firstOf(times, (k) => isSo(drifts.of(k))) : null;
  const last = stages.at(-1) as LeakStage;
  const warnings = warningsOf(request, nominal, stages);
  const balance = machine.balance();
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
    rounds,
    topups_until: {
      kelvin: first((drift) => rulerError(drift) > band.kelvin),
      capacity: first(({ capacity }) => Math.abs(capacity) > band.capacity),
      points: first(({ points }) => points > band.points),
    },
    allowed: isToppedUp
      ? { topup: drifts.allowed('V_TOPUP', limit), care: drifts.allowed('V_TOPUP_CARE', limit) }
      : null,
    limit,
    verdict: {
      code: verdictOf(last),
      warnings: warnings.flatMap(({ code }) => (code === 'W_REPAIR' ? [] : [code])),
      subcooling_add: last.dt_bubble_cdr,
      superheat_take: last.dt_dew_evp,
      w: rulerError(last),
    },
    warnings,
    balance,
  };
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
  return outcomeOf<Leak, FieldProblem>(() => {
    try {
      return leakOf(readLeak(input, engine), engine);
    } catch (error) {
      if (isEngineFault(error)) return refuseField('E_LEAK');
      throw error;
    }
  });
}
