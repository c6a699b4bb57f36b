import { describe, expect, it } from 'vitest';
import { SIMULATOR_FLUIDS } from '../../refrigerants/names.ts';
import { keyFromSpelling } from '../../refrigerants/resolve.ts';
import { createEngine, EngineError } from '../index.ts';
import { spellingKey } from '../spelling.ts';

const engine = await createEngine();
const spellings = SIMULATOR_FLUIDS.flatMap(({ name, label, aliases }) =>
  [name, ...(label === null ? [] : [label.fr, label.en]), ...aliases].map((spelling) => [spelling, name] as const),
);

describe('a fluid by how people write it', () => {
  it.each([
    ['R134A', 'R134a'],
    ['HFC-134a', 'R134a'],
    ['134a', 'R134a'],
    ['propane', 'R290'],
    ['CO₂', 'R744'],
    ['Ammoniac', 'R717'],
    ['Opteon YF', 'R1234yf'],
    ['r 454 b', 'R454B'],
    ['Isobutane', 'R600a'],
  ])('%s is %s', (spelling, name) => {
    expect(engine.fluid(spelling)).toBe(engine.fluid(name));
  });

  it('is read as the pages and the command read it, every known spelling of every fluid', () => {
    expect(spellings.length).toBeGreaterThan(300);
    for (const [spelling] of spellings) expect(spellingKey(spelling)).toBe(keyFromSpelling(spelling));
    const wrong = spellings.filter(([spelling, name]) => engine.fluid(spelling).name !== name);
    expect(wrong).toEqual([]);
  });

  it('may be part of a composition', () => {
    const mix = engine.fluid('HFC-32[0.689]&r1234YF[0.311]');
    expect(mix.components.map(({ name }) => name)).toEqual(['R32', 'R1234yf']);
  });

  it.each([
    ['R454', 'R454A'],
    ['propne', 'R290'],
    ['?', undefined],
    ['q'.repeat(5000), undefined],
  ])('%s is refused, the nearest said where there is one', (spelling, nearest) => {
    expect(() => engine.fluid(spelling)).toThrow(EngineError);
    try {
      engine.fluid(spelling);
    } catch (error) {
      expect(error).toMatchObject({ code: 'unknown-fluid', value: spelling, nearest });
    }
  });
});
