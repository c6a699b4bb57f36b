import { describe, expect, it } from 'vitest';
import { QUANTITIES } from '../quantities/index.ts';
import { describeCalculatorProblem } from '../i18n/calculator-problems.ts';
import { translator } from '../shell/texts.ts';
import { CASES } from './cases.ts';
import type { Definition, Input } from './define.ts';
import {
  CALCULATORS,
  calculatorFromSpelling,
  cardOf,
  formDefaults,
  inputsFromParameters,
  parametersFromInputs,
  PROBLEM_CODES,
  readInputs,
  toolDefinition,
} from './index.ts';
import { compute, COMPUTES } from './computes.ts';
import { engine } from '../../tests/unit/calculators/outcomes.ts';
import type { Bilingual } from '../language/index.ts';

const SPELT_WITHOUT_SPACE = /[^\u202f\u00a0](?:[!?%»]|[;:](?=\s|$))|«[^\u202f\u00a0]/;

function textsOf(definition: Definition): Bilingual[] {
  const ofInput = (input: Input): Bilingual[] => [
    input.label,
    ...(input.help === undefined ? [] : [input.help]),
    ...(input.presets === undefined ? [] : [input.presets.label, ...input.presets.entries.map(({ label }) => label)]),
    ...(input.kind === 'choice' ? input.options.map(({ label }) => label) : []),
    ...(input.kind === 'rows' ? input.columns.flatMap(ofInput) : []),
  ];
  return [
    definition.title,
    definition.description,
    ...definition.inputs.flatMap(ofInput),
    ...definition.outputs.flatMap((output) => [
      output.label,
      ...(output.kind === 'choice' ? output.options.map(({ label }) => label) : []),
    ]),
    ...definition.sources.map(({ text }) => text),
    ...(definition.notices ?? []),
  ];
}

const files = Object.keys(import.meta.glob('./*/*.{ts,tsx}'));

it('has every folder with a definition in the list of index.ts', () => {
  const folders = files.flatMap((file) => /^\.\/(.+)\/definition\.ts$/.exec(file)?.[1] ?? []);
  const unlisted = folders.filter((folder) => !CALCULATORS.some(({ id }) => id === folder));
  expect(unlisted, `CALCULATORS of src/calculators/index.ts lacks ${unlisted.join(', ')}`).toEqual([]);
});

const repeated = (keys: readonly string[]): string[] => keys.filter((key, index) => keys.indexOf(key) !== index);

