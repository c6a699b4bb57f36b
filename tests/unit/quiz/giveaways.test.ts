/**
 * What a quiz must not give away to who knows nothing: the key by its length, by its rank among figures or by its place.
 * Every question of every quiz counts; one right answer among four is met by chance one time in four.
 */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/engine/index.ts';
import { locales } from '../../../src/language/index.ts';
import { serve } from '../../../src/quiz/serve.ts';
import type { ServedQuestion } from '../../../src/quiz/serve.ts';
import { quizFiles } from './quiz-files.ts';

const engine = await createEngine();

/** Questions of one right choice, as a page shows them. */
const asked = (locale: (typeof locales)[number]): readonly (readonly [name: string, shown: ServedQuestion])[] =>
  quizFiles().flatMap(([slug, { questions }]) =>
    questions
      .map((question) => [`${slug}/${question.id}`, serve(question, locale, engine)] as const)
      .filter(([, { choices }]) => choices.filter(({ isRight }) => isRight).length === 1),
  );

const placeOf = ({ choices }: ServedQuestion): number => choices.findIndex(({ isRight }) => isRight);
const keyOf = (shown: ServedQuestion): string => shown.choices[placeOf(shown)]?.text ?? '';
const othersOf = ({ choices }: ServedQuestion): readonly string[] =>
  choices.flatMap(({ isRight, text }) => (isRight ? [] : [text]));

describe.each(locales)('the questions answered by words, in %s', (locale) => {
  const worded = asked(locale).filter(([, { isOrdered }]) => !isOrdered);
  const share = (holds: (shown: ServedQuestion) => boolean): readonly [share: number, names: string] => {
    const found = worded.filter(([, shown]) => holds(shown));
    return [found.length / worded.length, found.map(([name]) => name).join(' ')];
  };

  it('have a key that is no longer than chance has it', () => {
    const [longest, names] = share((shown) => othersOf(shown).every((text) => text.length <= keyOf(shown).length));
    expect(longest, names).toBeLessThanOrEqual(0.35);
    // Nor is the longest choice always wrong.
    expect(longest).toBeGreaterThanOrEqual(0.12);
    const [muchLonger, ones] = share((shown) => othersOf(shown).every((it) => 1.3 * it.length < keyOf(shown).length));
    expect(muchLonger, ones).toBeLessThanOrEqual(0.1);
  });

  it('have a key that is no shorter than chance has it', () => {
    const [shortest, names] = share((shown) => othersOf(shown).every((text) => text.length > keyOf(shown).length));
    expect(shortest, names).toBeLessThanOrEqual(0.35);
  });

  it('have their key as often at each place', () => {
    const places = worded.filter(([, { choices }]) => choices.length === 4).map(([, shown]) => placeOf(shown));
    for (const place of [0, 1, 2, 3]) {
      const found = places.filter((one) => one === place).length / places.length;
      const help = `place ${place + 1}: put the key of a question elsewhere among its choices in content/quiz`;
      expect(found, help).toBeGreaterThan(0.18);
      expect(found, help).toBeLessThan(0.32);
    }
  });
});

describe('the questions whose choices are figures, sorted', () => {
  it('have the smallest and the largest for a key as often as chance has it', () => {
    const ordered = asked('fr').filter(([, { isOrdered, choices }]) => isOrdered && choices.length === 4);
    expect(ordered.length).toBeGreaterThan(20);
    const at = (place: number): number =>
      ordered.filter(([, shown]) => placeOf(shown) === place).length / ordered.length;
    for (const place of [0, 1, 2, 3]) {
      expect(at(place), `rank ${place + 1}`).toBeGreaterThan(0.15);
      expect(at(place), `rank ${place + 1}`).toBeLessThan(0.36);
    }
    expect(at(0) + at(3)).toBeGreaterThan(0.4);
    expect(at(0) + at(3)).toBeLessThan(0.6);
  });
});
