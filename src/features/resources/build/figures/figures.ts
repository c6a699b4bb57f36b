/** Figures that prose asks for, computed while the site is built and written as each language writes them. */
import { compute } from '../../../../calculators/computes.ts';
import { calculatorFromSpelling, formDefaults } from '../../../../calculators/index.ts';
import type { Definition } from '../../../../calculators/index.ts';
import type { Answer } from '../../../../calculators/derive/answer.ts';
import { isVerdict, outputsInOrder } from '../../../../calculators/derive/results.ts';
import { hpOptimum, pipes, readingUncertainty } from '../../../../circuit/index.ts';
import type { Outcome } from '../../../../circuit/index.ts';
import type { OptimumPoint } from '../../../../circuit/optimum/optimum.ts';
import trial from '../../../../diagnosis/data/trial.json' with { type: 'json' };
import { createEmbeddedEngine } from '../../../../engine/embedded.ts';
import type { Engine } from '../../../../engine/types.ts';
import { translator } from '../../../../shell/texts.ts';
import type { Locale } from '../../../../language/index.ts';
import { decimalsFor, formatAtMost, formatNumber, withUnit } from '../../../../quantities/number.ts';
import { barFromPascal, pascalFromBar, STANDARD_ATMOSPHERE_BAR, ZERO_CELSIUS } from '../../../../quantities/si.ts';
import { standardData } from '../../../../refrigerants/index.ts';
import { run } from '../../../../simulation/index.ts';
import type { SimulationResult } from '../../../../simulation/index.ts';
import { shownOutput } from '../../../calculators/format-output.ts';
import type { ServedCycle } from '../../../circuit/simulator/explorer/sliders.ts';
import { servedCurves } from '../../../../kit/build/curves.ts';
import { signedText } from '../../../../kit/island/signed.ts';

/** What stands between gauge and absolute pressure in the articles, bar: the standard atmosphere. */
export const ATMOSPHERE = STANDARD_ATMOSPHERE_BAR;

let engine: Engine | undefined;
/** One engine for every figure of a build. */
export const figureEngine = (): Engine => (engine ??= createEmbeddedEngine());

/** `mean`: halfway between bubble and dew, as an exchanger sees a blend. */
/** The lower flammability limit, kg/m³. @throws {Error} where the standard has none: the site must not be built then */
export function lflOf(fluid: string): number {
  const { lfl } = standardData(fluid);
  if (lfl === undefined) throw new Error(`${fluid} has no lower flammability limit`);
  return lfl;
}

export type Side = 'dew' | 'bubble' | 'mean';

/** Saturation temperature, °C, at a pressure, bar absolute. @throws {EngineError} where the fluid has none */
export function saturationTemperature(fluid: string, p: number, at: Side): number {
  const { bubble, dew } = figureEngine()
    .fluid(fluid)
    .saturation({ P: pascalFromBar(p) });
  const T = at === 'mean' ? (bubble.T + dew.T) / 2 : at === 'dew' ? dew.T : bubble.T;
  return T - ZERO_CELSIUS;
}

/** Halvings between bubble and dew pressure: far below what a gauge shows. */
const HALVINGS = 40;

