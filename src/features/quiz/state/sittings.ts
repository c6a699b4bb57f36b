/**
 * Quizzes under way, on this device: their order, what was answered, and what is chosen or typed but not checked yet. Kept
 * whatever was said of cookies, since a reader who answers asks to be able to go on; forgotten with the result.
 */
import { storedIn } from '../../../kit/storage/numbered.ts';
import { seedFromText } from '../../../quiz/order.ts';

/** Sittings kept; of more, the earliest are forgotten. */
const MOST = 20;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+){0,9}$/;
const PLACES = /^\d{1,3}(?:\.\d{1,3}){0,99}$/;
const ANSWERS = /^[a-z0-9._-]{0,999}$/;
const LONGEST_DRAFT = 40;

export interface Sitting {
  readonly quiz: string;
  /** Date of the questions: those of another are not these. */
  readonly edition: string;
  /** The seed of its order. */
  readonly seed: string;
  /** Places of the questions it asks, from 1, as a link says them; empty where it may ask any. */
  readonly only: string;
  /** Answers given, as a link says them. */
  readonly answers: string;
  /** Place of the question under way, from 0. */
  readonly at: number;
  /** Letters chosen or number typed there, not checked yet. */
  readonly draft: string;
  /** When an examination ends, ms since 1970; 0 where there is no clock. */
  readonly ends: number;
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const fits = (value: unknown, form: RegExp): value is string => typeof value === 'string' && form.test(value);

function sittingFrom(value: unknown): readonly Sitting[] {
  if (typeof value !== 'object' || value === null) return [];
  const { quiz, edition, seed, only, answers, at, draft, ends } = value as Record<string, unknown>;
  const isOrder = fits(quiz, SLUG) && typeof seed === 'string' && seedFromText(seed) !== undefined;
  if (!isOrder || (only !== '' && !fits(only, PLACES)) || !fits(answers, ANSWERS)) return [];
  if (!isCount(at) || at > 999 || !isCount(ends) || typeof edition !== 'string' || typeof draft !== 'string') return [];
  return [{ quiz, edition, seed, only, answers, at, draft: draft.slice(0, LONGEST_DRAFT), ends }];
}

/** What a kept value holds of sittings; undefined where it is no list. */
export const sittingsFrom = (value: unknown): readonly Sitting[] | undefined =>
  Array.isArray(value) ? value.flatMap(sittingFrom).slice(0, MOST) : undefined;

const box = storedIn('local', 'appfroid.quizSittings', sittingsFrom);

/** The sittings kept, the latest first. */
export const keptSittings = (): readonly Sitting[] => box.load() ?? [];

const others = ({ quiz, seed }: Pick<Sitting, 'quiz' | 'seed'>): readonly Sitting[] =>
  keptSittings().filter((one) => one.quiz !== quiz || one.seed !== seed);

/** Keeps a sitting as it stands now. */
export const keepSitting = (sitting: Sitting): void => {
  box.save([sitting, ...others(sitting)].slice(0, MOST));
};

/** Forgets one that came to its result. */
export function forgetSitting(sitting: Pick<Sitting, 'quiz' | 'seed'>): void {
  const left = others(sitting);
  box.save(left.length === 0 ? undefined : left);
}
