/**
 * What the quizzes are made of, beside what they must not give away (`giveaways.test.ts`): enough questions to mean something,
 * more than recall, a reason at each choice, a place for each proof.
 */
import { describe, expect, it } from 'vitest';
import { GROUPS } from '../../../src/quiz/groups.ts';
import { SUBJECT_IDS } from '../../../src/quiz/subjects.ts';
import { quizFiles } from './quiz-files.ts';

const files = quizFiles();
const questions = files.flatMap(([slug, quiz]) => quiz.questions.map((question) => ({ slug, ...question })));
/** Shares of what is to know, of one step, of reasoning. */
const shares = (of: readonly { readonly difficulty: number }[]): readonly number[] =>
  [1, 2, 3].map((level) => of.filter(({ difficulty }) => difficulty === level).length / of.length);

describe('the quizzes', () => {
  it.each(files)('%s asks at least a dozen', (_, quiz) => expect(quiz.questions.length).toBeGreaterThanOrEqual(12));

  it('ask of every subject a result may call weak, more than once', () => {
    for (const subject of SUBJECT_IDS) {
      expect(questions.filter((one) => one.subject === subject).length, subject).toBeGreaterThan(1);
    }
  });

  it('ask to reason in a third of their questions, and are hardly more than a third recall', () => {
    const [recall = 1, step = 0, reasoning = 0] = shares(questions);
    expect(recall).toBeLessThanOrEqual(0.35);
    expect(step).toBeGreaterThan(0.25);
    expect(reasoning).toBeGreaterThanOrEqual(1 / 3);
  });

  it('ask in each group of a certificate as much as a sitting at least', () => {
    const few = Object.keys(GROUPS).flatMap((group) => {
      const found = questions.filter((one) => one.group === Number(group)).length;
      return found < 12 ? [`group ${group}: ${found}`] : [];
    });
    expect(few).toEqual([]);
  });
});

describe('each question', () => {
  it('says of every wrong choice why, in words of its own', () => {
    for (const { slug, id, choices = [] } of questions) {
      const reasons = choices.flatMap(({ mistake }) => (mistake ? [mistake.fr] : []));
      expect(reasons.length, `${slug}/${id}`).toBe(choices.filter(({ right }) => !right).length);
      expect(new Set(reasons).size, `${slug}/${id}`).toBe(reasons.length);
    }
  });

  it('names the place of its proof', () => {
    for (const { slug, id, proof, source } of questions) {
      const place = proof.by === 'figure' ? `${proof.is} ${proof.with}` : proof.with;
      expect(place.length, `${slug}/${id}`).toBeGreaterThan(10);
      if (proof.by !== 'figure') expect(source.section?.en, `${slug}/${id}`).toBeTruthy();
    }
  });
});
