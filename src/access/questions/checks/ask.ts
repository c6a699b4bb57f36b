/** Asks as a program does, for tests. */
import { createEngine } from '../../../engine/index.ts';
import { ALL_QUESTIONS, answerTo } from '../index.ts';
import type { Answer, Question } from '../index.ts';

const engine = await createEngine();

/** @throws {Error} where there is no such question */
export function questionOf(name: string): Question {
  const question = ALL_QUESTIONS.find((one) => one.name === name);
  if (!question) throw new Error(`no question ${name}`);
  return question;
}

export const asked = (name: string, given: object): Answer => answerTo(questionOf(name), given, engine, 'en');

/** @throws {Error} where it is refused */
export function result(name: string, given: object): Readonly<Record<string, unknown>> {
  const answer = asked(name, given);
  if (!answer.ok) throw new Error(`${name} is refused: ${JSON.stringify(answer)}`);
  return answer.result;
}
