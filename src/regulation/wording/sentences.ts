/** The law of a fluid in sentences, made from the rules about it: none is typed for a fluid. */
import type { Locale } from '../../language/index.ts';
import { formatAtMost, formatSignificant } from '../../quantities/number.ts';
import former from '../data/former-gwp.json' with { type: 'json' };
import reporting from '../data/reporting.json' with { type: 'json' };
import type { FluidLaw } from '../law/fluid-law.ts';
import { isFGas, isOzoneDepleting } from '../law/listings.ts';
import { productText } from '../law/products.ts';
import type { Product } from '../law/products.ts';
import type { Rule, RuleSource } from '../law/rule.ts';
import { rules } from '../law/rules.ts';
import type { LawSheet, Sector, ToppingUp } from '../law/sheet.ts';
import { dayBefore } from '../law/timeline.ts';
import type { Step } from '../law/timeline.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './words.ts';

export const WORDS: Readonly<Record<Locale, Words>> = { fr, en };

const CHARGE_DIGITS = 4;
/** Charges nearer than this, relative, are one to whoever weighs them: the dispute is told where it matters. */
const SAME_THRESHOLD = 0.01;
/** Of Annex IV of the regulation before this one: what people still use where Annex VI was not read. */
const FORMER_GWP: Readonly<Record<string, number>> = former.gwp;
const REPORTED: ReadonlySet<string> = /* @__PURE__ */ new Set(reporting.names);

export const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
export const productName = (product: Product, locale: Locale): string => productText(product)[locale];
const productList = (products: readonly Product[], locale: Locale): string =>
  WORDS[locale].list(products.map((product) => lowered(productName(product, locale))));

/** The act of Annex IV and Article 13, which a sentence about an F-gas need not name again. */
const F_GAS_ACT = '2024/573';

/** The place in an act: its annex and points, or its articles. */
function placeOf(sources: readonly RuleSource[], locale: Locale): string {
  const words = WORDS[locale];
  const points = [...new Set(sources.flatMap(({ annex, point }) => (annex === null || point === null ? [] : [point])))];
  const [first] = sources;
  if (first?.annex && points.length > 0) return `${words.annex(first.annex)}, ${words.points(points)}`;
  const articles = [...new Set(sources.flatMap(({ article }) => (article === null ? [] : [article])))];
  return articles.map(words.article).join(', ');
}

/** Where some rules stand; the act of F-gases is named where asked only. */
export function whereText(rules: readonly Rule[], locale: Locale, isActNamed: boolean): string {
  const acts = [...new Set(rules.map(({ source }) => source.act[locale]))];
  const places = acts.map((act) => {
    const sources = rules.map(({ source }) => source).filter((source) => source.act[locale] === act);
    const place = placeOf(sources, locale);
    return act.includes(F_GAS_ACT) && !isActNamed ? place : [act, place].filter((part) => part !== '').join(', ');
  });
  return WORDS[locale].list(places);
}

/** Its place, and how sure it is where two sources do not say it. */
export const whereOf = (step: Step, locale: Locale, isActNamed = false): string =>
  whereText(step.rules, locale, isActNamed) + WORDS[locale].mark(step.mark);

export const whenOf = (iso: string, today: string): { readonly day: string; readonly isPast: boolean } => ({
  day: iso,
  isPast: iso <= today,
});

/** One sentence for each day, way out and mark, whatever the products. */
export function equipmentSentences(sheet: LawSheet, locale: Locale): readonly string[] {
  const { equipment, free, day } = sheet;
  const words = WORDS[locale];
  if (equipment.length === 0) return [words.equipment.none];
  const bans = new Map<string, { step: Step; rules: Set<Rule>; products: Product[] }>();
  for (const { products, steps } of equipment) {
    for (const step of steps) {
      const mark = WORDS[locale].mark(step.mark);
      const key = [step.from, step.verdict, step.limitUnderSafety, mark, ...otherExceptions(step.rules, sheet, locale)];
      const ban = bans.get(key.join(' ')) ?? { step, rules: new Set(), products: [] };
      for (const rule of step.rules) ban.rules.add(rule);
      ban.products.push(...products);
      bans.set(key.join(' '), ban);
    }
  }
  const sorted = [...bans.values()].toSorted((one, other) => (one.step.from < other.step.from ? -1 : 1));
  const sentences = sorted.flatMap(({ step, rules, products }) => {
    const exceptions = otherExceptions([...rules], sheet, locale);
    return [
      sentence(step, [...rules], products),
      ...(exceptions.length === 0 ? [] : [words.exceptions(words.list(exceptions))]),
    ];
  });
  function sentence(step: Step, rules: readonly Rule[], products: readonly Product[]): string {
    const { limitUnderSafety: limit, verdict, from } = step;
    const [since, where] = [words.since(whenOf(from, day)), whereOf({ ...step, rules }, locale)];
    if (isOzoneDepleting(sheet.fluid)) return words.equipment.ozone({ since, where });
    const ban = { since, what: productList(products, locale), where };
    if (verdict === 'banned') return words.equipment.banned(ban);
    return limit === null
      ? words.equipment.unlessSafety(ban)
      : words.equipment.unlessFallback({ ...ban, limit: formatAtMost(limit, 0, locale) });
  }
  return [...sentences, ...(free.length === 0 ? [] : [words.equipment.free(productList(free, locale))])];
}

