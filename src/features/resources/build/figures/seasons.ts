/** Figures of a year that prose asks for. */
import { seasonal } from '../../../../season/index.ts';
import { DESIGN_TEMPERATURES, NO_LOAD_TEMPERATURE, SEASON_BINS } from '../../../../season/climate.ts';
import type { Bin } from '../../../../season/climate.ts';
import { HEATING_HOURS } from '../../../../season/data/hours.ts';
import type { Locale } from '../../../../language/index.ts';
import { formatAtMost, formatNumber, withUnit } from '../../../../quantities/number.ts';
import { figureEngine } from './figures.ts';

/** The heat pump of EN 14825:2018, annex H, with what prose changes of it. */
export const ANNEX_H = {
  climate: 'average',
  p_design: 11.46,
  t_biv: -6,
  t_ol: -10,
  points: [
    [-10, 7.8, 2.6],
    [-7, 9.55, 3.26],
    [-6, 9.7, 3.3],
    [2, 11.17, 4],
    [7, 12.66, 4.91],
    [12, 14.3, 5.5],
  ].map(([t, capacity, cop]) => ({ t, capacity, cop })),
};

/** The year of the heat pump of annex H. @param change keys of the request, over its own. @throws {Error} without an answer */
function annexYear(change: Readonly<Record<string, unknown>>) {
  const answer = seasonal('scop', { ...ANNEX_H, ...change }, figureEngine());
  if (!answer.ok) throw new Error(`no SCOP: ${answer.problem.code}`);
  return answer.result;
}

/** Its SCOP. */
export const annexFigure = (change: Readonly<Record<string, unknown>>): number => annexYear(change).scop;

/** Its bins. */
export const annexBins = (change: Readonly<Record<string, unknown>> = {}) => annexYear(change).bins;

/** What `Season` may say. */
export type SeasonFigure =
  | 'total'
  | 'hours'
  | 'coldest'
  | 'warmest'
  | 'noLoad'
  | 'design'
  | 'colderDesign'
  | 'mildest'
  | 'hottest'
  | 'process'
  | 'off'
  | 'crankcase'
  | 'exampleDesign'
  | 'part'
  | 'cycling'
  | 'share';

const hoursOf = (bins: readonly Bin[]): number => bins.reduce((sum, [, hours]) => sum + hours, 0);
const endsOf = (bins: readonly Bin[]): readonly [number, number] => {
  const all = bins.map(([t]) => t);
  return [Math.min(...all), Math.max(...all)];
};
const EXAMPLE_HOURS = HEATING_HOURS.hydronic_heating.average;

/** Of the demand over the capacity of the example at a temperature, °C; what cycling takes of its COP there, %. */
function annexAt(t: number) {
  const [cycled, steady] = [annexBins(), annexBins({ cc: 1 })].map((bins) => bins.find((bin) => bin.t === t));
  if (!cycled || !steady) throw new Error(`annex H has no bin at ${t}`);
  return { part: cycled.load / cycled.capacity, loss: 100 * (1 - cycled.efficiency / steady.efficiency) };
}

/** Electricity of the example between two temperatures, °C, both in, %. */
function annexShare(from: number, to: number): number {
  const bins = annexBins();
  const sum = (some: typeof bins): number => some.reduce((total, { electricity }) => total + electricity, 0);
  return (100 * sum(bins.filter(({ t }) => t >= from && t <= to))) / sum(bins);
}

/**
 * A figure of the seasons with its unit.
 * @param at outdoor temperature, °C, where it is of one
 * @throws {Error} where there is no such figure: the site must not be built then
 */
export function seasonFigureText(
  give: SeasonFigure,
  at: number | undefined,
  from: number | undefined,
  locale: Locale,
): string {
  const t = at ?? Number.NaN;
  const [coldest, warmest] = endsOf(SEASON_BINS.average);
  const [mildest, hottest] = endsOf(SEASON_BINS.cooling);
  const hours = (value: number) => withUnit(formatNumber(value, 0, locale), 'h');
  const degrees = (value: number) => withUnit(formatNumber(value, 0, locale), '°C');
  const percent = (value: number) => withUnit(formatNumber(value, 0, locale), '%');
  const figures: Readonly<Record<SeasonFigure, () => string>> = {
    total: () => hours(hoursOf(SEASON_BINS.average)),
    hours: () => hours(hoursOf(SEASON_BINS.average.filter(([each]) => each === t))),
    coldest: () => degrees(coldest),
    warmest: () => degrees(warmest),
    noLoad: () => degrees(NO_LOAD_TEMPERATURE),
    design: () => degrees(DESIGN_TEMPERATURES.average),
    colderDesign: () => degrees(DESIGN_TEMPERATURES.colder),
    mildest: () => degrees(mildest),
    hottest: () => degrees(hottest),
    process: () => hours(hoursOf(SEASON_BINS.process)),
    off: () => hours(EXAMPLE_HOURS.off),
    crankcase: () => hours(EXAMPLE_HOURS.ck),
    exampleDesign: () => withUnit(formatAtMost(ANNEX_H.p_design, 2, locale), 'kW'),
    part: () => percent(100 * annexAt(t).part),
    cycling: () => percent(annexAt(t).loss),
    share: () => percent(annexShare(from ?? Number.NaN, t)),
  };
  return figures[give]();
}

/** Heat over electricity of a year of a simulated R290 heat pump. @throws {Error} without an answer */
export function heatPumpFigure(change: Readonly<Record<string, unknown>>): number {
  const machine = { fluid: 'R290', p_design: 8, t_biv: -6, t_ol: -10, rend_is: 0.7, eta_motor: 0.9 };
  const answer = seasonal('heating', { ...machine, ...change }, figureEngine());
  if (!answer.ok) throw new Error(`no year: ${answer.problem.code}`);
  return answer.result.spf;
}

const DECIMALS = 2;

/** A seasonal figure as the language writes it. */
export const seasonText = (value: number, locale: Locale): string => formatNumber(value, DECIMALS, locale);
