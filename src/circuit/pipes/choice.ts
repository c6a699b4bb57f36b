/** The tube of a line out of the lists of its materials, and its neighbours. */
import { isWithin, reaches } from '../../physics/limits.ts';
import type { TubeJudge, TubeLimit } from '../../physics/tube-choice.ts';
import { chooseTube } from '../../physics/tube-choice.ts';
import { pressureRating } from '../../physics/tubes.ts';
import { ATMOSPHERE_BAR } from '../lines.ts';
import type { Problem } from '../outcome.ts';
import type { Drop, LineFlow } from './flow.ts';
import { dropIn, speedIn } from './flow.ts';
import { losesTooMuch } from './limits.ts';
import { carriesOil } from './oil.ts';
import type { PipeOptions } from './options.ts';
import type { SeriesTube } from './series.ts';
import { needsSteel, tubeListsFor } from './series.ts';

/** R744 above this, bar absolute, is beyond copper tube. */
const COPPER_CO2_PRESSURE = 60;
/** Outside diameters closer than this are one size in two families: 28 mm and 1"1/8, 10 mm and 3/8". */
const ONE_SIZE = 0.05;

/** A line to be sized, in the permanent regime. */
export interface LineTask {
  readonly flow: LineFlow;
  readonly options: PipeOptions;
  /** bar absolute */
  readonly pDesign: number | null;
  /** Highest temperature of the line in its regimes, °C. */
  readonly celsius: number;
}

export interface LineChoice {
  /** The tubes of the material chosen, those alone that stand the pressure where pressure is asked. */
  readonly tubes: readonly SeriesTube[];
  readonly recommended: SeriesTube | undefined;
  readonly lower: SeriesTube | undefined;
  readonly upper: SeriesTube | undefined;
  /** E_TUBE with the number of the largest tubes that would do, E_PTUBE where none stands the pressure. */
  readonly problem: Problem | null;
}

/** Whether R744 stands in a line at more than copper is used for. */
export const isBeyondCopper = ({ flow, pDesign }: LineTask): boolean =>
  flow.point.fluid.name === 'R744' && pDesign !== null && pDesign > COPPER_CO2_PRESSURE;

/** bar gauge; null for ammonia's steel, and where no source says it. */
export function ratingOf(tube: SeriesTube, { flow, celsius }: LineTask): number | null {
  if (needsSteel(flow.point.fluid) && tube.material === 'steel') return null;
  return pressureRating(tube.series, tube, celsius) ?? null;
}

function stands(tube: SeriesTube, task: LineTask): boolean {
  if (task.pDesign === null || (needsSteel(task.flow.point.fluid) && tube.material === 'steel')) return true;
  if (tube.material === 'copper' && isBeyondCopper(task)) return false;
  const rating = ratingOf(tube, task);
  return rating !== null && reaches(rating, task.pDesign - ATMOSPHERE_BAR);
}

const isSlow = (tube: SeriesTube, { flow, options }: LineTask): boolean =>
  isWithin(speedIn(tube, flow), options.runs[flow.line].fastest);

const dropsLittle = (drop: Drop | undefined, { line, point }: LineFlow): boolean =>
  drop === undefined || !losesTooMuch(line, point, drop);

const bringsOilBack = (tube: SeriesTube, { flow, options }: LineTask): boolean =>
  flow.line === 'll' ||
  options.runs[flow.line].rise <= 0 ||
  needsSteel(flow.point.fluid) ||
  carriesOil(tube, flow, options) !== false;

/** What a tube does not hold. @param drop of the permanent regime in it */
export function brokenLimits(tube: SeriesTube, drop: Drop | undefined, task: LineTask): readonly TubeLimit[] {
  const holds: Readonly<Record<TubeLimit, boolean>> = {
    speed: isSlow(tube, task),
    saturation: dropsLittle(drop, task.flow),
    oil: bringsOilBack(tube, task),
    pressure: stands(tube, task),
  };
  return (Object.keys(holds) as TubeLimit[]).filter((limit) => !holds[limit]);
}

const isOneSize = (one: SeriesTube, other: SeriesTube): boolean =>
  Math.abs(one.outside - other.outside) <= ONE_SIZE * Math.max(one.outside, other.outside);

/** The next real sizes of the list, whatever family they are of. */
function around(tube: SeriesTube, tubes: readonly SeriesTube[]): Pick<LineChoice, 'lower' | 'upper'> {
  const index = tubes.indexOf(tube);
  return {
    lower: tubes.slice(0, index).findLast((other) => !isOneSize(other, tube)),
    upper: tubes.slice(index + 1).find((other) => !isOneSize(other, tube)),
  };
}

/** How many of a tube side by side are slow enough. */
function tooFew(largest: SeriesTube, { flow, options }: LineTask): Problem {
  const n = Math.ceil(speedIn(largest, flow) / options.runs[flow.line].fastest);
  return { code: 'E_TUBE', values: { n } };
}

function bySpeed(tubes: readonly SeriesTube[], task: LineTask): LineChoice {
  const index = tubes.findIndex((tube) => isSlow(tube, task));
  const largest = tubes.at(-1);
  if (index < 0 && largest !== undefined) {
    return { tubes, recommended: undefined, lower: largest, upper: undefined, problem: tooFew(largest, task) };
  }
  return { tubes, recommended: tubes[index], lower: tubes[index - 1], upper: tubes[index + 1], problem: null };
}

/** Where no tube of any list is both slow enough and strong enough. */
function noTube(lists: readonly (readonly SeriesTube[])[], task: LineTask): LineChoice {
  const strong = lists.map((tubes) => tubes.filter((tube) => stands(tube, task)));
  const largest = strong.flatMap((tubes) => tubes.slice(-1)).toSorted((one, other) => other.inside - one.inside)[0];
  const all = lists[0] ?? [];
  if (largest === undefined) {
    const near = bySpeed(all, task).recommended ?? all.at(-1);
    return {
      tubes: [],
      recommended: undefined,
      lower: near === undefined ? undefined : around(near, all).lower,
      upper: near,
      problem: { code: 'E_PTUBE', values: { m: (task.pDesign ?? 0) - ATMOSPHERE_BAR } },
    };
  }
  const list = lists.find((tubes) => tubes.includes(largest)) ?? all;
  const upper = around(largest, list).upper;
  return { tubes: list, recommended: undefined, lower: largest, upper, problem: tooFew(largest, task) };
}

/** The tube of a line: in the first material of which one holds, else in the first of which one is slow and strong enough. */
export function chooseForLine(task: LineTask): LineChoice {
  const { flow, options } = task;
  const lists = tubeListsFor(flow.point.fluid, options);
  if (options.criterion === 'speed') return bySpeed(lists[0] ?? [], task);
  const judge: TubeJudge<SeriesTube> = {
    isSlow: (tube) => isSlow(tube, task),
    stands: (tube) => stands(tube, task),
    dropsLittle: (tube) => dropsLittle(dropIn(tube, flow, options), flow),
    carriesOil: (tube) => bringsOilBack(tube, task),
  };
  let best: { readonly tubes: readonly SeriesTube[]; readonly tube: SeriesTube } | undefined;
  for (const tubes of lists) {
    const chosen = chooseTube(tubes, judge);
    if (chosen === undefined) continue;
    if (best === undefined || chosen.isHeld) best = { tubes, tube: chosen.tube };
    if (chosen.isHeld) break;
  }
  if (best === undefined) return noTube(lists, task);
  const { tube, tubes } = best;
  return {
    tubes: tubes.filter((one) => stands(one, task)),
    recommended: tube,
    ...around(tube, tubes),
    problem: null,
  };
}
