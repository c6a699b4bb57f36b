/** The quizzes of content/quiz as tests read them: from disk, held to their schema. */
import { readFileSync, readdirSync } from 'node:fs';
import { faultsOfText } from '../../../src/schema/faults.ts';
import { quizSchema } from '../../../src/quiz/schema.ts';
import type { Quiz } from '../../../src/quiz/schema.ts';

const FOLDER = new URL('../../../content/quiz/', import.meta.url);

export const quizTexts = (): readonly (readonly [slug: string, text: string])[] =>
  readdirSync(FOLDER).map((file) => [file.replace(/\.json$/, ''), readFileSync(new URL(file, FOLDER), 'utf8')]);

/** What the schema says against each file; empty where it is sound. */
export const quizFaults = (): readonly (readonly [file: string, faults: readonly string[]])[] =>
  quizTexts().map(([slug, text]) => [
    `content/quiz/${slug}.json`,
    faultsOfText(quizSchema, `content/quiz/${slug}.json`, text),
  ]);

/** The sound ones: `quizzes.test.ts` says what is wrong with any other, once. */
export const quizFiles = (): readonly (readonly [slug: string, quiz: Quiz])[] => {
  const sound = new Set(quizFaults().flatMap(([file, faults]) => (faults.length === 0 ? [file] : [])));
  return quizTexts().flatMap(([slug, text]) =>
    sound.has(`content/quiz/${slug}.json`) ? [[slug, JSON.parse(text) as Quiz] as const] : [],
  );
};
