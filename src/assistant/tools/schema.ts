/** Short hand for the JSON schemas of tool definitions, described in the reader's language. */
import type { ToolDefinition } from '../../calculators/index.ts';
import type { Bilingual, Locale } from '../../language/index.ts';

export interface Parameter {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly description: Bilingual;
}

export const text = (fr: string, en: string): Bilingual => ({ fr, en });

export const stringParameter = (fr: string, en: string, values?: readonly string[]): Parameter => ({
  schema: { type: 'string', ...(values && { enum: values }) },
  description: { fr, en },
});

export const integerParameter = (fr: string, en: string, values: readonly number[]): Parameter => ({
  schema: { type: 'integer', enum: values },
  description: { fr, en },
});

type NumberLimits = Readonly<Partial<Record<'minimum' | 'maximum' | 'exclusiveMinimum', number>>>;

export const numberParameter = (fr: string, en: string, limits: NumberLimits = {}): Parameter => ({
  schema: { type: 'number', ...limits },
  description: { fr, en },
});

export interface ToolShape {
  readonly name: string;
  readonly description: Bilingual;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly required: readonly string[];
}

/** The definition of a tool, in OpenAI's function format. */
export function definitionOf({ name, description, parameters, required }: ToolShape, locale: Locale): ToolDefinition {
  const properties = Object.fromEntries(
    Object.entries(parameters).map(([key, parameter]) => [
      key,
      { ...parameter.schema, description: parameter.description[locale] },
    ]),
  );
  return {
    type: 'function',
    function: {
      name,
      description: description[locale],
      parameters: { type: 'object', properties, required, additionalProperties: false },
    },
  };
}
