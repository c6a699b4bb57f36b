/** The tubes and vessels of a study that the Pressure Equipment Directive judges, from its parts. */
import { pedGroupOf, pressureItems, safetyFacts } from '../../../circuit/alerts/index.ts';
import type { PressureItem } from '../../../circuit/alerts/index.ts';
import type { Charge } from '../../../circuit/charge/index.ts';
import type { Pipes } from '../../../circuit/pipes/index.ts';
import type { FormContent } from '../../../kit/form/form.ts';
import { groupOf } from '../state/group-of.ts';

interface Pressure {
  /** Of fluids, as the Directive parts them. */
  readonly group: 1 | 2;
  readonly items: readonly PressureItem[];
}

/** @param form what is asked on the page of the charge @returns undefined where the class of the fluid is not known */
export function pressureOf(
  fluid: string,
  { texts, options }: Pick<FormContent, 'texts' | 'options'>,
  pipes: Pipes | undefined,
  charge: Charge | undefined,
): Pressure | undefined {
  const { safetyClass, pedGroup } = safetyFacts(fluid, groupOf(options['room']), charge);
  if (safetyClass === undefined) return undefined;
  const group = pedGroupOf(safetyClass, pedGroup);
  const { other } = texts;
  const points = typeof other === 'object' ? other.map(({ point }) => point ?? 'a') : [];
  return { group, items: pressureItems(group, pipes, charge, points) };
}

export const itemsOf = (...study: Parameters<typeof pressureOf>): readonly PressureItem[] =>
  pressureOf(...study)?.items ?? [];
