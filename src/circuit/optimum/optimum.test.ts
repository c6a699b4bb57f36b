import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { faultsOf, readCases } from '../checks/cases.ts';
import { hpOptimum } from './optimum.ts';

const engine = await createEngine();
const reference = readCases('optimum');

describe('reference cases', () => {
  it('are there', () => expect(reference.cases.length).toBeGreaterThan(4));

  it.each(reference.cases.map((one) => [one.about, one] as const))('%s', (_name, one) => {
    expect(faultsOf(hpOptimum(one.arguments['input'], engine), one, reference)).toEqual([]);
  });
});
