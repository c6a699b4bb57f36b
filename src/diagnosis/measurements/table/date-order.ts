/** Whether the first or the second part of a date is the month. */
import type { DateOrder } from '../choices.ts';

/** Share of the steps of a column that are the usual one: the right order of a date gives more of them. */
function regularity(stamps: Float64Array): number {
  const steps: number[] = [];
  const every = Math.max(1, Math.floor(stamps.length / 2000));
  for (let i = every; i < stamps.length; i += every) steps.push(stamps[i]! - stamps[i - every]!);
  const usual = [...steps].sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  return steps.filter((step) => Math.abs(step - usual) <= 0.5 * Math.abs(usual)).length / Math.max(1, steps.length);
}

export interface DecidedOrder {
  readonly order: DateOrder;
  readonly isAsked: boolean;
}

/**
 * The order of a column of dates: what a part above 12 decides, else what the reader chose, else a proposal to ask
 * about. Month first where the clock has AM and PM, else the order of the more regular step, else day first.
 * Points part days from months in that order wherever they are used.
 */
export function decidedOrder(
  dayFirst: Float64Array,
  monthFirst: Float64Array,
  facts: { readonly separator: string; readonly isTwelve: boolean },
  choice: DateOrder | undefined,
): DecidedOrder {
  let days = 0;
  let months = 0;
  let isOpen = false;
  for (let i = 0; i < dayFirst.length; i++) {
    const [day, month] = [dayFirst[i]!, monthFirst[i]!];
    if (Number.isNaN(month)) days += 1;
    else if (Number.isNaN(day)) months += 1;
    else isOpen ||= day !== month;
  }
  if (days !== months) return { order: days > months ? 'dmy' : 'mdy', isAsked: false };
  if (choice !== undefined) return { order: choice, isAsked: false };
  if (!isOpen || facts.separator === '.') return { order: 'dmy', isAsked: false };
  if (facts.isTwelve) return { order: 'mdy', isAsked: true };
  return { order: regularity(monthFirst) > regularity(dayFirst) ? 'mdy' : 'dmy', isAsked: true };
}
