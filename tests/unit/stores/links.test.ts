/** Every reader of a link, given what nobody should write in one: it reads what it can, and what a page does next holds. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CALCULATORS } from '../../../src/calculators/index.ts';
import type { Definition } from '../../../src/calculators/index.ts';
import { inputsFromParameters } from '../../../src/calculators/derive/url.ts';
import { comparison } from '../../../src/circuit/comparison/comparison.ts';
import { rulerPageExample } from '../../../src/features/ruler/build.ts';
import { answersFromText } from '../../../src/quiz/answers.ts';
import { seedFromText } from '../../../src/quiz/order.ts';
import { prepareDoors } from '../../../src/runtime/circuit-bridge.ts';
import { run } from '../../../src/simulation/run.ts';
import { STEADY_FORM, withoutDefaults } from '../../../src/simulation/url.ts';
import { createCircuit } from '../../../src/features/circuit/state/circuit.ts';
import { ALL_PARTS } from '../../../src/features/circuit/state/all-parts.ts';
import { linkFromParams } from '../../../src/features/comparison/state/link.ts';
import { SHEET_FIELDS } from '../../../src/features/compressor/state/fields.ts';
import { createForm } from '../../../src/kit/form/form.ts';
import { readSheet, sheetFromLink } from '../../../src/features/compressor/state/sheet.ts';
import { DEFAULT_GAUGE } from '../../../src/kit/storage/gauge.ts';
import { LONGEST_LINK, linkWithin, searchOfPage } from '../../../src/kit/form/long-link.ts';
import { rulerFromParams } from '../../../src/features/ruler/state/link.ts';
import { createRuler } from '../../../src/features/ruler/state/ruler.ts';
import { createStateStore } from '../../../src/features/ruler/state/state.ts';
import { createTableStore } from '../../../src/features/ruler/state/table.ts';
import { createSimulation } from '../../../src/features/circuit/simulator/state/simulation.ts';
import { settingFromText } from '../../../src/features/circuit/simulator/explorer/sliders.ts';
import { engine } from '../calculators/outcomes.ts';
import { boxes, openCalculator, runQuery } from './storage.ts';
import { openQuestion, QUESTIONS } from './questions.ts';

const UNREADABLE = '{"toString":1,"valueOf":2}';
const HOSTILE: readonly string[] = [
  ...['', ' ', 'toString', '__proto__', 'constructor', 'hasOwnProperty', '1e999', '-1e308', '-0', '0'],
  ...['[]', '{}', 'null', 'true', '[1,2]', '[[[]]]', '[{}]', '{"a":1}', '["x",{}]', `[${UNREADABLE}]`, UNREADABLE],
  ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":1}}', '{', '"', '%', '\u0000', '\ud800', '<script>'],
  ...['['.repeat(3000), '9'.repeat(400), 'x'.repeat(9000), JSON.stringify({ a: 'x'.repeat(9000) })],
];
const NONSENSE = /NaN|undefined|\[object|function|native code/;

/** Links of one hostile value for each key, and one of hostile values for all. */
const linksOf = (keys: readonly string[]): readonly URLSearchParams[] => [
  ...keys.flatMap((key) => HOSTILE.map((text) => new URLSearchParams([[key, text]]))),
  ...HOSTILE.map((text) => new URLSearchParams(keys.map((key) => [key, text]))),
];

