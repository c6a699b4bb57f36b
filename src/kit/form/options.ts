/** What is computed from values of a form that nobody shows: of an example, of a link. */
import type { Field } from './fields.ts';
import { readForm } from './reading.ts';
import type { FormReading } from './reading.ts';
import { textsOfValues } from './writing.ts';

/** @param values in the units they are carried in; a field without one opens as it does */
export const optionsOfValues = (
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>> = {},
): FormReading['options'] => readForm(fields, textsOfValues(fields, values, {}, 'fr'), {}, 'fr').options;
