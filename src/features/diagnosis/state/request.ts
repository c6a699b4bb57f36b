/** What the doors are asked, from what the form says; and the reverse. */
import type { FormContent } from '../../../kit/form/form.ts';
import { DIAGNOSIS_FIELDS, HEATING_APPLICATION, LEVELS, SEEN } from './fields.ts';

export type Request = Readonly<Record<string, unknown>>;

const SEEN_KEYS = DIAGNOSIS_FIELDS.flatMap((field) =>
  field.kind === 'choice' && (field.options === SEEN || field.options === LEVELS) ? [field.key] : [],
);
const KEYS = new Set(DIAGNOSIS_FIELDS.map(({ key }) => key));

/**
 * The visit as the doors take it: °C, K, kW, pressures in bar as `p_mode` says. A text that is no number is left out.
 * @param altitude of the reader's settings, m, where none is typed
 */
export function requestOf({ options, problems }: Pick<FormContent, 'options' | 'problems'>, altitude: number): Request {
  const asked = Object.entries(options).filter(([key, value]) => !(key in problems) && value !== '' && key !== 'mode');
  const request: Record<string, unknown> = Object.fromEntries(asked);
  for (const key of SEEN_KEYS) if (request[key] !== undefined) request[key] = Number(request[key]);
  if (options['mode'] === 'heating') request['application'] = HEATING_APPLICATION;
  if (request['altitude'] === undefined && altitude !== 0) request['altitude'] = altitude;
  return request;
}

/** Values of the form that a request, of now or of a visit that was kept, says. */
export function valuesOf(request: Request): Readonly<Record<string, unknown>> {
  const known = Object.entries(request).filter(([key]) => KEYS.has(key));
  const values: Record<string, unknown> = Object.fromEntries(known);
  if ('application' in values) {
    values['mode'] = values['application'] === HEATING_APPLICATION ? 'heating' : 'cooling';
    if (values['mode'] === 'heating') delete values['application'];
  }
  for (const key of SEEN_KEYS) if (key in values) values[key] = String(values[key]);
  return values;
}
