/** The uses as they are offered: names, words they are found by, and what machines of each usually hold. */
import choices from './generated/choices.json' with { type: 'json' };
import type { Locale } from '../language/index.ts';
import type { UseId } from './facts.ts';
import type { Compressor, Expansion, Use } from './schema.ts';

export interface UseChoice extends Readonly<Record<Locale, string>> {
  readonly id: UseId;
  readonly group: Use['group'];
  readonly words: Readonly<Record<Locale, readonly string[]>>;
  /** The usual one first. */
  readonly expansion: readonly Expansion[];
  readonly compressors: readonly Compressor[];
  readonly fluids: readonly string[];
}

export const USE_CHOICES = choices as unknown as readonly UseChoice[];

export const findChoice = (id: unknown): UseChoice | undefined => USE_CHOICES.find((choice) => choice.id === id);
