/** A text as it is looked for: without accents, in small letters. */
export const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