describe.each(CALCULATORS.map((definition) => [definition.id, definition as Definition] as const))(
  '%s',
  (id, definition) => {
    it('has its files, and its line in each list', () => {
      const missing = [
        ...['compute.ts', 'cases.ts', 'words.ts', 'View.tsx', `${id}.test.ts`]
          .filter((file) => !files.includes(`./${id}/${file}`))
          .map((file) => `src/calculators/${id}/${file}`),
        ...(Object.hasOwn(CASES, id) ? [] : [`${id} in CASES of src/calculators/cases.ts`]),
        ...(Object.hasOwn(COMPUTES, id) ? [] : [`${id} in COMPUTES of src/calculators/computes.ts`]),
      ];
      expect(missing, `missing: ${missing.join(', ')}`).toEqual([]);
    });

    it('has keys once, units that exist, and texts in both languages', () => {
      expect(repeated(definition.inputs.map(({ key }) => key))).toEqual([]);
      expect(repeated(definition.outputs.map(({ key }) => key))).toEqual([]);
      for (const field of [...definition.inputs, ...definition.outputs]) {
        if (field.kind !== 'number') continue;
        expect(Object.keys(QUANTITIES[field.measure.quantity].units)).toContain(field.measure.unit);
      }
      for (const { fr, en } of textsOf(definition)) {
        expect(fr.trim(), `${id}/definition.ts: no French for "${en}"`).not.toBe('');
        expect(en.trim(), `${id}/definition.ts: no English for "${fr}"`).not.toBe('');
        expect(SPELT_WITHOUT_SPACE.test(fr), fr).toBe(false);
      }
      expect(definition.sources.length, `${id}/definition.ts: sources`).toBeGreaterThan(0);
    });

    it('asks for what it depends on before what depends on it', () => {
      const seen = new Set<string>();
      for (const input of definition.inputs) {
        for (const [key, values] of Object.entries(input.when ?? {})) {
          expect(seen, `${input.key} before ${key}`).toContain(key);
          const other = definition.inputs.find((one) => one.key === key);
          const options = other?.kind === 'choice' ? other.options.map(({ value }) => value) : [true, false];
          for (const value of values) expect(options).toContain(value);
        }
        seen.add(input.key);
      }
    });

    it('puts first, and names the units of, what it has', () => {
      const outputKeys = definition.outputs.map(({ key }) => key);
      const inputKeys = definition.inputs.map(({ key }) => key);
      for (const key of definition.headline ?? []) expect(outputKeys).toContain(key);
      const sources = definition.outputs.flatMap((output) => ('symbolFrom' in output ? (output.symbolFrom ?? []) : []));
      for (const { input, when = {}, symbols } of sources) {
        for (const key of [input, ...Object.keys(when)]) expect(inputKeys).toContain(key);
        const named = definition.inputs.find(({ key }) => key === input);
        if (symbols === undefined || named?.kind !== 'choice') continue;
        expect(Object.keys(symbols)).toEqual(named.options.map(({ value }) => String(value)));
      }
      for (const key of (definition.swap ?? []).flat()) expect(inputKeys).toContain(key);
      const { codes } = definition;
      if (codes === undefined) return;
      if (codes.every) {
        expect(codes.keys).toContain(codes.every.input);
        expect(outputKeys).toContain(codes.every.output);
      }
      for (const key of [codes.by, ...codes.keys]) expect(inputKeys).toContain(key);
      const by = definition.inputs.find(({ key }) => key === codes.by);
      const choices = by?.kind === 'choice' ? by.options.map(({ value }) => String(value)) : [];
      expect(Object.keys(codes.lists).toSorted()).toEqual(choices.toSorted());
    });

    it('has every input in one group, in order, where it has groups', () => {
      const { groups, inputs } = definition as Definition;
      if (groups === undefined) return;
      expect(groups.flatMap(({ keys }) => keys)).toEqual(inputs.map(({ key }) => key));
      for (const { label } of groups) expect([label.fr, label.en]).not.toContain('');
    });

    it('opens with defaults that its own rules accept', () => {
      expect(readInputs(definition, formDefaults(definition)).problems).toEqual([]);
    });

    it('computes what its form opens with', () => {
      const outcome = compute(id, formDefaults(definition), engine);
      expect(outcome.ok ? [] : outcome.errors).toEqual([]);
    });

    it('says every figure its examples expect and knows every input they give', () => {
      for (const { inputs, expected } of CASES[id]) {
        const inputKeys = definition.inputs.map(({ key }) => key);
        for (const key of Object.keys(inputs)) expect(inputKeys).toContain(key);
        const outputKeys = definition.outputs.map(({ key }) => key);
        for (const key of Object.keys(expected)) expect(outputKeys).toContain(key);
      }
    });

    it('restores its examples from their links, to the same result', () => {
      for (const { inputs } of CASES[id]) {
        const link = parametersFromInputs(definition, inputs).toString();
        const restored = inputsFromParameters(definition, new URLSearchParams(link));
        expect(compute(id, restored, engine)).toEqual(compute(id, inputs, engine));
      }
    });

    it('is found by any spelling', () => {
      for (const spelling of [definition.slug, definition.slug.toUpperCase(), ...definition.spellings]) {
        expect(calculatorFromSpelling(spelling)?.id).toBe(id);
      }
    });

    it('gives the assistant a tool with every input', () => {
      const { function: tool } = toolDefinition(definition, 'fr');
      expect(tool.name).toMatch(/^[A-Za-z]\w{2,63}$/);
      const properties = tool.parameters['properties'];
      expect(Object.keys(properties as object)).toEqual(definition.inputs.map(({ key }) => key));
      expect(JSON.parse(JSON.stringify(tool))).toEqual(tool);
    });

    it('answers anything at all with an outcome', () => {
      const odd: unknown[] = [null, '', 'abc', NaN, Infinity, -1, 0, 1e300, '1,5', [], {}, [[]], [{}], true];
      for (const value of odd) {
        const inputs = Object.fromEntries(definition.inputs.map(({ key }) => [key, value]));
        const outcome = compute(id, inputs, engine);
        if (!outcome.ok) expect(outcome.errors.length).toBeGreaterThan(0);
        for (const { key } of definition.inputs) {
          const one = compute(id, { ...formDefaults(definition), [key]: value }, engine);
          for (const figure of one.ok ? Object.values(one.outputs) : []) {
            if (typeof figure === 'number') expect(Number.isFinite(figure), `${key} ${String(value)}`).toBe(true);
          }
        }
      }
    });
  },
);

describe('the registry', () => {
  it('names each calculator, its path and its tool once', () => {
    expect(repeated(CALCULATORS.map(({ id }) => id))).toEqual([]);
    expect(repeated(CALCULATORS.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(CALCULATORS.map(({ tool }) => tool))).toEqual([]);
  });

  it('gives cards in both languages', () => {
    expect(cardOf(CALCULATORS[0], 'fr').title).toBe('Données de l’air humide');
    expect(cardOf(CALCULATORS[0], 'en').title).toBe('Moist air data');
  });

  it('has a text for every code in both languages', () => {
    for (const locale of ['fr', 'en'] as const) {
      for (const code of PROBLEM_CODES) {
        const text = describeCalculatorProblem({ code, values: {} }, translator(locale));
        expect(text).not.toContain('calculators.');
      }
    }
  });

  it('refuses an unknown calculator by name', () => {
    expect(compute('sauna', {}, engine)).toEqual({
      ok: false,
      errors: [{ field: 'id', code: 'unknownCalculator', values: { value: 'sauna' } }],
    });
  });
});
