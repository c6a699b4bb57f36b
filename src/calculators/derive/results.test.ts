import { describe, expect, it } from 'vitest';
import type { Definition } from '../define.ts';
import { calculatorFromId } from '../index.ts';
import { compute } from '../computes.ts';
import { engine } from '../../../tests/unit/calculators/outcomes.ts';
import { readInputs } from './read.ts';
import { codesUnder } from './codes.ts';
import { figuresForCodes, outputsInOrder, symbolFromValues } from './results.ts';

const resultSymbol = (definition: Definition, inputs: Readonly<Record<string, unknown>>): string | undefined => {
  const output = definition.outputs.find(({ key }) => key === 'result');
  return output && symbolFromValues(definition, output, readInputs(definition, inputs).values);
};

describe('codes under a value', () => {
  const { codes } = calculatorFromId('convertisseur') as Definition;

  it('are those of its list, and none under what every object has', () => {
    if (!codes) throw new Error('no codes');
    expect(codesUnder(codes, 'pressure')?.map(({ value }) => value)).toContain('bar');
    for (const word of ['toString', '__proto__', 'constructor', '', undefined, { toString: 1 }]) {
      expect(codesUnder(codes, word)).toBeUndefined();
    }
  });
});

describe('results in order', () => {
  it('put first the first headline that has a value, and leave out what has none', () => {
    const definition = calculatorFromId('pompe-a-vide');
    const keys = (values: Readonly<Record<string, number>>): readonly string[] =>
      outputsInOrder(definition, values).map(({ key }) => key);
    expect(keys({ t_boil: 1, t_ideal: 2 })).toEqual(['t_ideal', 't_boil']);
    expect(keys({ t_boil: 1, t_ideal: 2, t_line: 3 })).toEqual(['t_line', 't_ideal', 't_boil']);
  });

  it('keep the order of the definition where it names none', () => {
    const { outputs } = calculatorFromId('desp');
    expect(outputsInOrder(calculatorFromId('desp'), { ps_v: 1, category: 'Cat I' })).toEqual([outputs[0], outputs[2]]);
  });
});

describe('a symbol named by the inputs', () => {
  it('is the typed unit, or that of the signal the other way', () => {
    const sensor = calculatorFromId('capteur-signal');
    expect(resultSymbol(sensor, { unitValue: 'bar', signalType: 2 })).toBe('bar');
    expect(resultSymbol(sensor, { unitValue: 'bar', signalType: '2', direction: 'valueToSignal' })).toBe('V');
    expect(resultSymbol(sensor, { signalType: 0 })).toBe('');
  });

  it('is what people read of a code, and the code itself where the list lacks it', () => {
    const converter = calculatorFromId('convertisseur');
    expect(resultSymbol(converter, { quantity: 'enthalpy', to: 'BTU/lb' })).toBe('BTU/lb');
    expect(resultSymbol(converter, { quantity: 'area', to: 'ft2' })).toBe('ft²');
    expect(resultSymbol(converter, { quantity: 'area', to: 'acre' })).toBe('acre');
  });

  it('is none of a result that has a unit of its own', () => {
    const { outputs } = calculatorFromId('desp');
    expect(symbolFromValues(calculatorFromId('desp'), outputs[2], {})).toBeUndefined();
  });
});

describe('figures for every code', () => {
  const figures = (inputs: Readonly<Record<string, unknown>>): Readonly<Record<string, number | undefined>> =>
    Object.fromEntries(
      figuresForCodes(calculatorFromId('convertisseur'), inputs, (tried) =>
        compute('convertisseur', tried, engine),
      ).map(({ code, value }) => [code, value]),
    );

  // NIST SP 811, appendix B: 1 psi = 6894.757 Pa, 1 inHg = 3386.389 Pa, 1 atm = 101 325 Pa.
  it('are those of every unit of the quantity', () => {
    const found = figures({ quantity: 'pressure', value: 101_325, from: 'Pa', to: 'bar' });
    expect(Object.keys(found)).toHaveLength(17);
    expect(found).toMatchObject({
      atm: 1,
      Pa: 101_325,
      psi: expect.closeTo(101_325 / 6894.757, 5) as number,
      inHg: expect.closeTo(101_325 / 3386.389, 5) as number,
    });
  });

  it('leave out what needs more than is given', () => {
    expect(figures({ quantity: 'leak_rate', value: 1, from: 'mbar.L/s', to: 'Pa.m3/s' })).toMatchObject({
      'Pa.m3/s': expect.closeTo(0.1, 12) as number,
      'g/an': undefined,
    });
  });

  it('are none of a calculator that lists no codes', () => {
    expect(figuresForCodes(calculatorFromId('desp'), {}, () => undefined)).toEqual([]);
  });
});
