/** Sixteen published laboratory tests: what the other witnesses say beside the flow meter. */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { measuredPerformance } from '../index.ts';
import { NIST_TESTS, nistRequest, withoutMeter } from '../data/public-runs.ts';

const engine = await createEngine();
const answerOf = (request: unknown) => {
  const outcome = measuredPerformance(request, engine);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
};
const places = NIST_TESTS.map((_, place) => place);
const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

describe('the fault-free tests of NISTIR 7350', () => {
  const laboratory = places.map((place) => answerOf(nistRequest(place, 'laboratory')));
  const beside = (key: string): readonly number[] =>
    laboratory.map(({ witnesses }) => {
      const of = (wanted: string) => witnesses.find((one) => one.key === wanted)!.capacity;
      return 100 * (of(key) / of('meter') - 1);
    });

  it('agree with the accuracies of the laboratory', () => {
    expect(laboratory.map(({ verdict }) => verdict)).toEqual(places.map(() => 'V_AGREE'));
    expect(Math.max(...laboratory.map(({ chi2 }) => chi2))).toBeLessThan(6.1);
    expect(laboratory.every(({ dof }) => dof === 5)).toBe(true);
  });

  // The report's own energy imbalance of the evaporator lies between -2.6 and +4.3 %, the coil drying in the first eight.
  it('show the air side within 5.3 % of the flow meter', () => {
    const air = beside('evaporator');
    expect(Math.min(...air)).toBeCloseTo(-5.2, 1);
    expect(Math.max(...air)).toBeCloseTo(1.1, 1);
    expect(mean(air)).toBeCloseTo(-2.2, 1);
    expect(Math.max(...air.slice(0, 8))).toBeLessThan(-3);
  });

  // This compressor loses 11 to 18 % of its power, where 9 ± 8 % is supposed: the balance is high for it.
  it('show the balance of the compressor high by what it loses more than is supposed', () => {
    const balance = beside('balance');
    expect(Math.min(...balance)).toBeGreaterThan(2.4);
    expect(Math.max(...balance)).toBeLessThan(11.6);
    const losses = laboratory.map(({ figures }) => figures.loss!.value);
    expect(Math.min(...losses)).toBeGreaterThan(0.1);
    expect(Math.max(...losses)).toBeLessThan(0.19);
  });

  it('contain the hidden flow meter with the accuracies of the field', () => {
    const found = places.map((place) => {
      const truth = laboratory[place]!.witnesses.find(({ key }) => key === 'meter')!.capacity;
      const { verdict, figures } = answerOf(withoutMeter(nistRequest(place, 'field')));
      const { value, U } = figures.capacity_cold!;
      return { verdict, off: 100 * (value / truth - 1), U: (100 * U) / value };
    });
    expect(found.map(({ verdict }) => verdict)).toEqual(places.map(() => 'V_AGREE'));
    expect(found.filter(({ off, U }) => Math.abs(off) <= U)).toHaveLength(16);
    expect(Math.min(...found.map(({ off }) => off))).toBeGreaterThan(-1.1);
    expect(Math.max(...found.map(({ off }) => off))).toBeLessThan(2.9);
    expect(Math.min(...found.map(({ U }) => U))).toBeGreaterThan(11);
    expect(Math.max(...found.map(({ U }) => U))).toBeLessThan(15.5);
  });
});
