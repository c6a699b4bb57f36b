import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { faultsOf, readCases } from '../checks/cases.ts';
import { lineInput } from '../line/line-input.ts';
import { sweep } from '../line/sweep.ts';
import { comparison } from './comparison.ts';

const engine = await createEngine();
const reference = readCases('comparison');

const DOORS: Readonly<Record<string, (by: Readonly<Record<string, unknown>>) => unknown>> = {
  comparison: (by) => comparison(by['input'], by['fluid1'], by['fluid2'], engine),
  lineInput: (by) => ({ ok: true, result: lineInput(by['values']) }),
  sweep: (by) => sweep(by['input'], by['variable'], by['from'], by['to'], by['step'], engine),
};

describe('reference cases', () => {
  it('are there', () => expect(reference.cases.length).toBeGreaterThan(8));

  it.each(reference.cases.map((one) => [`${one.door}: ${one.about}`, one] as const))('%s', (_name, one) => {
    expect(faultsOf(DOORS[one.door]?.(one.arguments), one, reference)).toEqual([]);
  });
});