/** What an application may be topped up with, and from when not. */
export function toppingText({ virgin, reclaimed }: ToppingUp, { fluid, day }: LawSheet, locale: Locale): string {
  const { topping } = WORDS[locale];
  if (virgin === undefined) return isFGas(fluid) ? topping.free : topping.freeNatural;
  if (reclaimed?.from === virgin.from) return topping.none(whenOf(virgin.from, day));
  const first = topping.virgin({ ...whenOf(virgin.from, day), dayBefore: dayBefore(virgin.from) });
  return reclaimed === undefined
    ? topping.reclaimedFree(first)
    : topping.reclaimed({ ...whenOf(reclaimed.from, day), virgin: first, dayBefore: dayBefore(reclaimed.from) });
}

/**
 * The exceptions of a ban that are neither of reclaimed gas nor of a site's safety: those still open to the fluid that day,
 * with their last day.
 */
export function otherExceptions(rules: readonly Rule[], { fluid, day }: LawSheet, locale: Locale): readonly string[] {
  const open = rules
    .flatMap(({ exceptions }) => exceptions)
    .filter(({ id }) => id !== 'reclaimed-recycled' && id !== 'site-safety' && id !== 'cascade-primary')
    .filter(({ until, gwpBelow }) => (until ?? day) >= day && fluid.gwpCounted < (gwpBelow ?? Infinity));
  const words = WORDS[locale];
  return [
    ...new Set(
      open.map(({ text, until }) => {
        const what = text[locale].replace(/^(?:sauf|except) /, '');
        return until === undefined ? what : `${what} (${words.until(until)})`;
      }),
    ),
  ];
}

export const stepsOf = ({ virgin, reclaimed }: ToppingUp): readonly Step[] =>
  [virgin, reclaimed].filter((step) => step !== undefined);

export interface ToppingAnswer {
  readonly sentence: string;
  /** What it does not hold for. */
  readonly exceptions: readonly string[];
  /** ISO date from which virgin fluid is refused; undefined for never. */
  readonly banned: string | undefined;
  /** Undefined where one answer is both sectors'. */
  readonly sector: Sector | undefined;
}

/** « Puis-je recharger aujourd’hui ? »: an answer by application, one where both say the same, by its dates, which stay true. */
export function toppingAnswers(sheet: LawSheet, locale: Locale, isActNamed = true): readonly ToppingAnswer[] {
  const { topping } = WORDS[locale];
  const answers = sheet.toppingUp.map((each) => {
    const [first, last] = stepsOf(each);
    const rules = [...new Set([...(first?.rules ?? []), ...(last?.rules ?? [])])];
    const where =
      first === undefined
        ? ''
        : whereOf({ ...first, rules: rules.filter(({ id }) => !id.endsWith('-end')) }, locale, isActNamed);
    const exceptions = first === undefined ? [] : otherExceptions(first.rules, sheet, locale);
    const banned = each.virgin?.from;
    const { sector } = each;
    return { who: topping.of(sector), what: toppingText(each, sheet, locale), where, exceptions, banned, sector };
  });
  const isOne = answers.every(({ what, where }) => what === answers[0]?.what && where === answers[0].where);
  const said = isOne
    ? answers.slice(0, 1).map((answer) => ({ ...answer, who: topping.ofBoth, sector: undefined }))
    : answers;
  return said.map(({ exceptions, banned, sector, ...answer }) => ({
    ...{ sentence: topping.answer(answer), exceptions, banned, sector },
  }));
}

/** The answers with their exceptions, and what else is to know of topping up. */
export function toppingSentences(sheet: LawSheet, locale: Locale, isActNamed = true): readonly string[] {
  const { topping, exceptions: except, list } = WORDS[locale];
  const hasRecycled = sheet.toppingUp.some(({ virgin, reclaimed }) => virgin && reclaimed?.from !== virgin.from);
  const isOf750 = sheet.toppingUp[0]?.virgin?.rules.some(({ id }) => id === 'fgas-13-5') === true;
  return [
    ...toppingAnswers(sheet, locale, isActNamed).flatMap(({ sentence, exceptions }) => [
      sentence,
      ...(exceptions.length === 0 ? [] : [except(list(exceptions))]),
    ]),
    ...(isOf750 ? [topping.chillers] : []),
    ...(hasRecycled ? [topping.recycled] : []),
  ];
}

