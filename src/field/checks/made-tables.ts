/** Tables made by another convention, rounding and noise, and how the door judges them: the trial of the table doctor. */
import type { Engine } from '../../engine/types.ts';
import { tableDoctor } from '../tables/doctor.ts';
import type { Convention, TableDiagnosis } from '../tables/doctor.ts';
import { KELVIN, KINDS, UNITS } from '../tables/readings.ts';
import type { TableCurve, TableKind, TableUnit, TemperatureUnit } from '../tables/readings.ts';
import { ZERO_CELSIUS } from '../../quantities/si.ts';

export const TRIAL_FLUIDS = [
  ...['R134a', 'R32', 'R290', 'R744', 'R717', 'R1234yf', 'R600a', 'R22', 'R1234ze(E)', 'R404A'],
  ...['R410A', 'R407C', 'R407F', 'R448A', 'R449A', 'R454B', 'R454C', 'R455A', 'R452A', 'R513A'],
] as const;

/** Numbers from 0 to 1 that a seed repeats: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface MadeTable {
  readonly truth: Omit<Convention, 'model'>;
  /** What it is labelled. */
  readonly label: string;
  readonly rows: readonly (readonly [string, string])[];
}

type Weights = Readonly<Record<string, number>>;
function picked<V extends string>(weights: Weights, random: () => number): V {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  let left = random() * total;
  for (const [value, weight] of Object.entries(weights)) {
    left -= weight;
    if (left <= 0) return value as V;
  }
  return Object.keys(weights)[0] as V;
}

/** Decimals a trade table prints of each unit. */
const DECIMALS: Readonly<Record<TableUnit, readonly number[]>> = {
  bar: [1, 2, 3],
  psi: [0, 1],
  kPa: [0, 1],
  MPa: [2, 3],
  'kgf/cm2': [2],
  Pa: [0],
};

/** One table, or none where the draw leaves the fluid's range. */
export function madeTable(engine: Engine, random: () => number): MadeTable | undefined {
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const fluid = any(TRIAL_FLUIDS);
  const label = random() < 0.1 ? any(TRIAL_FLUIDS) : fluid;
  const unit = picked<TableUnit>({ bar: 5, psi: 4, kPa: 2, MPa: 2, 'kgf/cm2': 0.5 }, random);
  const kind = picked<TableKind>(
    { gauge: 5, abs: 4, 'gauge-1bar': 0.5, 'gauge-1000m': 0.3, 'gauge-2000m': 0.2 },
    random,
  );
  const t_unit = picked<TemperatureUnit>({ C: 6, F: 3, K: 0.3 }, random);
  const known = engine.fluid(fluid);
  const isPure = known.components.length < 2;
  const curve: TableCurve = isPure ? 'pure' : picked({ bubble: 4, dew: 4, mid: 1.5 }, random);
  const decimals = any(DECIMALS[unit]);
  const [offset, tilt] = random() < 0.5 ? [0, 0] : [0.15 * (2 * random() - 1), 0.15 * (2 * random() - 1)];
  const count = 5 + Math.floor(8 * random());
  const step = any(t_unit === 'F' ? [5, 10] : [2, 5]);
  const start =
    Math.round((t_unit === 'F' ? -30 : -35) / step + (40 * random()) / step) * step + (t_unit === 'K' ? 275 : 0);
  const rows: [string, string][] = [];
  for (let i = 0; i < count; i++) {
    const t = start + step * i;
    const celsius = KELVIN[t_unit].of(t) - ZERO_CELSIUS;
    const T = celsius + ZERO_CELSIUS + offset + (tilt * (celsius - 5)) / 30;
    if (!(T > known.limits.Tmin + 1 && T < known.critical.T - 2)) return undefined;
    const P = pressureOn(engine, fluid, curve, T);
    rows.push([String(t), ((P - KINDS[kind]) / UNITS[unit]).toFixed(decimals)]);
  }
  return { truth: { fluid, t_unit, unit, kind, curve }, label, rows };
}

function pressureOn(engine: Engine, name: string, curve: TableCurve, T: number): number {
  const fluid = engine.fluid(name);
  const { bubble, dew } = fluid.saturation({ T });
  if (curve === 'bubble') return bubble.P;
  if (curve !== 'mid') return dew.P;
  // The pressure whose mean of bubble and dew temperature is T.
  let [low, high] = [dew.P, bubble.P];
  for (let i = 0; i < 40; i++) {
    const P = (low + high) / 2;
    const at = fluid.saturation({ P });
    if ((at.bubble.T + at.dew.T) / 2 < T) low = P;
    else high = P;
  }
  return (low + high) / 2;
}

export type Dimension = 'fluid' | 'unit' | 't_unit' | 'kind' | 'curve';
export const TRIAL_DIMENSIONS: readonly Dimension[] = ['fluid', 'unit', 't_unit', 'kind', 'curve'];
export type Standing = 'right' | 'wrong' | 'doubted';

/** Whether the truth stands among the readings that are said to explain the table too. */
const namesTruth = ({ alternatives }: TableDiagnosis, dimension: Dimension, { truth }: MadeTable): boolean =>
  alternatives.some((one) => one.dimension === dimension && one.value === truth[dimension]);

export interface Trial {
  readonly tables: number;
  readonly verdicts: Record<string, number>;
  readonly standings: Readonly<Record<Dimension, Record<Standing, number>>>;
  /** Tables that were told wrong without a word of doubt. */
  readonly wrong: { readonly table: MadeTable; readonly result: TableDiagnosis; readonly dimension: Dimension }[];
}

/**
 * Judges tables until there are so many. A dimension is right, in doubt and said so, or wrong; a table without an explanation
 * (`D_PARTLY`, `D_NONE`) says nothing of its dimensions for certain.
 */
export function trial(engine: Engine, tables: number, seed: number): Trial {
  const random = randomFrom(seed);
  const none = (): Record<Standing, number> => ({ right: 0, wrong: 0, doubted: 0 });
  const made: Trial = {
    tables,
    verdicts: {},
    standings: { fluid: none(), unit: none(), t_unit: none(), kind: none(), curve: none() },
    wrong: [],
  };
  for (let n = 0; n < tables;) {
    const table = madeTable(engine, random);
    if (!table) continue;
    n++;
    const answer = tableDoctor({ rows: table.rows, fluid: table.label }, engine);
    if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
    const { result } = answer;
    made.verdicts[result.verdict] = (made.verdicts[result.verdict] ?? 0) + 1;
    if (result.verdict !== 'D_EXPLAINED' || !result.best) continue;
    for (const dimension of TRIAL_DIMENSIONS) {
      const isRight: boolean = result.best[dimension] === table.truth[dimension];
      const standing = isRight
        ? 'right'
        : result.ambiguous.includes(dimension) || namesTruth(result, dimension, table)
          ? 'doubted'
          : 'wrong';
      made.standings[dimension][standing]++;
      if (standing === 'wrong') made.wrong.push({ table, result, dimension });
    }
  }
  return made;
}
