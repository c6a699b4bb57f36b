import { describe, expect, it } from 'vitest';
import { amountFromText, amountText } from './amount.ts';

const said = (text: string, bare = false): readonly [string, string] => {
  const amount = amountFromText(text);
  if (!amount) throw new Error(`${text} is no amount`);
  return [amountText(amount, 'fr', bare), amountText(amount, 'en', bare)];
};

describe('an amount', () => {
  it('keeps the decimals it was written with', () => {
    expect(said('0.50 bar')).toEqual(['0,50\u202fbar', '0.50\u202fbar']);
    expect(said('-10 °C')).toEqual(['−10\u202f°C', '−10\u202f°C']);
    expect(said('1500 m')).toEqual(['1\u202f500\u202fm', '1,500\u202fm']);
  });

  it('is a range, two that go together, or one with its tolerance', () => {
    expect(said('5 to 8 m/s')).toEqual(['5\u00a0à\u00a08\u202fm/s', '5\u00a0to\u00a08\u202fm/s']);
    expect(said('-33 and 40 °C')).toEqual(['−33\u00a0et\u00a040\u202f°C', '−33\u00a0and\u00a040\u202f°C']);
    expect(said('18 ± 4 K')).toEqual(['18\u00a0±\u00a04\u202fK', '18\u00a0±\u00a04\u202fK']);
  });

  it('may go without its unit, and have none', () => {
    expect(said('0.3 to 0.7')).toEqual(['0,3\u00a0à\u00a00,7', '0.3\u00a0to\u00a00.7']);
    expect(said('25 bar', true)).toEqual(['25', '25']);
  });

  it('is not the name of a refrigerant, nor an empty field', () => {
    for (const text of ['R134a', 'two_stage', '']) expect(amountFromText(text)).toBeUndefined();
  });
});
