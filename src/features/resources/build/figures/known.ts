/** Figures that prose asks for by name: constants of nature and of standards that another room of this project holds already. */
import { GOODS_PRESETS } from '../../../../calculators/bilan-frigorifique/products.ts';
import { hpOptimum } from '../../../../circuit/index.ts';
import { COVERAGE, RECTANGULAR } from '../../../../diagnosis/readings/uncertainty.ts';
import type { Locale } from '../../../../language/index.ts';
import trial from '../../../../performance/data/trial.json' with { type: 'json' };
import { electricalPower } from '../../../../performance/index.ts';
import { LOSSES } from '../../../../performance/measured/losses.ts';
import { HALF_WIDTHS } from '../../../../performance/measured/request.ts';
import { SUBLIMATION_HEAT } from '../../../../physics/psychrometrics.ts';
import { formatNumber, withUnit } from '../../../../quantities/number.ts';
import { barFromPascal, ZERO_CELSIUS } from '../../../../quantities/si.ts';
import {
  C3_LARGEST_AREA,
  C3_MOST_CHARGE,
  LFL_SHARE,
  MOST_2L_IN_II,
  MOUNTING_HEIGHTS,
} from '../../../../regulation/index.ts';
import { gramsPerMetre } from '../drawings/plots/charge.ts';
import { spanOfRuns } from '../drawings/plots/field-capacity.ts';
import { citedValue } from './cited.ts';
import { figureEngine, lflOf, resultValue } from './figures.ts';
import { glycolRow } from './glycol.ts';

const KILO = 1000;
const HOUR = 3600;
const PER_CENT = 100;

interface Figure {
  readonly value: () => number;
  readonly unit: string;
  readonly decimals: number;
}

const figure = (value: () => number, unit: string, decimals: number): Figure => ({ value, unit, decimals });

/** @throws {Error} where the table of products has no water */
function fusionHeat(): number {
  const latent = GOODS_PRESETS.entries.find(({ id }) => id === 'water')?.values['latent'];
  if (typeof latent !== 'number') throw new Error('the table of products has no water');
  return latent;
}

/** The best pressure of a one-stage CO2 cycle at an outlet temperature, °C, bar; as `optimumText` asks for it. */
function bestPressure(t: number): number {
  const outcome = hpOptimum({ temp_evp: -10, t_out_gc: t, surch_evp: 5, surch_la: 0, rend_is: 0.7 }, figureEngine());
  if (!outcome.ok) throw new Error(`no best pressure at ${String(t)} °C: ${outcome.problem.code}`);
  return outcome.result.optimum.p_gc;
}

/** Of a difference of 5 K between two thermometers, its expanded uncertainty, %. @param half half-width of each, K */
const differenceUncertainty = (half: number): number =>
  (PER_CENT * COVERAGE * Math.SQRT2 * half) / RECTANGULAR / FIVE_KELVIN;
const FIVE_KELVIN = 5;
/** Half-widths, K: a clamp with its place, and a matched pair in pockets. */
const CLAMP = Math.hypot(0.5, HALF_WIDTHS.place);
const POCKET = 0.15;

/** The pulses of the article on the measured COP. @throws {Error} where they are refused: the site must not be built then */
function countedPulses() {
  const outcome = electricalPower({ kind: 'pulses', pulses: 30, per_kwh: 1000, seconds: 36 });
  if (!outcome.ok) throw new Error(`no power from pulses: ${outcome.problem.code}`);
  return outcome.result;
}

/** The coil of the article on moist air. */
export const COIL = { mode: 'process', t_in: 2, rh_in: 85, q_v: 3000, t_out: -2, rh_out: 95 } as const;

/** °C of the first crystals, of the opening of the article on chilled water. */
const GLYCOL_FROST = -10;

/** Regulation (EU) 813/2013: the efficiency of the label is SCOP over primary energy, less the points for controls. */
function scopFromEfficiency(efficiency: string): number {
  return (citedValue('scop-primary') * (citedValue(efficiency) + citedValue('scop-controls'))) / PER_CENT;
}

