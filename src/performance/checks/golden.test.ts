/** The doors against an independent program of the same equations (CoolProp 8.0.0, numpy). */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { comparePerformance, countersPerformance, electricalPower, measuredPerformance } from '../index.ts';
import file from './reference/performance.json' with { type: 'json' };
import { beyond } from './agreement.ts';

const engine = await createEngine();
const DOORS = { measuredPerformance, electricalPower, countersPerformance, comparePerformance } as const;

describe('the doors against an independent program', () => {
  it.each(file.cases.map((one) => [one.name, one] as const))('%s', (_, one) => {
    const outcome = DOORS[one.door as keyof typeof DOORS](one.request, engine);
    const expected = one.expect as Readonly<Record<string, unknown>>;
    if (expected['problem'] !== undefined) {
      expect(outcome).toMatchObject({ ok: false, problem: { code: expected['problem'] } });
      return;
    }
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
    const { fluid } = one.request as { readonly fluid?: string };
    expect(beyond(outcome.result, expected, fluid)).toEqual([]);
  });
});