export function leakSentence({ fluid, law }: LawSheet, locale: Locale): string {
  const { leaks } = WORDS[locale];
  const from = law.leakCheckFromKg;
  const mass = (kg: number): string => formatSignificant(kg, CHARGE_DIGITS, locale);
  if (from === null) return leaks.none;
  if ('odsKg' in from) return law.holds.includes('HCFC') ? leaks.ozoneHcfc : leaks.ozoneCfc;
  if (from.reading2 !== undefined && Math.abs(from.reading2 / from.reading1 - 1) < SAME_THRESHOLD)
    return leaks.alike(mass(Math.min(from.reading1, from.reading2)));
  if (from.reading2 !== undefined) return leaks.both({ first: mass(from.reading1), second: mass(from.reading2) });
  if (law.holds.includes('I')) return leaks.annex1(mass(from.reading1));
  return fluid.fractionAnnex2 > 1 - 1e-9 ? leaks.annex2 : leaks.partly(mass(from.reading1));
}

export function gwpSentence({ fluid, law }: LawSheet, locale: Locale): string {
  const { gwp } = WORDS[locale];
  if (law.gwpLegal === null) {
    const [part, ...others] = fluid.parts;
    const once = others.length === 0 && part ? FORMER_GWP[part.name] : undefined;
    if (once !== undefined) return gwp.former(formatAtMost(once, 0, locale));
    return fluid.isUnread ? gwp.unread : gwp.unlisted;
  }
  const figure = formatAtMost(law.gwpLegal, law.gwpLegal < 1 ? 3 : 2, locale);
  return isOzoneDepleting(fluid) ? gwp.ozone(figure) : gwp.legal(figure);
}

/** Who may open a circuit with it. */
export function certificateSentence({ fluid: { alternatives }, law }: LawSheet, locale: Locale): readonly string[] {
  const words = WORDS[locale];
  if (alternatives.includes('NH3')) return [words.certificate.ammonia];
  if (alternatives.includes('HC')) return [words.certificate.hydrocarbon];
  if (alternatives.includes('CO2')) return [words.certificate.co2];
  if (law.ruleIds.includes('fr-cert-ods')) return [words.certificate.ozone];
  return law.ruleIds.includes('fgas-10-fgas') ? [words.certificate.fGas] : [];
}

/** French lists of sites: of ammonia, of F-gases. */
const siteRules = ({ ruleIds }: FluidLaw): readonly Rule[] =>
  rules.filter(({ id, kind }) => kind === 'icpe' && ruleIds.includes(id));

/** What limits the charge of a toxic or flammable fluid; none for any other. */
export function dangerSentence({ fluid: { safetyClass } }: LawSheet, locale: Locale): readonly string[] {
  const words = WORDS[locale];
  const [isToxic, burns] = [safetyClass?.startsWith('B') === true, safetyClass !== null && !safetyClass.endsWith('1')];
  const danger = isToxic ? (burns ? words.toxicAndFlammable : words.toxic) : burns ? words.flammable : undefined;
  return danger === undefined ? [] : [danger];
}

function safetySentences(sheet: LawSheet, locale: Locale): readonly string[] {
  const { fluid, law } = sheet;
  const { pedGroup } = fluid;
  const words = WORDS[locale];
  return [
    ...dangerSentence(sheet, locale),
    ...(pedGroup === null ? [] : [words.ped(pedGroup)]),
    ...siteRules(law).map(({ text }) => text[locale]),
  ];
}

export function pfasSentence({ fluid, law }: LawSheet, locale: Locale): string | undefined {
  if (law.ruleIds.includes('reach-pfas')) return WORDS[locale].pfas;
  return isFGas(fluid) && !isOzoneDepleting(fluid) ? WORDS[locale].noPfas : undefined;
}

/** What follows the bans: checks, certificates, quota, safety, PFAS. */
export function otherSentences(sheet: LawSheet, locale: Locale): readonly string[] {
  const words = WORDS[locale];
  const { fluid } = sheet;
  const pfas = pfasSentence(sheet, locale);
  const isOutside = !isFGas(fluid) && !isOzoneDepleting(fluid) && fluid.alternatives.length === 0;
  const isReported = fluid.parts.some(({ name }) => REPORTED.has(name));
  return [
    ...(isOzoneDepleting(fluid) ? [words.ozone] : isOutside && !isReported ? [words.outside] : []),
    ...(isReported ? [words.reporting] : []),
    ...(isFGas(fluid) || isOzoneDepleting(fluid) ? [leakSentence(sheet, locale)] : []),
    ...certificateSentence(sheet, locale),
    ...(fluid.holds.includes('I.1') && !isOzoneDepleting(fluid) ? [words.quota] : []),
    ...safetySentences(sheet, locale),
    ...(pfas === undefined ? [] : [pfas]),
  ];
}

/** All of it, in one text. */
export const aboutText = (sheet: LawSheet, locale: Locale): string =>
  [
    gwpSentence(sheet, locale),
    ...equipmentSentences(sheet, locale),
    ...toppingSentences(sheet, locale, false),
    ...otherSentences(sheet, locale),
  ].join(' ');
