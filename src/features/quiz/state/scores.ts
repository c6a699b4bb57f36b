/** Scores of the quizzes: on this device, and only once cookies are accepted. */
import { atom } from 'nanostores';
import { $hasConsent, restoreConsent } from '../../../kit/storage/consent.ts';
import { storedIn, valueOfText } from '../../../kit/storage/numbered.ts';
import { whenAnotherTabKeeps } from '../../../kit/storage/tabs.ts';

const KEY = 'appfroid.quiz';
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+){0,9}$/;
/** More quizzes than there will be: what is longer is nobody's list of scores. */
const LIMIT = 100;

export interface QuizScore {
  /** Right answers of the best sitting and of the latest. */
  readonly best: number;
  readonly last: number;
  /** Questions asked. */
  readonly of: number;
  /** ISO date and time of the latest. */
  readonly at: string;
}

export type QuizScores = Readonly<Record<string, QuizScore>>;

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

function isScore(value: unknown): value is QuizScore {
  if (typeof value !== 'object' || value === null) return false;
  const { best, last, of, at } = value as Record<string, unknown>;
  if (!isCount(of, LIMIT) || of === 0 || !isCount(best, of) || !isCount(last, best)) return false;
  return typeof at === 'string' && Number.isFinite(Date.parse(at));
}

/** The scores of a text kept before; each entry that does not fit is dropped. */
export const scoresFromText = (text: string | null): QuizScores => scoresFrom(valueOfText(text));

function scoresFrom(kept: unknown): QuizScores {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
  const fitting = Object.entries(kept).filter(([slug, score]) => SLUG.test(slug) && isScore(score));
  return Object.fromEntries(
    fitting.slice(0, LIMIT).map(([slug, { best, last, of, at }]) => [slug, { best, last, of, at }]),
  );
}

const box = storedIn('local', KEY, scoresFrom);

/** The scores with one more sitting; the best counts where as many questions were asked. */
export function withScore(scores: QuizScores, slug: string, right: number, of: number, at: string): QuizScores {
  const before = scores[slug];
  const best = before?.of === of ? Math.max(before.best, right) : right;
  return { ...scores, [slug]: { best, last: right, of, at } };
}

export const $quizScores = atom<QuizScores>({});

const kept = (): QuizScores => box.load() ?? {};

/** Reads what was kept as soon as consent holds, and follows the other tabs. */
export function restoreQuizScores(): void {
  restoreConsent();
  $hasConsent.subscribe((hasConsent) => $quizScores.set(hasConsent ? kept() : {}));
  whenAnotherTabKeeps(KEY, (text) => $quizScores.set($hasConsent.get() ? scoresFromText(text) : {}));
}

function keep(scores: QuizScores): void {
  $quizScores.set(scores);
  // Where storage is barred or full, the scores hold for this page.
  box.save(Object.keys(scores).length === 0 ? undefined : scores);
}

/** Keeps the score of a whole sitting, where cookies are accepted. */
export function addQuizScore(slug: string, right: number, of: number): void {
  if (restoreConsent()) keep(withScore(kept(), slug, right, of, new Date().toISOString()));
}

export const clearQuizScores = (): void => keep({});