/** JSON records with a hostile value at each key, and at all of them. */
const recordsOf = (keys: readonly string[]): readonly string[] => {
  const values = HOSTILE.map((text) => {
    try {
      JSON.parse(text);
      return text;
    } catch {
      return JSON.stringify(text.toWellFormed());
    }
  });
  const one = (key: string, value: string): string => `{${JSON.stringify(key)}:${value}}`;
  const all = (value: string): string => `{${keys.map((key) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
  return [...HOSTILE, ...keys.flatMap((key) => values.map((value) => one(key, value))), ...values.map(all)];
};

const cycle = run({}, engine);
if (!cycle.ok) throw new Error(cycle.problem.code);
const { result } = cycle;

beforeAll(() => prepareDoors('rulerSaturation', 'rulerMeasure', 'rulerScale', 'rulerTable', 'rulerState'));

describe('a hostile link', () => {
  it('of a simulation', () => {
    for (const text of recordsOf([...Object.keys(STEADY_FORM), '__proto__', 'toString'])) {
      runQuery(new URLSearchParams({ permanent: text }).toString());
      withoutDefaults(new URLSearchParams({ permanent: text, transient: text }));
    }
    for (const params of linksOf(['transient', 'mode', 'compressor', 'manual'])) runQuery(params.toString());
  });

  it.each(ALL_PARTS.map((spec) => [spec.key, spec] as const))('of the part %s', (_, spec) => {
    const simulation = createSimulation();
    const part = createCircuit(simulation).open(spec);
    const lists = spec.fields.flatMap((field) =>
      field.kind === 'list'
        ? recordsOf(field.columns.map(({ key }) => key)).map((row) => `{${JSON.stringify(field.key)}:[${row}]}`)
        : [],
    );
    const whole = (options: unknown) =>
      spec.question(
        { permanent: result, transient: null },
        options as never,
        () => undefined,
        () => ({}),
        undefined,
      );
    for (const text of [...recordsOf(spec.fields.map(({ key }) => key)), ...lists]) {
      part.read(text);
      const { texts, options } = part.form.$content.get();
      expect(JSON.stringify(Object.values(texts))).not.toMatch(/\[object|native code/);
      for (const field of spec.fields)
        if (field.kind === 'choice') expect([...field.options, field.default]).toContain(texts[field.key]);
      whole(options);
    }
  });

  it('of the comparison', () => {
    for (const text of recordsOf(Object.keys(STEADY_FORM)).slice(0, 400)) {
      const link = linkFromParams(new URLSearchParams({ input: text, fluid1: text, machine: text }));
      expect(typeof link.fluids.fluid1).toBe('string');
      expect(Object.values(link.input).every((value) => ['string', 'number'].includes(typeof value))).toBe(true);
    }
    for (const params of linksOf(['fluid1', 'fluid2']))
      comparison({}, linkFromParams(params).fluids.fluid1, 'R22', engine);
  });

  it.each(QUESTIONS)('of the page %s', (name, question) => {
    const keys = question.fields.map(({ key }) => key);
    const few = [
      'fluid',
      'mode_evp',
      'mode_trans',
      'choice_1',
      'variable',
      'pt_evp',
      'from',
      'temp_evp',
      'p_gc',
      'season',
    ];
    const links = [
      ...linksOf([...keys.filter((key) => few.includes(key)), name, 'toString', '__proto__']),
      ...recordsOf(keys.slice(0, 6)).map((text) => new URLSearchParams([[name, text]])),
    ];
    for (const params of links) {
      boxes.open(`?${params.toString()}`);
      const page = openQuestion(question);
      page.start();
      const { texts } = page.form.$content.get();
      expect(JSON.stringify(Object.values(texts))).not.toMatch(/\[object|native code/);
      for (const field of question.fields)
        if (field.kind === 'choice') expect([...field.options, field.default]).toContain(texts[field.key]);
      page.link();
    }
    boxes.open('');
  });

  it('of the ruler', async () => {
    const example = rulerPageExample();
    for (const params of linksOf([
      'fluid',
      'p',
      'dew',
      'bubble',
      'unit',
      'ref',
      'alt',
      'tunit',
      't',
      'side',
      'probe',
      'class',
      'fs',
    ])) {
      const withRuler = new URLSearchParams([['p', '5'], ...params]);
      for (const asked of [params, withRuler]) {
        const form = rulerFromParams(asked, { gauge: DEFAULT_GAUGE, choices: {} }, 'fr');
        if (form === undefined) continue;
        expect(['bar', 'kPa', 'psi']).toContain(form.gauge.unit);
        expect(['gauge', 'absolute']).toContain(form.gauge.reference);
      }
    }
    for (const text of HOSTILE) {
      const ruler = createRuler({ example: example.ruler, locale: 'fr', isFixed: true });
      const params = new URLSearchParams({ fluid: text, p: '5', unit: text, ref: text, tunit: text, t: text });
      const own = new URLSearchParams({ pair: text, v1: text, v2: '3', by: text, from: text, to: '3', step: text });
      const [state, table] = [createStateStore(ruler, example.state), createTableStore(ruler, example.table)];
      await Promise.all([ruler.start(params), state.start(own), table.start(own)]);
      expect(JSON.stringify(ruler.form.$content.get().texts)).not.toMatch(/undefined|native code/);
    }
  });

  it('of a compressor', () => {
    for (const text of recordsOf([
      'name',
      'fluid',
      'order',
      'rating_mode',
      'te_min',
      'coefficients',
      'units',
      '__proto__',
    ])) {
      const sheet = sheetFromLink(text, 'fr');
      if (!sheet) continue;
      const form = createForm(SHEET_FIELDS, 'fr');
      form.change(sheet);
      readSheet(form.$content.get());
    }
  });

  it.each(CALCULATORS.map((definition) => [definition.id, definition as Definition] as const))(
    'of the calculator %s',
    (_, definition) => {
      const keys = definition.inputs.map(({ key }) => key);
      for (const params of linksOf([...keys, 'toString', '__proto__']).filter((_params, index) => index % 7 === 0)) {
        openCalculator(definition, `?${params.toString()}`);
      }
      const lists = definition.inputs.filter(({ kind }) => kind === 'rows' || kind === 'table');
      for (const list of lists) {
        const columns = list.kind === 'rows' ? list.columns.map(({ key }) => key) : ['a'];
        for (const row of recordsOf(columns).filter((_row, index) => index % 3 === 0)) {
          openCalculator(definition, `?${new URLSearchParams({ [list.key]: `[${row},[${row}]]` }).toString()}`);
        }
        expect(inputsFromParameters(definition, new URLSearchParams({ [list.key]: '{' }))[list.key]).toBe('{');
      }
    },
  );

  it('of a quiz and of a cycle in an article', () => {
    const keys = [
      { choices: 'abcd', right: 'a', isMultiple: false },
      { number: 3, within: 0.1 },
    ] as const;
    for (const text of HOSTILE) {
      const seed = seedFromText(text);
      expect(seed === undefined || /^[a-z0-9]{1,12}$/.test(seed)).toBe(true);
      for (const answer of answersFromText(`${text}_${text}`, keys) ?? []) {
        expect(JSON.stringify(answer ?? null)).not.toMatch(NONSENSE);
      }
      const setting = settingFromText('pt_evp', text);
      expect(setting === undefined || Math.abs(setting) <= 30).toBe(true);
    }
  });
});

describe('a link longer than a server takes', () => {
  it('stands in the fragment, and is read from there', () => {
    const short = 'http://site.example/a?b=1#c';
    expect(linkWithin(short)).toBe(short);
    const search = `?b=${'x'.repeat(LONGEST_LINK)}`;
    expect(linkWithin(`http://site.example/a${search}#c`)).toBe(`http://site.example/a#${search}`);
    boxes.open('', `#${search}`);
    expect(searchOfPage()).toBe(search);
    boxes.open('?b=1', '#ph');
    expect(searchOfPage()).toBe('?b=1');
    boxes.open('');
  });

  it('brings a full basket and a page of own components back', () => {
    const part = { line: 'll', component: `DANFOSS|${'EVR 6 v2 '.repeat(8)}`, count: 3 };
    const own = {
      brand: 'Marque de la maison',
      model: 'Électrovanne 3/4 ',
      category: 'valve',
      lines: 'll',
      kv_m3h: 3.25,
      subtype: 'x'.repeat(300),
    };
    const produits = JSON.stringify({
      basket: Array.from({ length: 24 }, () => part),
      own: Array.from({ length: 12 }, (_, index) => ({ ...own, model: `${own.model}${index}` })),
    });
    expect(produits.length).toBeGreaterThan(6000);
    boxes.open('', `#?${new URLSearchParams({ permanent: '{"temp_evp":-12}', produits }).toString()}`);
    const simulation = createSimulation();
    simulation.address.read();
    const COMPONENTS = ALL_PARTS.find(({ key }) => key === 'components');
    if (!COMPONENTS) throw new Error('no part');
    const opened = createCircuit(simulation).open(COMPONENTS);
    expect(opened.form.$content.get().texts['basket']).toHaveLength(24);
    expect(opened.form.$content.get().texts['own']).toHaveLength(12);
    const whole = simulation.address.whole();
    expect(whole.length).toBeGreaterThan(LONGEST_LINK);
    const [asked = '', fragment = ''] = whole.split('#');
    expect(asked).toBe('http://site.example/');
    expect(new URLSearchParams(fragment).get('permanent')).toContain('"temp_evp":-12');
    boxes.open('');
  });
});
