/** The two fluids of a pair in the machines they are compared in: computed while the site is built. */
import { comparison } from '../../../circuit/index.ts';
import { DUTIES, machineOfPair, PAIRS } from '../../../circuit/comparison/pairs.ts';
import { figuresOfUse } from '../../../circuit/comparison/same-machine/of-use.ts';
import type { Duty, Pair } from '../../../circuit/comparison/pairs.ts';
import type { Comparison } from '../../../circuit/comparison/comparison.ts';
import { today } from '../../../language/days.ts';
import { createEmbeddedEngine } from '../../../engine/embedded.ts';
import { replacement } from '../../../machine/index.ts';
import type { MachineFacts, Replacement, ReplacementFigures } from '../../../machine/index.ts';
import { recordFromName } from '../../../refrigerants/records.ts';
import type { RefrigerantRecord } from '../../../refrigerants/records.ts';
import { pairSlug } from '../../../shell/navigation/navigation.ts';
import { lawSheetOfFluid } from '../../../regulation/index.ts';
import type { LawSheet } from '../../../regulation/index.ts';
import { toldOverDays } from '../../../regulation/law/over-days.ts';
import type { Told } from '../../../regulation/law/over-days.ts';
import { barFromPascal, kelvinFromCelsius } from '../../../quantities/si.ts';

const engine = createEmbeddedEngine();
/** What a service valve is read at, °C. */
const TEMPERATURES = [-40, -30, -20, -10, 0, 5, 10, 20, 30, 40, 50] as const;
/** A machine alike for both: superheat and subcooling, K, and isentropic efficiency. */
export const MACHINE = { t_sf: 5, t_sr: 3, rend_is: 0.7 } as const;

export interface PairRun {
  readonly duty: Duty;
  readonly evaporating: number;
  readonly condensing: number;
  readonly rows: Comparison['rows'];
}

export interface PairPageData {
  readonly pair: Pair;
  readonly records: readonly [RefrigerantRecord, RefrigerantRecord];
  readonly laws: readonly [LawSheet, LawSheet];
  readonly runs: readonly PairRun[];
  /** The machine it is judged in, the verdict, and what the same machine gives where there are figures. */
  readonly machine: MachineFacts;
  /** The verdict on the day of the build, and on later ones where the law changes it. */
  readonly verdicts: readonly Told<Replacement>[];
  readonly figures: ReplacementFigures | null;
  /** Dew pressure of each at a temperature, bar absolute; undefined above critical. */
  readonly pressures: readonly (readonly [t: number, one: number | undefined, other: number | undefined])[];
}

function recordOf(name: string): RefrigerantRecord {
  const record = recordFromName(name);
  if (record === undefined) throw new Error(`a pair names ${name}, which has no record`);
  return record;
}

function runOf({ from, to }: Pair, duty: Duty): PairRun {
  const { evaporating, condensing } = DUTIES[duty];
  const outcome = comparison({ ...MACHINE, pt_evp: evaporating, pt_cdr: condensing }, from, to, engine);
  if (!outcome.ok) throw new Error(`${from} and ${to} have no answer at ${evaporating}/${condensing} °C`);
  return { duty, evaporating, condensing, rows: outcome.result.rows };
}

function pressureAt(name: string, t: number): number | undefined {
  const fluid = engine.fluid(name);
  const T = kelvinFromCelsius(t);
  return T < fluid.critical.T - 1 && T > fluid.limits.Tmin ? barFromPascal(fluid.saturation({ T }).dew.P) : undefined;
}

function made(pair: Pair): PairPageData {
  const machine = machineOfPair(pair);
  const figures = figuresOfUse(machine, pair.to, engine);
  return {
    pair,
    machine,
    figures,
    verdicts: toldOverDays(today(), (day) => replacement(machine, pair.to, figures, day)),
    records: [recordOf(pair.from), recordOf(pair.to)],
    laws: [lawSheetOfFluid(pair.from), lawSheetOfFluid(pair.to)],
    runs: pair.duties.map((duty) => runOf(pair, duty)),
    pressures: TEMPERATURES.map((t) => [t, pressureAt(pair.from, t), pressureAt(pair.to, t)] as const),
  };
}

const pages = new Map<string, PairPageData>();

/** Everything a pair's page shows. @throws {Error} when a pair has no answer: the site must not be built then */
export function pairPage(pair: Pair): PairPageData {
  const slug = pairSlug(pair.from, pair.to);
  const page = pages.get(slug) ?? made(pair);
  pages.set(slug, page);
  return page;
}

/** The pairs with the last step of their address, for routes. */
export const pairSlugs = PAIRS.map((pair) => ({ pair, slug: pairSlug(pair.from, pair.to) }));
