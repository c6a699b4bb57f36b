/** The tubes and vessels of a study that the Pressure Equipment Directive judges, from its parts. */
import { pedGroupOf, pressureItems, safetyFacts } from '../../../circuit/alerts/index.ts';
import type { PressureItem } from '../../../circuit/alerts/index.ts';
import type { Charge } from '../../../circuit/charge/index.ts';
import type { Pipes } from '../../../circuit/pipes/index.ts';
import type { FormContent } from '../../../kit/form/form.ts';

const groupOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** @param form what is asked on the page of the charge */
export function itemsOf(
  fluid: string,
  { texts, options }: Pick<FormContent, 'texts' | 'options'>,
  pipes: Pipes | undefined,
  charge: Charge | undefined,
): readonly PressureItem[] {
  const { safetyClass, pedGroup } = safetyFacts(fluid, groupOf(options['room']), charge);
  const { other } = texts;
  const points = typeof other === 'object' ? other.map(({ point }) => point ?? 'a') : [];
  return safetyClass ? pressureItems(pedGroupOf(safetyClass, pedGroup), pipes, charge, points) : [];
}
