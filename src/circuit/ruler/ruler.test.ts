import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { faultsOf, readCases } from '../checks/cases.ts';
import { rulerMeasure } from './measure.ts';
import { rulerSaturation } from './saturation.ts';
import { rulerState } from './state.ts';

const engine = await createEngine();
const reference = readCases('ruler');

const DOORS: Readonly<Record<string, (by: Readonly<Record<string, unknown>>) => unknown>> = {
  rulerSaturation: (by) => rulerSaturation(by['fluid'], by['prop'], by['value'], by['curve'], engine),
  rulerMeasure: (by) => rulerMeasure(by['fluid'], by['p'], by['t'], engine),
  rulerState: (by) => rulerState(by['fluid'], by['prop1'], by['value1'], by['prop2'], by['value2'], engine),
};

describe('reference cases', () => {
  it('are there', () => expect(reference.cases.length).toBeGreaterThan(25));

  it.each(reference.cases.map((one) => [`${one.door}: ${JSON.stringify(one.arguments)}`, one] as const))(
    '%s',
    (_name, one) => {
      expect(faultsOf(DOORS[one.door]?.(one.arguments), one, reference)).toEqual([]);
    },
  );
});
