import { describe, expect, it } from 'vitest';
import type { Definition, Measure } from '../../../calculators/define.ts';
import { CALCULATORS, calculatorFromId, formDefaults } from '../../../calculators/index.ts';
import { inputsFromParameters, parametersFromInputs } from '../../../calculators/derive/url.ts';
import { completedInputs, inputsFromTexts, textsFromInputs } from './text.ts';
import { unitKeys } from '../../../quantities/index.ts';
import { readForm, textsWith } from './form.ts';
import { runsFromText, withRun } from '../../../kit/kept/history.ts';

/** The same values, numbers to the digits a field writes. */
function expectSame(actual: unknown, expected: unknown): void {
  if (typeof expected === 'number') {
    expect(Math.abs(Number(actual) - expected)).toBeLessThanOrEqual(5e-8 * Math.abs(expected));
  } else if (typeof expected === 'object' && expected !== null) {
    expect(Object.keys(actual as object).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [key, value] of Object.entries(expected)) expectSame(Reflect.get(actual as object, key), value);
  } else {
    expect(actual).toBe(expected);
  }
}

describe('a calculator form', () => {
  it.each(CALCULATORS.map((definition) => [definition.id, definition] as const))(
    '%s: gives back what it was filled with, in both languages',
    (_, definition) => {
      const defaults = formDefaults(definition);
      for (const locale of ['fr', 'en'] as const) {
        const { inputs, problems } = inputsFromTexts(definition, textsFromInputs(definition, defaults, {}, locale), {});
        expect(problems).toEqual([]);
        expect(JSON.parse(JSON.stringify(inputs))).toEqual(defaults);
      }
    },
  );

  it.each(CALCULATORS.map((definition) => [definition.id, definition] as const))(
    '%s: says the same through a link',
    (_, definition) => {
      const link = parametersFromInputs(definition, formDefaults(definition));
      const restored = completedInputs(
        definition,
        inputsFromParameters(definition, new URLSearchParams(link.toString())),
      );
      const { inputs } = inputsFromTexts(definition, textsFromInputs(definition, restored, {}, 'fr'), {});
      expect(JSON.parse(JSON.stringify(inputs))).toEqual(formDefaults(definition));
    },
  );

  it('takes what a link leaves out as not used, but keeps what nothing can be computed without', () => {
    const definition = calculatorFromId('air-data');
    const inputs = completedInputs(definition, { t_db: '30', t_wb: '20' });
    expect(inputs).toMatchObject({ mode: 'state', altitude: 0, t_db: '30', t_wb: '20', rh: undefined, t1: -5 });
  });

  it('shows a value in the unit chosen and reads it back', () => {
    const definition = calculatorFromId('reservoir');
    const texts = textsFromInputs(definition, { t_max: 50 }, { t_max: 'degF' }, 'fr');
    expect(texts['t_max']).toBe('122');
    expect(inputsFromTexts(definition, { ...texts, t_max: '104,0' }, { t_max: 'degF' }).inputs['t_max']).toBeCloseTo(
      40,
      9,
    );
  });

  // Every unit of every quantity once: the longest list of units sets the number of rounds.
  it.each(CALCULATORS.map((definition) => [definition.id, definition as Definition] as const))(
    '%s: means the same in any unit',
    (_, definition) => {
      const measured = definition.inputs.flatMap((input): readonly (readonly [string, Measure])[] =>
        input.kind === 'number'
          ? [[input.key, input.measure]]
          : input.kind === 'rows'
            ? input.columns.flatMap((column) =>
                column.kind === 'number' ? [[`${input.key}.${column.key}`, column.measure] as const] : [],
              )
            : [],
      );
      const defaults = formDefaults(definition);
      const rounds = Math.max(1, ...measured.map(([, { quantity }]) => unitKeys(quantity).length));
      for (let round = 0; round < rounds; round += 1) {
        const units = Object.fromEntries(
          measured.map(([key, { quantity }]) => [key, unitKeys(quantity)[round % unitKeys(quantity).length] ?? '']),
        );
        for (const locale of ['fr', 'en'] as const) {
          const { inputs, problems } = inputsFromTexts(
            definition,
            textsFromInputs(definition, defaults, units, locale),
            units,
          );
          expect(problems).toEqual([]);
          expectSame(JSON.parse(JSON.stringify(inputs)), defaults);
        }
      }
    },
  );

  it('reads a fraction where one may be typed, and nowhere else', () => {
    const converter = calculatorFromId('convertisseur');
    expect(inputsFromTexts(converter, { quantity: 'length', value: '1 1/8' }, {}).inputs['value']).toBe(1.125);
    expect(inputsFromTexts(calculatorFromId('reservoir'), { m_store: '3/8' }, {}).inputs['m_store']).toBe('3/8');
  });

  it('hands on what is no number, and names the line of a table that cannot be read', () => {
    const definition = calculatorFromId('interpolation');
    const { inputs, problems } = inputsFromTexts(definition, { x: 'abc', table: '1\t2\n3\tdeux' }, {});
    expect(inputs['x']).toBe('abc');
    expect(problems).toEqual([{ field: 'table', code: 'unreadableRow', values: { n: 2 } }]);
  });

  it('reads a pasted table with decimal commas', () => {
    const { inputs } = inputsFromTexts(calculatorFromId('interpolation'), { table: '-20\t1,3273\n-10\t2,006' }, {});
    expect(inputs['table']).toEqual([
      [-20, 1.3273],
      [-10, 2.006],
    ]);
  });

  it('reads again only what changed, and finds the same', () => {
    const definition: Definition = calculatorFromId('bilan-frigorifique');
    const opened = readForm(definition, textsFromInputs(definition, formDefaults(definition), {}, 'fr'), {});
    const texts = textsWith(textsWith(opened.texts, 't_in', '-18'), 'walls.1.u', 'x');
    const changed = readForm(definition, texts, opened.units, opened);
    expect(changed).toEqual(readForm(definition, texts, {}));
    expect(changed.inputs['t_in']).toBe(-18);
    expect(Reflect.get((changed.inputs['walls'] as object[])[1]!, 'u')).toBe('x');
    expect(changed.inputs['goods']).toBe(opened.inputs['goods']);
    expect((changed.inputs['walls'] as object[])[0]).toBe((opened.inputs['walls'] as object[])[0]);
  });

  it('keeps a table that cannot be read as such while another field changes', () => {
    const definition: Definition = calculatorFromId('interpolation');
    const before = readForm(definition, { x: '1', table: '1\t2\n3\tdeux' }, {});
    const after = readForm(definition, { ...before.texts, x: '2' }, before.units, before);
    expect(after.problems).toEqual([{ field: 'table', code: 'unreadableRow', values: { n: 2 } }]);
    expect(after.inputs).toEqual({ x: 2 });
  });

  it('reads everything again in other units', () => {
    const definition: Definition = calculatorFromId('reservoir');
    const before = readForm(definition, { t_max: '104' }, { t_max: 'degF' });
    expect(before.inputs['t_max']).toBeCloseTo(40, 9);
    expect(readForm(definition, before.texts, { t_max: 'degC' }, before).inputs['t_max']).toBe(104);
  });
});

describe('the latest runs', () => {
  const run = (n: number) => ({ parameters: `a=${n}`, summary: String(n), at: '2026-11-20T12:00:00.000Z' });

  it('are ten, the latest first, each once', () => {
    const runs = Array.from({ length: 12 }, (_, n) => run(n)).reduce(withRun, []);
    expect(runs.map(({ summary }) => summary)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
    expect(
      withRun(runs, run(5))
        .map(({ summary }) => summary)
        .slice(0, 3),
    ).toEqual(['5', '11', '10']);
  });

  it.each([null, '', '{', '{}', '[{"summary":1}]'])('are none from %s', (text) => {
    expect(runsFromText(text)).toEqual([]);
  });
});
