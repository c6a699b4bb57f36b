/** What a page does with each store of the browser when it opens. */
import { expect } from 'vitest';
import { calculatorFromId, formDefaults } from '../../../src/calculators/index.ts';
import type { Definition } from '../../../src/calculators/index.ts';
import { compute } from '../../../src/calculators/computes.ts';
import { rowsFromKept } from '../../../src/circuit/components/own-rows.ts';
import { selection } from '../../../src/circuit/components/selection.ts';
import { compressorKey } from '../../../src/circuit/compressor/key.ts';
import { QUANTITIES, preferredUnit, unitKeys } from '../../../src/quantities/index.ts';
import type { Quantity } from '../../../src/quantities/index.ts';
import { referenceString, mixProblem } from '../../../src/refrigerants/mix.ts';
import { run } from '../../../src/simulation/run.ts';
import { simulatorLinkFromParams } from '../../../src/simulation/url.ts';
import { storedConversation } from '../../../src/features/assistant/state/storage.ts';
import { $display, popupIn, panelWidthIn } from '../../../src/features/assistant/state/display.ts';
import { $apiKey, readKey } from '../../../src/features/assistant/state/key.ts';
import { $baseUrl, $model, choiceWithin } from '../../../src/features/assistant/state/offer.ts';
import { $calculation, CALCULATIONS } from '../../../src/kit/storage/calculation.ts';
import { $runs, restoreRuns } from '../../../src/kit/storage/history.ts';
import { createSession } from '../../../src/features/calculators/state/session.ts';
import { $calculatorDigits, $calculatorUnits } from '../../../src/features/calculators/state/units.ts';
import { $reportLines, LONGEST_LINE, restoreReportLines } from '../../../src/features/circuit/state/report-lines.ts';
import { $reportPaper, isLogo, PAPERS } from '../../../src/features/circuit/state/report-paper.ts';
import { $sharedCosts, SHARED } from '../../../src/features/machines/variants/shared.ts';
import { markFrom } from '../../../src/features/machines/state/taking.ts';
import { openMachine } from '../../../src/kit/storage/open-machine.ts';
import { storedTakes } from '../../../src/kit/storage/takes.ts';
import { storedComparison } from '../../../src/features/comparison/state/storage.ts';
import { compressorsFromText } from '../../../src/features/compressor/state/compact.ts';
import { SHEET_FIELDS } from '../../../src/features/compressor/state/fields.ts';
import { createForm as createKitForm } from '../../../src/kit/form/form.ts';
import { readSheet, sheetFromRecord } from '../../../src/features/compressor/state/sheet.ts';
import { $hasConsent, restoreConsent } from '../../../src/kit/storage/consent.ts';
import { mixesFromText } from '../../../src/kit/fluids/mixes.ts';
import { keptDeck } from '../../../src/features/quiz/state/deck.ts';
import { keptNext } from '../../../src/features/quiz/state/next.ts';
import { keptSteps } from '../../../src/features/quiz/state/steps.ts';
import { keptSittings } from '../../../src/features/quiz/state/sittings.ts';
import { answersFromText } from '../../../src/quiz/answers.ts';
import { afterSitting } from '../../../src/quiz/review.ts';
import { seedFromText } from '../../../src/quiz/order.ts';
import { scoresFromText } from '../../../src/features/quiz/state/scores.ts';
import { pressureKey } from '../../../src/features/ruler/state/units.ts';
import { $gauge } from '../../../src/kit/storage/gauge.ts';
import { valueOfText } from '../../../src/kit/storage/numbered.ts';
import { $kept, withSettings } from '../../../src/features/diagnosis/recording/state/storage.ts';
import { convert } from '../../../src/quantities/index.ts';
import { atmosphericPressureFromAltitude } from '../../../src/physics/atmosphere.ts';
import { DRAFT_LASTS, draftsFrom, withDraft } from '../../../src/kit/storage/drafts.ts';
import { recentFluids } from '../../../src/kit/fluids/recent-fluids.ts';
import { lastFluid } from '../../../src/kit/fluids/last-fluid.ts';
import { settingsFromText } from '../../../src/kit/storage/settings.ts';
import { inputsOfLink } from '../../../src/features/circuit/simulator/state/form.ts';
import { storedQuery } from '../../../src/features/circuit/simulator/state/storage.ts';
import { $unitChoices, $units, quantityOfSlot, unitOfSlot } from '../../../src/kit/form/units.ts';
import { draftFromMix } from '../../../src/features/circuit/simulator/mixes/draft.ts';
import { lastTyped } from '../../../src/shell/mini-ruler/typed.ts';
import { recentSearches } from '../../../src/shell/search/recent-searches.ts';
import { engine } from '../calculators/outcomes.ts';
import type { Answer } from '../../../src/calculators/derive/answer.ts';
import { fakeBrowser } from './spoiling.ts';
import { CONSENT, NOW } from './storage-texts.ts';
import { $pins, restorePins } from '../../../src/features/circuit/simulator/state/pins.ts';
import type { STORES } from './storage-texts.ts';

