import { describe, expect, it } from 'vitest';
import { significant, decimals } from '../../calculators/fields.ts';
import { M } from '../../calculators/measures.ts';
import { calculatorFromId } from '../../calculators/index.ts';
import { figureText, standInText } from './format.ts';
import type { Locale } from '../../language/index.ts';

const inSix = (value: number, locale: Locale): string => figureText(value, M.none, significant(6), 'none', locale);

describe('a figure of so many significant digits', () => {
  it.each([
    [100_000, '100\u202f000', '100,000'],
    [1_200_000, '1\u202f200\u202f000', '1,200,000'],
    [1000, '1\u202f000', '1,000'],
    [10_197.2, '10\u202f197,2', '10,197.2'],
    [29.53, '29,53', '29.53'],
    [1.5, '1,5', '1.5'],
    [20, '20', '20'],
    [0, '0', '0'],
    [0.001, '0,001', '0.001'],
  ])('%d ends in no needless zero and loses none that counts', (value, fr, en) => {
    expect(inSix(value, 'fr')).toBe(fr);
    expect(inSix(value, 'en')).toBe(en);
  });

  it('keeps the zeros of a figure of so many decimals', () => {
    expect(figureText(27.1, M.barGauge, decimals(2), 'bar', 'en')).toBe('27.10');
  });
});

describe('what stands for an empty field', () => {
  const { inputs, outputs } = calculatorFromId('capillaire');
  const input = (key: string) => inputs.find((one) => one.key === key)!;

  it.each([
    ['p_in', 11.5991, '11,60', '11.60'],
    ['dh', 140.538, '140,5', '140.5'],
    ['rho_f', 1125.08, '1125,1', '1125.1'],
  ])('has the digits of the result of the same name: %s', (key, value, fr, en) => {
    expect(standInText(input(key), value, undefined, 'fr', outputs)).toBe(fr);
    expect(standInText(input(key), value, undefined, 'en', outputs)).toBe(en);
  });

  it('has five where no result says it', () => {
    expect(standInText(input('t_crit'), 101.0612, undefined, 'fr', outputs)).toBe('101,06');
  });
});
