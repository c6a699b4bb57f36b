/** The door of the measured performance: capacity, power and COP with their ±, whether the witnesses agree, what is false. */
import type { Matrix } from '../../diagnosis/likelihood/matrix.ts';
import type { Engine } from '../../engine/types.ts';
import { kiloFromBase } from '../../quantities/si.ts';
import type { MeasuredVerdict, WitnessRefusal } from '../codes.ts';
import type { PerformanceOutcome, PerformanceWarning } from '../outcome.ts';
import { answerOf, refuse } from '../outcome.ts';
import type { Figures } from './figures.ts';
import { figuresOf, ratioOf } from './figures.ts';
import type { System } from './least-squares.ts';
import { Meeting } from './least-squares.ts';
import type { Suspect } from './naming.ts';
import { namingOf } from './naming.ts';
import type { NextReadingKey } from './next.ts';
import { nextReadingOf } from './next.ts';
import type { Asked } from './request.ts';
import { askedFrom, halfWidthsOf } from './request.ts';
import type { Row, WitnessKey } from './rows.ts';
import { Model, rowsOf, TRUE_WITNESSES, unknownsOf } from './rows.ts';
import type { DerivedStates, Screened } from './screened.ts';
import { screenedOf } from './screened.ts';
import type { Point, ReadingKey, Unknown } from './unknowns.ts';

/** Suspects that are told. */
const TOLD_SUSPECTS = 4;
/** Half-width of the quality of a liquid that may hold bubbles. */
const FLASH_QUALITY = 0.03;
const INFLATED = 100;

export interface Witness {
  readonly key: WitnessKey;
  /** kW */
  readonly capacity: number;
  /** Relative standard uncertainty. */
  readonly u: number;
}

export interface MeasuredPerformance {
  readonly verdict: MeasuredVerdict;
  /** Of V_FALSE the reading or supposition, of V_WITNESS the side: evaporator, condenser, compressor. */
  readonly named: string | null;
  /** Of V_EITHER, both. */
  readonly pair: readonly [string, string] | null;
  readonly chi2: number;
  readonly dof: number;
  readonly witnesses: readonly Witness[];
  /** Power drawn over that of the sheet. */
  readonly power_check: { readonly ratio: number; readonly u: number } | null;
  readonly warnings: readonly PerformanceWarning[];
  readonly derived: DerivedStates;
  /** The likeliest first, four at most; shifts in K, Pa, W, kg/s, m³/s, points of humidity or fractions. */
  readonly suspects: readonly Suspect[];
  /** kW, kg/h, ratios; none where the verdict has none. */
  readonly figures: Figures;
  readonly refused: Readonly<Partial<Record<string, WitnessRefusal>>>;
  /** How far each reading may lie off, ± in its own unit: bar, K, kW, m³/h, kg/h, points of humidity. */
  readonly half_widths: Readonly<Partial<Record<ReadingKey, number>>>;
  /** The witness that is absent and would tighten the capacity most. */
  readonly next: NextReadingKey | null;
}

/** Covariance of the unknowns: what one instrument read twice is wrong alike. */
function covarianceOf(unknowns: readonly Unknown[], shared: Asked['shared']): Matrix {
  const n = unknowns.length;
  const values = new Float64Array(n * n);
  const place = new Map<string, number>(unknowns.map(({ key }, i) => [key, i]));
  unknowns.forEach(({ u }, i) => {
    values[i * n + i] = u * u;
  });
  for (const { readings, share } of shared) {
    for (const one of readings) {
      for (const other of readings) {
        const [i, j] = [place.get(one), place.get(other)];
        if (i === undefined || j === undefined || i === j) continue;
        values[i * n + j] = share * unknowns[i]!.instrument * unknowns[j]!.instrument;
      }
    }
  }
  return { size: n, values };
}

