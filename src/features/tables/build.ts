/** What the page opens with. */
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { tableDoctor } from '../../field/index.ts';
import type { TableDiagnosis } from '../../field/index.ts';
import { createForm } from '../../kit/form/form.ts';
import { TABLE_FIELDS } from './state/fields.ts';
import { requestOf } from './state/table.ts';

/** @throws {Error} without an answer: the site must not be built then */
export function tableExample(): TableDiagnosis {
  const { request } = requestOf(createForm(TABLE_FIELDS, 'fr').$content.get().texts);
  const answer = tableDoctor(request, createEmbeddedEngine());
  if (!answer.ok) throw new Error(`the example of the table doctor: ${answer.problem.code}`);
  return answer.result;
}
