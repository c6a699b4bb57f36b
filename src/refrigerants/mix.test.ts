import { describe, expect, it } from 'vitest';
import type { Mix } from './mix.ts';
import { labelProblem, mixFromFluids, mixProblem, newMix, referenceString } from './mix.ts';

const labelled = (...labels: string[]): Mix[] => labels.map((label) => ({ ...newMix([]), label }));

describe('newMix', () => {
  it('holds R134a and R1234ze(E) in equal parts', () => {
    expect(newMix([])).toEqual({
      label: 'Mélange 1',
      fluids: ['R134a', 'R1234ze(E)'],
      fluids_ref: ['R134a', 'R1234ze(E)'],
      quantities: [50, 50],
    });
    expect(mixProblem(newMix([]))).toBeUndefined();
  });

  it('is named by its ordinal, or the next free number', () => {
    expect(newMix(labelled('Mélange 1', 'Essai')).label).toBe('Mélange 3');
    expect(newMix(labelled('Mélange 2')).label).toBe('Mélange 3');
    expect(newMix(labelled('mélange 3 ', 'Mélange 4')).label).toBe('Mélange 5');
    expect(newMix(labelled('Mélange 1'), 'Mix').label).toBe('Mix 2');
  });
});

describe('mixFromFluids', () => {
  it('finds the names of the engine', () => {
    expect(mixFromFluids('A', ['propane', 'r-1234ze', 'banane'], [0.5, 0.3, 0.2]).fluids_ref).toEqual([
      'R290',
      'R1234ze(E)',
      'banane',
    ]);
  });
});

describe('referenceString', () => {
  it.each([
    [[50, 50], 'R134a[0.5]&R1234ze(E)[0.5]'],
    [[68.9, 31.1], 'R134a[0.689]&R1234ze(E)[0.311]'],
    [[0.42, 0.58], 'R134a[0.42]&R1234ze(E)[0.58]'],
  ])('of %j is %s', (quantities, text) => {
    expect(referenceString({ ...newMix([]), quantities })).toBe(text);
  });

  it('is empty when the lists differ in length', () => {
    expect(referenceString({ ...newMix([]), quantities: [100] })).toBe('');
    expect(referenceString({ ...newMix([]), fluids_ref: ['R134a'] })).toBe('');
  });
});

describe('labelProblem', () => {
  const mixes = labelled('Mélange 1', ' ', 'mélange 1 ', 'Autre');

  it('wants a label no other mix has', () => {
    expect(mixes.map((_mix, i) => labelProblem(mixes, i)?.code)).toEqual([
      'E_MIX_TAKEN',
      'E_MIX_LABEL',
      'E_MIX_TAKEN',
      undefined,
    ]);
    expect(labelProblem(mixes, 2)?.values).toEqual({ label: 'mélange 1' });
  });

  it('does not hold a mix against itself', () => {
    expect(labelProblem(labelled('Mélange 1'), 0)).toBeUndefined();
  });
});

describe('mixProblem', () => {
  it('says when lists differ in length', () => {
    expect(mixProblem({ ...newMix([]), quantities: [100] })).toEqual({
      code: 'E_MIX_LENGTH',
      values: { fluids: 2, quantities: 1 },
    });
  });

  it('names the component at fault', () => {
    expect(mixProblem(mixFromFluids('A', ['R32', 'banane'], [50, 50]))).toEqual({
      code: 'E_MIX_UNKNOWN',
      index: 1,
      values: { name: 'banane' },
    });
    expect(mixProblem(mixFromFluids('A', ['propane', 'R290'], [50, 50]))).toEqual({
      code: 'E_MIX_TWICE',
      index: 1,
      values: { name: 'R290' },
    });
    expect(mixProblem(mixFromFluids('A', ['R32', 'R125'], [50, Number.NaN]))?.code).toBe('E_MIX_FRACTION');
    expect(mixProblem(mixFromFluids('A', ['R32', 'R125'], [50, 40]))).toEqual({
      code: 'E_MIX_SUM',
      values: { sum: 90 },
    });
  });
});
