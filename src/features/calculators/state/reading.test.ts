import { describe, expect, it } from 'vitest';
import type { Definition, Measure } from '../../../calculators/define.ts';
import { CALCULATORS, calculatorFromId, formDefaults } from '../../../calculators/index.ts';
import { inputsFromParameters, parametersFromInputs } from '../../../calculators/derive/url.ts';
import { unitKeys } from '../../../quantities/index.ts';
import { typedForm } from '../../../../tests/unit/calculators/typed-form.ts';
import { completedInputs } from './values.ts';
import { runsFromText, withRun } from '../../../kit/storage/history.ts';

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
        const { inputs, problems } = typedForm(definition, defaults, {}, locale).read();
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
      const { inputs } = typedForm(definition, restored).read();
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
    const { form, read } = typedForm(definition, { t_max: 50 }, { t_max: 'degF' });
    expect(read().texts['t_max']).toBe('122');
    form.set('t_max', '104,0');
    // No noise of the conversion behind it.
    expect(read().inputs['t_max']).toBe(40);
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
          const { inputs, problems } = typedForm(definition, defaults, units, locale).read();
          expect(problems).toEqual([]);
          expectSame(JSON.parse(JSON.stringify(inputs)), defaults);
        }
      }
    },
  );

  it('reads a fraction where one may be typed, and nowhere else', () => {
    const converter = typedForm(calculatorFromId('convertisseur'));
    converter.form.change({ quantity: 'length', value: '1 1/8' });
    expect(converter.read().inputs['value']).toBe(1.125);
    const receiver = typedForm(calculatorFromId('reservoir'));
    receiver.form.set('m_store', '3/8');
    expect(receiver.read().inputs['m_store']).toBe('3/8');
  });

  it('hands on what is no number, and names the line of a table that cannot be read', () => {
    const { form, read } = typedForm(calculatorFromId('interpolation'));
    form.change({ x: 'abc', table: '1\t2\n3\tdeux' });
    const { inputs, problems } = read();
    expect(inputs['x']).toBe('abc');
    expect(problems).toEqual([{ field: 'table', code: 'unreadableRow', values: { n: 2 } }]);
  });

  it('reads a pasted table with decimal commas', () => {
    const { form, read } = typedForm(calculatorFromId('interpolation'));
    form.set('table', '-20\t1,3273\n-10\t2,006');
    expect(read().inputs['table']).toEqual([
      [-20, 1.3273],
      [-10, 2.006],
    ]);
  });

  it('keeps what did not change as it is', () => {
    const definition: Definition = calculatorFromId('bilan-frigorifique');
    const { form } = typedForm(definition, formDefaults(definition));
    const opened = form.$content.get();
    form.set('t_in', '-18');
    form.set('walls.1.u', 'x');
    const changed = form.$content.get();
    expect(changed.values['t_in']).toBe(-18);
    expect(Reflect.get((changed.values['walls'] as object[])[1]!, 'u')).toBe('x');
    expect(changed.values['goods']).toBe(opened.values['goods']);
    expect((changed.values['walls'] as object[])[0]).toBe((opened.values['walls'] as object[])[0]);
  });

  it('keeps a table that cannot be read as such while another field changes', () => {
    const { form, read } = typedForm(calculatorFromId('interpolation'));
    form.change({ x: '1', table: '1\t2\n3\tdeux' });
    const before = read();
    form.set('x', '2');
    const after = read(before);
    expect(after.problems).toEqual([{ field: 'table', code: 'unreadableRow', values: { n: 2 } }]);
    expect(after.inputs).toMatchObject({ x: 2 });
    expect(after.inputs).not.toHaveProperty('table');
    form.set('table', '1\t2\n3\t4');
    expect(read(after).inputs['table']).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('means the same when it is shown in other units, and what is typed then is in those', () => {
    const { form, read, show } = typedForm(calculatorFromId('reservoir'), {}, { t_max: 'degF' });
    form.set('t_max', '104');
    expect(read().inputs['t_max']).toBe(40);
    show({ t_max: 'degC' });
    expect(read().texts['t_max']).toBe('40');
    form.set('t_max', '104');
    expect(read().inputs['t_max']).toBe(104);
  });

  it('opens on the very value of a link, whatever digits its text has', () => {
    const { read } = typedForm(calculatorFromId('convertisseur'), { value: '1234567890123', molar_mass: '1e-15' });
    expect(read().inputs).toMatchObject({ value: 1_234_567_890_123, molar_mass: 1e-15 });
  });

  it('keeps what a link says that is no option, no flag, no cell, for the answer to refuse', () => {
    const charge = typedForm(calculatorFromId('calcul-charge'), {
      hermetic: 'maybe',
      annex: 'xyz',
      elements: [{ element: 'sphere', length: { m: 3 } }, 'x'],
    });
    expect(charge.read().inputs).toMatchObject({
      hermetic: 'maybe',
      annex: 'xyz',
      elements: [{ element: 'sphere', length: '{"m":3}' }, {}],
    });
  });

  it.each([
    ['1 234,5', 1234.5],
    ['1\u202f234,5', 1234.5],
    ['1 234,5 kg', 1234.5],
    ['2 stone', '2 stone'],
    ['1e400', '1e400'],
    ['', undefined],
    ['  ', undefined],
  ])('takes a pasted %j', (text, value) => {
    const { form, read } = typedForm(calculatorFromId('reservoir'), { m_store: 10 });
    form.set('m_store', text);
    expect(read().inputs['m_store']).toBe(value);
    expect(read().texts['m_store']).toBe(text);
  });

  it('writes a figure typed with its unit in the unit of its field, when the reader leaves it', () => {
    const { form, read } = typedForm(calculatorFromId('reservoir'), {}, { m_store: 'lb' });
    form.set('m_store', '10 kg');
    expect(read().inputs['m_store']).toBe(10);
    form.settle('m_store');
    expect(read().texts['m_store']).toBe('22,05');
    expect(read().inputs['m_store']).toBe(10);
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
