/** What a calculator asks, as fields of the one form. */
import { parseExpression } from '../../../calculators/derive/expression.ts';
import type { CellInput, Definition, Input } from '../../../calculators/define.ts';
import type { Field, SimpleField } from '../../../kit/form/fields.ts';

/** @param slot key of the input, or `rows.column` */
function cellField(input: CellInput, id: string, slot: string): SimpleField {
  const { key } = input;
  if (input.kind === 'choice')
    return { kind: 'choice', key, options: input.options.map(({ value }) => String(value)), default: '', isOpen: true };
  const { measure, isExpression } = input;
  return {
    kind: 'number',
    key,
    ...measure,
    slot: `${id}.${slot}`,
    default: null,
    isJudged: true,
    ...(isExpression && { parse: parseExpression }),
  };
}

function fieldOf(input: Input, id: string): Field {
  const { key } = input;
  switch (input.kind) {
    case 'number':
    case 'choice':
      return cellField(input, id, key);
    case 'rows': {
      const columns = input.columns.map((column) => cellField(column, id, `${key}.${column.key}`));
      // Lines a link has too many of are refused in words, not cut.
      return { kind: 'list', key, columns, default: [], most: Infinity };
    }
    case 'boolean':
      return { kind: 'flag', key, default: false };
    default:
      return { kind: 'text', key, default: '' };
  }
}

/**
 * The fields of a calculator. What it opens with is not theirs: to a link, a key left out is a value not used. Whether
 * an input counts is not either: `readInputs` decides, for links and the assistant alike.
 */
export const fieldsOf = ({ id, inputs }: Definition): readonly Field[] => inputs.map((input) => fieldOf(input, id));
