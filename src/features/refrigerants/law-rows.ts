/** The rows of a refrigerant's tables of law, in the language of a page. */
import type { Translator } from '../../i18n/index.ts';
import { formatAtMost } from '../../quantities/number.ts';
import type { LawSheet, Step } from '../../regulation/index.ts';
import { dayBefore } from '../../regulation/law/timeline.ts';
import { otherExceptions, productName, whenOf, whereOf, whereText, WORDS } from '../../regulation/wording/sentences.ts';

/** What stands in a cell: the answer, and under it its exceptions and its act. */
export interface LawCell {
  readonly text: string;
  readonly notes: readonly string[];
}

export interface LawRow {
  readonly names: readonly string[];
  readonly cells: readonly LawCell[];
}

const sentenceCase = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function exceptionsOf({ rules }: Step, sheet: LawSheet, t: Translator): readonly string[] {
  const list = otherExceptions(rules, sheet, t.locale);
  return list.length === 0 ? [] : [t('fluidPages.law.exceptions', { list: WORDS[t.locale].list(list) })];
}

function toppingCell(step: Step | undefined, sheet: LawSheet, t: Translator): LawCell {
  if (step === undefined) return { text: t('fluidPages.law.allowed'), notes: [] };
  const words = WORDS[t.locale];
  const { from } = step;
  const isPast = from <= sheet.day;
  return {
    text: isPast
      ? t('fluidPages.law.banned', { since: words.since({ day: from, isPast }) })
      : t('fluidPages.law.until', { day: words.day(dayBefore(from)), from: words.day(from) }),
    notes: [sentenceCase(whereOf(step, t.locale, true))],
  };
}

/** What may be topped up with, by application: virgin gas, then reclaimed or recycled gas. */
export const toppingRows = (sheet: LawSheet, t: Translator): readonly LawRow[] =>
  sheet.toppingUp.map(({ sector, virgin, reclaimed }) => ({
    names: [WORDS[t.locale].topping.sector(sector)],
    cells: [toppingCell(virgin, sheet, t), toppingCell(reclaimed, sheet, t)],
  }));

function wayOut({ verdict, limitUnderSafety }: Step, t: Translator): string {
  if (verdict === 'banned') return t('fluidPages.law.noException');
  return limitUnderSafety === null
    ? t('fluidPages.law.siteSafety')
    : t('fluidPages.law.fallback', { limit: formatAtMost(limitUnderSafety, 0, t.locale) });
}

const equipmentCell = (step: Step, sheet: LawSheet, t: Translator): LawCell => ({
  text: t('fluidPages.law.banned', { since: WORDS[t.locale].since(whenOf(step.from, sheet.day)) }),
  notes: [wayOut(step, t), ...exceptionsOf(step, sheet, t), sentenceCase(whereOf(step, t.locale, true))],
});

/** Bans of new equipment, by product; then the products without one. */
export function equipmentRows(sheet: LawSheet, t: Translator): readonly LawRow[] {
  const banned = sheet.equipment.map(({ products, steps }) => ({
    names: products.map((product) => productName(product, t.locale)),
    cells: steps.map((step) => equipmentCell(step, sheet, t)),
  }));
  if (sheet.free.length === 0) return banned;
  const free = {
    names: sheet.free.map((product) => productName(product, t.locale)),
    cells: [{ text: t('fluidPages.law.free'), notes: [] }],
  };
  return [...banned, free];
}

/** What is not settled of the rules of a sheet, each with its place. */
export function reservesOf({ equipment, toppingUp }: LawSheet, { locale }: Translator): readonly string[] {
  const steps = [
    ...equipment.flatMap((each) => each.steps),
    ...toppingUp.flatMap(({ virgin, reclaimed }) => [virgin, reclaimed].filter((step) => step !== undefined)),
  ];
  const rules = new Set(steps.flatMap((step) => step.rules));
  return [...rules].flatMap((rule) =>
    rule.doubts === null
      ? []
      : [WORDS[locale].at({ where: sentenceCase(whereText([rule], locale, true)), said: rule.doubts[locale] })],
  );
}
