/** Every store of the browser, and what a page keeps there today. */
import { ZR144KCE } from '../../../src/circuit/compressor/doctor/published.ts';
import { textFromCompressors } from '../../../src/features/compressor/state/compact.ts';
import type { Box } from './spoiling.ts';

interface Store {
  /** The file that asks the browser for it. */
  readonly file: string;
  readonly box: Box;
  readonly key: string;
  /** As a page keeps it today. */
  readonly sound: string;
}

export const NOW = Date.parse('2026-11-22T08:00:00Z');
/** A date nobody waits for: where consent is what is asked, it stands. */
export const CONSENT = '2099-01-01T00:00:00.000Z';
const machine = { name: 'ZR144KCE', marque: 'COPELAND', fluid: 'R22', coefficients: { ...ZR144KCE } };

export const STORES = [
  {
    file: 'kit/storage/settings.ts',
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
  },
  {
    file: 'kit/storage/consent.ts',
    box: 'cookie',
    key: 'cookieAppFroid',
    sound: CONSENT,
  },
  {
    file: 'features/compressor/state/list.ts',
    box: 'cookie',
    key: 'compressors',
    sound: textFromCompressors([machine]),
  },
  {
    file: 'kit/form/units.ts',
    box: 'local',
    key: 'appfroid.units',
    sound: '{"pressure":"psi","sizingMassFlow":"kg_h"}',
  },
  {
    file: 'features/calculators/state/units.ts',
    box: 'local',
    key: 'appfroid.calculatorUnits',
    sound: '{"reservoir.v_total":"L","calcul-kv.dp":"psi","air-data.t_db":"degF","air-data>h":"BTU_lb"}',
  },
  {
    file: 'features/calculators/state/units.ts',
    box: 'local',
    key: 'appfroid.calculatorDigits',
    sound: '{"convertisseur>result":6}',
  },
  {
    file: 'kit/storage/history.ts',
    box: 'local',
    key: 'appfroid.history.air-data',
    sound: JSON.stringify([
      { parameters: 't_db=20&rh=50', summary: 'h 38,6 kJ/kg', inputs: 't 20 °C', at: '2026-11-20T08:00:00.000Z' },
      { parameters: 't_db=25&rh=40', summary: 'h 45,3 kJ/kg', at: '2026-11-19T08:00:00.000Z' },
    ]),
  },
  {
    file: 'shell/search/recent-searches.ts',
    box: 'local',
    key: 'appfroid.searches',
    sound: '["R454B 8,1 bar 12 °C","manque de fluide"]',
  },
  {
    file: 'features/quiz/state/scores.ts',
    box: 'local',
    key: 'appfroid.quiz',
    sound: '{"composants":{"best":9,"last":7,"of":12,"at":"2026-11-20T08:00:00.000Z"}}',
  },
  {
    file: 'features/quiz/state/sittings.ts',
    box: 'local',
    key: 'appfroid.quizSittings',
    sound: JSON.stringify([
      { quiz: 'composants', edition: '2026-11-24', seed: 'k3x9', only: '', answers: 'a_x', at: 1, draft: 'c', ends: 0 },
      {
        quiz: 'psychrometrie',
        edition: 'a',
        seed: 'a1',
        only: '5.7',
        answers: '8.1_x',
        at: 1,
        draft: '4,',
        ends: 9e12,
      },
    ]),
  },
  {
    file: 'features/quiz/state/steps.ts',
    box: 'local',
    key: 'appfroid.pathSteps',
    sound: '["reglette","quiz.cycle-diagramme"]',
  },
  {
    file: 'features/quiz/state/next.ts',
    box: 'local',
    key: 'appfroid.pathNext',
    sound: '{"locale":"fr","path":"/quiz/cycle-diagramme","name":"Cycle et diagramme","quiz":"cycle-diagramme"}',
  },
  {
    file: 'features/quiz/state/deck.ts',
    box: 'local',
    key: 'appfroid.quizReview',
    sound: '{"composants/mop":{"step":0,"on":"2026-11-25"},"psychrometrie/dew-point":{"step":3,"on":"2026-12-26"}}',
  },
  {
    file: 'kit/fluids/mixes.ts',
    box: 'local',
    key: 'fluid-custom-data',
    sound: JSON.stringify({
      expires: NOW + 1e9,
      mixes: [
        { label: 'Mélange 1', fluids: ['R32', 'R125'], fluids_ref: ['R32', 'R125'], quantities: [50, 50] },
        { label: 'Mélange 2', fluids: ['R134a'], fluids_ref: ['R134a'], quantities: [100] },
      ],
    }),
  },
  {
    file: 'features/circuit/simulator/state/storage.ts',
    box: 'session',
    key: 'appfroid.circuit',
    sound: JSON.stringify({ id: 'a1', query: '?permanent={"fluid":"R32","temp_evp":-10}&manual=0' }),
  },
  {
    file: 'features/circuit/simulator/state/pins.ts',
    box: 'session',
    key: 'appfroid.pins',
    sound: '[{"fluid":"R134a","T":293.15,"P":300000,"H":416000,"S":1790,"D":12.9}]',
  },
  {
    file: 'features/comparison/state/storage.ts',
    box: 'session',
    key: 'appfroid.comparison',
    sound: '{"input":{"temp_evp":-10,"mode_evp":"1"},"fluid1":"R404A","fluid2":"R448A"}',
  },
  {
    file: 'features/circuit/state/report-lines.ts',
    box: 'session',
    key: 'appfroid.report',
    sound: '{"title":"Chambre 3","project":"26-017","customer":"Dupont","site":"Lyon","author":"A. B.","revision":"C"}',
  },
  {
    file: 'features/circuit/state/report-paper.ts',
    box: 'local',
    key: 'appfroid.reportPaper',
    sound: '{"paper":"letter","logo":"data:image/png;base64,iVBORw0KGgo="}',
  },
  {
    file: 'features/machines/variants/shared.ts',
    box: 'local',
    key: 'appfroid.variants',
    sound: '{"floor":"20","kwh":"0,18","years":"20"}',
  },
  {
    file: 'kit/storage/open-machine.ts',
    box: 'session',
    key: 'appfroid.machine',
    sound: '{"machine":"a","study":"v","circuit":"k3"}',
  },
  {
    file: 'kit/storage/takes.ts',
    box: 'session',
    key: 'appfroid.takes',
    sound:
      '{"title":{"fr":"Chambre froide négative (R448A)","en":"Cold room (R448A)"},"supposed":{"te":{"fr":"évaporation −27 °C","en":"evaporating −27 °C"}},"pages":{"/reglette":["?fluid=R448A"],"/simulation/line":["?fluid=R448A","te"],"/tools/desp":[""]}}',
  },
  {
    file: 'kit/storage/open-machine.ts',
    box: 'session',
    key: 'appfroid.project',
    sound: '{"project":"a","variant":"v","circuit":"k3"}',
  },
  {
    file: 'features/machines/state/taking.ts',
    box: 'local',
    key: 'appfroid.moved',
    sound: '{"p:a":"2026-11-27T10:00:00.000Z"}',
  },
  {
    file: 'features/circuit/state/own-catalogue.ts',
    box: 'local',
    key: 'appfroid.catalogue',
    sound: JSON.stringify([
      { brand: 'A', model: 'B', category: 'valve', lines: ['ll'], kv_m3h: 3, connection_mm: 16, ps_bar: 46 },
      { brand: 'A', model: 'C', category: 'filter', lines: ['asp', 'll'], kv_m3h: 5 },
    ]),
  },
  {
    file: 'features/diagnosis/recording/state/storage.ts',
    box: 'local',
    key: 'appfroid.recordings',
    sound: JSON.stringify({
      ['0a'.repeat(32)]: {
        at: '2026-11-20T08:00:00.000Z',
        choices: {
          mapping: { 'BP 1': ['p_lp', 'bar', 'rel'], tr: null, t_suc: ['t_suction', '°C'] },
          units: { t: 'min' },
          p_mode: 'rel',
          date_order: 'mdy',
          step: 10,
        },
      },
    }),
  },
  {
    file: 'kit/storage/gauge.ts',
    box: 'local',
    key: 'appfroid.gauge',
    sound: '{"unit":"psi","reference":"gauge","altitude":1200}',
  },
  {
    file: 'kit/fluids/recent-fluids.ts',
    box: 'local',
    key: 'appfroid.fluids',
    sound: '["R454B","R290"]',
  },
  {
    file: 'kit/fluids/last-fluid.ts',
    box: 'local',
    key: 'appfroid-ruler-fluid',
    sound: 'R454B',
  },
  {
    file: 'kit/storage/drafts.ts',
    box: 'local',
    key: 'appfroid-drafts',
    sound: JSON.stringify({
      '/reglette': { said: '?fluid=R32&p=8.1', at: NOW - 1000 },
      '/simulation/diagnostic': { said: '?fluid=R410A&p_lp=7.9', at: NOW - 5000, machine: 'm1' },
    }),
  },
  {
    file: 'shell/mini-ruler/typed.ts',
    box: 'session',
    key: 'appfroid-mini-ruler',
    sound: '{"texts":{"gauge":"7,9","measured":"9"},"pipe":"low","units":"C bar"}',
  },
  {
    file: 'features/assistant/state/storage.ts',
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
  },
  {
    file: 'features/assistant/state/display.ts',
    box: 'local',
    key: 'appfroid.assistant',
    sound: '{"mode":"popup","panelWidth":420,"width":650,"height":600,"x":10,"y":20}',
  },
  {
    file: 'features/assistant/state/offer.ts',
    box: 'local',
    key: 'appfroid.assistant-model',
    sound: '"gpt-4o"',
  },
  {
    file: 'features/assistant/state/offer.ts',
    box: 'local',
    key: 'appfroid.assistant-address',
    sound: '"https://provider.example/v1"',
  },
  {
    file: 'features/assistant/state/key.ts',
    box: 'local',
    key: 'appfroid-assistant-key',
    sound: 'sk-abc',
  },
  {
    file: 'kit/storage/calculation.ts',
    box: 'local',
    key: 'appfroid.calculation',
    sound: '"server"',
  },
] as const satisfies readonly Store[];
