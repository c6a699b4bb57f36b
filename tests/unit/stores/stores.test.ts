/** Every store of the browser, spoilt in 400 ways: what does not fit is dropped, and nothing a page does with the rest fails. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { CALCULATORS } from '../../../src/calculators/index.ts';
import type { Definition } from '../../../src/calculators/index.ts';
import { runsFromText } from '../../../src/kit/storage/history.ts';
import { $calculatorDigits, $calculatorUnits } from '../../../src/features/calculators/state/units.ts';
import { $gauge } from '../../../src/kit/storage/gauge.ts';
import { $unitChoices } from '../../../src/kit/form/units.ts';
import { boxes, giveConsent, openCalculator, USES } from './storage.ts';
import { STORES } from './storage-texts.ts';
import { visitsFromList } from '../../../src/features/diagnosis/visits/file.ts';
import { spoiltTexts } from './spoiling.ts';

const WAYS = 400;

/** Files that ask the browser for nothing but a word they know, or for a number: any other is as none. */
const WORDS_ONLY = [
  'kit/storage/numbered.ts',
  'kit/storage/everything.ts',
  'kit/storage/persisted.ts',
  'kit/storage/cookies.ts',
  'kit/storage/tabs.ts',
  'kit/storage/theme.ts',
  'shell/layout/before-paint.js',
  'shell/layout/choose-language.js',
  'shell/layout/draft.js',
  'shell/layout/keep-pages.ts',
  'shell/mini-ruler/ask-units.ts',
  // Puts empty boxes in the place of all of them.
  'shell/layout/embed.js',
  'shell/layout/opened-circuit.js',
  'shell/layout/reload-once.ts',
  'shell/layout/settings-units.ts',
  'shell/layout/consent-banner.ts',
  'shell/layout/update-offer.ts',
  // Reads the store of features/quiz/state/next.ts while the home page is parsed; broken, it is as none.
  'shell/layout/resume.js',
  // Whether anything is kept at all.
  'kit/island/when-idle.ts',
  // They read the store of kit/storage/takes.ts before anything else is there; broken, it is as none.
  'shell/layout/of-machine.js',
  'shell/layout/sector.js',
  'features/assistant/on-every-page.ts',
  // Own components as their text, in a file and back: the page of components judges them.
  'features/machines/state/beside.ts',
];

/** Asks for databases, whatever is in them: what pages keep there is spoilt below. */
const DATABASES = ['kit/storage/database.ts'];

beforeAll(giveConsent);

describe('stores of the browser', () => {
  it('are all among those spoilt here', () => {
    const root = new URL('../../../src/', import.meta.url);
    const asking = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /\.(?:ts|tsx|js|astro)$/.test(file) &&
        !file.includes('.test.') &&
        /\b(?:(?:local|session)Storage\b|indexedDB\b|persistedAtom[<(]|storedIn[<(]|readCookie\(|document\.cookie)/.test(
          readFileSync(new URL(file, root), 'utf8'),
        ),
    );
    const known = new Set<string>([...STORES.map(({ file }) => file), ...WORDS_ONLY, ...DATABASES]);
    expect(asking.filter((file) => !known.has(file.replaceAll('\\', '/')))).toEqual([]);
    expect([...known].filter((file) => !asking.includes(file))).toEqual([]);
  });

  it.each(STORES.map((store, index) => [store.key, store, index] as const))('%s', (_, store, index) => {
    const { box, key, sound } = store;
    const use = USES[key];
    boxes.put(box, key, sound);
    const kept = JSON.stringify(use(sound));
    const spoilt = spoiltTexts(sound, WAYS, index + 1);
    expect(spoilt).toHaveLength(WAYS);
    for (const text of spoilt) {
      boxes.put(box, key, text);
      try {
        use(text);
      } catch (error) {
        throw new Error(`${text.slice(0, 300)}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    }
    // What is sound is read again as it was, whatever stood there in between.
    boxes.put(box, key, sound);
    expect(JSON.stringify(use(sound))).toBe(kept);
  });
});

describe('what does not fit is dropped, and only that', () => {
  const good = { parameters: 't_db=20', summary: 'h', at: '2026-11-20T08:00:00.000Z' };

  it.each([
    ['a bad date', { ...good, parameters: 'a', at: '2026-13-45' }],
    ['no summary', { parameters: 'a', at: good.at }],
    ['the same inputs again', { ...good, summary: 'other' }],
    ['no run', null],
  ])('of a history: %s', (_, bad) => {
    expect(runsFromText(JSON.stringify([good, bad]))).toEqual([good]);
  });

  it('of chosen units and digits', () => {
    boxes.put('local', 'appfroid.units', '{"pressure":"psi","temperature":"parsec","toString":"bar"}');
    $unitChoices.restore();
    expect($unitChoices.get()).toEqual({ pressure: 'psi' });
    boxes.put('local', 'appfroid.calculatorUnits', '{"a.b":"psi","a.c":3,"a.d":null}');
    $calculatorUnits.restore();
    expect($calculatorUnits.get()).toEqual({ 'a.b': 'psi' });
    boxes.put('local', 'appfroid.calculatorDigits', '{"a>b":6,"a>c":0.5,"a>d":"7"}');
    $calculatorDigits.restore();
    expect($calculatorDigits.get()).toEqual({ 'a>b': 6 });
  });

  it('of a gauge, the whole: its parts mean nothing alone', () => {
    boxes.put('local', 'appfroid.gauge', '{"unit":"psi","reference":"gauge","altitude":300}');
    $gauge.restore();
    boxes.put('local', 'appfroid.gauge', '{"unit":"bar","reference":"gauge","altitude":90000}');
    $gauge.restore();
    expect($gauge.get()).toEqual({ unit: 'psi', reference: 'gauge', altitude: 300 });
  });
});

it('opens every calculator on units that no longer are', () => {
  for (const definition of CALCULATORS) {
    const keys = (definition as Definition).inputs.flatMap((input) =>
      input.kind === 'rows' ? input.columns.map((column) => `${input.key}.${column.key}`) : [input.key],
    );
    for (const unit of ['parsec', 'toString', '__proto__', '']) {
      $calculatorUnits.set(Object.fromEntries(keys.map((key) => [`${definition.id}.${key}`, unit])));
      openCalculator(definition);
    }
  }
});

describe('visits in their database', () => {
  it('are read as far as they fit, however they were spoilt', () => {
    const sound = JSON.stringify({
      id: 'b',
      machine: 'Boulangerie',
      date: '2026-11-03T08:15',
      note: '',
      isReference: true,
      request: { fluid: 'R32', p_lp: 6, receiver: false },
      verdict: { code: 'V_FAULT', faults: ['undercharge'], severity: { mean: 0.5, sd: 0.1 } },
      figures: { superheat: 20.5, u_superheat: 0.9 },
      version: '2.3.0',
    });
    expect(visitsFromList([JSON.parse(sound)]).dropped).toEqual([]);
    for (const text of spoiltTexts(sound, WAYS, 7)) {
      let entry: unknown = text;
      try {
        entry = JSON.parse(text);
      } catch {
        // No JSON: a database cannot hold it, a list may.
      }
      const { visits, dropped } = visitsFromList([entry]);
      expect(visits.length + dropped.length).toBe(1);
      // What was let through is let through again as it is.
      expect(visitsFromList(visits).visits).toEqual(visits);
    }
  });
});
