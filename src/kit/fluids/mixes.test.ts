import { describe, expect, it } from 'vitest';
import { MIX_MAX_AGE, mixesFromText, textFromMixes } from './mixes.ts';

const mix = { label: 'Mélange 1', fluids: ['R32'], fluids_ref: ['R32'], quantities: [100] };
const NOW = 1_800_000_000_000;

describe('kept mixes', () => {
  it('come back for 30 days, and no longer', () => {
    expect(MIX_MAX_AGE).toBe(30 * 24 * 3600);
    const text = textFromMixes([mix], NOW);
    expect(mixesFromText(text, NOW + 29 * 24 * 3600 * 1000)).toEqual([mix]);
    expect(mixesFromText(text, NOW + 30 * 24 * 3600 * 1000 + 1)).toEqual([]);
  });

  it('are none when the text is not theirs', () => {
    const broken = [
      null,
      '',
      '{',
      '[]',
      '{"mixes":[]}',
      JSON.stringify({ expires: NOW + 1e9, mixes: [{ ...mix, quantities: ['100'] }] }),
      JSON.stringify({ expires: NOW + 1e9, mixes: [{ ...mix, quantities: [50, 50] }] }),
      JSON.stringify({ expires: NOW + 1e9, mixes: [{ ...mix, label: 'x'.repeat(500) }] }),
      JSON.stringify({ expires: NOW + 1e9, mixes: { length: 1 } }),
    ];
    for (const text of broken) expect(mixesFromText(text, NOW)).toEqual([]);
  });
});
