import { afterEach, describe, expect, it } from 'vitest';
import { wantDecimalSign } from '../../quantities/reader.ts';
import { figureText } from './text.ts';

describe('a figure written in a field', () => {
  afterEach(() => wantDecimalSign('language'));

  it('has its decimals and no thousands in every language, whichever sign is wanted', () => {
    const written = (sign: 'language' | 'comma' | 'point') => {
      wantDecimalSign(sign);
      return (['fr', 'en'] as const).map((locale) =>
        figureText({ quantity: 'temperature', unit: 'degC' }, 1234.5, 'degC', locale),
      );
    };
    expect(written('comma')).toEqual(['1234,5', '1234,5']);
    expect(written('point')).toEqual(['1234.5', '1234.5']);
    expect(written('language')).toEqual(['1234,5', '1234.5']);
  });
});
