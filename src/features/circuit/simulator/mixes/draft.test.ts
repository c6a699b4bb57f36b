import { describe, expect, it } from 'vitest';
import { newMix, referenceString } from '../../../../refrigerants/mix.ts';
import {
  draftFromMix,
  draftFromReference,
  draftProblems,
  draftSum,
  mixFromDraft,
  normalisedDraft,
  sumText,
  withNewPart,
  withoutPart,
  withPart,
} from './draft.ts';
import { compositionText, fluidTitle } from '../../../../kit/fluids/title.ts';

const first = newMix([]);
const draft = draftFromMix(first, 0, 'fr');

describe('the draft of a mix', () => {
  it('is the mix it came from', () => {
    expect(draft.parts.map(({ fluid, text }) => [fluid, text])).toEqual([
      ['R134a', '50'],
      ['R1234ze(E)', '50'],
    ]);
    expect(referenceString(mixFromDraft(draft))).toBe(referenceString(first));
    expect(draftProblems(draft, [first])).toEqual({ label: undefined, composition: undefined });
  });

  it('reads a decimal comma, fractions and per cent', () => {
    const typed = draftFromReference('R32[0.689]&R1234yf[0.311]', 'Mélange 2', 'fr')!;
    expect(typed.parts.map(({ text }) => text)).toEqual(['68,9', '31,1']);
    const fractions = withPart(withPart(draft, 0, { text: '0,25' }), 1, { text: '0.75' });
    expect(draftSum(fractions)).toBeCloseTo(100, 12);
    expect(referenceString(mixFromDraft(fractions))).toBe('R134a[0.25]&R1234ze(E)[0.75]');
  });

  it('says what is wrong where it is', () => {
    const short = withPart(draft, 0, { text: '48' });
    expect(draftSum(short)).toBe(98);
    expect(draftProblems(short, [first]).composition).toMatchObject({ code: 'E_MIX_SUM', values: { sum: 98 } });
    expect(draftProblems(withPart(draft, 1, { fluid: 'R134a' }), [first]).composition).toMatchObject({
      code: 'E_MIX_TWICE',
      index: 1,
    });
    expect(draftProblems(withPart(draft, 1, { text: 'x' }), [first]).composition).toMatchObject({
      code: 'E_MIX_FRACTION',
      index: 1,
    });
    expect(draftProblems(withoutPart(draft, 1), [first]).composition?.code).toBe('E_MIX_COUNT');
    const second = newMix([first]);
    expect(draftProblems({ ...draft, label: ' mélange 2 ' }, [first, second]).label?.code).toBe('E_MIX_TAKEN');
    expect(draftProblems({ ...draft, label: '' }, [first]).label?.code).toBe('E_MIX_LABEL');
    expect(draftProblems({ ...draft, index: undefined }, [first]).label?.code).toBe('E_MIX_TAKEN');
  });

  it('is brought to 100 % in its own proportions', () => {
    const thirds = withNewPart(draft);
    const typed = { ...thirds, parts: thirds.parts.map((part) => ({ ...part, text: '1' })) };
    const normal = normalisedDraft(typed, 'fr');
    expect(normal.parts.map(({ text }) => text)).toEqual(['33,34', '33,33', '33,33']);
    expect(draftSum(normal)).toBeCloseTo(100, 10);
    expect(normalisedDraft(withPart(draft, 0, { text: 'x' }), 'fr').parts[0]?.text).toBe('x');
  });

  it('holds two to six components', () => {
    let full = draft;
    for (let turn = 0; turn < 8; turn += 1) full = withNewPart(full);
    expect(full.parts).toHaveLength(6);
    expect(new Set(full.parts.map(({ fluid }) => fluid)).size).toBe(6);
    expect(new Set(full.parts.map(({ id }) => id)).size).toBe(6);
    expect(draftProblems(full, [first]).composition).toBeUndefined();
  });

  it('shows its sum without needless digits', () => {
    expect(sumText(100, 'fr')).toBe('100\u202f%');
    expect(sumText(98.456, 'fr')).toBe('98,46\u202f%');
    expect(sumText(undefined, 'en')).toBe('–');
  });
});

describe('what a fluid is called', () => {
  it('is its label when it is kept, its composition otherwise', () => {
    expect(fluidTitle('R454B', [first], 'fr')).toBe('R454B');
    expect(fluidTitle(referenceString(first), [first], 'fr')).toBe('Mélange 1');
    expect(fluidTitle('R32[0.689]&R1234yf[0.311]', [first], 'fr')).toBe('R32/R1234yf 68,9/31,1\u202f%');
    expect(fluidTitle('R32[', [first], 'fr')).toBe('R32[');
    expect(
      compositionText(
        [
          { name: 'R32', massFraction: 0.23 },
          { name: 'R125', massFraction: 0.77 },
        ],
        'en',
      ),
    ).toBe('R32/R125 23/77\u202f%');
  });
});
