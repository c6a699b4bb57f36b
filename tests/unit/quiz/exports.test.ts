/** What teachers take away is the quiz itself: each file is read back and compared with what the page shows. */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/engine/index.ts';
import { locales } from '../../../src/language/index.ts';
import { DECIMAL_SIGNS, CELL_SIGNS } from '../../../src/language/signs.ts';
import { csvOf } from '../../../src/quiz/export/csv.ts';
import { giftOf } from '../../../src/quiz/export/gift.ts';
import { moodleOf } from '../../../src/quiz/export/moodle.ts';
import { weightsOf } from '../../../src/quiz/export/weights.ts';
import { serve } from '../../../src/quiz/serve.ts';
import type { ServedQuestion } from '../../../src/quiz/serve.ts';
import { quizFiles } from './quiz-files.ts';
import { readGift } from './read-back/gift.ts';
import { readMoodle } from './read-back/moodle.ts';
import type { ReadQuestion } from './read-back/read.ts';

const engine = await createEngine();
const quizzes = quizFiles().flatMap(([slug, { questions, heading }]) =>
  locales.map((locale) => {
    const served = questions.map((question) => serve(question, locale, engine));
    return [slug, locale, heading[locale], served] as const;
  }),
);

/** Signs every grammar here has a use for. */
const HOSTILE: ServedQuestion = {
  id: 'signs',
  subject: 'cycle',
  group: 1,
  difficulty: 1,
  text: '[html] {x} = 3 ~ 4 # 5 : \\n <b>"a" & b</b> // ::',
  drawing: undefined,
  choices: [
    { text: '=1', isRight: true, mistake: undefined },
    { text: '~%50%2', isRight: false, mistake: '#no; {a}' },
    { text: '-3 "K"; 4,5', isRight: false, mistake: '<i>&amp;</i>' },
  ],
  isOrdered: false,
  answer: undefined,
  explanation: '#### \\\\ {}',
  source: { text: 'A & B', url: undefined },
};

function expectSame(read: ReadQuestion, question: ServedQuestion): void {
  expect(read.name).toBe(question.id);
  expect(read.text).toContain(question.text);
  expect(read.explanation).toBe(`${question.explanation} (${question.source.text})`);
  expect(read.number).toEqual(
    question.answer && { value: Number(question.answer.value.toFixed(6)), within: question.answer.within },
  );
  expect(read.choices.map(({ text, feedback }) => [text, feedback])).toEqual(
    question.choices.map(({ text, mistake = '' }) => [text, mistake]),
  );
  const weights = read.choices.map(({ weight }) => weight);
  expect(weights.map((weight) => weight > 0)).toEqual(question.choices.map(({ isRight }) => isRight));
  if (weights.length > 0) expect(weights.filter((weight) => weight > 0).reduce((a, b) => a + b)).toBeCloseTo(100, 3);
}

describe.each(quizzes)('%s in %s', (slug, locale, name, questions) => {
  it('is read back from GIFT', () => {
    const read = readGift(giftOf(name, questions));
    expect(read.category).toBe(name);
    expect(giftOf(name, questions).split('\n')[0]).toBe('// AppFroid, MIT (https://spdx.org/licenses/MIT)');
    expect(read.questions).toHaveLength(questions.length);
    for (const [index, question] of questions.entries()) expectSame(read.questions[index] as ReadQuestion, question);
  });

  it('is read back from Moodle XML, pictures and all', () => {
    const read = readMoodle(moodleOf(name, questions, locale));
    expect(read.category).toBe(`$course$/${name}`);
    expect(moodleOf(name, questions, locale)).toContain('<!-- AppFroid, MIT (https://spdx.org/licenses/MIT) -->');
    expect(read.questions).toHaveLength(questions.length);
    for (const [index, question] of questions.entries()) {
      const found = read.questions[index];
      if (!found) throw new Error(question.id);
      expectSame(found, question);
      const right = question.choices.filter(({ isRight }) => isRight).length;
      expect(found.isSingle, question.id).toBe(right === 1);
      if (question.drawing) expect(found.picture, question.id).toContain(question.drawing.dome);
      else expect(found.picture).toBeUndefined();
    }
  });

  it('stands in a table whose lines are as long as its head', () => {
    const file = csvOf(questions, locale);
    expect(file.startsWith('\uFEFF')).toBe(true);
    const sign = CELL_SIGNS[locale];
    const rows = file
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map((line) =>
        [...`${sign}${line}`.matchAll(new RegExp(`${sign}(?:"((?:[^"]|"")*)"|([^${sign}"]*))`, 'g'))].map(
          ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare,
        ),
      );
    expect(rows).toHaveLength(questions.length + 1);
    for (const row of rows) expect(row).toHaveLength(rows[0]?.length ?? 0);
    for (const [index, { id, choices, answer }] of questions.entries()) {
      const row = rows[index + 1] ?? [];
      expect(row[0]).toBe(id);
      expect(row.at(-1)).toBe('MIT');
      expect(row.slice(5, 10).filter(Boolean)).toEqual(choices.map(({ text }) => text));
      const keys = [...(row[10] ?? '')].flatMap((letter) => row['ABCDE'.indexOf(letter) + 5] ?? []);
      if (answer) expect(Number(row[10]?.replace(DECIMAL_SIGNS[locale], '.'))).toBeCloseTo(answer.value, 5);
      else expect(keys, id).toEqual(choices.flatMap(({ isRight, text }) => (isRight ? [text] : [])));
    }
    expect(slug).not.toBe('');
  });
});

describe('signs of a grammar in a text', () => {
  it('stay the text’s in GIFT', () =>
    expectSame(readGift(giftOf('a', [HOSTILE])).questions[0] as ReadQuestion, HOSTILE));
  it('stay the text’s in Moodle XML', () =>
    expectSame(readMoodle(moodleOf('a', [HOSTILE], 'fr')).questions[0] as ReadQuestion, HOSTILE));
});

describe('what choices are worth', () => {
  const of = (...keys: readonly boolean[]) => weightsOf(keys.map((isRight) => ({ isRight })));
  it('is all for the one that is right', () => expect(of(false, true, false)).toEqual([0, 100, 0]));
  it('is nothing for who takes them all', () => {
    expect(of(true, true, true, false, false)).toEqual([33.33333, 33.33333, 33.33333, -50, -50]);
  });
});
