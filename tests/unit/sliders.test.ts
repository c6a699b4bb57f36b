import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../../src/engine/embedded.ts';
import { run } from '../../src/simulation/index.ts';
import { settingFromText, SLIDERS } from '../../src/features/circuit/simulator/explorer/sliders.ts';
import type { SliderKey } from '../../src/features/circuit/simulator/explorer/sliders.ts';

const engine = createEmbeddedEngine();
const SUBCRITICAL = ['pt_evp', 'pt_cdr', 't_sf', 't_sr', 'rend_is'] as const;
const TRANSCRITICAL = ['pt_evp', 'p_gc', 't_out_gc', 't_sf'] as const;

/** Every corner of the ranges of these sliders. */
const corners = (keys: readonly SliderKey[]): Record<string, number>[] =>
  keys.reduce<Record<string, number>[]>(
    (found, key) =>
      found.flatMap((corner) => [SLIDERS[key].min, SLIDERS[key].max].map((end) => ({ ...corner, [key]: end }))),
    [{}],
  );

describe('the sliders of a cycle', () => {
  it.each([
    ['R134a', SUBCRITICAL, {}],
    ['R744', TRANSCRITICAL, { mode_trans: '1', rend_is: 0.7 }],
  ] as const)('give a cycle of %s wherever they stand', (fluid, keys, own) => {
    const tried = corners(keys);
    expect(tried).toHaveLength(2 ** keys.length);
    for (const corner of tried) {
      const outcome = run({ fluid, t_sft: 0, t_srt: 0, ...own, ...corner }, engine);
      expect(outcome.ok ? undefined : outcome.problem.code, JSON.stringify(corner)).toBeUndefined();
    }
  });

  it('take from a link what is in reach, and nothing else', () => {
    expect(settingFromText('pt_evp', '-12')).toBe(-12);
    expect(settingFromText('rend_is', '0.65')).toBe(0.65);
    for (const text of [null, '', 'x', '-31', '1e9', 'NaN']) expect(settingFromText('pt_evp', text)).toBeUndefined();
  });
});
