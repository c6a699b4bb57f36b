/** The door: which convention explains a printed table of pressures and temperatures, and what it leaves. */
import { Arguments } from '../../circuit/arguments.ts';
import type { OutcomeOf } from '../../circuit/outcome.ts';
import { outcomeOf, Refusal } from '../../circuit/outcome.ts';
import type { Engine } from '../../engine/types.ts';
import { resolveFluidName } from '../../refrigerants/resolve.ts';
import type { Cause, TableProblem, Verdict } from './codes.ts';
import { CURVES, hasOwnAtmosphere, isGauge, KINDS, T_UNITS, UNITS, weighed } from './readings.ts';
import type { TableCurve, TableKind, TableModel, TableUnit, TemperatureUnit } from './readings.ts';
import { tableRows } from './rows.ts';
import { DIMENSIONS, marginalsOf, Scan } from './scan.ts';
import type { Dimension, Marginals, Reading, ScanQuestion } from './scan.ts';
import { SaturationModels } from './model.ts';

export type TableOutcome = OutcomeOf<TableDiagnosis, TableProblem>;

export interface Convention {
  readonly fluid: string;
  readonly model: TableModel;
  readonly t_unit: TemperatureUnit;
  readonly unit: TableUnit;
  readonly kind: TableKind;
  readonly curve: TableCurve;
}

export interface TableDiagnosis {
  readonly verdict: Verdict;
  /** Null where no reading comes near. */
  readonly best: Convention | null;
  /** Table less ours over the rows kept, K: mean, root mean square, largest. Null without a reading. */
  readonly bias: number | null;
  readonly rms: number | null;
  readonly max: number | null;
  /** What rounding alone leaves, K. */
  readonly noise: number | null;
  /** Of every row, K; null outside the model. */
  readonly residuals: readonly (number | null)[];
  /** Rows set aside, from 0. */
  readonly typos: readonly number[];
  /** How likely each value of each dimension is, where that is above 0.005. */
  readonly marginals: Partial<Marginals>;
  /** Dimensions whose second value is above 0.05: to be said. */
  readonly ambiguous: readonly Dimension[];
  readonly cause: readonly Cause[];
  /** Other readings, each of one dimension, that leave next to nothing too: an error of a tenth of a kelvin would choose them. */
  readonly alternatives: readonly Alternative[];
}

export interface Alternative {
  readonly dimension: Dimension;
  readonly value: string;
  readonly rms: number;
}

/** Another fluid has to be this likely to be named. */
const SURE_FLUID = 0.9;
/** A second value above this is said, and what was claimed is ruled out below it. */
const DOUBT = 0.05;
/** Fewer rows prove nothing. */
const ENOUGH_ROWS = 3;
/** Left beyond the noise, K: another model or source, no longer a convention. */
const PARTLY = 1;
const LEAST_SHOWN = 0.005;

const MODEL_CAUSES = { '2013': 'C_VERSION', 'mass-as-mole': 'C_MOLE', 'mole-as-mass': 'C_MOLE' } as const;

function fluidOf(asked: Arguments, engine: Engine): string | undefined {
  const text = asked.optionalText('fluid');
  if (text === undefined) return undefined;
  const name = resolveFluidName(text) ?? text;
  try {
    return engine.fluid(name).name;
  } catch {
    throw new Refusal<TableProblem>({ code: 'E_FLUID', field: 'fluid', values: { fluid: text } });
  }
}

interface Claims {
  readonly unit: string | undefined;
  readonly kind: string | undefined;
  readonly curve: string | undefined;
  readonly t_unit: string | undefined;
}

const WORDS = {
  unit: Object.keys(UNITS) as TableUnit[],
  kind: Object.keys(KINDS) as TableKind[],
  curve: [...CURVES, 'pure'] as const,
  t_unit: T_UNITS,
};

