/** The door: every figure of a season by its name. */
import { Arguments } from '../circuit/arguments.ts';
import type { Engine } from '../engine/types.ts';
import type { Scop } from './declared/scop.ts';
import { scop } from './declared/scop.ts';
import type { Seer, Sepr } from './declared/seer.ts';
import { seer, sepr } from './declared/seer.ts';
import type { Lccp, TewiYears } from './impact/warming.ts';
import { lifeCyclePerformance, warmingImpact } from './impact/warming.ts';
import type { Annual } from './machine/annual.ts';
import { annualSteps } from './machine/annual.ts';
import type { HeatingYear } from './machine/heating.ts';
import { heatingSteps } from './machine/heating.ts';
import type { Progress, Steps } from './machine/steps.ts';
import { drained } from './machine/steps.ts';
import type { SeasonOutcome } from './outcome.ts';
import { problemOf } from '../schema/outcome.ts';
import { refuse } from './outcome.ts';

export interface Figures {
  readonly scop: Scop;
  readonly seer: Seer;
  readonly sepr: Sepr;
  readonly annual: Annual;
  readonly heating: HeatingYear;
  readonly tewi: TewiYears;
  readonly lccp: Lccp;
}
export type FigureName = keyof Figures;

type Computed = { readonly [N in FigureName]: (request: Arguments, engine: Engine) => Figures[N] | Steps<Figures[N]> };

const COMPUTED: Computed = {
  scop,
  seer,
  sepr,
  annual: annualSteps,
  heating: heatingSteps,
  tewi: warmingImpact,
  lccp: lifeCyclePerformance,
};

export const FIGURE_NAMES = Object.keys(COMPUTED) as readonly FigureName[];
const isFigure = (name: unknown): name is FigureName => typeof name === 'string' && Object.hasOwn(COMPUTED, name);

const isSteps = <T>(value: T | Steps<T>): value is Steps<T> =>
  typeof value === 'object' && value !== null && 'next' in value && Symbol.iterator in value;

/**
 * The same as `seasonal`, a step at a time, for a worker that shall hear a cancellation: each step says how far it is.
 */
export function* seasonSteps<N extends FigureName>(
  figure: N,
  request: unknown,
  engine: Engine,
): Generator<Progress, SeasonOutcome<Figures[N]>> {
  try {
    if (!isFigure(figure)) return refuse('E_FIGURE', 'figure', { allowed: FIGURE_NAMES.join(', ') });
    const answer: Figures[N] | Steps<Figures[N]> = COMPUTED[figure](new Arguments(request), engine);
    return { ok: true, result: isSteps(answer) ? yield* answer : answer };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/**
 * A figure of a season: `scop`, `seer`, `sepr` from declared points (EN 14825; Regulations (EU) 2015/1095, 2016/2281),
 * `annual` and `heating` from the simulated machine bin by bin, `tewi` and `lccp`. Powers kW, energies kWh, temperatures
 * °C, differences K, emissions kg CO2e; each function says its request.
 *
 * @returns the figures and, of a season, its bins; or the first problem, its field as a dotted key. It never throws on bad
 *   input.
 */
export const seasonal = <N extends FigureName>(
  figure: N,
  request: unknown,
  engine: Engine,
): SeasonOutcome<Figures[N]> => drained(seasonSteps(figure, request, engine));
