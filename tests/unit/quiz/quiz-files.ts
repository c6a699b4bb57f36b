/** The quizzes of content/quiz as tests read them: from disk, held to their schema. */
import { readFileSync, readdirSync } from 'node:fs';
import { quizSchema } from '../../../src/quiz/schema.ts';
import type { Quiz } from '../../../src/quiz/schema.ts';

const FOLDER = new URL('../../../content/quiz/', import.meta.url);

export const quizTexts = (): readonly (readonly [slug: string, text: string])[] =>
  readdirSync(FOLDER).map((file) => [file.replace(/\.json$/, ''), readFileSync(new URL(file, FOLDER), 'utf8')]);

/** @throws {Error} naming what does not fit */
export const quizFiles = (): readonly (readonly [slug: string, quiz: Quiz])[] =>
  quizTexts().map(([slug, text]) => [slug, quizSchema.parse(JSON.parse(text))]);
