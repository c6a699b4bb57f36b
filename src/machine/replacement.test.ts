import { describe, expect, it } from 'vitest';
import reference from './reference/replacement.json' with { type: 'json' };
import limits from './data/limits.json' with { type: 'json' };
import { isClassAbove, replacement } from './index.ts';
import type { MachineFacts, Reason, ReasonValues, ReplacementFigures } from './index.ts';
import { LEAST_OF_NEED } from './single.ts';

interface Case {
  readonly id: string;
  readonly facts: MachineFacts;
  readonly to: string;
  readonly date: string;
  readonly figures: ReplacementFigures | null;
  readonly optional?: readonly string[];
  readonly verdict: string;
  readonly level: string;
  readonly reasons: readonly Reason[];
}
const CASES = reference.cases as unknown as readonly Case[];
const DAY = reference.asOf;

/** How far each number may lie from the reference: %, K, bar (relative), ratio. */
const TOLERANCES: Readonly<Record<string, (value: number) => number>> = {
  percent: () => 1,
  low: () => 1,
  high: () => 1,
  t: () => 0.5,
  glide: () => 0.5,
  needed: (value) => 0.005 * value,
  ratio: () => 0.01,
};

function isNear(found: ReasonValues, wanted: ReasonValues): boolean {
  return Object.entries(wanted).every(([key, value]) => {
    const own = found[key];
    if (typeof value !== 'number') return JSON.stringify(own) === JSON.stringify(value);
    return typeof own === 'number' && Math.abs(own - value) <= (TOLERANCES[key]?.(value) ?? 0);
  });
}

describe('the verdict on a replacement', () => {
  it.each(CASES.map((one) => [`${one.id} ${one.facts.use} ${one.facts.fluid} to ${one.to}`, one] as const))(
    '%s',
    (_, { facts, to, date, figures, optional = [], verdict, level, reasons }) => {
      const found = replacement(facts, to, figures, date);
      expect([found.code, found.level]).toEqual([verdict, level]);
      const kept = (all: readonly Reason[]) => all.filter(({ code }) => !optional.includes(code));
      const shown = (all: readonly Reason[]) =>
        kept(all).map(({ code, level: of, values }) => `${code} ${of} ${String(values?.['side'] ?? '')}`);
      expect(shown(found.reasons)).toEqual(shown(reasons));
      for (const wanted of kept(reasons)) {
        const own = found.reasons.filter(({ code }) => code === wanted.code);
        expect(
          own.some(({ values = {} }) => isNear(values, wanted.values ?? {})),
          JSON.stringify([wanted, own]),
        ).toBe(true);
      }
    },
  );
});

describe('what decides it', () => {
  const rack: MachineFacts = { use: 'rack', fluid: 'R404A', capacity: 80 };
  const codes = (facts: MachineFacts, to: string, day = DAY) =>
    replacement(facts, to, null, day).reasons.map(({ code }) => code);

  // ISO 817: 1 < 2L < 2 < 3, and B is toxic.
  it('is first of all the safety class', () => {
    expect(isClassAbove('A2L', 'A1')).toBe(true);
    expect(isClassAbove('A2', 'A2L')).toBe(true);
    expect(isClassAbove('B1', 'A1')).toBe(true);
    expect(isClassAbove('A1', 'B1')).toBe(false);
    expect(isClassAbove('A2L', 'B2L')).toBe(false);
    expect(isClassAbove('A1', 'A3')).toBe(false);
  });

  it('is too small where the table of limits says so', () => {
    expect(LEAST_OF_NEED).toBe(limits.capacity.least_of_need);
  });

  it('asks for figures only where they decide', () => {
    const refuse = (): never => {
      throw new Error('asked');
    };
    for (const to of ['R22', 'R507A', 'R454C', 'R717', 'R404A', 'R32[0.5]&R134a[0.5]'])
      expect(replacement(rack, to, refuse, DAY).code).not.toBe('V_CHECK');
  });

  it('takes a name in any usual spelling, and judges none that nobody knows', () => {
    expect(replacement(rack, 'r-404a', null, DAY).code).toBe('V_SAME');
    expect(replacement(rack, 'propane', null, DAY).code).toBe('V_NEW_MACHINE');
    expect(replacement(rack, 'R9999', null, DAY)).toMatchObject({ code: 'V_UNKNOWN', level: 'missing' });
  });

  it('does not say what new equipment may hold where the product is not known', () => {
    const split: MachineFacts = { use: 'split', fluid: 'R410A' };
    expect(codes(split, 'R32')).toEqual(['R_CLASS_ABOVE', 'R_NEW_NOT_JUDGED']);
    expect(replacement(split, 'R32', null, DAY).missing).toEqual(['capacity']);
    expect(codes({ use: 'vehicle', fluid: 'R134a' }, 'R152a')).toEqual(['R_CLASS_ABOVE']);
    expect(codes({ use: 'transport', fluid: 'R404A' }, 'R454C')).toEqual(['R_CLASS_ABOVE', 'R_NEW_NOT_JUDGED']);
  });

  it('names what it took for granted, and what would settle more', () => {
    const at = CASES.find(({ id }) => id === 'v18')!;
    const found = replacement(at.facts, at.to, at.figures, at.date);
    expect(found.assumed).toEqual(['need', 'compressor', 'oil', 'expansion']);
    expect(found.missing).toEqual(['ps_hp', 'ps_bp']);
  });
});
