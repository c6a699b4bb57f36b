import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../../../src/engine/embedded.ts';
import { settingsFromText } from '../../../src/kit/storage/settings.ts';
import { locales } from '../../../src/language/index.ts';
import type { Locale } from '../../../src/language/index.ts';
import { STANDARD_ATMOSPHERE } from '../../../src/quantities/si.ts';
import { answerJob, summaryOf } from '../../../src/runtime/answer.ts';
import { answerTo } from '../../../src/shell/search/asking/answer.ts';
import { saidAtOnce } from '../../../src/shell/search/asking/at-once.ts';
import { engineFrom } from '../../../src/shell/search/asking/engine.ts';
import { fluidInALine } from '../../../src/shell/search/asking/facts.ts';
import { questionFrom } from '../../../src/shell/search/asking/question.ts';
import { askerOf } from '../../../src/shell/search/asking/reply.ts';
import { WHOSE_LAW } from '../../../src/regulation/wording/whose.ts';
import { replacingOfAll } from '../../../src/shell/replacing/build.ts';
import { figuresOfFluids } from '../../../src/shell/search/build.ts';
import { searchData } from '../../../src/shell/search/data.ts';
import { createSearcher } from '../../../src/shell/search/searcher.ts';
import { takesOf } from '../../../src/features/machines/tab/tab.ts';
import { LAW_SEARCHES } from './searches-law.ts';
import { BLIND_SEARCHES } from './searches-blind.ts';
import { SYMPTOM_SEARCHES } from './searches-symptoms.ts';
import { TOOL_SEARCHES } from './searches-tools.ts';
import { SEARCHES } from './searches.ts';

const ALL = [...SEARCHES, ...BLIND_SEARCHES, ...TOOL_SEARCHES, ...SYMPTOM_SEARCHES];
/** Some questions of law are held above already, with less of their answer. */
const ASKED = [
  ...ALL.filter(([locale, text]) => !LAW_SEARCHES.some((law) => law[0] === locale && law[1] === text)),
  ...LAW_SEARCHES,
];

const embedded = createEmbeddedEngine();
const engine = engineFrom(
  (fluid, jobs) => Promise.resolve(jobs.map((job) => answerJob(embedded, fluid, job))),
  (fluid) => Promise.resolve(summaryOf(embedded, fluid)),
);
const METRIC = settingsFromText('{}');
const US = settingsFromText('{"unitSystem":"us"}');
const searchers = Object.fromEntries(
  locales.map((locale) => {
    const data = searchData(locale, figuresOfFluids(), replacingOfAll());
    return [locale, { data, find: createSearcher(data) }];
  }),
) as Record<Locale, { readonly data: ReturnType<typeof searchData>; readonly find: ReturnType<typeof createSearcher> }>;

const bare = (address: string): string => address.replace(/^\/en(?=\/)/, '');
const spaced = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** The first line of a search, as the page puts them: what is known, what is computed, what is found. */
async function firstLine(locale: Locale, text: string, settings = METRIC, machine?: string) {
  const { data, find } = searchers[locale];
  const found = find(text);
  const reader = { texts: data.texts, locale, settings, ...(machine !== undefined && { machine }) };
  const known = saidAtOnce(text, found, reader, data);
  if (known) return { address: bare(known.address), says: spaced([known.title, ...known.lines].join('\n')) };
  const question = /\d/.test(text) ? questionFrom(text, askerOf(settings, locale, STANDARD_ATMOSPHERE)) : undefined;
  const reply = question && (await answerTo(question, reader, engine));
  if (reply)
    return {
      address: bare(`${data.ways.ruler ?? ''}?${reply.query}`),
      says: spaced([reply.title, ...reply.lines].join('\n')),
    };
  const [fluid] = found.fluids;
  if (fluid && (found.isFluidFirst || found.pages.length === 0))
    return { address: bare(fluid.page ?? ''), says: spaced([fluid.name, ...fluidInALine(fluid, reader)].join('\n')) };
  return { address: bare(found.pages[0]?.address ?? ''), says: found.unknown.join(' ') };
}

describe('what stands first', () => {
  it('is tried on three hundred and eighty searches', () => {
    expect(new Set(ALL.map(([locale, text]) => `${locale} ${text}`)).size).toBeGreaterThanOrEqual(380);
  });

  it('asks sixty questions of law', () => {
    expect(LAW_SEARCHES.length).toBeGreaterThanOrEqual(60);
  });

  it.each(ASKED.map(([locale, text, first, ...says]) => ({ locale, text, first, says })))(
    '$locale: $text',
    async ({ locale, text, first, says }) => {
      const line = await firstLine(locale, text);
      const isSeries = first.endsWith('?') || first === '/reglette' || first.includes('convertisseur');
      expect(isSeries ? line.address.slice(0, first.length) : line.address.replace(/#.*$/, '')).toBe(first);
      for (const one of says) expect(line.says).toContain(one);
    },
  );

  it.each([
    ['fr', 'recharge R404A'],
    ['fr', '12 kg R449A'],
    ['fr', 'faut-il un détecteur 250 kg R410A'],
    ['fr', 'qui peut intervenir sur du propane'],
    ['fr', 'seuil ICPE ammoniac'],
    ['fr', 'amende dégazage R410A'],
    ['fr', 'R32 ERP'],
    ['fr', 'mettre du R22 dans une machine R404A'],
    ['en', 'is R22 still allowed'],
  ] as const)('says whose law it is, %s: %s', async (locale, text) => {
    expect((await firstLine(locale, text)).says).toContain(spaced(WHOSE_LAW[locale]));
  });

  // Regulation (EU) 2024/573, Annex IV, points 5, 7 and 9: the products of the use, by the machine of the tab.
  it.each([
    [{ use: 'split', fluid: 'R410A', capacity: 3.5 }, /monosplit[^]*groupe d.eau glacée/],
    [{ use: 'cold_room_neg', fluid: 'R404A' }, /condensation distant[^]*ménager/],
    [{ use: 'rack', fluid: 'R404A' }, /centrale[^]*ménager/],
  ] as const)('is the law of the machine of the tab, then of the others: %j', async (facts, order) => {
    const { asks } = takesOf(facts);
    const { says } = await firstLine('fr', `loi ${facts.fluid}`, METRIC, asks);
    expect(says).toMatch(order);
    // A question that names a machine is about that one.
    const named = await firstLine('fr', `loi ${facts.fluid} chiller`, METRIC, asks);
    expect(named.says).toBe((await firstLine('fr', `loi ${facts.fluid} chiller`)).says);
    expect(says).not.toBe((await firstLine('fr', `loi ${facts.fluid}`)).says);
  });

  it('says what was not understood', async () => {
    expect((await firstLine('fr', 'PRP R448A blaireau')).says).toContain('blaireau non compris');
    expect(searchers.fr.find('compresseur zglorb').unknown).toEqual(['zglorb']);
    expect(searchers.fr.find('compresseur vis').unknown).toEqual([]);
  });

  it('follows the units of the reader', async () => {
    // R32 at 5 °C, 41 °F: 951.5 kPa absolute, 123.3 psig.
    const line = await firstLine('en', 'R32', US);
    expect(line.says).toContain('41 °F');
    expect(line.says).toContain('123.3 psig');
  });

  it('answers a key in a few milliseconds', () => {
    const { find } = searchers.fr;
    find('chauffe');
    const begun = performance.now();
    for (const [, text] of ALL) find(text);
    expect((performance.now() - begun) / ALL.length).toBeLessThan(20);
  });
});
