import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../engine/index.ts';
import { run } from '../../../simulation/run.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import { saturationWord } from './field-words.ts';
import { enteredSaturation, isGliding } from './saturation.ts';

const engine = await createEngine();
function resultOf(body: object): SimulationResult {
  const outcome = run(body, engine);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.result;
}

describe('the saturation that is typed', () => {
  it.each(['dew', 'mid', 'bubble'] as const)('reads back as it was typed: %s', (sat_ref) => {
    const result = resultOf({ fluid: 'R455A', pt_evp: -32, pt_cdr: 45, sat_ref });
    expect(enteredSaturation(result, 'evp')).toBeCloseTo(-32, 6);
    expect(enteredSaturation(result, 'cdr')).toBeCloseTo(45, 6);
    expect(isGliding(result)).toBe(true);
  });

  it('has a word where dew and bubble are two temperatures, or another than the dew point is meant', () => {
    expect(isGliding(resultOf({ fluid: 'R134a' }))).toBe(false);
    expect(saturationWord('temp_evp', '1', 'dew', false)).toBeUndefined();
    expect(saturationWord('temp_evp', '1', 'dew', true)).toBe('dew');
    expect(saturationWord('temp_cdr', '1', 'mid', false)).toBe('mid');
    expect(saturationWord('temp_cdr', '1', 'bubble', true)).toBe('bubble');
    // A pressure is one, and no other number has such a word.
    expect(saturationWord('temp_cdr', '2', 'mid', true)).toBeUndefined();
    expect(saturationWord('surch_evp', '1', 'mid', true)).toBeUndefined();
  });
});
