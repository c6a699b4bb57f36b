import { expect, test } from 'vitest';
import { readMeasurements } from '../../../diagnosis/measurements/read.ts';
import { writeMeasurementsCsv } from '../../../diagnosis/measurements/write/csv.ts';
import { writeMeasurementsJson } from '../../../diagnosis/measurements/write/json.ts';
import { requestOf, valuesOf } from './request.ts';
import { setOfVisit, visitOfSet } from './visit-set.ts';

const VISIT = {
  ...{ fluid: 'R407C', application: 'heat_pump', expansion: 'eev', receiver: true, flooded: false, p_mode: 'rel' },
  ...{ p_lp: 4.6, p_hp: 17.8, t_suction: -10.9, t_liquid: 36.5, te_in: 25, tc_in: 33, altitude: 850, acc_p: 0.5 },
  ...{ fs_lp: 15, p_stop: 7.1, t_stop: 25, sight: 2, power_meas: 3.4, sh_tech: 11.9 },
};

test('a visit saved as JSON or CSV opens as it was', async () => {
  const set = setOfVisit(VISIT, '2026-11-23T10:15:00');
  // Sea-level air is 1.01325 bar; at 850 m the barometric formula of the ICAO leaves some 0.915.
  expect(set.columns.p_lp?.[0]).toBeCloseTo(4.6 + 0.915, 3);
  const encode = (pieces: readonly string[]): Uint8Array => new TextEncoder().encode(pieces.join(''));
  for (const bytes of [
    encode(writeMeasurementsJson(set)),
    encode(writeMeasurementsCsv(set, 'fr')),
    encode(writeMeasurementsCsv(set, 'en')),
  ]) {
    const read = await readMeasurements(bytes, 'releve');
    expect(read.ok).toBe(true);
    if (read.ok) expect(visitOfSet(read.result.set)).toEqual(VISIT);
  }
});

test('the form and the request say the same visit', () => {
  const values = valuesOf(VISIT);
  expect(values['mode']).toBe('heating');
  expect(values['sight']).toBe('2');
  expect(requestOf({ options: { ...values, mode: 'heating' }, problems: {} }, 0)).toEqual(VISIT);
});
