/**
 * A quiz as a GIFT file, which learning platforms import. The grammar is that of Moodle's importer (question/format/gift):
 * `::name:: [format] question { answers #### general feedback }`, `=` the right answer, `~` a wrong one, `~%w%` one of
 * several with its weight, `#` before feedback, `#number:tolerance` where a number is asked; `\` before a sign of the grammar,
 * `//` before a line that is none of it.
 */
import type { ServedChoice, ServedQuestion } from '../serve.ts';
import { LICENCE_NOTE } from './licence.ts';
import { questionText } from './question-text.ts';
import { weightsOf } from './weights.ts';

/** A text none of whose signs are the grammar's; on one line. */
const plain = (text: string): string => text.replaceAll(/[\\~=#{}:]/g, '\\$&').replaceAll(/\s*\n\s*/g, ' ');

const feedback = ({ mistake }: ServedChoice): string => (mistake === undefined ? '' : ` # ${plain(mistake)}`);

function answersOf(question: ServedQuestion): readonly string[] {
  const { choices, answer } = question;
  if (answer) return [`# ${Number(answer.value.toFixed(6))}:${answer.within}`];
  const weights = weightsOf(choices);
  const isSingle = choices.filter(({ isRight }) => isRight).length === 1;
  return choices.map((choice, index) => {
    const sign = isSingle ? (choice.isRight ? '=' : '~') : `~%${weights[index] ?? 0}%`;
    return `${sign} ${plain(choice.text)}${feedback(choice)}`;
  });
}

function giftOfQuestion(question: ServedQuestion): string {
  const { id, explanation, source } = question;
  return [
    `:: ${plain(id)} ::[plain] ${plain(questionText(question))} {`,
    ...answersOf(question).map((line) => `  ${line}`),
    `  #### ${plain(`${explanation} (${source.text})`)}`,
    '}',
  ].join('\n');
}

/** The file of a quiz. @param name of the category its questions go into */
export const giftOf = (name: string, questions: readonly ServedQuestion[]): string =>
  `// ${LICENCE_NOTE}\n${[`$CATEGORY: ${name.replaceAll('/', ' ')}`, ...questions.map(giftOfQuestion)].join('\n\n')}\n`;
