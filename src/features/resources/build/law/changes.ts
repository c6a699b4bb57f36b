/** What changes from a year on, by day and by trade, made from the rules. */
import type { Locale } from '../../../../language/index.ts';
import { text } from '../../../../language/index.ts';
import { rules } from '../../../../regulation/index.ts';
import type { Rule } from '../../../../regulation/index.ts';
import { dayInWords } from '../../../../language/days.ts';
import { toldRules } from './law.ts';
import type { ToldRule } from './law.ts';

/** Whom a rule is of first: the sectors of the rules, and the people certificates are of. */
export const TRADES = {
  refrigeration: text('Froid', 'Refrigeration'),
  'ac-hp': text('Climatisation et pompes à chaleur', 'Air conditioning and heat pumps'),
  chillers: text('Groupes d’eau glacée', 'Chillers'),
  mobile: text('Transport et véhicules', 'Transport and vehicles'),
  certification: text('Attestations', 'Certificates'),
  all: text('Tous', 'All'),
} as const;
export type Trade = keyof typeof TRADES;

const isTrade = (name: string): name is Trade => Object.hasOwn(TRADES, name);
const tradeOf = ({ kind, applies }: Rule): Trade => {
  if (kind === 'certification') return 'certification';
  return isTrade(applies.sector) ? applies.sector : 'all';
};

export interface DayOfChange {
  /** ISO date. */
  readonly day: string;
  readonly title: string;
  readonly trades: readonly { readonly trade: string; readonly rules: readonly ToldRule[] }[];
}

/** @param from ISO date of the first day told */
export function changesFrom(from: string, locale: Locale): readonly DayOfChange[] {
  const coming = rules.filter((rule) => rule.from !== null && rule.from >= from);
  const days = [...new Set(coming.map((rule) => rule.from ?? ''))].toSorted();
  return days.map((day) => ({
    day,
    title: dayInWords(day, locale),
    trades: (Object.keys(TRADES) as Trade[]).flatMap((trade) => {
      const own = coming.filter((rule) => rule.from === day && tradeOf(rule) === trade);
      return own.length === 0
        ? []
        : [
            {
              trade: TRADES[trade][locale],
              rules: toldRules(
                own.map(({ id }) => id),
                locale,
              ),
            },
          ];
    }),
  }));
}
