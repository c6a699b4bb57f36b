/** Every store of the browser: what is kept there today, and what a page does with it when it opens. */
import { expect } from 'vitest';
import { calculatorFromId, formDefaults } from '../../../src/calculators/index.ts';
import type { Definition } from '../../../src/calculators/index.ts';
import { compute } from '../../../src/calculators/computes.ts';
import { rowsFromKept } from '../../../src/circuit/components/own-rows.ts';
import { selection } from '../../../src/circuit/components/selection.ts';
import { ZR144KCE } from '../../../src/circuit/compressor/doctor/published.ts';
import { compressorKey } from '../../../src/circuit/compressor/key.ts';
import { QUANTITIES, preferredUnit, unitKeys } from '../../../src/quantities/index.ts';
import type { Quantity } from '../../../src/quantities/index.ts';
import { referenceString, mixProblem } from '../../../src/refrigerants/mix.ts';
import { run } from '../../../src/simulation/run.ts';
import { simulatorLinkFromParams } from '../../../src/simulation/url.ts';
import { keptConversation } from '../../../src/stores/assistant/kept.ts';
import { $display, popupIn, panelWidthIn } from '../../../src/stores/assistant/display.ts';
import { $apiKey, readKey } from '../../../src/stores/assistant/key.ts';
import { $baseUrl, $model, choiceWithin } from '../../../src/stores/assistant/offer.ts';
import { $calculation, CALCULATIONS } from '../../../src/stores/calculation.ts';
import { $runs, restoreRuns } from '../../../src/stores/calculator/history.ts';
import { createSession } from '../../../src/stores/calculator/session.ts';
import { $calculatorDigits, $calculatorUnits } from '../../../src/stores/calculator/units.ts';
import { $reportLines, LONGEST_LINE, restoreReportLines } from '../../../src/stores/circuit/report-lines.ts';
import { compressorsFromText, textFromCompressors } from '../../../src/stores/compressors/compact.ts';
import { readSheet, sheetFromRecord } from '../../../src/stores/compressors/sheet.ts';
import { $hasConsent, restoreConsent } from '../../../src/stores/consent.ts';
import { mixesFromText } from '../../../src/stores/fluids/mixes.ts';
import { scoresFromText } from '../../../src/stores/quiz.ts';
import { $gauge, absoluteFromShown } from '../../../src/stores/ruler/gauge.ts';
import { lastFluid } from '../../../src/stores/ruler/last-fluid.ts';
import { settingsFromText } from '../../../src/stores/settings.ts';
import { createForm } from '../../../src/stores/simulation/form.ts';
import { keptQuery } from '../../../src/stores/simulation/kept.ts';
import { $unitChoices, $units, quantityOfSlot, unitOfSlot } from '../../../src/stores/simulation/units.ts';
import { draftFromMix } from '../../../src/ui/simulator/mixes/draft.ts';
import { engine } from '../calculators/outcomes.ts';
import type { Answer } from '../../../src/calculators/derive/answer.ts';
import { fakeBrowser } from './spoiling.ts';
import type { Box } from './spoiling.ts';

export const boxes = fakeBrowser();
const NOW = Date.parse('2026-11-22T08:00:00Z');
export const CONSENT = ['cookie', 'cookieAppFroid', '2099-01-01T00:00:00.000Z'] as const;

interface Store {
  /** The file that asks the browser for it. */
  readonly file: string;
  readonly box: Box;
  readonly key: string;
  /** As a page keeps it today. */
  readonly sound: string;
  /** Reads it as a page does when it opens, uses what came of it as a page would, and gives it back. */
  readonly use: (text: string) => unknown;
}

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
  const stop = session.start({ texts: {}, units: {}, shownUnits: {}, digits: {} });
  stop();
  boxes.open('');
  const { texts, inputs: read } = session.$form.get();
  expect(JSON.stringify(texts)).not.toMatch(/NaN|undefined|\[object|function/);
  compute(definition.id, read, engine);
  session.address();
}

export function runQuery(query: string): void {
  const link = simulatorLinkFromParams(new URLSearchParams(query));
  const form = createForm();
  form.fill(link.permanent, link.transient, link.isManual);
  for (const body of Object.values(form.$inputs.get())) run(body, engine);
}

const machine = { name: 'ZR144KCE', marque: 'COPELAND', fluid: 'R22', coefficients: { ...ZR144KCE } };
const cycle = run({}, engine);
if (!cycle.ok) throw new Error(cycle.problem.code);