/** Saturation pressure, bar absolute, at a temperature, °C. @throws {EngineError} where the fluid has none */
export function saturationPressure(fluid: string, t: number, at: Side): number {
  const { bubble, dew } = figureEngine()
    .fluid(fluid)
    .saturation({ T: t + ZERO_CELSIUS });
  if (at !== 'mean') return barFromPascal((at === 'dew' ? dew : bubble).P);
  let [low, high] = [barFromPascal(dew.P), barFromPascal(bubble.P)];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (saturationTemperature(fluid, middle, 'mean') < t) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Dew less bubble temperature, K, at a pressure, bar absolute. */
export const glide = (fluid: string, p: number): number =>
  saturationTemperature(fluid, p, 'dew') - saturationTemperature(fluid, p, 'bubble');

/** Three figures, at most two of them decimals: what a good gauge shows. */
export const pressureText = (bar: number, locale: Locale): string =>
  formatNumber(bar, Math.min(2, decimalsFor(bar, 3)), locale);

/** What `Cycle` may ask a simulation for: where it is, its unit, its decimals. */
const CYCLE_FIGURES = {
  eer: { of: ({ performance }) => performance.eer, unit: '', decimals: 2 },
  power_cold: { of: ({ performance }) => performance.power_cold, unit: 'kW', decimals: 2 },
  power_compressor: { of: ({ performance }) => performance.power_compressor, unit: 'kW', decimals: 2 },
  mass_flow: { of: ({ performance }) => performance.mass_flow_h, unit: 'kg/h', decimals: 0 },
  swept: { of: ({ performance }) => performance.step_volume_h, unit: 'm³/h', decimals: 1 },
  p_evp: { of: ({ points }) => points.a_aspiration.P, unit: 'bar', decimals: 2 },
  p_cdr: { of: ({ points }) => points.c_refoulement_reel.P, unit: 'bar', decimals: 1 },
  ratio: { of: ({ extra }) => extra.tau, unit: '', decimals: 1 },
  t_suction: { of: ({ points }) => points.a_aspiration.T, unit: '°C', decimals: 1 },
  t_discharge: { of: ({ points }) => points.c_refoulement_reel.T, unit: '°C', decimals: 0 },
  d_suction: { of: ({ points }) => points.a_aspiration.D, unit: 'kg/m³', decimals: 2 },
  quality: { of: ({ extra }) => 100 * extra.x_f, unit: '%', decimals: 0 },
  /** Of the flow, what the receiver of a booster turns to vapour. */
  flash: { of: ({ architecture }) => 100 * (architecture?.x_rec ?? Number.NaN), unit: '%', decimals: 0 },
  /** Of a booster, the power of each compressor. */
  power_lt: { of: ({ architecture }) => architecture?.power_lt ?? Number.NaN, unit: 'kW', decimals: 1 },
  power_mt: { of: ({ architecture }) => architecture?.power_mt ?? Number.NaN, unit: 'kW', decimals: 1 },
  power_par: { of: ({ architecture }) => architecture?.power_par ?? Number.NaN, unit: 'kW', decimals: 1 },
  /** The pressure of the gas cooler, found where it was asked for as 'opt'. */
  p_gc: { of: ({ input }) => Number(input.p_gc), unit: 'bar', decimals: 0 },
  /** What a booster was asked for, where prose tells the inputs it left as they are. */
  q_mt: { of: ({ input }) => Number(input.q_mt), unit: 'kW', decimals: 0 },
  q_lt: { of: ({ input }) => Number(input.q_lt), unit: 'kW', decimals: 0 },
  te_mt: { of: ({ input }) => Number(input.te_mt), unit: '°C', decimals: 0 },
  te_lt: { of: ({ input }) => Number(input.te_lt), unit: '°C', decimals: 0 },
  p_rec: { of: ({ input }) => Number(input.p_rec), unit: 'bar', decimals: 0 },
  q0v: { of: ({ extra }) => extra.q0v, unit: 'kJ/m³', decimals: 0 },
  effect: {
    of: ({ points }) => points.g_sortie_evaporateur.H - points.f_sortie_detendeur.H,
    unit: 'kJ/kg',
    decimals: 0,
  },
} as const satisfies Readonly<
  Record<
    string,
    { readonly of: (result: SimulationResult) => number; readonly unit: string; readonly decimals: number }
  >
>;
export type CycleFigure = keyof typeof CYCLE_FIGURES;

/** What the texts on refrigerants simulate with, beside the two saturation temperatures they name: superheats and subcoolings in K. */
export const REFERENCE_CYCLE = { t_sf: 5, t_sft: 2, t_sr: 3, t_srt: 2, rend_is: 0.7 } as const;

/** A simulation that prose is about. @throws {Error} naming the problem: the site must not be built then */
export function cycleResult(body: Readonly<Record<string, unknown>>): SimulationResult {
  const outcome = run(body, figureEngine());
  if (!outcome.ok) throw new Error(`${JSON.stringify(body)} has no answer: ${outcome.problem.code}`);
  return outcome.result;
}

/**
 * A cycle and the lines of its fluid, which must be pure: the compact lines know no glide.
 * @throws {Error} when there is no such cycle: the site must not be built then
 */
export async function servedCycle(body: Readonly<Record<string, unknown>>): Promise<ServedCycle> {
  const result = cycleResult(body);
  const { fluid } = result.input;
  if (figureEngine().fluid(fluid).components.length > 1) throw new Error(`${fluid} is a blend`);
  return { result, curves: await servedCurves(figureEngine(), fluid) };
}

/** A figure of a simulation in words. @param decimals other than the figure's usual ones */
export function cycleText(
  body: Readonly<Record<string, unknown>>,
  give: CycleFigure,
  locale: Locale,
  decimals?: number,
): string {
  const figure = CYCLE_FIGURES[give];
  return withUnit(formatNumber(figure.of(cycleResult(body)), decimals ?? figure.decimals, locale), figure.unit);
}

/** A calculator by its id. @throws {Error} when there is none */
export function definitionOf(id: string): Definition {
  const definition = calculatorFromSpelling(id);
  if (!definition) throw new Error(`there is no calculator ${id}`);
  return definition;
}

/** An output of a calculator, its other inputs as its form opens. @throws {Error} when these give no such figure */
function outputOf(id: string, given: Readonly<Record<string, unknown>>, give: string) {
  const definition = definitionOf(id);
  const outcome = compute(id, { ...formDefaults(definition), ...given }, figureEngine());
  const value = outcome.ok ? outcome.outputs[give] : undefined;
  const output = definition.outputs.find(({ key }) => key === give);
  if (value === undefined || !output) throw new Error(`${id} gives no ${give} for ${JSON.stringify(given)}`);
  return { value, output };
}

/** A number a calculator answers, in the unit of its output. @throws {Error} when it answers none */
export function resultValue(id: string, given: Readonly<Record<string, unknown>>, give: string): number {
  const { value } = outputOf(id, given, give);
  if (typeof value !== 'number') throw new Error(`${give} of ${id} is no number`);
  return value;
}

/**
 * An output of a calculator in words, its other inputs as its form opens.
 * @throws {Error} when these inputs give no such figure: the site must not be built then
 */
export function resultText(id: string, given: Readonly<Record<string, unknown>>, give: string, locale: Locale): string {
  const { value, output } = outputOf(id, given, give);
  const t = translator(locale);
  const { text, symbol } = shownOutput(output, value, undefined, t);
  return withUnit(text, symbol);
}

/** The first headline of a calculator that its answer has, in words; undefined where it has none. */
export function headlineText(definition: Definition, outcome: Answer['outcome'], locale: Locale): string | undefined {
  if (!outcome.ok) return undefined;
  const t = translator(locale);
  // A verdict on an example is not told: a figure stands for it.
  for (const output of outputsInOrder(definition, outcome.outputs)) {
    const value = outcome.outputs[output.key];
    if (value === undefined || isVerdict(output)) continue;
    const { text, symbol } = shownOutput(output, value, undefined, t);
    return withUnit(text, symbol);
  }
  return undefined;
}

/** An answer of a door of the circuit. @throws {Error} naming the problem: the site must not be built then */
function answered<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`a figure of an article has no answer: ${outcome.problem.code}`);
  return outcome.result;
}

