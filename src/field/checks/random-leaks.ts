/** Leaks drawn at random, and what must hold of every one. */
import type { Engine } from '../../engine/types.ts';
import { celsiusFromKelvin } from '../../quantities/si.ts';
import { leak } from '../index.ts';
import type { Leak } from '../leak/result.ts';

export type Random = () => number;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const MIXED = ['R32', 'R125', 'R134a', 'R1234yf', 'R1234ze(E)', 'R143a', 'R744', 'R290', 'R600a', 'R152a', 'R227ea'];

export type LeakQuestion = Readonly<Record<string, string | number>>;

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;
const between = (low: number, high: number, random: Random): number => low + (high - low) * random();

/** A blend of the list, or a mix of two to four components in any proportion. */
function drawnFluid(engine: Engine, random: Random): string {
  if (random() < 0.6) return pick(engine.blends, random);
  const parts = MIXED.toSorted(() => random() - 0.5).slice(0, 2 + Math.floor(3 * random()));
  const weights = parts.map(() => 0.02 + random());
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return parts.map((name, i) => `${name}[${((weights[i] ?? 0) / sum).toFixed(6)}]`).join('&');
}

/** @param times most top-ups */
export function randomLeak(engine: Engine, random: Random, times = 10): LeakQuestion {
  const fluid = drawnFluid(engine, random);
  const { critical, limits } = engine.fluid(fluid);
  const warmest = Math.min(45, celsiusFromKelvin(critical.T) - 12);
  const coldest = Math.max(-35, celsiusFromKelvin(limits.Tmin) + 5, warmest - 80);
  const condensation = Math.min(40, celsiusFromKelvin(critical.T) - 20);
  return {
    fluid,
    charge_kg: 10 ** between(-0.5, 2, random),
    t_rest: between(Math.min(coldest, warmest - 1), warmest, random),
    hole: pick(['vapour', 'vapour', 'liquid', 'running'], random),
    lost_share: between(0.01, 0.9, random),
    topup: pick(['liquid', 'liquid', 'vapour', 'none'], random),
    mode: random() < 0.15 ? 'adiabatic' : 'isothermal',
    t_cylinder: between(Math.max(coldest, warmest - 40), warmest, random),
    times: 1 + Math.floor(random() * times),
    t_cdr: condensation,
    t_evp: condensation - between(30, 60, random),
  };
}

/** Least and most a step of the share lost may move a mass fraction, as a multiple of the step. */
const STEEPEST = 200;
const STEP = 1e-5;

function faultsOf(found: Leak): readonly string[] {
  const faults: string[] = [];
  const { first_kg, lost_kg, added_kg, left_kg } = found.balance;
  for (const name of found.components) {
    const [first = NaN, lost = NaN, added = NaN, left = NaN] = [first_kg, lost_kg, added_kg, left_kg].map(
      (one) => one[name],
    );
    if (!(Math.abs(first - lost + added - left) <= 1e-9 * Math.max(1, first + added)))
      faults.push(`balance of ${name}`);
  }
  for (const { massPercent, kg, rest, after, k } of found.stages) {
    const all = [massPercent, kg, rest.vapour, ...(rest.liquid ? [rest.liquid] : [])];
    if (!all.every((one) => Object.values(one).every((value) => value >= 0)))
      faults.push(`below nothing: ${after} ${k}`);
    const sum = Object.values(massPercent).reduce((total, value) => total + value, 0);
    if (!(Math.abs(sum - 100) < 1e-9)) faults.push(`sum of ${after} ${k}`);
  }
  return faults;
}

/** What is wrong with the step from one answer to that of a little more lost. */
function jumpOf(question: LeakQuestion, engine: Engine): readonly string[] {
  const share = Number(question['lost_share']);
  const one = { ...question, times: 1, topup: 'none' };
  const [here, next] = [share, share + STEP].map((lost_share) => leak({ ...one, lost_share }, engine));
  if (!here?.ok || !next?.ok) return here?.ok === next?.ok ? [] : ['answers on one side of a step only'];
  const [at, then] = [here, next].map(({ result }) => result.stages[0]?.massPercent ?? {});
  const moved = here.result.components.map((name) => Math.abs((at?.[name] ?? NaN) - (then?.[name] ?? NaN)) / 100);
  return moved.every((by) => by <= STEEPEST * STEP) ? [] : [`jump of ${Math.max(...moved)}`];
}

export interface Tried {
  /** 'ok', or the code of the problem. */
  readonly answer: string;
  readonly faults: readonly string[];
  /** ms the door took, by the clock and of the processor. */
  readonly ms: number;
  readonly cpu: number;
}

/** One leak through the door, and what is wrong with its answer. @param isStepped whether a step from it is tried too */
export function tried(question: LeakQuestion, engine: Engine, isStepped = true): Tried {
  const began = performance.now();
  const used = process.cpuUsage();
  const outcome = leak(question, engine);
  const ms = performance.now() - began;
  const { user, system } = process.cpuUsage(used);
  const cpu = (user + system) / 1000;
  if (!outcome.ok) return { answer: outcome.problem.code, faults: [], ms, cpu };
  return {
    answer: 'ok',
    faults: [...faultsOf(outcome.result), ...(isStepped ? jumpOf(question, engine) : [])],
    ms,
    cpu,
  };
}
