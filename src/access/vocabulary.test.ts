import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/index.ts';
import { ALL_QUESTIONS, answerTo } from './questions/index.ts';
import { cycle } from './questions/cycle.ts';
import { saturation } from './questions/saturation.ts';
import { state } from './questions/state.ts';
import { inputFromName, understood } from './vocabulary.ts';

const engine = await createEngine();

describe('a name', () => {
  it.each([
    ['t_C', { input: 't_C' }],
    ['t', { input: 't_C' }],
    ['t_F', { input: 't_C', unit: '°F' }],
    ['t (°F)', { input: 't_C', unit: '°F' }],
    ['t_C [K]', { input: 't_C', unit: 'K' }],
    ['p_psig', { input: 'p_bar', unit: 'psig' }],
    ['p [kPa]', { input: 'p_bar', unit: 'kPa' }],
    ['p (bar(g))', { input: 'p_bar', unit: 'bar(g)' }],
    ['P_Pa', { input: 'p_bar', unit: 'Pa' }],
    // A pressure is no temperature, and no unit is a word.
    ['t_bar', undefined],
    ['t (warm)', undefined],
    ['T', undefined],
    ['constructor', undefined],
  ])('%s means %j', (name, meant) => {
    expect(inputFromName(name, saturation)).toEqual(meant);
  });

  it.each(['evaporating_C', 'te', 'pt_evp', 'temp_evp'])('%s of a cycle is its evaporating temperature', (name) => {
    expect(inputFromName(name, cycle)).toEqual({ input: 'evaporating_C' });
  });

  it('is one input alone, whoever is asked: no other name of an input is the name of another', () => {
    for (const { schema, synonyms = {} } of ALL_QUESTIONS) {
      const inputs = Object.keys(schema.properties ?? {});
      expect(Object.keys(synonyms).filter((name) => inputs.includes(name))).toEqual([]);
      const meant = Object.values(synonyms).map((one) => (typeof one === 'string' ? one : one.input));
      expect(meant.filter((input) => !inputs.includes(input))).toEqual([]);
    }
  });
});

describe('a request', () => {
  // ITS-90 and the international inch: 41 °F is 5 °C; 1 standard atmosphere is 14.6959 psi, 0 psig.
  it.each<[Readonly<Record<string, unknown>>, '.' | ',' | undefined, Readonly<Record<string, unknown>>]>([
    [{ t_F: 41 }, undefined, { t_C: 5 }],
    [{ t: '41 °F' }, '.', { t_C: 5 }],
    [{ 't (°F)': '41,0' }, ',', { t_C: 5 }],
    [{ p_psig: 0 }, undefined, { p_bar: 1.01325 }],
    [{ P_Pa: 101325 }, undefined, { p_bar: 1.01325 }],
    [{ t: 5, t_C: 5 }, undefined, { t_C: 5 }],
    // What comes as a number is read as one, and a text stays a text for the schema to refuse.
    [{ t: '5' }, undefined, { t_C: '5' }],
    [{ t: '7,320' }, ',', { t_C: 7.32 }],
  ])('%j under sign %s is %j', (sent, sign, given) => {
    expect(understood(saturation, sent, sign)).toMatchObject({ ok: true, given });
  });

  it('takes the trade’s units where the input is in SI', () => {
    const read = understood(state, { t: 25, p: 5, fluid: 'R290' });
    expect(read).toMatchObject({ given: { T_K: 298.15, P_Pa: 500_000 } });
  });

  it.each([
    [{ fluid: 'R134a', temp: 5 }, 'temp: unknown field, one of: fluid, t_C, p_bar'],
    [{ fluid: 'R134a', tC: 5 }, 'tC: unknown field, the nearest: t_C.'],
    [{ fluid: 'R134a', t: 5, t_F: 0 }, 't_F and t are the same input, with two values: keep one.'],
    // What is wrong with a value is said of the name it came under.
    [{ fluid: 'R134a', p: -1 }, 'p: more than 0.'],
  ])('%j is refused: %s', (given, said) => {
    const answer = answerTo(saturation, given, engine, 'en');
    expect(answer).toMatchObject({ ok: false, code: 'E_INPUT' });
    expect(answer.ok ? '' : answer.error).toContain(said);
  });
});
