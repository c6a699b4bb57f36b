import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/index.ts';
import type { CompositionPart } from './composition.ts';
import { compositionProblem, massFractionsFromQuantities, MIX_COMPONENTS, partsFromReference } from './composition.ts';

const engine = await createEngine();
const parts = (text: string): readonly CompositionPart[] => partsFromReference(text) ?? [];

describe('partsFromReference', () => {
  it('reads names, fractions and decimal commas', () => {
    expect(partsFromReference('R32[0.689]&R1234ze(E)[0,311]')).toEqual([
      { fluid: 'R32', quantity: 0.689 },
      { fluid: 'R1234ze(E)', quantity: 0.311 },
    ]);
    expect(partsFromReference(' R32 [ 50 ] & R125 [5e1] ')).toEqual([
      { fluid: 'R32', quantity: 50 },
      { fluid: 'R125', quantity: 50 },
    ]);
  });

  it.each(['', 'R32', 'R32[50', 'R32[50]&', 'R32[50]R125[50]', '[50]&R32[50]', 'R32[[50]]', 'R32[50]x'])(
    'refuses %s',
    (text) => {
      expect(partsFromReference(text)).toBeUndefined();
    },
  );

  it.each(['', '-0.5', 'half', '1.2.3', 'Infinity', '0x10'])('takes no number from [%s]', (text) => {
    expect(partsFromReference(`R32[${text}]`)?.[0]?.quantity).toBeNaN();
  });
});

describe('massFractionsFromQuantities', () => {
  it('divides by 100 when any value exceeds 1', () => {
    expect(massFractionsFromQuantities([50, 50])).toEqual([0.5, 0.5]);
    expect(massFractionsFromQuantities([99.5, 0.5])).toEqual([0.995, 0.005]);
    expect(massFractionsFromQuantities([0.3, 0.6])).toEqual([0.3, 0.6]);
    expect(massFractionsFromQuantities([1, 0])).toEqual([1, 0]);
  });
});

const SOUND = [
  'R32[0.5]&R125[0.5]',
  'R32[50]&R125[50]',
  'R32[50.2]&R125[50.2]',
  'R32[0.4976]&R125[0.4976]',
  'R32[99]&R125[0.5]&R290[0.5]',
  'R32[0.5]&R125[0.5]&R290[0]',
];
const UNSOUND: readonly (readonly [string, object])[] = [
  ['R32[0.5]&R999[0.5]', { code: 'E_MIX_UNKNOWN', index: 1, values: { name: 'R999' } }],
  ['R410A[0.5]&R290[0.5]', { code: 'E_MIX_BLEND', index: 0, values: { name: 'R410A' } }],
  ['R290[0.5]&R729[0.5]', { code: 'E_MIX_BLEND', index: 1, values: { name: 'R729' } }],
  ['R32[0.5]&R125[0.3]&R32[0.2]', { code: 'E_MIX_TWICE', index: 2, values: { name: 'R32' } }],
  ['R32[0.5]&R125[-0.5]', { code: 'E_MIX_FRACTION', index: 1, values: { name: 'R125' } }],
  ['R32[1]&R125[0]', { code: 'E_MIX_COUNT', values: { n: 1, min: 2, max: 6 } }],
  [
    'R32[0.2]&R125[0.2]&R134a[0.2]&R290[0.1]&R600a[0.1]&R600[0.1]&R744[0.1]',
    { code: 'E_MIX_COUNT', values: { n: 7, min: 2, max: 6 } },
  ],
  ['R32[0.6]&R125[0.6]', { code: 'E_MIX_SUM', values: { sum: 120 } }],
  ['R32[60]&R125[39.4]', { code: 'E_MIX_SUM', values: { sum: expect.closeTo(99.4, 9) } }],
  ['R32[0.4974]&R125[0.4974]', { code: 'E_MIX_SUM', values: { sum: expect.closeTo(99.48, 9) } }],
];

describe('compositionProblem', () => {
  it.each(SOUND)('accepts %s, as the engine does', (text) => {
    expect(compositionProblem(parts(text))).toBeUndefined();
    expect(engine.fluid(text).components.reduce((sum, { massFraction }) => sum + massFraction, 0)).toBeCloseTo(1, 12);
  });

  it.each(UNSOUND)('refuses %s', (text, problem) => {
    expect(compositionProblem(parts(text))).toEqual(problem);
  });

  it('refuses no more than the engine but for a single fluid', () => {
    const accepted = UNSOUND.map(([text]) => text).filter((text) => {
      try {
        return engine.fluid(text) !== undefined;
      } catch {
        return false;
      }
    });
    expect(accepted).toEqual(['R32[1]&R125[0]']);
    expect(compositionProblem(parts('R32[1]&R125[0]'), 1)).toBeUndefined();
  });

  it('knows the components the engine knows', () => {
    expect([...MIX_COMPONENTS, 'R729'].sort()).toEqual([...engine.names].sort());
  });
});
