import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/index.ts';
import { csvFromPerformance, csvFromPoints, jsonFromResults, PERFORMANCE_ROWS } from './export.ts';
import type { ExportLabels } from './export.ts';
import { run } from './run.ts';
import { POINT_KEYS } from './types.ts';

const outcome = run({}, await createEngine());
if (!outcome.ok) throw new Error(outcome.problem.code);
const { result } = outcome;

const labels: ExportLabels = {
  regime: 'Régime',
  point: 'Point',
  quantity: 'Grandeur',
  value: 'Valeur',
  unit: 'Unité',
  points: Object.fromEntries(POINT_KEYS.map((key) => [key, key.slice(0, 1)])) as ExportLabels['points'],
  performance: Object.fromEntries(
    PERFORMANCE_ROWS.map(({ key }) => [key, `Nom "${key}"`]),
  ) as ExportLabels['performance'],
};
const regimes = [{ name: 'Permanent', result }];

describe('csvFromPoints', () => {
  it('writes decimal commas and semicolons in French', () => {
    const [header, first, ...rest] = csvFromPoints(regimes, labels, 'fr').split('\r\n');
    expect(header).toBe('Régime;Point;P [bar];T [°C];H [kJ/kg];S [kJ/(kg·K)];D [kg/m³]');
    expect(first).toMatch(/^Permanent;a;2,92803\d+;7(,0\d+)?;404,8497\d+;1,74966\d+;13,92867\d+$/);
    expect(rest.filter((line) => line !== '')).toHaveLength(6);
  });

  it('writes points and commas in English, at full precision', () => {
    const second = csvFromPoints(regimes, labels, 'en').split('\r\n')[2]?.split(',');
    expect(Number(second?.[4])).toBe(result.points.b_refoulement_is.H);
  });
});

describe('csvFromPerformance', () => {
  it('quotes what a separator would break', () => {
    const lines = csvFromPerformance(regimes, labels, 'en').split('\r\n');
    expect(lines[1]).toBe('Permanent,"Nom ""power_cold""",10,kW');
    expect(lines).toHaveLength(PERFORMANCE_ROWS.length + 2);
  });
});

describe('jsonFromResults', () => {
  it('reads back as it was', () => {
    expect(JSON.parse(jsonFromResults({ permanent: result }))).toEqual({ permanent: result });
  });
});
