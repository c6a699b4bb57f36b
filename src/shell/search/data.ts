/** What search looks through in one language, put together while the site is built. */
import { translator } from '../texts.ts';
import { localePath } from '../../i18n/paths.ts';
import { SIMULATOR_FLUIDS } from '../../refrigerants/index.ts';
import { slugFromName } from '../../refrigerants/slug.ts';
import { everyPage, fluidList, fluidPath, simulator, textOf } from '../navigation/navigation.ts';
import { gwpBasis } from '../../kit/fluids/record-words.ts';
import type { Translator } from '../../i18n/index.ts';
import { HYPOTHESIS_NAMES } from '../../diagnosis/data/names.ts';
import { signatureOf } from '../../diagnosis/data/signatures.ts';
import { recordFromName, replacementsOf, takenGwp, valueOf } from '../../refrigerants/records.ts';
import { lawSheetOfFluid } from '../../regulation/index.ts';
import type { LawSheet } from '../../regulation/index.ts';
import {
  equipmentSentences,
  leakSentence,
  lowered,
  productName,
  toppingText,
  WORDS,
} from '../../regulation/wording/told.ts';
import { CONCEPTS } from './concepts.ts';
import { SEARCH_TEXTS } from './entries.ts';
import type { Concept, FaultEntry, FluidEntry, FluidFigures, PageEntry, SearchData } from './entries.ts';
import { FAULTS } from './faults.ts';
import { termEntries } from './terms.ts';
import { locales } from '../../language/index.ts';
import type { Locale } from '../../language/index.ts';

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

/** The law of a fluid in a few lines: what may be topped up with, what new equipment is banned, and what will be. */
function lawLines(law: LawSheet, t: Translator): readonly string[] {
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
        products.map((product) => ({ from, what: `${lowered(productName(product, locale))} (${from.slice(0, 4)})` })),
      ),
    )
    .toSorted((one, other) => one.from.localeCompare(other.from));
  // Of all new equipment there is nothing to list.
  if (bans.length === 0 || law.law.holds.some((held) => held === 'CFC' || held === 'HCFC'))
    return [...answers, ...equipmentSentences(law, locale)];
  const list = (isPast: boolean): string =>
    words.list([...new Set(bans.filter(({ from }) => from <= law.day === isPast).map(({ what }) => what))]);
  return [
    ...answers,
    ...(list(true) === '' ? [] : [t('site.search.newBanned', { list: list(true) })]),
    ...(list(false) === '' ? [] : [t('site.search.newToBeBanned', { list: list(false) })]),
    t('site.search.lawMore'),
  ];
}

/** What of each fluid is known without an engine; its sentences of law go into `laws`, each once. */
function factsOf(name: string, t: Translator, laws: Map<string, number>): Partial<FluidEntry> {
  const record = recordFromName(name);
  if (!record) return {};
  const law = lawSheetOfFluid(name);
  const placeOf = (sentence: string): number => {
    const place = laws.get(sentence) ?? laws.size;
    laws.set(sentence, place);
    return place;
  };
  const gwp = takenGwp(record);
  const [safetyClass, oils] = [valueOf(record.safetyClass), valueOf(record.oils)];
  const next = replacementsOf(name).map((other) => other.name);
  return {
    ...(gwp !== null && { gwp: [gwp, gwpBasis(record, t)] as const }),
    ...(safetyClass !== null && { class: safetyClass }),
    ...(record.composition && {
      parts: record.composition.parts.map(
        (part) => [part.name, Number((part.massFraction * 100).toPrecision(4))] as const,
      ),
    }),
    ...(oils !== null && oils.length > 0 && { oils }),
    ...(next.length > 0 && { next }),
    law: lawLines(law, t).map(placeOf),
    leak: placeOf(leakSentence(law, t.locale)),
  };
}

const figuresIn = (figures: ReadonlyMap<string, FluidFigures>, name: string): Pick<FluidEntry, 'figures'> => {
  const own = figures.get(name);
  return own === undefined ? {} : { figures: own };
};

/** @param figures what the engine says of each fluid, by its name */
export function searchData(locale: Locale, figures: ReadonlyMap<string, FluidFigures> = new Map()): SearchData {
  const paths = new Set(everyPage.map(({ path }) => path));
  const addressOf = (path: string): string | undefined => (paths.has(path) ? localePath(locale, path) : undefined);
  const t = translator(locale);
  const others = locales.filter((language) => language !== locale).map(translator);
  const pages = everyPage
    .filter(({ path }) => path !== '/')
    .map(({ path, label, description, words = '' }): PageEntry => ({
      title: textOf(label, t),
      text: description ? textOf(description, t) : '',
      address: localePath(locale, path),
      trade: [words, ...others.map((other) => textOf(label, other))].join(' ').trim(),
    }));
  // Each refrigerant has its page: the routes and this come from the same records.
  const laws = new Map<string, number>();
  const hasPages = paths.has(fluidList.path);
  const fluids = SIMULATOR_FLUIDS.map(({ name, label, aliases }): FluidEntry => ({
    name,
    ...(label && { label: label[locale] }),
    names: [...(label ? locales.map((language) => label[language]) : []), ...aliases],
    ...(hasPages && { page: localePath(locale, fluidPath(slugFromName(name))) }),
    ...factsOf(name, t, laws),
    ...figuresIn(figures, name),
  }));
  const concepts = CONCEPTS.map(([phrases, ...answers]): Concept => ({
    phrases: phrases.split(',').map((phrase) => phrase.trim()),
    pages: answers.flatMap((path) => addressOf(path) ?? []),
  }));
  const ruler = addressOf('/reglette');
  const charge = addressOf('/tools/calcul-charge');
  const compare = addressOf('/simulation/comparatif');
  const converter = addressOf('/tools/convertisseur');
  const diagnosis = addressOf('/simulation/diagnostic');
  return {
    // After the pages: what is found in both alike is the page first.
    pages: [...pages, ...termEntries(locale)],
    fluids,
    laws: [...laws.keys()],
    faults: faultsOf(t),
    concepts,
    ways: {
      ...(ruler !== undefined && { ruler }),
      simulator: localePath(locale, simulator.path),
      ...(charge !== undefined && { charge }),
      ...(compare !== undefined && { compare }),
      ...(converter !== undefined && { converter }),
      ...(diagnosis !== undefined && { diagnosis }),
    },
    usual: USUAL.flatMap((path) => addressOf(path) ?? []),
    texts: Object.fromEntries(
      SEARCH_TEXTS.map((name) => [name, t(`site.search.${name}`)] as const),
    ) as SearchData['texts'],
  };
}