export const KNOWN = {
  /** Span and Wagner (1996). */
  'co2-critical': figure(() => figureEngine().fluid('R744').critical.T - ZERO_CELSIUS, '°C', 0),
  'co2-triple': figure(() => barFromPascal(figureEngine().fluid('R744').triple.P), 'bar', 1),
  /** Of the setpoint of a gas cooler, around 35 °C at its outlet. */
  'co2-per-kelvin': figure(() => (bestPressure(36) - bestPressure(34)) / 2, 'bar', 1),
  sublimation: figure(() => SUBLIMATION_HEAT / KILO, 'kJ/kg', 0),
  fusion: figure(fusionHeat, 'kJ/kg', 0),
  /** What the water of the coil gives up as it freezes. */
  'coil-freezing': figure(() => (resultValue('air-data', COIL, 'condensate') * fusionHeat()) / HOUR, 'kW', 2),
  'lfl-share': figure(() => PER_CENT * LFL_SHARE, '%', 0),
  'height-floor': figure(() => MOUNTING_HEIGHTS.floor, 'm', 1),
  'height-window': figure(() => MOUNTING_HEIGHTS.window, 'm', 1),
  'height-wall': figure(() => MOUNTING_HEIGHTS.wall, 'm', 1),
  'height-ceiling': figure(() => MOUNTING_HEIGHTS.ceiling, 'm', 1),
  'c3-charge': figure(() => C3_MOST_CHARGE, 'kg', 0),
  'c3-area': figure(() => C3_LARGEST_AREA, 'm²', 0),
  '2l-in-ii': figure(() => MOST_2L_IN_II, 'kg', 0),
  /** Of a 1/4 inch tube full of liquid. */
  'tube-r32': figure(() => gramsPerMetre('R32'), 'g/m', 0),
  'tube-r290': figure(() => gramsPerMetre('R290'), 'g/m', 0),
  'lfl-r32': figure(() => lflOf('R32'), 'kg/m³', 3),
  'lfl-r455a': figure(() => lflOf('R455A'), 'kg/m³', 3),
  /** Against frost, of the table of glycol. */
  'glycol-frost': figure(() => GLYCOL_FROST, '°C', 0),
  'glycol-ethylene': figure(() => PER_CENT * glycolRow(GLYCOL_FROST).ethylene, '%', 0),
  'glycol-propylene': figure(() => PER_CENT * glycolRow(GLYCOL_FROST).propylene, '%', 0),
  /** Of the efficiencies of content/figures.json, with its primary energy and its points for controls. */
  'scop-from-low': figure(() => scopFromEfficiency('scop-aid-low'), '', 1),
  'scop-from-medium': figure(() => scopFromEfficiency('scop-aid-medium'), '', 1),
  /** What a hermetic compressor is supposed to lose by its shell, of its power, and the half-width of that. */
  'loss-hermetic': figure(() => PER_CENT * LOSSES.hermetic.value, '%', 0),
  'loss-doubt': figure(() => PER_CENT * LOSSES.hermetic.half, '%', 0),
  'difference-clamps': figure(() => differenceUncertainty(CLAMP), '%', 0),
  'difference-pockets': figure(() => differenceUncertainty(POCKET), '%', 0),
  'pulses-power': figure(() => countedPulses().power, 'kW', 0),
  'pulses-doubt': figure(() => countedPulses().acc, '%', 1),
  'runs-least': figure(() => Math.abs(spanOfRuns('off')[0]), '%', 0),
  'runs-most': figure(() => spanOfRuns('off')[1], '%', 0),
  'runs-band-least': figure(() => spanOfRuns('U')[0], '%', 0),
  'runs-band-most': figure(() => spanOfRuns('U')[1], '%', 0),
  'runs-air-least': figure(() => Math.abs(spanOfRuns('air')[0]), '%', 0),
  'runs-air-most': figure(() => spanOfRuns('air')[1], '%', 0),
  'runs-loss-least': figure(() => spanOfRuns('loss')[0], '%', 0),
  'runs-loss-most': figure(() => spanOfRuns('loss')[1], '%', 0),
  /** Of the trial of the measured performance: shares of falsified machines. */
  'trial-power-right': figure(() => PER_CENT * trial.readings.power_meas.right, '%', 0),
  'trial-liquid-silent': figure(() => PER_CENT * trial.readings.t_liquid.silent, '%', 0),
  'trial-outside': figure(() => PER_CENT * trial.outside, '%', 0),
} as const satisfies Readonly<Record<string, Figure>>;

export function knownText(of: keyof typeof KNOWN, locale: Locale): string {
  const { value, unit, decimals } = KNOWN[of];
  return withUnit(formatNumber(value(), decimals, locale), unit);
}