/** Half-width, K, of a superheat or a subcooling read at a saturation temperature, °C, with a class 1 gauge and a probe good to 0.5 K. @param scale full scale, bar */
export function readingText(
  fluid: string,
  t: number,
  reading: 'superheat' | 'subcooling',
  scale: number,
  locale: Locale,
): string {
  const p = saturationPressure(fluid, t, reading === 'superheat' ? 'dew' : 'bubble');
  const { uncertainty } = answered(readingUncertainty(fluid, p, reading, { fs: scale }, figureEngine()));
  return withUnit(formatNumber(uncertainty, 1, locale), 'K');
}

/** Fastest suction vapour of an article, m/s: the limit `calcul-diam` opens with. */
const FASTEST_SUCTION = 12;
/** The riser of an article: 6 m high in a line of 20 m of metric copper. */
const RISER = { haut_asp: 6, long_asp: 20, vit_asp: FASTEST_SUCTION } as const;

/** What `Riser` may say of the tube proposed; `share`: the load below which oil stays behind. */
export type RiserFigure = 'tube' | 'speed' | 'loss' | 'least' | 'share';

/**
 * A suction riser of a simulated cycle: the tube proposed, its velocity, what the line loses, the least velocity that
 * carries oil, and that as a share of the velocity at full load.
 * @throws {Error} when there is no such riser: the site must not be built then
 */
