/** What search looks through in one language, put together while the site is built. */
import { translator } from '../texts.ts';
import { localePath } from '../../i18n/paths.ts';
import { chargeFacts, SIMULATOR_FLUIDS } from '../../refrigerants/index.ts';
import { slugFromName } from '../../refrigerants/slug.ts';
import { everyPage, fluidList, fluidPath, pairPath, simulator, textOf } from '../navigation/navigation.ts';
import { gwpBasis } from '../../kit/fluids/record-words.ts';
import type { Translator } from '../../i18n/index.ts';
import { HYPOTHESIS_NAMES } from '../../diagnosis/data/names.ts';
import { signatureOf } from '../../diagnosis/data/signatures.ts';
import { recordFromName, takenGwp, valueOf } from '../../refrigerants/records.ts';
import adr from '../../regulation/data/adr.json' with { type: 'json' };
import { lawSheetOfFluid, rules } from '../../regulation/index.ts';
import type { LawSheet } from '../../regulation/index.ts';
import {
  certificateSentence,
  dangerSentence,
  equipmentSentences,
  gwpSentence,
  leakSentence,
  lowered,
  productName,
  toppingText,
  WORDS,
} from '../../regulation/wording/sentences.ts';
import { printed } from '../../regulation/wording/printed.ts';
import { WHOSE_LAW } from '../../regulation/wording/whose.ts';
import { PAIRS } from '../../circuit/comparison/pairs.ts';
import { findUse } from '../../machine/index.ts';
import type { Candidate } from '../../machine/index.ts';
import type { Replacing } from '../replacing/build.ts';
import { CONCEPTS } from './concepts.ts';
import { SEARCH_TEXTS } from './entries.ts';
import type {
  Concept,
  Dated,
  DatedBan,
  FaultEntry,
  FluidEntry,
  FluidFigures,
  LawLine,
  NextEntry,
  PageEntry,
  SearchData,
} from './entries.ts';
import { FAULTS } from './faults.ts';
import { TABS } from './tabs.ts';
import { termEntries } from './terms.ts';
import { locales } from '../../language/index.ts';
import type { Locale } from '../../language/index.ts';

const PAPERS = [
  '/ressources/articles/bouteilles-regles',
  '/ressources/articles/fiche-intervention-cerfa',
  '/ressources/articles/erp-ch35-a2l',
  '/ressources/articles/ce-qui-change-2027',
  '/tools/desp',
];
const USUAL = ['/reglette', '/simulation/circuit/general', '/tools/convertisseur', '/tools'];

/** Signs of a fault that gauges show, as the trade says them. */
const SIGNS = ['T0', 'TK', 'SH', 'SC'] as const;

function faultsOf(t: Translator): readonly FaultEntry[] {
  return FAULTS.map(({ fault, phrases }) => {
    const txv = signatureOf(fault)?.txv;
    const signs = SIGNS.flatMap((symptom) => {
      const sign = Math.sign(txv?.[symptom] ?? 0);
      return sign === 0 ? [] : [t(`site.search.signs.${symptom}.${sign > 0 ? 'high' : 'low'}`)];
    });
    return { title: HYPOTHESIS_NAMES[fault][t.locale], signs: signs.join(', '), phrases };
  });
}

/** The law of a fluid in a few lines: what may be topped up with, and the bans of new equipment with their days. */
function lawLines(law: LawSheet, t: Translator): readonly LawLine[] {
  const { locale } = t;
  const words = WORDS[locale];
  const told = law.toppingUp.map((each) => ({
    who: words.topping.of(each.sector),
    what: toppingText(each, law, locale),
  }));
  const isOne = told.every(({ what }) => what === told[0]?.what);
  const topping = isOne ? told.slice(0, 1).map(({ what }) => ({ who: words.topping.ofBoth, what })) : told;
  const answers = topping.map((answer) => words.topping.answer({ ...answer, where: '' }));
  const bans = law.equipment
    .flatMap(({ products, steps }) =>
      steps.flatMap(({ from }) =>
        products.map((product): DatedBan => [from, `${lowered(productName(product, locale))} (${from.slice(0, 4)})`]),
      ),
    )
    .toSorted(([one], [other]) => one.localeCompare(other));
  // Of all new equipment there is nothing to list.
  const isOzone = law.law.holds.some((held) => held === 'CFC' || held === 'HCFC');
  if (bans.length === 0 || isOzone)
    return [...answers, ...equipmentSentences(law, locale), ...(isOzone ? [words.ozone] : [])];
  return [...answers, bans, t('site.search.lawMore')];
}

/** Until when a candidate stands where it does: what may be charged, and what may be new. */
function datedOf({ fluid, verdict }: Candidate): Dated {
  const dates = verdict.reasons
    .filter(({ code }) => code === 'R_CHARGE_NEXT' || code === 'R_NEW_NEXT')
    .flatMap(({ values }) => (typeof values?.['date'] === 'string' ? [values['date']] : []))
    .toSorted();
  return dates[0] === undefined ? fluid : [fluid, dates[0]];
}

