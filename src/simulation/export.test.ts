import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/index.ts';
import { csvText, jsonFromResults } from './export.ts';
import { run } from './run.ts';

const outcome = run({}, await createEngine());
if (!outcome.ok) throw new Error(outcome.problem.code);
const { result } = outcome;

describe('csvText', () => {
  const rows = [
    ['Régime', 'P [bar]'],
    ['Permanent', result.points.a_aspiration.P],
  ];

  it('writes decimal commas and semicolons in French', () => {
    const [header, first] = csvText(rows, 'fr').split('\r\n');
    expect(header).toBe('Régime;P [bar]');
    expect(first).toMatch(/^Permanent;2,92803\d+$/);
  });

  it('writes points and commas in English, at full precision', () => {
    const [, first] = csvText(rows, 'en').split('\r\n');
    expect(Number(first?.split(',')[1])).toBe(result.points.a_aspiration.P);
  });

  it('quotes what a separator would break', () => {
    expect(csvText([['Nom "power_cold"', 10, 'kW']], 'en')).toBe('"Nom ""power_cold""",10,kW\r\n');
  });
});

describe('jsonFromResults', () => {
  it('reads back as it was', () => {
    expect(JSON.parse(jsonFromResults({ permanent: result }))).toEqual({ permanent: result });
  });
});
