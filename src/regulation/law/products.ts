/** What a ban is about: kinds of new equipment, and ways of topping up. */
import type { Bilingual } from '../../language/index.ts';
import texts from '../data/products.json' with { type: 'json' };

export type Product = keyof typeof texts;

/** In the order of Annex IV of Regulation (EU) 2024/573, then the ways of topping up. */
export const PRODUCTS = /* @__PURE__ */ Object.keys(texts) as readonly Product[];

export const productText = (product: Product): Bilingual => texts[product];

export const isProduct = (word: unknown): word is Product => typeof word === 'string' && Object.hasOwn(texts, word);

/** Topping up, not new equipment. */
export const isServicing = (product: Product): boolean => product.startsWith('service-');
/** With reclaimed gas, or recycled gas of the same undertaking. */
export const isReclaimed = (product: Product): boolean => product.endsWith('-reclaimed');

/** The products a rule can be about: every new one, or those it names. */
export const isAbout = (products: readonly string[], product: Product): boolean =>
  products.includes(product) || (products.includes('*') && !isServicing(product));
