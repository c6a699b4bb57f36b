import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CALCULATORS } from '../../src/calculators/index.ts';
import { dateLanguage } from '../../src/language/index.ts';

/** A straight apostrophe between letters: the sign of a typewriter. */
const STRAIGHT = /\p{L}'\p{L}/u;

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe('apostrophes are curly', () => {
  it.each([
    [
      'the texts of the site',
      Object.values(import.meta.glob(['/src/i18n/{fr,en}/**/*.ts', '/src/features/**/texts/**/*.ts'], { eager: true })),
    ],
    ['the calculators', CALCULATORS],
  ] as const)('in %s', (_, texts) => {
    expect(textsOf(texts).filter((text) => STRAIGHT.test(text))).toEqual([]);
  });

  it('in the pages of prose', () => {
    for (const file of globSync('content/{pages,methods,changelog,quiz}/**/*.{md,mdx,json}'))
      expect(STRAIGHT.exec(readFileSync(file, 'utf8').replaceAll(/`[^`]*`/g, ''))?.[0], file).toBeUndefined();
  });
});

it('writes English dates day before month', () => {
  const date = new Intl.DateTimeFormat(dateLanguage('en'), { dateStyle: 'long', timeZone: 'UTC' });
  expect(date.format(new Date('2026-11-22'))).toBe('22 November 2026');
});
