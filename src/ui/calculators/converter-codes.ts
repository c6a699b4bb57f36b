import { UNITS } from '../../calculators/convertisseur/units.ts';
import type { CodeChoices } from './context.ts';

/** The units of the converter, offered by name instead of typed. */
export function converterCodes(): CodeChoices {
  const lists = Object.entries(UNITS).map(([quantity, units]) => [
    quantity,
    Object.entries(units).map(([value, { symbol }]) => ({ value, label: symbol })),
  ]);
  return { by: 'quantity', keys: ['from', 'to'], lists: Object.fromEntries(lists) };
}
