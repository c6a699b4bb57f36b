import { expect, test } from 'vitest';
import { FAULTS } from '../../../diagnosis/data/machines.ts';
import machines from '../../../diagnosis/data/machines.json' with { type: 'json' };
import { SYMPTOM_WEIGHTS } from '../../../diagnosis/data/signatures.ts';
import { hasTwin } from './twin.ts';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';

test('a fault has a simulated machine on the page where the model has one', () => {
  expect(FAULTS.length).toBeGreaterThan(10);
  for (const fault of FAULTS) expect(hasTwin(fault), fault).toBe(true);
  for (const fault of [...Object.keys(machines.outside), 'normal', 'sensor', 'unknown']) {
    expect(hasTwin(fault), fault).toBe(false);
  }
});

test('each hypothesis and each symptom has its words', () => {
  for (const { diagnosis } of [fr, en]) {
    const named = Object.keys(diagnosis.faults);
    expect(named).toEqual(
      expect.arrayContaining([...FAULTS, ...Object.keys(machines.priors), ...Object.keys(machines.outside)]),
    );
    expect(Object.keys(diagnosis.checks)).toEqual(named);
    expect(Object.keys(diagnosis.symptoms)).toEqual(expect.arrayContaining(Object.keys(SYMPTOM_WEIGHTS)));
  }
});