export function riserText(body: Readonly<Record<string, unknown>>, give: RiserFigure, locale: Locale): string {
  const results = { permanent: cycleResult(body), transient: null };
  const { recommended, oil } = answered(pipes(results, RISER, figureEngine())).lines.asp;
  const least = oil?.permanent?.v_min;
  if (!recommended || least === undefined || recommended.dt_permanent === null)
    throw new Error(`${JSON.stringify(body)} has no riser`);
  const { de, e, speed_permanent: speed, dt_permanent: loss } = recommended;
  if (give === 'tube') return `${formatAtMost(de, 1, locale)}\u00a0×\u00a0${formatAtMost(e, 1, locale)}`;
  if (give === 'loss') return withUnit(formatNumber(loss, 1, locale), 'K');
  if (give === 'share') return withUnit(formatNumber((100 * least) / speed, 0, locale), '%');
  return withUnit(formatNumber(give === 'speed' ? speed : least, 1, locale), 'm/s');
}

const OPTIMUM_FIGURES = {
  p: { of: ({ p_gc }) => p_gc, unit: 'bar', decimals: 0 },
  eer: { of: ({ eer }) => eer, unit: '', decimals: 2 },
  discharge: { of: ({ t_discharge }) => t_discharge, unit: '°C', decimals: 0 },
} as const satisfies Readonly<
  Record<string, { readonly of: (point: OptimumPoint) => number; readonly unit: string; readonly decimals: number }>
>;
export type OptimumFigure = keyof typeof OPTIMUM_FIGURES;

/** The best gas cooler pressure of a one-stage CO2 cycle, or what it gives: 5 K of superheat, efficiency 0.7. */
export function optimumText(te: number, t: number, give: OptimumFigure, locale: Locale): string {
  const { optimum } = answered(
    hpOptimum({ temp_evp: te, t_out_gc: t, surch_evp: 5, surch_la: 0, rend_is: 0.7 }, figureEngine()),
  );
  const { of, unit, decimals } = OPTIMUM_FIGURES[give];
  return withUnit(formatNumber(of(optimum), decimals, locale), unit);
}

/** Change of a figure from one cycle to another, %. @param share of the change that is shown */
export function changeText(
  from: Readonly<Record<string, unknown>>,
  to: Readonly<Record<string, unknown>>,
  give: CycleFigure,
  share: number,
  locale: Locale,
): string {
  const { of } = CYCLE_FIGURES[give];
  const percent = 100 * share * (of(cycleResult(to)) / of(cycleResult(from)) - 1);
  return withUnit(signedText(percent, 1, locale), '%');
}

/** How many fluids the engine computes by name. */
export const countText = (give: 'pure' | 'blends', locale: Locale): string =>
  formatNumber((give === 'pure' ? figureEngine().names : figureEngine().blends).length, 0, locale);

const TRIAL = trial.trials.wide.editions.second;
export type TrialSet = keyof typeof TRIAL;
export type TrialFigure = 'answered' | 'right' | 'wrong' | 'healthyCalledNormal';

/** A share of the trial of the field diagnosis, on machines more varied than the model, in whole per cent. */
export function trialText(set: TrialSet, give: TrialFigure, locale: Locale): string {
  const { healthy, ...shares } = TRIAL[set];
  const share = give === 'healthyCalledNormal' ? healthy.normal : shares[give];
  return withUnit(formatNumber(100 * share, 0, locale), '%');
}
