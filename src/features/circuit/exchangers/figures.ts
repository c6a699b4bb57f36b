/** How the figures of an exchanger are written, in the order of the page. */
import type { ExchangerFigures, ZoneFigures } from '../../../circuit/exchangers/index.ts';
import { convert, percentText } from '../../../quantities/index.ts';
import type { UnitOf } from '../../../quantities/index.ts';
import { decimalsFor, formatNumber, withUnit } from '../../../quantities/number.ts';
import type { Side } from './part.ts';
import { unitOfSlot } from '../../../kit/form/units.ts';
import type { Formatter, ShownQuantity } from '../../../kit/island/format.ts';
import { figure } from '../../../kit/table/table.ts';
import type { Figure } from '../../../kit/table/table.ts';
import { NO_VALUE } from '../../../kit/island/format.ts';

type NumberKey = {
  [K in keyof ExchangerFigures]: ExchangerFigures[K] extends number | null ? K : never;
}[keyof ExchangerFigures];

export const CONDUCTANCE = 'conductance';

export const FIGURES = {
  duty: 'power',
  t_in: 'temperature',
  t_out: 'temperature',
  flow: 'volumeFlow',
  mass_flow_s: 'massFlow',
  cp: 'specificHeat',
  rho: 'density',
  freezing: 'temperature',
  t_sat: 'temperature',
  lmtd: 'temperatureDifference',
  ua: CONDUCTANCE,
  ua_profile: CONDUCTANCE,
  mean_difference: 'temperatureDifference',
  pinch: 'temperatureDifference',
  approach: 'temperatureDifference',
  area: 'area',
} as const satisfies Readonly<Record<NumberKey, ShownQuantity>>;
/** What a figure is: air and liquids are counted in units of their own. */
export const quantityOf = (key: FigureKey, medium: string | undefined): ShownQuantity =>
  key === 'flow' && medium !== undefined && medium !== 'air' ? 'liquidFlow' : FIGURES[key];

export type FigureKey = keyof typeof FIGURES;
const FIGURE_KEYS = Object.keys(FIGURES) as readonly FigureKey[];

export const ZONES = {
  evaporator: ['evaporation', 'superheat'],
  condenser: ['desuperheating', 'condensation', 'subcooling', 'gas_cooling'],
} as const satisfies Readonly<Record<Side, readonly string[]>>;
export type ZoneName = (typeof ZONES)[Side][number];

export interface Written {
  readonly number: string;
  readonly symbol: string;
}

const MOST_DECIMALS = 4;

/** Three significant figures are enough for a conductance of any size. */
function conductanceText(value: number | null, { locale, units }: Formatter): string {
  if (value === null) return NO_VALUE;
  const shown = convert(CONDUCTANCE, value, 'kW_K', unitOfSlot(units, CONDUCTANCE) as UnitOf<typeof CONDUCTANCE>);
  return formatNumber(shown, Math.min(MOST_DECIMALS, decimalsFor(shown, 3)), locale);
}

export function written(shown: ShownQuantity, value: number | null, format: Formatter): Written {
  const number = shown === CONDUCTANCE ? conductanceText(value, format) : format.number(shown, value);
  return { number, symbol: format.symbol(shown) };
}

/** The same as the cell of a table. */
export const cell = (shown: ShownQuantity, value: number | null | undefined, format: Formatter): Figure =>
  figure(shown, value, written(shown, value ?? null, format).number);

/** A figure with its unit. */
export function full(shown: ShownQuantity, value: number | null, format: Formatter): string {
  const { number, symbol } = written(shown, value, format);
  return number === NO_VALUE ? number : withUnit(number, symbol);
}

/** A share, 0 to 1, in words. */
export const shareText = (share: number | null, { locale }: Formatter): string =>
  share === null ? NO_VALUE : percentText(share, locale);

/** The zones an exchanger has, in the direction of the refrigerant. */
export const zonesOf = (
  figures: ExchangerFigures,
  side: Side,
): readonly { readonly name: ZoneName; readonly zone: ZoneFigures }[] =>
  ZONES[side].flatMap((name) => {
    const zone = figures.zones[name];
    return zone === undefined ? [] : [{ name, zone }];
  });

/** Rows that say something in one regime at least. */
export const spokenKeys = (regimes: readonly (ExchangerFigures | undefined)[]): readonly FigureKey[] =>
  FIGURE_KEYS.filter((key) => regimes.some((figures) => figures !== undefined && figures[key] !== null));
