/** Reads Moodle XML as its description says: questions with a name, a text, answers with fractions and feedback. */
import type { ReadQuestion } from './read.ts';
import { readXml, unescaped } from './xml.ts';
import type { XmlElement } from './xml.ts';

const all = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => child.name === name);
function one(element: XmlElement, name: string): XmlElement {
  const [found, ...others] = all(element, name);
  if (!found || others.length > 0) throw new Error(`${element.name} has not one ${name}`);
  return found;
}

/** Words of an HTML text of one paragraph. */
const words = (element: XmlElement): string =>
  unescaped((/^<p>(.*?)<\/p>/s.exec(one(element, 'text').text) ?? ['', ''])[1] ?? '');

export interface MoodleQuestion extends ReadQuestion {
  readonly isSingle: boolean;
  /** Its picture, decoded. */
  readonly picture: string | undefined;
}

function questionOf(question: XmlElement): MoodleQuestion {
  const asked = one(question, 'questiontext');
  const [file] = all(asked, 'file');
  const picture = file && Buffer.from(file.text, 'base64').toString('utf8');
  if (file && !one(asked, 'text').text.includes(`@@PLUGINFILE@@/${file.attributes['name'] ?? ''}`))
    throw new Error('a picture nothing shows');
  const common = {
    name: one(one(question, 'name'), 'text').text,
    text: words(asked),
    explanation: words(one(question, 'generalfeedback')),
    picture,
  };
  if (question.attributes['type'] === 'numerical') {
    const answer = one(question, 'answer');
    const [value, within] = [one(answer, 'text'), one(answer, 'tolerance')].map(({ text }) => Number(text));
    return { ...common, isSingle: false, choices: [], number: { value: value ?? Number.NaN, within: within ?? 0 } };
  }
  return {
    ...common,
    isSingle: one(question, 'single').text === 'true',
    choices: all(question, 'answer').map((answer) => ({
      text: words(answer),
      weight: Number(answer.attributes['fraction']),
      feedback: words(one(answer, 'feedback')),
    })),
  };
}

export function readMoodle(file: string): { readonly category: string; readonly questions: readonly MoodleQuestion[] } {
  const [first, ...questions] = all(readXml(file), 'question');
  if (!first) throw new Error('no question');
  return { category: one(one(first, 'category'), 'text').text, questions: questions.map(questionOf) };
}
