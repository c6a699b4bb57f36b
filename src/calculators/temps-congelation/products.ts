import type { Bilingual } from '../../language/index.ts';
import { text } from '../../language/index.ts';

/**
 * Compositions, % by mass with the carbohydrate's fibre in it, and initial freezing points, °C. Carrot, beans, broccoli, corn and
 * cauliflower were read in a copy of ASHRAE Refrigeration, "Unfrozen composition data"; the others are from memory of the same
 * table, held to latent heats and freezing points read elsewhere, pork, chicken, turkey, milk and egg from memory alone.
 */
export interface Product {
  readonly label: Bilingual;
  readonly parts: readonly [water: number, protein: number, fat: number, carb: number, fibre: number, ash: number];
  readonly freezing: number;
  /** Read at the table itself. */
  readonly isRead?: true;
}

export const PRODUCTS = {
  beef: { label: text('Bœuf maigre', 'Lean beef'), parts: [71.7, 21.24, 4.4, 0, 0, 1.08], freezing: -1.7 },
  pork: { label: text('Porc, épaule', 'Pork shoulder'), parts: [72.63, 19.55, 7.14, 0, 0, 1.02], freezing: -2.2 },
  chicken: { label: text('Poulet', 'Chicken'), parts: [65.99, 18.6, 15.06, 0, 0, 0.79], freezing: -2.8 },
  turkey: { label: text('Dinde', 'Turkey'), parts: [70.4, 20.42, 8.02, 0, 0, 0.88], freezing: -2.8 },
  cod: { label: text('Cabillaud', 'Cod'), parts: [81.22, 17.81, 0.67, 0, 0, 1.16], freezing: -2.2 },
  salmon: { label: text('Saumon', 'Salmon'), parts: [76.35, 19.94, 3.45, 0, 0, 1.22], freezing: -2.2 },
  mackerel: { label: text('Maquereau', 'Mackerel'), parts: [63.55, 18.6, 13.89, 0, 0, 1.35], freezing: -2.2 },
  apple: { label: text('Pomme', 'Apple'), parts: [83.93, 0.19, 0.36, 15.25, 2.7, 0.26], freezing: -1.1 },
  banana: { label: text('Banane', 'Banana'), parts: [74.26, 1.03, 0.48, 23.43, 2.4, 0.8], freezing: -0.8 },
  strawberry: { label: text('Fraise', 'Strawberry'), parts: [91.57, 0.61, 0.37, 7.02, 2.3, 0.43], freezing: -0.8 },
  raspberry: { label: text('Framboise', 'Raspberry'), parts: [86.57, 0.91, 0.55, 11.57, 6.8, 0.4], freezing: -0.6 },
  peach: { label: text('Pêche', 'Peach'), parts: [87.66, 0.7, 0.09, 11.1, 2, 0.46], freezing: -0.9 },
  orange: { label: text('Orange', 'Orange'), parts: [82.3, 1.3, 0.3, 15.5, 4.5, 0.6], freezing: -0.8 },
  carrot: {
    label: text('Carotte', 'Carrot'),
    parts: [87.79, 1.03, 0.19, 10.14, 3, 0.87],
    freezing: -1.4,
    isRead: true,
  },
  beans: {
    label: text('Haricots verts', 'Snap beans'),
    parts: [90.27, 1.82, 0.12, 7.14, 3.4, 0.66],
    freezing: -0.7,
    isRead: true,
  },
  broccoli: {
    label: text('Brocoli', 'Broccoli'),
    parts: [90.69, 2.98, 0.35, 5.24, 3, 0.92],
    freezing: -0.6,
    isRead: true,
  },
  corn: {
    label: text('Maïs doux', 'Sweet corn'),
    parts: [75.96, 3.22, 1.18, 19.02, 2.7, 0.62],
    freezing: -0.6,
    isRead: true,
  },
  cauliflower: {
    label: text('Chou-fleur', 'Cauliflower'),
    parts: [91.91, 1.98, 0.21, 5.2, 2.5, 0.71],
    freezing: -0.8,
    isRead: true,
  },
  milk: { label: text('Lait entier', 'Whole milk'), parts: [87.69, 3.28, 3.66, 4.65, 0, 0.72], freezing: -0.6 },
  egg: { label: text('Œuf entier', 'Whole egg'), parts: [75.33, 12.49, 10.02, 1.22, 0, 0.94], freezing: -0.6 },
} as const satisfies Readonly<Record<string, Product>>;

export type ProductKey = keyof typeof PRODUCTS;

export const PRODUCT_CHOICES = Object.entries(PRODUCTS).map(
  ([key, { label }]) => [key as ProductKey, label.fr, label.en] as const,
);
