/** What the page opens with. */
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { tableDoctor } from '../../field/index.ts';
import type { TableDiagnosis } from '../../field/index.ts';
import { textsOfValues } from '../../kit/form/writing.ts';
import { requestOf, TABLE_FIELDS } from './question.ts';

/** @throws {Error} without an answer: the site must not be built then */
export function tableExample(): TableDiagnosis {
  const { texts } = textsOfValues(TABLE_FIELDS, {}, {}, 'fr');
  const answer = tableDoctor(requestOf(texts), createEmbeddedEngine());
  if (!answer.ok) throw new Error(`the example of the table doctor: ${answer.problem.code}`);
  return answer.result;
}