const claimsOf = (asked: Arguments): Claims => ({
  unit: asked.optionalChoice('unit', WORDS.unit),
  kind: asked.optionalChoice('kind', WORDS.kind),
  curve: asked.optionalChoice('curve', WORDS.curve),
  t_unit: asked.optionalChoice('t_unit', WORDS.t_unit),
});

interface Judged {
  readonly told: Reading | undefined;
  readonly all: readonly Reading[];
  readonly marginals: Marginals;
}

/** The reading that is told: the likeliest that may be named, else what is left under what was claimed. */
function judge(readings: readonly Reading[], named: string | undefined): Judged {
  const likeliest = (list: readonly Reading[]): Reading | undefined =>
    list.reduce<Reading | undefined>((best, one) => (best && best.score >= one.score ? best : one), undefined);
  const isNamed = ({ fluid }: Reading): boolean => named === undefined || fluid === named;
  // Another fluid or model counts only where it leaves next to nothing, and another fluid beside an atmosphere that nobody
  // claimed would explain any three rows.
  const all = readings.filter((one) =>
    isNamed(one) ? one.isSmall || one.model === 'ours' : one.isSmall && !hasOwnAtmosphere(one.kind),
  );
  const marginals = marginalsOf(all);
  let best = likeliest(all);
  if (named !== undefined && best && best.fluid !== named && !((marginals.fluid[best.fluid] ?? 0) > SURE_FLUID))
    best = likeliest(all.filter(({ fluid }) => fluid === named));
  if (best && !best.isSmall) {
    const plain = all.filter((one) => one.departures === 0 && isNamed(one));
    best = likeliest(plain) ?? best;
  }
  return { told: best, all, marginals };
}

function verdictOf(told: Reading | undefined, rows: number): Verdict {
  if (!told || !(told.isSmall || told.rms <= PARTLY + told.noise)) return 'D_NONE';
  if (rows < ENOUGH_ROWS) return 'D_FEW';
  return told.isSmall ? 'D_EXPLAINED' : 'D_PARTLY';
}

/** What of the told reading departs from what was claimed, once the claim itself is ruled out. */
function causesOf(
  told: Reading,
  verdict: Verdict,
  claims: Claims,
  named: string | undefined,
  marginals: Marginals,
): readonly Cause[] {
  if (verdict === 'D_NONE') return ['C_NONE'];
  const departs = (dimension: keyof Claims): boolean => {
    const claimed = claims[dimension];
    if (claimed === undefined || told[dimension] === 'pure') return false;
    return told[dimension] !== claimed && (marginals[dimension][claimed] ?? 0) <= DOUBT;
  };
  const says: readonly (readonly [Cause, boolean])[] = [
    ['C_FLUID', named !== undefined && told.fluid !== named],
    ['C_UNIT', departs('unit') || departs('t_unit')],
    ['C_KIND', claims.kind !== undefined && isGauge(claims.kind) !== isGauge(told.kind) && departs('kind')],
    ['C_ATM', hasOwnAtmosphere(told.kind)],
    ['C_CURVE', departs('curve')],
    [told.model === 'ours' ? 'C_MODEL' : MODEL_CAUSES[told.model], told.model !== 'ours'],
    ['C_TYPO', told.misprints.length > 0],
    ['C_MODEL', verdict === 'D_PARTLY'],
  ];
  const found = says.flatMap(([cause, is]) => (is ? [cause] : []));
  return found.length > 0 ? found : ['C_SAME'];
}

/** More would be no help. */
const MOST_ALTERNATIVES = 6;

/** Readings that differ from the told one in one dimension alone and explain as it does, the nearest first. */
function alternativesTo(told: Reading, all: readonly Reading[]): readonly Alternative[] {
  return all
    .flatMap((other) => {
      const [dimension, ...more] = DIMENSIONS.filter((one) => other[one] !== told[one]);
      return dimension !== undefined && more.length === 0 && other.isSmall
        ? [{ dimension, value: other[dimension], rms: other.rms }]
        : [];
    })
    .toSorted((one, other) => one.rms - other.rms)
    .slice(0, MOST_ALTERNATIVES);
}

