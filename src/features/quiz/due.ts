/** What a reader asked to be asked again, and whose day has come. */
import { today } from '../../language/days.ts';
import { dueOn } from '../../quiz/review.ts';
import { keptDeck } from './state/deck.ts';

/** Names of the questions, as "composants/mop". */
export const namesDue = (): readonly string[] => dueOn(keptDeck() ?? {}, today());
