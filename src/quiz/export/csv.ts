/** A quiz as a file for spreadsheets, one question a line. */
import { DECIMAL_SIGNS, CELL_SIGNS } from '../../language/signs.ts';
import type { Bilingual, Locale } from '../../language/index.ts';
import { text } from '../../language/index.ts';
import type { ServedQuestion } from '../serve.ts';
import { SUBJECTS } from '../subjects.ts';
import { LICENCE } from './licence.ts';
import { questionText } from './question-text.ts';

const LETTERS = 'ABCDE';

const COLUMNS: readonly Bilingual[] = [
  text('Identifiant', 'Id'),
  text('Sujet', 'Subject'),
  text('Groupe', 'Group'),
  text('Niveau', 'Level'),
  text('Question', 'Question'),
  ...[...LETTERS].map((letter) => text(`Choix ${letter}`, `Choice ${letter}`)),
  text('Réponse', 'Answer'),
  text('Tolérance', 'Tolerance'),
  text('Explication', 'Explanation'),
  text('Source', 'Source'),
  text('Licence', 'Licence'),
];

const cell = (value: string, sign: string): string =>
  value.includes(sign) || /["\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

function rowOf(question: ServedQuestion, locale: Locale): readonly string[] {
  const { id, subject, group, difficulty, choices, answer, explanation, source } = question;
  const number = (value: number): string => String(value).replace('.', DECIMAL_SIGNS[locale]);
  const right = choices.flatMap(({ isRight }, index) => (isRight ? [LETTERS[index] ?? ''] : [])).join('');
  return [
    id,
    SUBJECTS[subject].name[locale],
    group === undefined ? '' : String(group),
    String(difficulty),
    questionText(question),
    ...[...LETTERS].map((_, index) => choices[index]?.text ?? ''),
    answer ? number(Number(answer.value.toFixed(6))) : right,
    answer ? number(answer.within) : '',
    explanation,
    source.text,
    LICENCE,
  ];
}

/** The file of a quiz, with the mark by which spreadsheets know its letters. */
export function csvOf(questions: readonly ServedQuestion[], locale: Locale): string {
  const sign = CELL_SIGNS[locale];
  const rows = [COLUMNS.map((name) => name[locale]), ...questions.map((question) => rowOf(question, locale))];
  return `\uFEFF${rows.map((row) => row.map((value) => cell(value, sign)).join(sign)).join('\r\n')}\r\n`;
}