/** Those people meet; all where nobody meets any. */
function spoken(all: readonly Candidate[]): readonly Candidate[] {
  const usual = all.filter(({ fluid }) => {
    const standing = recordFromName(fluid)?.standing;
    return standing === undefined || standing === 'field';
  });
  return usual.length > 0 ? usual : all;
}

/** What is chosen in a fluid's place; undefined where nothing is. */
function nextOf({ facts, candidates }: Replacing, locale: Locale): NextEntry | undefined {
  // Without figures nobody knows whether the machine stands it.
  const same = candidates.same.filter(({ capacity }) => capacity !== null);
  if (same.length + candidates.new.length + candidates.no.length === 0) return undefined;
  const { law, [locale]: name } = findUse(facts.use);
  const sector = { 'service-refrigeration': 0, 'service-ac-hp': 1 } as const;
  const { virgin } = law.recharge;
  return {
    machine: lowered(name),
    ...(virgin !== null && { sector: sector[virgin as keyof typeof sector] }),
    same: spoken(same).map(datedOf),
    new: spoken(candidates.new).map(datedOf),
    unfit: candidates.no.map(({ fluid }) => fluid),
  };
}

/** What of each fluid is known without an engine; its sentences of law go into `laws`, each once. */
function factsOf(
  name: string,
  t: Translator,
  laws: Map<string, readonly [place: number, line: LawLine]>,
): Partial<FluidEntry> {
  const record = recordFromName(name);
  if (!record) return {};
  const law = lawSheetOfFluid(name);
  const placeOf = (line: LawLine): number => placeIn(laws, line);
  /** Places of the rules of a list that are about it. */
  const placesOf = (ids: readonly string[]): readonly number[] =>
    ids.filter((id) => law.law.ruleIds.includes(id)).map((id) => placeOf(ruleText(id, t.locale)));
  const [certificate] = certificateSentence(law, t.locale);
  const gwp = takenGwp(record);
  const [safetyClass, oils] = [valueOf(record.safetyClass), valueOf(record.oils)];
  const bans = law.toppingUp.map(({ virgin }) => virgin?.from ?? 0);
  return {
    ...(gwp !== null && { gwp: [gwp, gwpBasis(record, t)] as const }),
    ...(safetyClass !== null && { class: safetyClass }),
    ...(record.composition && {
      parts: record.composition.parts.map(
        (part) => [part.name, Number((part.massFraction * 100).toPrecision(4))] as const,
      ),
    }),
    ...(oils !== null && oils.length > 0 && { oils }),
    ...(bans.some((day) => day !== 0) && { ban: [bans[0] ?? 0, bans[1] ?? 0] as const }),
    law: lawLines(law, t).map(placeOf),
    leak: placeOf(leakSentence(law, t.locale)),
    ...countsOf(name),
    ...(certificate !== undefined && { certificate: placeOf(certificate) }),
    ...(gwp === null && { gwpLaw: placeOf(gwpSentence(law, t.locale)) }),
    ...some('public', [...dangerSentence(law, t.locale).map(placeOf), ...placesOf(['fr-ch35'])]),
    ...some('vehicles', placesOf(['mac-2006-40', 'fgas-5-mobile'])),
    ...some('sites', placesOf(['fr-icpe-1185', 'fr-icpe-4735'])),
    ...carriedOf(name),
  };
}

const some = <K extends string>(key: K, places: readonly number[]): Partial<Record<K, readonly number[]>> =>
  places.length === 0 ? {} : ({ [key]: places } as Record<K, readonly number[]>);

/** The place of a sentence of law; each stands once. */
function placeIn(laws: Map<string, readonly [place: number, line: LawLine]>, line: LawLine): number {
  const key = JSON.stringify(line);
  const [place] = laws.get(key) ?? [laws.size];
  laws.set(key, [place, line]);
  return place;
}

/** A rule as it is printed. */
const ruleText = (id: string, locale: Locale): string =>
  printed(rules.find((rule) => rule.id === id)?.text[locale] ?? '', locale);

/** Its number on the road, and how much of it a vehicle may have. */
function carriedOf(name: string): Pick<FluidEntry, 'un'> {
  const [number, category] =
    (adr.gases as unknown as Readonly<Record<string, readonly [string, 1 | 2 | 3]>>)[name] ?? [];
  if (number === undefined || category === undefined) return {};
  return { un: [number, category, category === 1 ? adr.mostAmmonia : adr.most[category]] };
}

/** What of its charge the law counts, for how often it is checked. */
function countsOf(name: string): Pick<FluidEntry, 'counts'> {
  const { gwp, annex, gwpAnnex1 = 0, fractionAnnex2 = 0, isOzoneDepleting } = chargeFacts(name);
  if (isOzoneDepleting) return { counts: 'ozone' };
  const short = (value: number): number => Number(value.toPrecision(6));
  return gwp === undefined || annex === undefined
    ? {}
    : { counts: [short(gwp), short(gwpAnnex1), short(fractionAnnex2)] };
}

const figuresIn = (figures: ReadonlyMap<string, FluidFigures>, name: string): Pick<FluidEntry, 'figures'> => {
  const own = figures.get(name);
  return own === undefined ? {} : { figures: own };
};

