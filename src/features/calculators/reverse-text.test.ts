import { describe, expect, it } from 'vitest';
import { M } from '../../calculators/measures.ts';
import { parseNumber } from '../../quantities/index.ts';
import { inUnit } from '../../kit/form/text.ts';
import { endText } from './reverse-text.ts';

const valueOf = (text: string): number => {
  const parsed = parseNumber(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};

describe('the end of a stretch, as typed', () => {
  it('keeps a limit that few digits say', () => {
    expect(endText(35, -Infinity, M.litres, 'L', 'fr')).toBe('35');
    expect(endText(0.5, 1000, M.barGauge, 'bar', 'fr')).toBe('0,5');
    expect(endText(0, 20, M.litres, 'L', 'en')).toBe('0');
  });

  it('is rounded towards the inside, whichever end it is', () => {
    expect(endText(107.142_857_142_857_14, 35.7, M.litres, 'L', 'en')).toBe('107.1');
    expect(endText(35.714_285_714_285_72, 107.1, M.litres, 'L', 'fr')).toBe('35,72');
    expect(endText(-20.333_871_3, 5, M.celsius, 'degC', 'en')).toBe('\u221220.33');
    expect(endText(-20.333_871_3, -40, M.celsius, 'degC', 'en')).toBe('\u221220.34');
  });

  it('stays inside in another unit too', () => {
    const [low, high] = [4.576_931_318_015_96, 8.330_688_149_587_298];
    for (const unit of ['m2', 'ft2'] as const) {
      const [from, to] = [
        endText(low, high, M.squareMetres, unit, 'en'),
        endText(high, low, M.squareMetres, unit, 'en'),
      ];
      expect(inUnit(M.squareMetres, valueOf(from), unit, 'm2')).toBeGreaterThanOrEqual(low);
      expect(inUnit(M.squareMetres, valueOf(to), unit, 'm2')).toBeLessThanOrEqual(high);
      expect(inUnit(M.squareMetres, valueOf(to), unit, 'm2')).toBeGreaterThan(high * 0.999);
    }
  });

  it('takes more digits where few would leave a short stretch', () => {
    expect(endText(27.149_049_7, 27.149_061, M.barGauge, 'bar', 'en')).toBe('27.14905');
  });
});
