/** Which components burn in air, and from which share of it: what a blend's own limit is worked out from. */
import { summaryFromName } from './summaries.ts';
import rows from './generated/lower-limits.json' with { type: 'json' };

const table = new Map(Object.entries(rows as Readonly<Record<string, number>>));

/** Lower flammability limit of a pure fluid, volume % in air at 25 °C, from its record; undefined where it gives none. */
export const lowerFlammabilityLimit = (name: string): number | undefined => table.get(name);

/** Whether a pure fluid burns: it has a lower limit, or a safety class other than 1. */
export const isFlammable = (name: string): boolean =>
  table.has(name) || /[23]L?$/.test(summaryFromName(name)?.safetyClass ?? '');
