/**
 * Thermal properties of foods. ASHRAE Handbook, Refrigeration, rounded; the whole table is to be checked.
 * Specific heats above and below freezing, kJ/(kg K); latent heat, kJ/kg; freezing, °C; respiration at 0, 5
 * and 10 °C, W/t, absent where not given.
 */
import type { Bilingual } from '../define.ts';

export interface Product {
  readonly name: Bilingual;
  readonly cp1: number;
  readonly cp2: number;
  readonly latent: number;
  readonly freezing: number;
  readonly respiration: readonly [at0: number | undefined, at5: number | undefined, at10: number | undefined];
}

const NONE = [undefined, undefined, undefined] as const;

function product(
  fr: string, en: string, cp1: number, cp2: number, latent: number, freezing: number,
  respiration: Product['respiration'] = NONE,
): Product {
  return { name: { fr, en }, cp1, cp2, latent, freezing, respiration };
}

export const PRODUCTS: readonly Product[] = [
  product('Pommes', 'Apples', 3.81, 1.98, 280, -1.1, [10, 15, 30]),
  product('Bananes (respiration à 13\u202f°C)', 'Bananas (respiration at 13\u202f°C)', 3.56, 2.03, 248, -0.8, [undefined, undefined, 90]),
  product('Carottes', 'Carrots', 3.92, 2, 293, -1.4, [40, 55, 90]),
  product('Salade', 'Lettuce', 4.09, 1.65, 320, -0.2, [35, 50, 85]),
  product('Oranges', 'Oranges', 3.81, 1.96, 275, -0.8, [9, 18, 40]),
  product('Pommes de terre', 'Potatoes', 3.67, 1.93, 264, -0.6, [12, 18, 30]),
  product('Tomates', 'Tomatoes', 4.08, 1.79, 313, -0.5, [undefined, undefined, 45]),
  product('Fraises', 'Strawberries', 4, 1.84, 306, -0.8, [45, 70, 150]),
  product('Bœuf', 'Beef', 3.2, 1.8, 220, -1.7),
  product('Porc', 'Pork', 3, 1.7, 200, -2.2),
  product('Volaille', 'Poultry', 3.3, 1.8, 220, -2.8),
  product('Poisson maigre', 'Lean fish', 3.7, 2.1, 270, -2.2),
  product('Lait', 'Milk', 3.89, 1.81, 294, -0.6),
  product('Beurre', 'Butter', 2.4, 1.6, 53, -2),
  product('Œufs', 'Eggs', 3.2, 1.8, 235, -0.6),
  product('Crème glacée', 'Ice cream', 3.2, 2.1, 210, -5.6),
  product('Pain', 'Bread', 2.9, 1.4, 115, -2),
  product('Eau et boissons', 'Water and drinks', 4.19, 2.05, 333.5, 0),
];
