/** What is typed for the measured performance, as a text: a link, a kept visit and the page hold it without its code. */
import { parameterFromChanged, valuesFromParameter } from '../../../kit/form/link.ts';

/** Read at one visit: the rest is the machine's, and stays with it. */
const OF_A_VISIT: readonly string[] = [
  ...['e_flow', 'c_flow', 'e_rh_in', 'e_rh_out', 'pulses', 'seconds'],
  ...['heat_start', 'heat_end', 'elec_start', 'elec_end', 'days'],
];

/** The text without what was read at a visit. */
export const measuredMachine = (text: string): string =>
  parameterFromChanged(
    Object.fromEntries(Object.entries(valuesFromParameter(text)).filter(([key]) => !OF_A_VISIT.includes(key))),
  );
