/** What the rules say, as an article shows it: their own sentences, their source, their doubt; figures of a fluid. */
import { dateLanguage } from '../../../../language/index.ts';
import type { Locale } from '../../../../language/index.ts';
import { translator } from '../../../../shell/texts.ts';
import { formatAtMost, formatNumber, withUnit } from '../../../../quantities/number.ts';
import { CERTIFICATE_TERMS, fluidLaw, lawSheetOfFluid, rules } from '../../../../regulation/index.ts';
import type { FluidLaw, Rule } from '../../../../regulation/index.ts';
import { printed } from '../../../../regulation/wording/printed.ts';
import { equipmentSentences, toppingSentences } from '../../../../regulation/wording/sentences.ts';

function ruleOf(id: string): Rule {
  const rule = rules.find((each) => each.id === id);
  if (!rule) throw new Error(`there is no rule ${id}`);
  return rule;
}

/** @throws {Error} where the list has no such fluid */
function lawOf(fluid: string): FluidLaw {
  const law = fluidLaw(fluid);
  if ('problem' in law) throw new Error(`${fluid} has no law: ${law.problem.code}`);
  return law;
}

export interface ToldRule {
  readonly text: string;
  /** Act, article, annex and point. */
  readonly source: string;
  readonly url: string | null;
  /** What is not settled, where something is. */
  readonly doubt: string | undefined;
}

const WORDS = {
  fr: {
    article: 'article',
    annex: 'annexe',
    point: 'point',
    /** Places that are no numbered point, as the rules write them. */
    named: { 'al.': 'alinéa', Table: 'tableau', '§': '§' },
    single: 'Une seule source lue\u00a0: à vérifier.',
    between: { à: 'à', et: 'et' },
  },
  en: {
    article: 'Article',
    annex: 'Annex',
    point: 'point',
    named: { 'al.': 'paragraph', Table: 'Table', '§': '§' },
    single: 'One source read only: to be verified.',
    between: { à: 'to', et: 'and' },
  },
} as const;

function placeSaid(point: string, { point: word, named }: (typeof WORDS)[Locale]): string {
  const [first = '', ...rest] = point.split(' ');
  const name = Object.hasOwn(named, first) ? named[first as keyof typeof named] : undefined;
  return name === undefined ? `${word}\u00a0${point}` : `${name}\u00a0${rest.join(' ')}`;
}

function sourceOf({ source: { act, article, annex, point } }: Rule, locale: Locale): string {
  const words = WORDS[locale];
  const parts = [
    act[locale],
    article === null || act[locale].includes(article) ? null : `${words.article}\u00a0${article}`,
    annex === null ? null : `${words.annex}\u00a0${annex}`,
    point === null ? null : placeSaid(point, words),
  ];
  const source = parts.filter((part) => part !== null).join(', ');
  // The rules keep places as the French text numbers them.
  return source.replaceAll(/(?<=[\dIVX] )(?:à|et)(?= [\dIVX])/g, (word) => words.between[word as 'à' | 'et']);
}

/**
 * Rules by their ids.
 * @param fluid that each of them must be about
 * @throws {Error} for an id there is not, or a rule that is not about the fluid: the site must not be built then
 */
export function toldRules(ids: readonly string[], locale: Locale, fluid?: string): readonly ToldRule[] {
  const known = fluid === undefined ? undefined : lawOf(fluid).ruleIds;
  return ids.map((id) => {
    const rule = ruleOf(id);
    if (known && !known.includes(id)) throw new Error(`${id} is not about ${fluid ?? ''}`);
    const isSingle = rule.confidence === 'C' || rule.confidence === 'V';
    const doubt = rule.doubts?.[locale] ?? (isSingle ? WORDS[locale].single : undefined);
    return {
      text: printed(rule.text[locale], locale),
      source: printed(sourceOf(rule, locale), locale),
      url: rule.source.url,
      doubt: doubt === undefined ? undefined : printed(doubt, locale),
    };
  });
}

export interface GwpLimit {
  readonly equipment: string;
  readonly limit: string;
  readonly year: string;
  readonly place: string;
  /** A site whose safety rules the alternative out is excepted. */
  readonly isOpenToSafety: boolean;
}

/**
 * What bans of new equipment leave, a line each.
 * @throws {Error} for an id there is not, or a rule that is no such ban: the site must not be built then
 */
export function gwpLimits(ids: readonly string[], locale: Locale): readonly GwpLimit[] {
  const t = translator(locale);
  return ids.map((id) => {
    const { kind, text, from, source, applies, exceptions } = ruleOf(id);
    const { refrigerant } = applies;
    if (kind !== 'market-ban' || from === null) throw new Error(`${id} is no ban of new equipment`);
    const { gwpFrom: gwp } = refrigerant;
    const what =
      gwp === undefined ? t('articles.limits.none') : t('articles.limits.below', { gwp: formatAtMost(gwp, 0, locale) });
    const isOfHfcs = refrigerant.list?.includes('I.1') === true;
    const limit = isOfHfcs
      ? t('articles.limits.hfc', { what })
      : refrigerant.without === undefined
        ? what
        : t('articles.limits.others', { what });
    // What it is about stands before the colon of its sentence.
    const [equipment = ''] = printed(text[locale], locale).split(/\s?:/);
    return {
      equipment,
      limit,
      year: from.slice(0, 4),
      place: source.point ?? '',
      isOpenToSafety: exceptions.some((exception) => exception.id === 'site-safety'),
    };
  });
}

/** What a fluid may no longer be put into: new machines, or machines that run. */
export function fluidSentences(fluid: string, give: 'equipment' | 'topping', locale: Locale): readonly string[] {
  const sheet = lawSheetOfFluid(fluid);
  const said = give === 'equipment' ? equipmentSentences(sheet, locale) : toppingSentences(sheet, locale);
  return said.map((sentence) => printed(sentence, locale));
}

/** Charge from which a fluid's equipment is under leak checks, kg, by the reading that is stricter. */
export function leakCheckText(fluid: string, locale: Locale): string {
  const from = lawOf(fluid).leakCheckFromKg;
  if (!from || !('reading1' in from) || from.reading1 === undefined) throw new Error(`${fluid} is under no leak check`);
  return withUnit(formatNumber(from.reading1, 2, locale), 'kg');
}

/** Legal GWP, whole where it is one of hundreds. */
export function gwpText(fluid: string, locale: Locale): string {
  const { gwpLegal } = lawOf(fluid);
  if (gwpLegal === null) throw new Error(`${fluid} has no legal GWP`);
  return formatAtMost(gwpLegal, gwpLegal < 1 ? 2 : 0, locale);
}

/** A term of the certificates: a date in words, or years. */
export function termText(of: keyof typeof CERTIFICATE_TERMS, locale: Locale): string {
  const term = CERTIFICATE_TERMS[of];
  if (typeof term === 'number') return formatAtMost(term, 0, locale);
  return new Intl.DateTimeFormat(dateLanguage(locale), { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(term))
    .replace(/^1 (?=janvier)/, '1er ');
}