function nextIn(all: ReadonlyMap<string, Replacing>, name: string, locale: Locale): Pick<FluidEntry, 'next'> {
  const own = all.get(name);
  const next = own && nextOf(own, locale);
  return next === undefined ? {} : { next };
}

/** The pages of a refrigerant and one that replaces it: by what people say of putting one in the other's machine. */
const pairPages = (locale: Locale): readonly PageEntry[] =>
  PAIRS.map(({ from, to }) => {
    const [title, ...others] = [locale, ...locales.filter((language) => language !== locale)].map((language) =>
      translator(language)('pairPages.heading', { from, to }),
    );
    return {
      title: title ?? '',
      text: '',
      address: localePath(locale, pairPath(from, to)),
      trade: [PAIR_WORDS, ...others].join(' '),
    };
  });
const PAIR_WORDS = 'mettre dans une machine replace put into retrofit drop-in conversion';

/**
 * @param figures what the engine says of each fluid, by its name
 * @param replacing what may replace each, by its name
 */
export function searchData(
  locale: Locale,
  figures: ReadonlyMap<string, FluidFigures> = new Map(),
  replacing: ReadonlyMap<string, Replacing> = new Map(),
): SearchData {
  const paths = new Set([...everyPage, ...TABS].map(({ path }) => path));
  const addressOf = (path: string): string | undefined => (paths.has(path) ? localePath(locale, path) : undefined);
  const t = translator(locale);
  const others = locales.filter((language) => language !== locale).map(translator);
  const pages = [...everyPage, ...TABS]
    .filter(({ path }) => path !== '/')
    .map(({ path, label, description, words = '' }): PageEntry => ({
      title: textOf(label, t),
      text: description ? textOf(description, t) : '',
      address: localePath(locale, path),
      trade: [words, ...others.map((other) => textOf(label, other))].join(' ').trim(),
    }));
  // Each refrigerant has its page: the routes and this come from the same records.
  const laws = new Map<string, readonly [place: number, line: LawLine]>();
  const hasPages = paths.has(fluidList.path);
  const fluids = SIMULATOR_FLUIDS.map(({ name, label, aliases }): FluidEntry => ({
    name,
    ...(label && { label: label[locale] }),
    names: [...(label ? locales.map((language) => label[language]) : []), ...aliases],
    ...(hasPages && { page: localePath(locale, fluidPath(slugFromName(name))) }),
    ...factsOf(name, t, laws),
    ...figuresIn(figures, name),
    ...nextIn(replacing, name, locale),
  }));
  const concepts = CONCEPTS.map(([phrases, ...answers]): Concept => ({
    phrases: phrases.split(',').map((phrase) => phrase.trim()),
    pages: answers.flatMap((path) => addressOf(path) ?? []),
  }));
  const ruler = addressOf('/reglette');
  const charge = addressOf('/tools/calcul-charge');
  const leaks = addressOf('/tools/controle-etancheite');
  const room = addressOf('/tools/volume-mini');
  const blendLeak = addressOf('/simulation/fuite');
  const twoTables = addressOf('/ressources/deux-tables');
  const compare = addressOf('/simulation/comparatif');
  const converter = addressOf('/tools/convertisseur');
  const diagnosis = addressOf('/simulation/diagnostic');
  return {
    // After the pages: what is found in both alike is the page first.
    pages: [...pages, ...(hasPages ? pairPages(locale) : []), ...termEntries(locale)],
    fluids,
    fines: ['fr-fines-5', 'fr-fines-3'].map((id) => placeIn(laws, ruleText(id, locale))),
    laws: [...laws.values()].map(([, line]) => line),
    whose: WHOSE_LAW[locale],
    adr: { 2: adr.most[2], 3: adr.most[3] },
    faults: faultsOf(t),
    concepts,
    ways: {
      ...(ruler !== undefined && { ruler }),
      simulator: localePath(locale, simulator.path),
      ...(charge !== undefined && { charge }),
      ...(leaks !== undefined && { leaks }),
      sites: localePath(locale, '/ressources/articles/icpe-suivi-en-service'),
      who: localePath(locale, '/ressources/articles/bouteilles-regles'),
      public: localePath(locale, '/ressources/articles/erp-ch35-a2l'),
      vehicles: localePath(locale, '/ressources/articles/ce-qui-change-2027'),
      papers: PAPERS.map((path) => localePath(locale, path)),
      ...(room !== undefined && { room }),
      ...(compare !== undefined && { compare }),
      pairs: Object.fromEntries(PAIRS.map(({ from, to }) => [`${from} ${to}`, localePath(locale, pairPath(from, to))])),
      ...(converter !== undefined && { converter }),
      ...(diagnosis !== undefined && { diagnosis }),
      ...(blendLeak !== undefined && { blendLeak }),
      ...(twoTables !== undefined && { twoTables }),
    },
    usual: USUAL.flatMap((path) => addressOf(path) ?? []),
    texts: Object.fromEntries(
      SEARCH_TEXTS.map((name) => [name, t(`site.search.${name}`)] as const),
    ) as SearchData['texts'],
  };
}
