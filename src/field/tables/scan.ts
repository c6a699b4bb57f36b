/** Every way a table may be read, each with what it leaves and how likely it is. */
import { at } from './at.ts';
import type { Cells } from './rows.ts';
import { fitOf, FLOOR } from './likelihood.ts';
import { temperatureOn } from './model.ts';
import type { SaturationModel, SaturationModels } from './model.ts';
import { KELVIN, KINDS, PRIOR, UNITS } from './readings.ts';
import type { TableCurve, TableKind, TableModel, TableUnit, TemperatureUnit, Weighed } from './readings.ts';

export const DIMENSIONS = ['fluid', 'model', 't_unit', 'unit', 'kind', 'curve'] as const;
export type Dimension = (typeof DIMENSIONS)[number];
export type Marginals = Readonly<Record<Dimension, Readonly<Record<string, number>>>>;

export interface ScanQuestion {
  readonly t: Cells;
  readonly p: Cells;
  readonly exact: 't' | 'p' | undefined;
  readonly named: string | undefined;
  /** No other fluid than the named one. */
  readonly only: boolean;
  readonly unit: readonly Weighed<TableUnit>[];
  readonly kind: readonly Weighed<TableKind>[];
  readonly curve: readonly Weighed<'bubble' | 'dew' | 'mid'>[];
  readonly t_unit: readonly Weighed<TemperatureUnit>[];
}

export interface Reading {
  readonly fluid: string;
  readonly model: TableModel;
  readonly t_unit: TemperatureUnit;
  readonly unit: TableUnit;
  readonly kind: TableKind;
  readonly curve: TableCurve;
  /** ln of prior times likelihood. */
  readonly score: number;
  /** From what was claimed. */
  readonly departures: number;
  readonly isSmall: boolean;
  readonly bias: number;
  readonly rms: number;
  readonly max: number;
  readonly noise: number;
  readonly residuals: readonly number[];
  readonly misprints: readonly number[];
}

/** K: a reading that is further off in the median is none. */
const FARTHEST = 8;
/** Of the rows, outside the model: more, and the reading is none. */
const MOST_OUTSIDE = 0.3;
/** What each row outside costs, in ln L. */
const OUTSIDE = 3;
/** K: left by a convention that explains, and in terms of the noise. */
const SMALL = 0.25;
const OF_NOISE = 2;
/** A table is explained by one departure at most. */
const MOST_DEPARTURES = 1;
/** Readings further behind the best than this weigh nothing; of unnamed fluids only those before it are looked at finely. */
const BEHIND = 15;

interface Candidate {
  readonly fluid: string;
  readonly model: TableModel;
  readonly saturation: SaturationModel;
  readonly weight: number;
  readonly departures: number;
}

const PURE: readonly Weighed<'pure'>[] = [{ value: 'pure', weight: 1, departs: false }];

/** A pressure column under one unit and atmosphere. */
interface PressureColumn {
  readonly unit: Weighed<TableUnit>;
  readonly kind: Weighed<TableKind>;
  readonly lnP: Float64Array;
  /** Half-width of rounding, as a share of the pressure. */
  readonly share: Float64Array;
}

const topOf = (readings: readonly Reading[]): number =>
  readings.reduce((best, { score }) => Math.max(best, score), Number.NEGATIVE_INFINITY);

export class Scan {
  private readonly question: ScanQuestion;
  private readonly models: SaturationModels;
  private readonly columns: readonly PressureColumn[];
  private readonly temperatures: readonly {
    readonly unit: Weighed<TemperatureUnit>;
    readonly T: Float64Array;
    readonly variance: Float64Array;
  }[];
  private readonly model: Float64Array;
  private readonly slope: Float64Array;

  constructor(question: ScanQuestion, models: SaturationModels) {
    this.question = question;
    this.models = models;
    const { t, p, exact } = question;
    const rows = t.values.length;
    this.model = new Float64Array(rows);
    this.slope = new Float64Array(rows);
    this.columns = question.unit.flatMap((unit) =>
      question.kind.flatMap((kind): readonly PressureColumn[] => {
        const scale = UNITS[unit.value];
        const P = p.values.map((value) => value * scale + KINDS[kind.value]);
        if (P.some((value) => !(value > 0))) return [];
        return [
          {
            unit,
            kind,
            lnP: Float64Array.from(P, Math.log),
            share: Float64Array.from(P, (value, i) => (exact === 'p' ? 0 : ((p.halves[i] ?? 0) * scale) / value)),
          },
        ];
      }),
    );
    this.temperatures = question.t_unit.map((unit) => {
      const { of, step } = KELVIN[unit.value];
      return {
        unit,
        T: Float64Array.from(t.values, of),
        variance: Float64Array.from(t.halves, (half) => (exact === 't' ? 0 : (half * step) ** 2 / 3)),
      };
    });
  }

  /** Every reading that comes near, within what one departure from the claims allows. */
  readings(): readonly Reading[] {
    const { named, only } = this.question;
    const { models } = this;
    if (named === undefined) return this.ofAllFluids();
    const ours = models.fine(named);
    const others = models.othersOf(named);
    const ofModels = PRIOR.model.ours + others.reduce((sum, model) => sum + PRIOR.model[model], 0);
    const fluid = only ? 1 : PRIOR.fluid;
    const candidates: Candidate[] = ours
      ? [
          {
            fluid: named,
            model: 'ours',
            saturation: ours,
            weight: (fluid * PRIOR.model.ours) / ofModels,
            departures: 0,
          },
        ]
      : [];
    for (const model of others) {
      const saturation = models.fine(named, model);
      if (saturation)
        candidates.push({
          fluid: named,
          model,
          saturation,
          weight: (fluid * PRIOR.model[model]) / ofModels,
          departures: 1,
        });
    }
    if (only) return candidates.flatMap((one) => this.of(one));
    const own = candidates.flatMap((one) => this.of(one));
    return [...own, ...this.ofOthers(named, topOf(own))];
  }

