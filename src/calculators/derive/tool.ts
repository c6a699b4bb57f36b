/** A calculator as a tool a language model can call: OpenAI function format, JSON schema parameters. */
import { unitOf } from '../../quantities/index.ts';
import type { Definition, Input, Measure, NumberInput } from '../define.ts';
import type { Locale } from '../../language/index.ts';

type Schema = Readonly<Record<string, unknown>>;

export interface ToolDefinition {
  readonly type: 'function';
  readonly function: { readonly name: string; readonly description: string; readonly parameters: Schema };
}

/** The unit of a measure as it is printed; empty for a bare number. */
export const symbolOfMeasure = ({ quantity, unit }: Measure): string => unitOf(quantity, unit).symbol;

function described(input: Input, locale: Locale): string {
  const unit = input.kind === 'number' ? symbolOfMeasure(input.measure) : '';
  const choices =
    input.kind === 'choice' ? input.options.map(({ value, label }) => `${value} = ${label[locale]}`).join(', ') : '';
  const parts = [input.label[locale] + (unit === '' ? '' : ` (${unit})`), choices, input.help?.[locale] ?? ''];
  return parts.filter((part) => part !== '').join('. ');
}

function numberSchema({ range = {} }: NumberInput): Schema {
  const { min, max, isMinExcluded } = range;
  return {
    type: 'number',
    ...(min === undefined ? {} : { [isMinExcluded === true ? 'exclusiveMinimum' : 'minimum']: min }),
    ...(max === undefined ? {} : { maximum: max }),
  };
}

function schemaOf(input: Input, locale: Locale): Schema {
  switch (input.kind) {
    case 'number':
      return numberSchema(input);
    case 'choice': {
      const values = input.options.map(({ value }) => value);
      return { type: values.every((value) => typeof value === 'number') ? 'integer' : 'string', enum: values };
    }
    case 'boolean':
      return { type: 'boolean' };
    case 'text':
    case 'fluid':
      return { type: 'string' };
    case 'rows':
      return {
        type: 'array',
        minItems: input.rows.min,
        maxItems: input.rows.max,
        items: objectSchema(input.columns, locale),
      };
    case 'table':
      return {
        type: 'array',
        minItems: input.rows.min,
        maxItems: input.rows.max,
        items: { type: 'array', minItems: input.columns.min, maxItems: input.columns.max, items: { type: 'number' } },
      };
  }
}

function objectSchema(inputs: readonly Input[], locale: Locale): Schema {
  const isAlwaysNeeded = ({ required, when }: Input): boolean => required === true && when === undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(
      inputs.map((input) => [input.key, { ...schemaOf(input, locale), description: described(input, locale) }]),
    ),
    required: inputs.filter(isAlwaysNeeded).map(({ key }) => key),
    additionalProperties: false,
  };
}

/** The tool definition of a calculator, described in the reader's language. */
export function toolDefinition(definition: Definition, locale: Locale): ToolDefinition {
  return {
    type: 'function',
    function: {
      name: definition.tool,
      description: definition.description[locale],
      parameters: objectSchema(definition.inputs, locale),
    },
  };
}
