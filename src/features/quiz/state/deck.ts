/**
 * Questions a reader asked to be asked again, on this device. Nothing is kept until then; from then on what is missed joins
 * them. An empty deck says that it was asked for.
 */
import { storedIn } from '../../../kit/storage/numbered.ts';
import { fittingEntries } from '../../../kit/storage/persisted.ts';
import { STEPS } from '../../../quiz/review.ts';
import type { Deck, Due } from '../../../quiz/review.ts';

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/;
const DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

function isEntry(entry: unknown, name: string): entry is Due {
  if (typeof entry !== 'object' || entry === null || !NAME.test(name)) return false;
  const { step, on } = entry as Record<string, unknown>;
  return typeof step === 'number' && STEPS[step] !== undefined && typeof on === 'string' && DAY.test(on);
}

/** What a kept value holds of a deck; undefined where it is none. */
export const deckFrom = (value: unknown): Deck | undefined => fittingEntries(value, isEntry);

const box = storedIn('local', 'appfroid.quizReview', deckFrom);

/** The deck; undefined where none was asked for. */
export const keptDeck = (): Deck | undefined => box.load();

/** Keeps the deck, or forgets that it was asked for. */
export const keepDeck = (deck: Deck | undefined): boolean => box.save(deck);