const secondOf = (shares: Readonly<Record<string, number>>): number =>
  Object.values(shares).toSorted((a, b) => b - a)[1] ?? 0;

const shown = (marginals: Marginals): Marginals =>
  Object.fromEntries(
    DIMENSIONS.map((dimension) => [
      dimension,
      Object.fromEntries(
        Object.entries(marginals[dimension])
          .filter(([, share]) => share > LEAST_SHOWN)
          .toSorted(([, a], [, b]) => b - a),
      ),
    ]),
  ) as unknown as Marginals;

const kept = new WeakMap<Engine, SaturationModels>();

function modelsOf(engine: Engine): SaturationModels {
  const models = kept.get(engine) ?? new SaturationModels(engine);
  kept.set(engine, models);
  return models;
}

const NOTHING = { best: null, bias: null, rms: null, max: null, noise: null, residuals: [], typos: [] } as const;

function diagnosis(request: unknown, engine: Engine): TableDiagnosis {
  const asked = new Arguments(request);
  const { t, p, exact } = tableRows(asked.list('rows'), asked.optionalChoice('exact', ['t', 'p'] as const));
  const named = fluidOf(asked, engine);
  const claims = claimsOf(asked.group('claimed'));
  const certain = claimsOf(asked);
  const question: ScanQuestion = {
    t,
    p,
    exact,
    named,
    only: asked.flag('only', false),
    unit: weighed<TableUnit>('unit', claims.unit, certain.unit),
    kind: weighed<TableKind>('kind', claims.kind, certain.kind),
    curve: weighed(
      'curve',
      claims.curve === 'pure' ? undefined : claims.curve,
      certain.curve === 'pure' ? undefined : certain.curve,
    ),
    t_unit: weighed<TemperatureUnit>('t_unit', claims.t_unit, certain.t_unit),
  };
  const { told, all, marginals } = judge(new Scan(question, modelsOf(engine)).readings(), named);
  const verdict = verdictOf(told, t.values.length);
  if (!told) return { verdict, ...NOTHING, marginals: {}, ambiguous: [], cause: ['C_NONE'], alternatives: [] };
  const { fluid, model, t_unit, unit, kind, curve, bias, rms, max, noise, residuals, misprints } = told;
  const isNone = verdict === 'D_NONE';
  return {
    verdict,
    best: { fluid, model, t_unit, unit, kind, curve },
    bias,
    rms,
    max,
    noise,
    residuals: residuals.map((one) => (Number.isNaN(one) ? null : one)),
    typos: isNone ? [] : misprints,
    marginals: isNone ? {} : shown(marginals),
    ambiguous: isNone ? [] : DIMENSIONS.filter((dimension) => secondOf(marginals[dimension]) > DOUBT),
    cause: causesOf(told, verdict, claims, named, marginals),
    alternatives: told.isSmall ? alternativesTo(told, all) : [],
  };
}

/**
 * Which convention explains a table of saturation temperatures and pressures, what remains in kelvin, or that none does.
 *
 * `rows`: [temperature, pressure] as printed, text so that the decimals are kept, at most 200; `fluid`; `claimed` {unit, kind,
 * curve, t_unit}: what the table says of itself; the same keys at the top: what is certain; `exact`: the column that was not
 * rounded; `only`: no other fluid. Units bar, psi, kPa, MPa, kgf/cm2, Pa; kinds gauge, abs and gauges over other atmospheres.
 * Eq. B1 and B2: residuals are normal with the variance of rounding and a common offset and slope.
 *
 * It finds conventions, not truth: a wrong table whose error looks like one is explained wrongly, so that no table is explained by
 * two departures at once and what remains is always told.
 *
 * @returns the diagnosis, or the first problem with its field; it never throws on bad input
 */
export const tableDoctor = (request: unknown, engine: Engine): TableOutcome =>
  outcomeOf<TableDiagnosis, TableProblem>(() => diagnosis(request, engine));
