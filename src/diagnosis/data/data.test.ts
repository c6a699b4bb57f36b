import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOfText } from '../../schema/faults.ts';
import { FAULTS, LAWS, MACHINES, OUTSIDE, PAIRS, PRIORS, SPREAD, SPREAD_LAWS, DIRECT } from './machines.ts';
import { largeTrialSchema, machinesSchema, signaturesSchema, trialSchema } from './schema.ts';
import { APPLICATIONS, EXPECTED, SIGNATURES, SYMPTOM_WEIGHTS } from './signatures.ts';

const textOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

describe('the data of the diagnosis', () => {
  it('fits its schemas', () => {
    expect(faultsOfText(machinesSchema, 'machines.json', textOf('machines.json'))).toEqual([]);
    expect(faultsOfText(signaturesSchema, 'signatures.json', textOf('signatures.json'))).toEqual([]);
    expect(faultsOfText(trialSchema, 'trial.json', textOf('trial.json'))).toEqual([]);
    expect(faultsOfText(largeTrialSchema, 'trial-large.json', textOf('trial-large.json'))).toEqual([]);
  });

  it('says what is wrong with a file', () => {
    const spoilt = textOf('machines.json').replace('"DTe": 18', '"DTe": -18');
    expect(faultsOfText(machinesSchema, 'machines.json', spoilt)).toEqual([
      'machines.json: machines.room_ac.DTe: more than 0 is wanted, not -18',
    ]);
  });

  it('names only what there is', () => {
    const names = SIGNATURES.map(({ key }) => key);
    expect(FAULTS.filter((fault) => !names.includes(fault) || !(fault in PRIORS))).toEqual([]);
    expect(Object.keys(OUTSIDE).filter((fault) => !names.includes(fault))).toEqual([]);
    expect(PAIRS.flat().filter((fault) => !names.includes(fault))).toEqual([]);
    const symptoms = Object.keys(SYMPTOM_WEIGHTS);
    const used = SIGNATURES.flatMap(({ txv, fixed, requires }) => [
      ...Object.keys(txv),
      ...Object.keys(fixed),
      ...requires,
    ]);
    expect([...used, ...DIRECT].filter((symptom) => !symptoms.includes(symptom))).toEqual([]);
    expect(
      Object.keys(MACHINES).filter((application) => !(APPLICATIONS as readonly string[]).includes(application)),
    ).toEqual([]);
    expect(Object.keys(SPREAD_LAWS).filter((law) => !(law in LAWS))).toEqual([]);
    expect(Object.keys(SPREAD).toSorted()).toEqual(Object.keys(MACHINES).toSorted());
  });

  it('designs machines within the values of their application', () => {
    for (const [application, machine] of Object.entries(MACHINES)) {
      const usual = EXPECTED[application as keyof typeof EXPECTED];
      for (const key of ['DTe', 'DTE', 'DTc', 'SC', 'eta'] as const)
        expect(machine[key], `${application} ${key}`).toBe(usual[key].value);
      // EN 328: a cooler is rated at a superheat of 0.65 of its entering difference.
      expect(machine.SH).toBeCloseTo(Math.min(usual.SH.value, 0.65 * machine.DTe), 10);
      expect(Math.abs(machine.te - usual.te_in.value)).toBeLessThanOrEqual(usual.te_in.tol);
    }
  });
});
