import { describe, expect, it } from 'vitest';
import { describeCalculatorProblem } from './calculator-problems.ts';
import { translator } from './index.ts';

const fr = translator('fr');
const en = translator('en');

describe('describeCalculatorProblem', () => {
  it('names limits with their unit, in the writing of the reader', () => {
    const range = { code: 'range', values: { min: -0.5, max: 1200.5, unit: 'kW' } } as const;
    expect(describeCalculatorProblem(range, fr)).toBe(
      'La valeur doit être comprise entre −0,5 et 1\u202f200,5\u202fkW.',
    );
    expect(describeCalculatorProblem(range, en)).toBe('The value must be between −0.5 and 1,200.5\u202fkW.');
  });

  it('leaves no gap where there is no unit', () => {
    const range = { code: 'range', values: { min: 0.5, max: 3, unit: '' } } as const;
    expect(describeCalculatorProblem(range, fr)).toBe('La valeur doit être comprise entre 0,5 et 3.');
    expect(describeCalculatorProblem(range, en)).toBe('The value must be between 0.5 and 3.');
  });

  it('puts the figures of a problem into its sentence', () => {
    const carryOver = { code: 'carryOver', values: { v: 1.29444, vmax: 0.824208 } } as const;
    expect(describeCalculatorProblem(carryOver, fr)).toBe(
      'Vitesse 1,294\u202fm/s supérieure à la limite 0,8242\u202fm/s\u00a0: entraînement de gouttes.',
    );
    expect(describeCalculatorProblem(carryOver, en)).toBe(
      'Velocity 1.294\u202fm/s above limit 0.8242\u202fm/s: droplet carry-over.',
    );
  });
});