/** Rows with their values and slopes; a row without one is left out, and a witness then says why. */
function systemOf(
  model: Model,
  rows: readonly Row[],
  unknowns: readonly Unknown[],
  at: Point,
  refused: Partial<Record<string, WitnessRefusal>>,
): { readonly rows: readonly Row[]; readonly system: System } {
  const values = rows.map((row) => row.of(at) ?? Number.NaN);
  const slopes = unknowns.map(({ key, value, step }) => {
    const [more, less] = [
      { ...at, [key]: value + step },
      { ...at, [key]: value - step },
    ];
    return rows.map((row, i) =>
      Number.isFinite(values[i])
        ? ((row.of(more) ?? Number.NaN) - (row.of(less) ?? Number.NaN)) / (2 * step)
        : Number.NaN,
    );
  });
  const kept = rows.flatMap((row, i) => {
    if (Number.isFinite(values[i]) && slopes.every((column) => Number.isFinite(column[i]))) return [i];
    if (row.isCapacity)
      refused[row.key] = values[i] === Number.NEGATIVE_INFINITY || isNegative(row, at) ? 'E_NEGATIVE' : 'E_STATE';
    return [];
  });
  const pick = (list: readonly number[]): Float64Array => Float64Array.from(kept, (i) => list[i]!);
  const left = kept.map((i) => rows[i]!);
  const { high } = model.points(at);
  const main = model.main(at);
  const quality =
    model.screened.isFlashing && high !== undefined && main !== undefined
      ? ((FLASH_QUALITY / Math.sqrt(3)) * (high.dew.H - high.bubble.H)) / main
      : 0;
  return {
    rows: left,
    system: {
      rows: pick(values),
      holds: Float64Array.from(left, ({ isCapacity }) => (isCapacity ? 1 : 0)),
      columns: slopes.map(pick),
      covariance: covarianceOf(unknowns, model.screened.asked.shared),
      common: Float64Array.from(left, ({ usesLiquid }) => (usesLiquid ? quality : 0)),
    },
  };
}

/** A capacity that came out at nothing or less: its logarithm is NaN though the states are there. */
const isNegative = (row: Row, at: Point): boolean =>
  row.isCapacity && row.of(at) !== undefined && Number.isNaN(row.of(at));

/** What is missing for a first figure. */
const NEEDED = ['p_lp', 'p_hp', 't_suction', 't_liquid', 't_discharge'] as const;

function refuseFew({ asked, derived, isWet, isSubcoolingNegative, warnings }: Screened): never {
  const told = warnings.map(({ code }) => code).join(', ');
  if (isWet) {
    const field = asked.readings.has('t_suc_comp') ? 't_suc_comp' : 't_suction';
    refuse('E_WET', field, { s: derived.superheat_compressor ?? 0, u: derived.u_superheat_compressor ?? 0 });
  }
  if (isSubcoolingNegative)
    refuse('E_SC_NEG', 't_liquid', { s: derived.subcooling ?? 0, u: derived.u_subcooling ?? 0 });
  const has = (key: (typeof NEEDED)[number]): boolean =>
    asked.readings.has(key) || (key === 't_suction' && asked.readings.has('t_suc_comp'));
  const missing = NEEDED.filter((key) => !has(key));
  const list = missing.length > 0 ? missing : (['power_meas'] as const);
  return refuse('E_FEW', list[0], { list: list.join(', '), ...(told !== '' && { told }) });
}

