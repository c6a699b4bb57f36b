/** What the choices of cycles with more than one stage are called, and the words that stand in place of a number. */
import type { Bilingual, Locale } from '../language/index.ts';
import { text } from '../language/index.ts';
import { fieldFromBodyKey, isCounted } from './fields.ts';
import type { FieldUnit } from './fields.ts';
import type { ArchitectureInput, SimulationInput } from './types.ts';

const BETWEEN = {
  flash_complete: text('Bouteille, refroidissement complet', 'Open vessel, complete intercooling'),
  flash_mixing: text('Bouteille, mélange des vapeurs', 'Flash tank, vapour mixing'),
  coil: text('Bouteille à serpentin', 'Closed coil intercooler'),
  liquid_injection: text('Injection de liquide', 'Liquid injection'),
  eco_subcooler: text('Économiseur à plaques', 'Plate economiser'),
} as const;

const OPTION_NAMES: Readonly<Partial<Record<ArchitectureInput, Readonly<Record<string, Bilingual>>>>> = {
  kind: BETWEEN,
  port: BETWEEN,
  parallel: {
    false: text('Détente vers l’aspiration MT', 'Bypass to the MT suction'),
    true: text('Compression parallèle', 'Parallel compression'),
  },
};

const WORD_NAMES: Readonly<Record<string, Bilingual>> = {
  geo: text('Moyenne géométrique', 'Geometric mean'),
  opt: text('Meilleur EER', 'Best EER'),
};

/** What a choice of a field is called; a word no field has is said as it is. */
export const optionName = (key: ArchitectureInput, option: string, locale: Locale): string =>
  OPTION_NAMES[key]?.[option]?.[locale] ?? option;

/** What a word in place of a number is called. */
export const wordName = (word: string, locale: Locale): string => WORD_NAMES[word]?.[locale] ?? word;

/** What an input of a cycle says: a number to be written in its unit, or words; undefined where it says nothing. */
export type InputWords = { readonly value: number; readonly unit: FieldUnit } | { readonly words: string } | undefined;

/** What an input only some cycles read says to a reader. */
export function wordsOfInput(input: SimulationInput, key: ArchitectureInput, locale: Locale): InputWords {
  const value = input[key];
  if (value === undefined || value === null || !isCounted(key, input)) return undefined;
  const { unit, options, isFluid } = fieldFromBodyKey(key);
  if (typeof value === 'number') return { value, unit };
  if (options !== undefined) return { words: optionName(key, String(value), locale) };
  return { words: isFluid === true ? String(value) : wordName(String(value), locale) };
}
