/**
 * Thermal properties of foods. ASHRAE Handbook, Refrigeration, rounded; the whole table is to be checked.
 * Specific heats above and below freezing, kJ/(kg K); latent heat, kJ/kg; freezing, °C; respiration by
 * temperature of the room, W/t at °C, for what breathes.
 */
import type { Preset, Presets } from '../define.ts';

interface Product {
  readonly id: string;
  readonly label: Preset['label'];
  readonly cp1: number;
  readonly cp2: number;
  readonly latent: number;
  readonly freezing: number;
  readonly respiration: readonly (readonly [at: number, wattsPerTonne: number])[];
}

function product(
  id: string,
  fr: string,
  en: string,
  cp1: number,
  cp2: number,
  latent: number,
  freezing: number,
  respiration: Product['respiration'] = [],
): Product {
  return { id, label: { fr, en }, cp1, cp2, latent, freezing, respiration };
}

const PRODUCTS: readonly Product[] = [
  product('apples', 'Pommes', 'Apples', 3.81, 1.98, 280, -1.1, [
    [0, 10],
    [5, 15],
    [10, 30],
  ]),
  product('bananas', 'Bananes', 'Bananas', 3.56, 2.03, 248, -0.8, [[13, 90]]),
  product('carrots', 'Carottes', 'Carrots', 3.92, 2, 293, -1.4, [
    [0, 40],
    [5, 55],
    [10, 90],
  ]),
  product('lettuce', 'Salade', 'Lettuce', 4.09, 1.65, 320, -0.2, [
    [0, 35],
    [5, 50],
    [10, 85],
  ]),
  product('oranges', 'Oranges', 'Oranges', 3.81, 1.96, 275, -0.8, [
    [0, 9],
    [5, 18],
    [10, 40],
  ]),
  product('potatoes', 'Pommes de terre', 'Potatoes', 3.67, 1.93, 264, -0.6, [
    [0, 12],
    [5, 18],
    [10, 30],
  ]),
  product('tomatoes', 'Tomates', 'Tomatoes', 4.08, 1.79, 313, -0.5, [[10, 45]]),
  product('strawberries', 'Fraises', 'Strawberries', 4, 1.84, 306, -0.8, [
    [0, 45],
    [5, 70],
    [10, 150],
  ]),
  product('beef', 'Bœuf', 'Beef', 3.2, 1.8, 220, -1.7),
  product('pork', 'Porc', 'Pork', 3, 1.7, 200, -2.2),
  product('poultry', 'Volaille', 'Poultry', 3.3, 1.8, 220, -2.8),
  product('lean-fish', 'Poisson maigre', 'Lean fish', 3.7, 2.1, 270, -2.2),
  product('milk', 'Lait', 'Milk', 3.89, 1.81, 294, -0.6),
  product('butter', 'Beurre', 'Butter', 2.4, 1.6, 53, -2),
  product('eggs', 'Œufs', 'Eggs', 3.2, 1.8, 235, -0.6),
  product('ice-cream', 'Crème glacée', 'Ice cream', 3.2, 2.1, 210, -5.6),
  product('bread', 'Pain', 'Bread', 2.9, 1.4, 115, -2),
  product('water', 'Eau et boissons', 'Water and drinks', 4.19, 2.05, 333.5, 0),
];

/** Properties of what enters the room. */
export const GOODS_PRESETS: Presets = {
  label: { fr: 'Produit', en: 'Product' },
  badges: ['standard', 'toVerify'],
  entries: PRODUCTS.map(({ id, label, cp1, cp2, latent, freezing }) => ({
    id,
    label,
    values: { cp1, cp2, latent, t_freeze: freezing },
  })),
};

/** Heat of what breathes in the room, at the tabulated temperature nearest to its own. */
export const STORED_PRESETS: Presets = {
  label: {
    fr: 'Produit, à la température tabulée la plus proche',
    en: 'Product, at the nearest tabulated temperature',
  },
  badges: ['practice', 'toVerify'],
  entries: PRODUCTS.filter(({ respiration }) => respiration.length > 0).map(({ id, label, respiration }) => ({
    id,
    label,
    values: { w_per_t: { nearestTo: 't_in', among: respiration } },
  })),
};
