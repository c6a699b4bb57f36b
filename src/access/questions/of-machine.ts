/** What a caller may say of the machine a question is about: bare facts as its record has them, and what was made of them. */
import { text } from '../../language/index.ts';
import { FACT_FIELDS } from '../../machine/record/fact-fields.ts';
import type { BareFacts, FactField, FactName, FactUnit } from '../../machine/record/fact-fields.ts';
import type { Fault, Schema } from '../schema.ts';
import { faultText } from './fault-text.ts';
import type { Figures, Found, Given } from './question.ts';

/** Of a device alone: sheets of a reader's own list. */
const NOT_ASKED: readonly FactName[] = ['compressors'];
const UNITS: Readonly<Record<FactUnit, string>> = {
  ...{ kW: 'kW', degC: '°C', kg: 'kg', bar: 'bar gauge', L: 'L', m: 'm', m2: 'm²' },
  ...{ share: 'ratio', persons: 'persons', year: 'year' },
};

function schemaOf(field: FactField): Schema {
  switch (field.kind) {
    case 'number':
      return { type: 'number', minimum: field.min, maximum: field.max, description: UNITS[field.unit] };
    case 'choice':
      return { type: 'string', enum: field.options };
    default:
      return { type: 'string', minLength: 1, maxLength: field.longest };
  }
}

export const MACHINE: Schema = {
  type: 'object',
  description:
    'What is known of the machine, such as {"use":"cold_room_neg","compressor":"scroll"}: its limits judge, and its use says what nobody else does',
  properties: Object.fromEntries(
    Object.entries(FACT_FIELDS).flatMap(([name, field]) =>
      NOT_ASKED.includes(name as FactName) ? [] : [[name, schemaOf(field)]],
    ),
  ),
  additionalProperties: false,
};
export const MACHINE_LABEL = text(
  'ce qu’on sait de la machine, en JSON\u00a0: {"use":"cold_room_neg"}',
  'what is known of the machine, as JSON: {"use":"cold_room_neg"}',
);

/** Undefined where nothing was said: then the answer is what it is without a machine. */
export const factsOf = ({ machine }: Given): BareFacts | undefined => machine as BareFacts | undefined;

/** What an answer says it was judged by. */
export const toldMachine = (
  facts: BareFacts | undefined,
  assumed: readonly string[],
  missing: readonly string[],
  more: Figures = {},
): Figures => (facts === undefined ? {} : { machine: { facts, assumed, missing, ...more } });

/** The first of the inputs that only a machine makes superfluous, where it is not there; said as a schema says it. */
export function missingOf(names: readonly string[], given: Given, { properties = {} }: Schema): Found | undefined {
  const field = names.find((name) => given[name] === undefined);
  if (field === undefined) return undefined;
  const options = properties[field]?.enum;
  const fault: Fault =
    options === undefined ? { field, word: 'required', wanted: field } : { field, word: 'enum', wanted: options };
  return { ok: false, problem: { code: 'E_INPUT', field, said: text(faultText(fault, 'fr'), faultText(fault, 'en')) } };
}