/** What a request that was read says. */
export function performanceOf(asked: Asked, engine: Engine): MeasuredPerformance {
  const screened = screenedOf(asked, engine);
  const model = new Model(screened);
  const unknowns = unknownsOf(model);
  const at: Point = Object.fromEntries(unknowns.map(({ key, value }) => [key, value]));
  const refused: Partial<Record<string, WitnessRefusal>> = { ...screened.refused };
  if (model.sheetFault !== undefined) refused['map'] = model.sheetFault;
  const warnings = [...screened.warnings, ...(model.isOutsideSheet ? [{ code: 'W_ENV' as const }] : [])];
  const { rows, system } = systemOf(model, rowsOf(model), unknowns, at, refused);
  const told = { warnings, derived: screened.derived, refused, half_widths: halfWidthsOf(asked) };
  const heard = rows.filter(({ key }) => TRUE_WITNESSES.includes(key));
  if (heard.length === 0) {
    const { size, values } = system.covariance;
    const figures = ratioOf(model, unknowns, (i, j) => values[i * size + j]!);
    if (figures === undefined) return refuseFew(screened);
    return {
      ...{ verdict: 'V_RATIO', named: null, pair: null, chi2: 0, dof: 0, witnesses: [], power_check: null },
      ...{ ...told, suspects: [], figures, next: nextReadingOf(model, 1) },
    };
  }
  const meeting = new Meeting(system);
  const naming = namingOf(meeting, unknowns);
  const verdict =
    naming.verdict === 'agree' ? (heard.length > 1 && meeting.dof > 0 ? 'V_AGREE' : 'V_ONE') : naming.verdict;
  const witnesses = rows.flatMap(({ key, isCapacity }, i): readonly Witness[] =>
    isCapacity
      ? [{ key: key as WitnessKey, capacity: kiloFromBase(Math.exp(system.rows[i]!)), u: meeting.deviations[i]! }]
      : [],
  );
  const power = rows.findIndex(({ key }) => key === 'map_power');
  return {
    ...{ verdict, named: naming.named, pair: naming.pair, chi2: meeting.chi2, dof: meeting.dof, witnesses },
    power_check: power < 0 ? null : { ratio: Math.exp(-system.rows[power]!), u: meeting.deviations[power]! },
    ...told,
    suspects: naming.suspects.slice(0, TOLD_SUSPECTS),
    figures: figuresWithout(model, meeting, unknowns, verdict, naming.leftOut),
    next: verdict === 'V_ONE' || verdict === 'V_UNTOLD' ? nextReadingOf(model, meeting.variance) : null,
  };
}

const WITHOUT_FIGURE: readonly MeasuredVerdict[] = ['V_EITHER', 'V_UNTOLD', 'V_SEVERAL'];

/** The figures, where what was named no longer weighs; none where nothing was named and the rows disagree. */
function figuresWithout(
  model: Model,
  meeting: Meeting,
  unknowns: readonly Unknown[],
  verdict: MeasuredVerdict,
  leftOut: readonly string[],
): Figures {
  if (WITHOUT_FIGURE.includes(verdict)) return {};
  if (leftOut.length === 0) return figuresOf(model, meeting, unknowns);
  const { covariance } = meeting.system;
  const widened = covariance.values.slice();
  unknowns.forEach(({ key, gross }, i) => {
    if (leftOut.includes(key)) widened[i * covariance.size + i]! += (INFLATED * gross) ** 2;
  });
  return figuresOf(model, new Meeting({ ...meeting.system, covariance: { ...covariance, values: widened } }), unknowns);
}

/**
 * What a machine gives, from readings: capacity, power, EER or COP, each with its expanded uncertainty (k = 2), from the
 * refrigerant, the media and the sheet of the compressor as independent witnesses of one capacity. Says whether they
 * agree, names the reading most likely false where they do not, and gives no figure where that cannot be told.
 *
 * @param request keys of `measured/request.ts`: pressures in bar as `p_mode` says, °C, kW, m³/h, kg/h. An absent key is
 *   unused, never supposed
 * @returns verdict, witnesses, figures: see `MeasuredPerformance`. Problems: E_ORDER, E_POWER; E_WET (suction within its
 *   uncertainty of saturation), E_SC_NEG (liquid hotter than its bubble point) and E_FEW (`list`) where no figure is left;
 *   E_PSAT, and those of any argument. Never throws
 */
export function measuredPerformance(request: unknown, engine: Engine): PerformanceOutcome<MeasuredPerformance> {
  return answerOf(() => performanceOf(askedFrom(request, engine), engine));
}