export const boxes = fakeBrowser();
export const giveConsent = (): void => boxes.put('cookie', 'cookieAppFroid', CONSENT);

const ALL_QUANTITIES = Object.keys(QUANTITIES) as readonly Quantity[];
const isText = (value: unknown): boolean => typeof value === 'string';
const date = new Intl.DateTimeFormat('fr', { dateStyle: 'short', timeStyle: 'short' });

const served = new Map<string, Answer>();
function servedAnswer(definition: Definition): Answer {
  const known = served.get(definition.id);
  if (known) return known;
  const inputs = formDefaults(definition);
  const made = { inputs, outcome: compute(definition.id, inputs, engine) };
  served.set(definition.id, made);
  return made;
}

/** Opens a calculator with what is kept: its fields hold texts, and what they say is answered or refused. */
export function openCalculator(definition: Definition, search = ''): void {
  const session = createSession(definition, servedAnswer(definition), 'fr');
  boxes.open(search);
  const stop = session.start({ texts: {}, units: {} });
  stop();
  boxes.open('');
  const { texts, inputs: read } = session.$form.get();
  expect(JSON.stringify(texts)).not.toMatch(/NaN|undefined|\[object|function/);
  compute(definition.id, read, engine);
  session.address();
}

export function runQuery(query: string): void {
  const link = simulatorLinkFromParams(new URLSearchParams(query));
  const { permanent, transient } = inputsOfLink(link.permanent, link.transient, link.isManual);
  for (const body of [permanent, transient ?? {}]) run(body, engine);
}

const cycle = run({}, engine);
if (!cycle.ok) throw new Error(cycle.problem.code);

const sheet = createKitForm(SHEET_FIELDS, 'fr');
const openSheet = sheet.$content.get();

/** Reads a store as a page does when it opens, uses what came of it as a page would, and gives it back. */
export const USES: Readonly<Record<(typeof STORES)[number]['key'], (text: string) => unknown>> = {
  'user-settings'(text) {
    const settings = settingsFromText(text);
    const isOwn = (quantity: Quantity): boolean => {
      const keys: readonly string[] = unitKeys(quantity);
      return keys.includes(preferredUnit(settings, quantity, QUANTITIES[quantity].preferred));
    };
    expect(ALL_QUANTITIES.filter((quantity) => !isOwn(quantity))).toEqual([]);
    expect(Number.isFinite(settings.altitude)).toBe(true);
    return settings;
  },
  'appfroid.searches'() {
    const searches = recentSearches();
    expect(searches.every((text) => text.trim() !== '' && text.length <= 120)).toBe(true);
    expect(searches.length).toBeLessThanOrEqual(6);
    return searches;
  },
  cookieAppFroid() {
    restoreConsent();
    return $hasConsent.get();
  },
  compressors(text) {
    const { records } = compressorsFromText(text);
    for (const record of records) {
      expect(isText(compressorKey(record))).toBe(true);
      sheet.restore(openSheet);
      sheet.change(sheetFromRecord(record, 'fr'));
      readSheet(sheet.$content.get());
    }
    return records;
  },
  'appfroid.units'() {
    $unitChoices.restore();
    const units = $units.get();
    const isOwn = (slot: Quantity): boolean =>
      (unitKeys(quantityOfSlot(slot)) as readonly string[]).includes(unitOfSlot(units, slot));
    expect(ALL_QUANTITIES.filter((slot) => !isOwn(slot))).toEqual([]);
    return $unitChoices.get();
  },
  'appfroid.calculatorUnits'() {
    $calculatorUnits.restore();
    openCalculator(calculatorFromId('calcul-kv'));
    openCalculator(calculatorFromId('air-data'));
    return $calculatorUnits.get();
  },
  'appfroid.calculatorDigits'() {
    $calculatorDigits.restore();
    for (const count of Object.values($calculatorDigits.get())) expect(Number.isInteger(count)).toBe(true);
    return $calculatorDigits.get();
  },
  'appfroid.history.air-data'() {
    giveConsent();
    restoreConsent();
    restoreRuns('air-data');
    const runs = $runs.get();
    for (const { at, parameters, summary } of runs) {
      expect(isText(summary)).toBe(true);
      date.format(new Date(at));
      openCalculator(calculatorFromId('air-data'), `?${new URLSearchParams(parameters).toString()}`);
    }
    // A list draws each under its own name.
    expect(new Set(runs.map(({ parameters }) => parameters)).size).toBe(runs.length);
    return runs;
  },
  'appfroid.quiz'(text) {
    const scores = scoresFromText(text);
    for (const { at } of Object.values(scores)) date.format(new Date(at));
    return scores;
  },
  'appfroid.quizSittings'() {
    const sittings = keptSittings();
    for (const { seed, answers, only, draft } of sittings) {
      expect([answers, only, draft].every(isText)).toBe(true);
      expect(seedFromText(seed)).toBe(seed);
      // Whatever it says, of a question it says what a link could.
      answersFromText(answers, [{ choices: 'abcd', right: 'a', isMultiple: false }]);
    }
    return sittings;
  },
  'appfroid.pathSteps': () => keptSteps(),
  'appfroid.pathNext': () => keptNext(),
  'appfroid.quizReview'() {
    const deck = keptDeck() ?? {};
    const names = Object.keys(deck);
    const after = afterSitting(
      deck,
      names.map((name, index) => [name, index % 2 === 0]),
      '2026-11-26',
    );
    for (const { on } of Object.values(after)) date.format(new Date(on));
    return deck;
  },
  'fluid-custom-data'(text) {
    const mixes = mixesFromText(text, NOW);
    for (const [index, mix] of mixes.entries()) {
      mixProblem(mix);
      draftFromMix(mix, index, 'fr');
      run({ fluid: referenceString(mix) }, engine);
    }
    return mixes;
  },
  'appfroid.circuit'() {
    const query = storedQuery();
    if (query !== undefined) runQuery(query);
    return query;
  },
  'appfroid.pins'() {
    $pins.set([]);
    restorePins();
    return $pins.get();
  },
  'appfroid.comparison'() {
    const question = storedComparison();
    if (question) for (const fluid of [question.fluid1, question.fluid2]) run({ ...question.input, fluid }, engine);
    return question;
  },
  'appfroid.report'() {
    restoreReportLines();
    const lines = $reportLines.get();
    for (const line of Object.values(lines)) {
      expect(isText(line)).toBe(true);
      expect(line.length).toBeLessThanOrEqual(LONGEST_LINE);
    }
    return lines;
  },
  'appfroid.reportPaper'() {
    $reportPaper.restore();
    const { paper, logo } = $reportPaper.get();
    if (paper !== undefined) expect(PAPERS).toContain(paper);
    expect(logo === '' || isLogo(logo)).toBe(true);
    return { paper, logo };
  },
  'appfroid.variants'() {
    $sharedCosts.restore();
    const texts = $sharedCosts.get();
    expect(Object.keys(texts)).toEqual([...SHARED]);
    for (const text of Object.values(texts)) expect(typeof text).toBe('string');
    return texts;
  },
  'appfroid.project'() {
    const open = openMachine();
    if (open) for (const text of Object.values(open)) expect(isText(text)).toBe(true);
    return open;
  },
  'appfroid.moved'() {
    const value = valueOfText(localStorage.getItem('appfroid.moved'));
    return markFrom(value);
  },
  'appfroid.machine'() {
    // Where no machine is open, what was before there were machines is read in its place.
    sessionStorage.removeItem('appfroid.project');
    const open = openMachine();
    if (open) for (const text of Object.values(open)) expect(isText(text)).toBe(true);
    return open;
  },
  'appfroid.takes'() {
    const takes = storedTakes();
    for (const [query] of Object.values(takes?.pages ?? {})) expect(query === '' || query.startsWith('?')).toBe(true);
    return takes;
  },
  'appfroid.catalogue'(text) {
    const rows = rowsFromKept(valueOfText(text));
    const outcome = selection({ permanent: cycle.result, transient: null }, { kept: rows }, engine);
    expect(outcome.ok).toBe(true);
    return rows;
  },
  'appfroid.recordings'() {
    $kept.restore();
    const kept = $kept.get();
    for (const [signature, { at, choices }] of Object.entries(kept)) {
      expect(withSettings(kept, signature, choices, at)[signature]?.choices).toEqual(choices);
    }
    return kept;
  },
  'appfroid.gauge'() {
    $gauge.restore();
    const gauge = $gauge.get();
    expect(Number.isFinite(convert('pressure', 5, pressureKey(gauge), 'bar'))).toBe(true);
    expect(Number.isFinite(atmosphericPressureFromAltitude(gauge.altitude))).toBe(true);
    return $gauge.get();
  },
  'appfroid.fluids'() {
    const fluids = recentFluids();
    for (const fluid of fluids) run({ fluid }, engine);
    expect(fluids.length).toBeLessThanOrEqual(5);
    return fluids;
  },
  'appfroid-drafts'(text) {
    const drafts = draftsFrom(text, NOW);
    for (const { said, at } of Object.values(drafts)) {
      expect(typeof said).toBe('string');
      expect(NOW - at).toBeLessThan(DRAFT_LASTS);
    }
    return withDraft(drafts, '/reglette', { said: '?fluid=R22', at: NOW });
  },
  'appfroid-mini-ruler'() {
    const typed = lastTyped('C bar');
    for (const text of Object.values(typed?.texts ?? {})) expect(text.length).toBeLessThan(100);
    return typed;
  },
  'appfroid-ruler-fluid'() {
    const fluid = lastFluid();
    if (fluid !== undefined) run({ fluid }, engine);
    return fluid;
  },
  'appfroid-assistant'(text) {
    const { messages, isOpen } = storedConversation(text);
    for (const { role, content, context } of messages) {
      expect(['user', 'assistant', 'system']).toContain(role);
      expect(isText(content)).toBe(true);
      for (const { title, rows } of context?.tables ?? []) {
        expect(
          [title, ...rows.flatMap(({ object, key, value, unit = '' }) => [object, key, value, unit])].every(isText),
        ).toBe(true);
      }
    }
    expect(typeof isOpen).toBe('boolean');
    return messages;
  },
  'appfroid.assistant'() {
    $display.restore();
    const place = popupIn($display.get(), { width: 1440, height: 900 });
    expect(
      [...Object.values(place), panelWidthIn($display.get().panelWidth, { width: 1440, height: 900 })].every(
        Number.isFinite,
      ),
    ).toBe(true);
    return $display.get();
  },
  'appfroid.assistant-model'() {
    $model.restore();
    const offer = { model: 'gpt-4o', models: ['gpt-4o'], baseUrls: ['https://provider.example'] };
    expect(choiceWithin(offer, $model.get(), '').model).toBe('gpt-4o');
    return $model.get();
  },
  'appfroid.assistant-address'() {
    $baseUrl.restore();
    expect(isText($baseUrl.get())).toBe(true);
    return $baseUrl.get();
  },
  'appfroid-assistant-key'() {
    giveConsent();
    readKey();
    expect(isText($apiKey.get())).toBe(true);
    return $apiKey.get();
  },
  'appfroid.calculation'() {
    $calculation.restore();
    expect(CALCULATIONS).toContain($calculation.get());
    return $calculation.get();
  },
};
