import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { faultsOf, readCases } from '../checks/cases.ts';
import { recordsFromCsv } from './file.ts';
import { compressorInput } from './input.ts';
import { compressorPoint } from './point.ts';
import { polynomialValue } from './polynomial.ts';
import { coefficientsFromText } from './text.ts';

const engine = await createEngine();
const reference = readCases('compressor');

const DOORS: Readonly<Record<string, (by: Readonly<Record<string, unknown>>) => unknown>> = {
  polynomialValue: (by) => {
    const value = polynomialValue(by['coefficients'], by['s'], by['d']);
    return { ok: value !== null, result: { value } };
  },
  compressorPoint: (by) => compressorPoint(by['record'], by['te'], by['tc'], by['options'], engine),
  compressorInput: (by) => compressorInput(by['records'], by['key'], by['input'], by['options'], engine),
  coefficientsFromText: (by) => coefficientsFromText(by['text']),
  recordsFromCsv: (by) => recordsFromCsv(by['text']),
};

describe('reference cases', () => {
  it('are there', () => expect(reference.cases.length).toBeGreaterThan(20));

  it.each(reference.cases.map((one) => [`${one.door}: ${one.about}`, one] as const))('%s', (_name, one) => {
    expect(faultsOf(DOORS[one.door]?.(one.arguments), one, reference)).toEqual([]);
  });
});
