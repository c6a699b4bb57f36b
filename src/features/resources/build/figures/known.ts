/** Figures that prose asks for by name: constants of nature and of standards that another room of this project holds already. */
import { GOODS_PRESETS } from '../../../../calculators/bilan-frigorifique/products.ts';
import { hpOptimum } from '../../../../circuit/index.ts';
import type { Locale } from '../../../../language/index.ts';
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
import { figureEngine, lflOf, resultValue } from './figures.ts';

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

/** The coil of the article on moist air. */
export const COIL = { mode: 'process', t_in: 2, rh_in: 85, q_v: 3000, t_out: -2, rh_out: 95 } as const;

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
} as const satisfies Readonly<Record<string, Figure>>;

export function knownText(of: keyof typeof KNOWN, locale: Locale): string {
  const { value, unit, decimals } = KNOWN[of];
  return withUnit(formatNumber(value(), decimals, locale), unit);
}