export const STORES: readonly Store[] = [
  {
    file: 'stores/settings.ts',
    box: 'cookie',
    key: 'user-settings',
    sound: JSON.stringify({
      pipeType: 'pouce',
      language: 'en',
      unitSystem: 'us',
      pressureReference: 'gauge',
      units: { pressure: 'psi', temperature: 'degF' },
      altitude: 1650,
      decimalSign: 'point',
    }),
    use(text) {
      const settings = settingsFromText(text);
      const isOwn = (quantity: Quantity): boolean => {
        const keys: readonly string[] = unitKeys(quantity);
        return keys.includes(preferredUnit(settings, quantity, QUANTITIES[quantity].preferred));
      };
      expect(ALL_QUANTITIES.filter((quantity) => !isOwn(quantity))).toEqual([]);
      expect(Number.isFinite(settings.altitude)).toBe(true);
      return settings;
    },
  },
  {
    file: 'stores/consent.ts',
    box: 'cookie',
    key: 'cookieAppFroid',
    sound: CONSENT[2],
    use() {
      restoreConsent();
      return $hasConsent.get();
    },
  },
  {
    file: 'stores/compressors/list.ts',
    box: 'cookie',
    key: 'compressors',
    sound: textFromCompressors([machine]),
    use(text) {
      const { records } = compressorsFromText(text);
      for (const record of records) {
        expect(isText(compressorKey(record))).toBe(true);
        readSheet(sheetFromRecord(record, 'fr'));
      }
      return records;
    },
  },
  {
    file: 'stores/simulation/units.ts',
    box: 'local',
    key: 'appfroid.units',
    sound: '{"pressure":"psi","sizingMassFlow":"kg_h"}',
    use() {
      $unitChoices.restore();
      const units = $units.get();
      const isOwn = (slot: Quantity): boolean =>
        (unitKeys(quantityOfSlot(slot)) as readonly string[]).includes(unitOfSlot(units, slot));
      expect(ALL_QUANTITIES.filter((slot) => !isOwn(slot))).toEqual([]);
      return $unitChoices.get();
    },
  },
  {
    file: 'stores/calculator/units.ts',
    box: 'local',
    key: 'appfroid.calculatorUnits',
    sound: '{"reservoir.v_total":"L","calcul-kv.dp":"psi","air-data.t_db":"degF","air-data>h":"BTU_lb"}',
    use() {
      $calculatorUnits.restore();
      openCalculator(calculatorFromId('calcul-kv'));
      openCalculator(calculatorFromId('air-data'));
      return $calculatorUnits.get();
    },
  },
  {
    file: 'stores/calculator/units.ts',
    box: 'local',
    key: 'appfroid.calculatorDigits',
    sound: '{"convertisseur>result":6}',
    use() {
      $calculatorDigits.restore();
      for (const count of Object.values($calculatorDigits.get())) expect(Number.isInteger(count)).toBe(true);
      return $calculatorDigits.get();
    },
  },
  {
    file: 'stores/calculator/history.ts',
    box: 'local',
    key: 'appfroid.history.air-data',
    sound: JSON.stringify([
      { parameters: 't_db=20&rh=50', summary: 'h 38,6 kJ/kg', inputs: 't 20 °C', at: '2026-11-20T08:00:00.000Z' },
      { parameters: 't_db=25&rh=40', summary: 'h 45,3 kJ/kg', at: '2026-11-19T08:00:00.000Z' },
    ]),
    use() {
      boxes.put(...CONSENT);
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
  },
  {
    file: 'stores/quiz.ts',
    box: 'local',
    key: 'appfroid.quiz',
    sound: '{"composants":{"best":9,"last":7,"of":12,"at":"2026-11-20T08:00:00.000Z"}}',
    use(text) {
      const scores = scoresFromText(text);
      for (const { at } of Object.values(scores)) date.format(new Date(at));
      return scores;
    },
  },
  {
    file: 'stores/fluids/mixes.ts',
    box: 'local',
    key: 'fluid-custom-data',
    sound: JSON.stringify({
      expires: NOW + 1e9,
      mixes: [
        { label: 'Mélange 1', fluids: ['R32', 'R125'], fluids_ref: ['R32', 'R125'], quantities: [50, 50] },
        { label: 'Mélange 2', fluids: ['R134a'], fluids_ref: ['R134a'], quantities: [100] },
      ],
    }),
    use(text) {
      const mixes = mixesFromText(text, NOW);
      for (const [index, mix] of mixes.entries()) {
        mixProblem(mix);
        draftFromMix(mix, index, 'fr');
        run({ fluid: referenceString(mix) }, engine);
      }
      return mixes;
    },
  },
  {
    file: 'stores/simulation/kept.ts',
    box: 'session',
    key: 'appfroid.circuit',
    sound: JSON.stringify({ id: 'a1', query: '?permanent={"fluid":"R32","temp_evp":-10}&manual=0' }),
    use() {
      const query = keptQuery();
      if (query !== undefined) runQuery(query);
      return query;
    },
  },
  {
    file: 'stores/circuit/report-lines.ts',
    box: 'session',
    key: 'appfroid.report',
    sound: '{"title":"Chambre 3","customer":"Dupont","site":"Lyon"}',
    use() {
      restoreReportLines();
      const lines = $reportLines.get();
      for (const line of Object.values(lines)) {
        expect(isText(line)).toBe(true);
        expect(line.length).toBeLessThanOrEqual(LONGEST_LINE);
      }
      return lines;
    },
  },
  {
    file: 'stores/circuit/own-catalogue.ts',
    box: 'local',
    key: 'appfroid.catalogue',
    sound: JSON.stringify([
      { brand: 'A', model: 'B', category: 'valve', lines: ['ll'], kv_m3h: 3, connection_mm: 16, ps_bar: 46 },
      { brand: 'A', model: 'C', category: 'filter', lines: ['asp', 'll'], kv_m3h: 5 },
    ]),
    use(text) {
      let kept: unknown;
      try {
        kept = JSON.parse(text);
      } catch {
        return [];
      }
      const rows = rowsFromKept(kept);
      const outcome = selection({ permanent: cycle.result, transient: null }, { kept: rows }, engine);
      expect(outcome.ok).toBe(true);
      return rows;
    },
  },
  {
    file: 'stores/ruler/gauge.ts',
    box: 'local',
    key: 'appfroid.gauge',
    sound: '{"unit":"psi","reference":"gauge","altitude":1200}',
    use() {
      $gauge.restore();
      expect(Number.isFinite(absoluteFromShown(5, $gauge.get()))).toBe(true);
      return $gauge.get();
    },
  },
  {
    file: 'stores/ruler/last-fluid.ts',
    box: 'local',
    key: 'appfroid-ruler-fluid',
    sound: 'R454B',
    use() {
      const fluid = lastFluid();
      if (fluid !== undefined) run({ fluid }, engine);
      return fluid;
    },
  },
  {
    file: 'stores/assistant/conversation.ts',
    box: 'session',
    key: 'appfroid-assistant',
    sound: JSON.stringify({
      isOpen: true,
      messages: [
        { role: 'user', content: 'a' },
        {
          role: 'system',
          content: 'c',
          context: { type: 's', tables: [{ title: 't', rows: [{ object: 'o', key: 'k', value: 'v', unit: 'K' }] }] },
        },
        { role: 'assistant', content: 'b' },
      ],
    }),
    use(text) {
      const { messages, isOpen } = keptConversation(text);
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
  },
  {
    file: 'stores/assistant/display.ts',
    box: 'local',
    key: 'appfroid.assistant',
    sound: '{"mode":"popup","panelWidth":420,"width":650,"height":600,"x":10,"y":20}',
    use() {
      $display.restore();
      const place = popupIn($display.get(), { width: 1440, height: 900 });
      expect(
        [...Object.values(place), panelWidthIn($display.get().panelWidth, { width: 1440, height: 900 })].every(
          Number.isFinite,
        ),
      ).toBe(true);
      return $display.get();
    },
  },
  {
    file: 'stores/assistant/offer.ts',
    box: 'local',
    key: 'appfroid.assistant-model',
    sound: '"gpt-4o"',
    use() {
      $model.restore();
      const offer = { model: 'gpt-4o', models: ['gpt-4o'], baseUrls: ['https://provider.example'] };
      expect(choiceWithin(offer, $model.get(), '').model).toBe('gpt-4o');
      return $model.get();
    },
  },
  {
    file: 'stores/assistant/offer.ts',
    box: 'local',
    key: 'appfroid.assistant-address',
    sound: '"https://provider.example/v1"',
    use() {
      $baseUrl.restore();
      expect(isText($baseUrl.get())).toBe(true);
      return $baseUrl.get();
    },
  },
  {
    file: 'stores/assistant/key.ts',
    box: 'local',
    key: 'appfroid-assistant-key',
    sound: 'sk-abc',
    use() {
      boxes.put(...CONSENT);
      readKey();
      expect(isText($apiKey.get())).toBe(true);
      return $apiKey.get();
    },
  },
  {
    file: 'stores/calculation.ts',
    box: 'local',
    key: 'appfroid.calculation',
    sound: '"server"',
    use() {
      $calculation.restore();
      expect(CALCULATIONS).toContain($calculation.get());
      return $calculation.get();
    },
  },
];
