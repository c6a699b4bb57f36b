/** A figure with its unit as a file of content/examples writes it: "25 m", "5 to 8 m/s", "18 ± 4 K", "0.3 to 0.7". */
import type { Locale } from '../../../../language/index.ts';
import { formatNumber, withUnit } from '../../../../quantities/number.ts';

export interface Amount {
  readonly value: number;
  /** As many as were written. */
  readonly decimals: number;
  readonly unit: string;
  /** What stands before it: the lower end of a range, or another that does as well. */
  readonly from?: { readonly value: number; readonly decimals: number; readonly word: keyof typeof WORDS };
  /** To either side. */
  readonly within?: { readonly value: number; readonly decimals: number };
}

const WORDS = { to: { fr: 'à', en: 'to' }, or: { fr: 'ou', en: 'or' }, and: { fr: 'et', en: 'and' } } as const;
const SPACE = '\u00a0';
const WRITTEN = /^(?:(-?\d+(?:\.\d+)?) (to|or|and) )?(-?\d+(?:\.\d+)?)(?: ± (\d+(?:\.\d+)?))?(?: (\D.*))?$/;

const numberOf = (text: string) => ({ value: Number(text), decimals: text.split('.')[1]?.length ?? 0 });

/** An amount from its text; undefined where it is none, as the name of a refrigerant is not. */
export function amountFromText(text: string): Amount | undefined {
  const [, from, word, value, within, unit = ''] = WRITTEN.exec(text) ?? [];
  if (value === undefined) return undefined;
  return {
    ...numberOf(value),
    unit,
    ...(from !== undefined && { from: { ...numberOf(from), word: word as keyof typeof WORDS } }),
    ...(within !== undefined && { within: numberOf(within) }),
  };
}

/** An amount as the language writes it. @param bare without its unit, which stands elsewhere */
export function amountText(amount: Amount, locale: Locale, bare = false): string {
  const { from, within, unit } = amount;
  const said = ({ value, decimals }: { readonly value: number; readonly decimals: number }) =>
    formatNumber(value, decimals, locale);
  const number = [
    from && `${said(from)}${SPACE}${WORDS[from.word][locale]}`,
    said(amount),
    within && `±${SPACE}${said(within)}`,
  ]
    .filter((part) => part !== undefined)
    .join(SPACE);
  return bare ? number : withUnit(number, unit);
}
