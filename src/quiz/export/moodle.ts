/**
 * A quiz as Moodle XML, which Moodle and what follows it import (question/format/xml): one `question` each, its picture with
 * it as a file.
 */
import type { Locale } from '../../language/index.ts';
import type { ServedChoice, ServedQuestion } from '../serve.ts';
import { LICENCE_NOTE } from './licence.ts';
import { pictureOf } from './picture.ts';
import { weightsOf } from './weights.ts';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
/** A text that is HTML there: escaped once for HTML, once for XML. */
const html = (text: string): string => escaped(`<p>${escaped(text)}</p>`);
const part = (name: string, text: string): string => `<${name} format="html"><text>${html(text)}</text></${name}>`;

const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

function questionPart({ id, text, answer, drawing }: ServedQuestion, locale: Locale): string {
  const unit = answer && answer.unit !== '' ? ` (${answer.unit})` : '';
  const words = html(`${text}${unit}`);
  if (!drawing) return `<questiontext format="html"><text>${words}</text></questiontext>`;
  const image = escaped(`<p><img src="@@PLUGINFILE@@/${id}.svg" alt="${escaped(drawing.alt)}" width="360"></p>`);
  const file = `<file name="${id}.svg" path="/" encoding="base64">${base64(pictureOf(drawing, locale))}</file>`;
  return `<questiontext format="html"><text>${words}${image}</text>${file}</questiontext>`;
}

const choicePart = ({ text, mistake = '' }: ServedChoice, weight: number): string =>
  `<answer fraction="${weight}" format="html"><text>${html(text)}</text>${part('feedback', mistake)}</answer>`;

function answerParts({ choices, answer }: ServedQuestion): readonly string[] {
  if (answer) {
    const value = Number(answer.value.toFixed(6));
    return [
      `<answer fraction="100" format="moodle_auto_format"><text>${value}</text><tolerance>${answer.within}</tolerance></answer>`,
    ];
  }
  const weights = weightsOf(choices);
  const isSingle = choices.filter(({ isRight }) => isRight).length === 1;
  return [
    `<single>${isSingle}</single>`,
    '<shuffleanswers>1</shuffleanswers>',
    '<answernumbering>ABCD</answernumbering>',
    ...choices.map((choice, index) => choicePart(choice, weights[index] ?? 0)),
  ];
}

const questionOf = (question: ServedQuestion, locale: Locale): string =>
  [
    `<question type="${question.answer ? 'numerical' : 'multichoice'}">`,
    `<name><text>${question.id}</text></name>`,
    questionPart(question, locale),
    part('generalfeedback', `${question.explanation} (${question.source.text})`),
    '<defaultgrade>1</defaultgrade>',
    ...answerParts(question),
    '</question>',
  ].join('\n');

/** The file of a quiz. @param name of the category its questions go into */
export const moodleOf = (name: string, questions: readonly ServedQuestion[], locale: Locale): string =>
  `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<!-- ${LICENCE_NOTE} -->`,
    '<quiz>',
    '<question type="category">',
    `<category><text>$course$/${escaped(name.replaceAll('/', ' '))}</text></category>`,
    '</question>',
    ...questions.map((question) => questionOf(question, locale)),
    '</quiz>',
  ].join('\n')}\n`;