  private ofAllFluids(): readonly Reading[] {
    const { names } = this.models;
    return this.finely(names, 1 / names.length, 0, Number.NEGATIVE_INFINITY);
  }

  private ofOthers(named: string, atLeast: number): readonly Reading[] {
    const names = this.models.names.filter((name) => name !== named);
    return this.finely(names, (1 - PRIOR.fluid) / names.length, 1, atLeast);
  }

  /** All by the rough lines, then by the fine ones those that matter beside the best of all. */
  private finely(names: readonly string[], weight: number, departures: number, best: number): readonly Reading[] {
    const candidate = (fluid: string, saturation: SaturationModel | undefined): readonly Candidate[] =>
      saturation ? [{ fluid, model: 'ours', saturation, weight, departures }] : [];
    const rough = names.flatMap((name) => candidate(name, this.models.coarse(name)).flatMap((one) => this.of(one)));
    const top = Math.max(best, topOf(rough));
    const near = new Set(rough.flatMap(({ fluid, score }) => (score > top - BEHIND ? [fluid] : [])));
    return [...near].flatMap((name) => candidate(name, this.models.fine(name)).flatMap((one) => this.of(one)));
  }

  /** Readings of one fluid by one model. */
  private of(candidate: Candidate): readonly Reading[] {
    const found: Reading[] = [];
    const curves: readonly Weighed<TableCurve>[] = candidate.saturation.isPure ? PURE : this.question.curve;
    for (const column of this.columns) {
      const off = candidate.departures + Number(column.unit.departs) + Number(column.kind.departs);
      if (off > MOST_DEPARTURES) continue;
      for (const curve of curves) {
        const departures = off + Number(curve.departs);
        if (departures > MOST_DEPARTURES || !this.follow(candidate.saturation, curve.value, column.lnP)) continue;
        for (const temperatures of this.temperatures) {
          const all = departures + Number(temperatures.unit.departs);
          if (all > MOST_DEPARTURES) continue;
          const weight =
            candidate.weight * column.unit.weight * column.kind.weight * curve.weight * temperatures.unit.weight;
          const reading = this.reading(candidate, column, curve.value, temperatures, Math.log(weight), all);
          if (reading) found.push(reading);
        }
      }
    }
    return found;
  }

  /** The model's temperatures into `model`; false where too many rows are outside. */
  private follow(saturation: SaturationModel, curve: TableCurve, lnP: Float64Array): boolean {
    const out = { T: 0, slope: 0 };
    let outside = 0;
    for (let i = 0; i < lnP.length; i++) {
      temperatureOn(saturation, curve, at(lnP, i), out);
      this.model[i] = out.T;
      this.slope[i] = out.slope;
      if (Number.isNaN(out.T)) outside++;
    }
    return outside <= MOST_OUTSIDE * lnP.length;
  }

  private reading(
    { fluid, model, saturation: { isPure } }: Candidate,
    { unit, kind, share }: PressureColumn,
    curve: TableCurve,
    { unit: t_unit, T, variance }: Scan['temperatures'][number],
    lnPrior: number,
    departures: number,
  ): Reading | undefined {
    const rows = T.length;
    let far = 0;
    let inside = 0;
    for (let i = 0; i < rows; i++) {
      const r = at(T, i) - at(this.model, i);
      if (Number.isNaN(r)) continue;
      inside++;
      if (Math.abs(r) > FARTHEST) far++;
    }
    if (2 * far > inside) return undefined;

    const residuals = Float64Array.from(T, (value, i) => value - at(this.model, i));
    const variances = Float64Array.from(
      variance,
      (value, i) => value + (at(share, i) * at(this.slope, i)) ** 2 / 3 + FLOOR ** 2,
    );
    const { lnL, misprints } = fitOf(residuals, variances, T, isPure);
    let [sum, squares, largest, noise, kept] = [0, 0, 0, 0, 0];
    for (let i = 0; i < rows; i++) {
      const r = at(residuals, i);
      if (Number.isNaN(r) || misprints.includes(i)) continue;
      sum += r;
      squares += r * r;
      largest = Math.max(largest, Math.abs(r));
      noise += at(variances, i);
      kept++;
    }
    const rms = Math.sqrt(squares / kept);
    const ofRounding = Math.sqrt(noise / kept);
    return {
      fluid,
      model,
      t_unit: t_unit.value,
      unit: unit.value,
      kind: kind.value,
      curve,
      score: lnPrior + lnL - OUTSIDE * (rows - inside),
      departures,
      isSmall: rms <= Math.max(SMALL, OF_NOISE * ofRounding),
      bias: sum / kept,
      rms,
      max: largest,
      noise: ofRounding,
      residuals: [...residuals],
      misprints,
    };
  }
}

/** How likely each value of each dimension is, all readings together. */
export function marginalsOf(readings: readonly Reading[]): Marginals {
  const top = topOf(readings);
  const total = readings.reduce((sum, { score }) => sum + Math.exp(score - top), 0);
  const shares = (dimension: Dimension): Record<string, number> => {
    const found: Record<string, number> = {};
    for (const reading of readings) {
      const value = reading[dimension];
      found[value] = (found[value] ?? 0) + Math.exp(reading.score - top) / total;
    }
    return found;
  };
  return Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, shares(dimension)])) as unknown as Marginals;
}
