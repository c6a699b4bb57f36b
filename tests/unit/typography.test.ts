import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CALCULATORS } from '../../src/calculators/index.ts';
import { dateLanguage } from '../../src/language/index.ts';
import { APOSTROPHES, INTERFACE, SWAPPED_SPACE, textFaults } from './support/typography.ts';

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const modules = Object.entries(import.meta.glob<object>('/src/**/{i18n,texts}/**/{fr,en}{,/**/*}.ts', { eager: true }));

/** Where a text of a module begins in its file; a text put together there is found by its module alone. */
function lineOf(source: string, text: string): { readonly line?: number } {
  const at = source.indexOf(text);
  return at < 0 ? {} : { line: source.slice(0, at).split('\n').length };
}

describe('apostrophes and spaces', () => {
  it('in texts that are there', () => expect(modules.length).toBeGreaterThan(20));

  it.each(modules)('in %s', (path, module) => {
    const file = path.slice(1);
    const source = readFileSync(file, 'utf8');
    const locale = /\/en(?:\/|\.ts$)/.test(path) ? 'en' : 'fr';
    const faults = textsOf({ ...module }).flatMap((text) =>
      textFaults(text, { file, locale, rules: INTERFACE[locale], ...lineOf(source, text) }),
    );
    expect(faults).toEqual([]);
  });

  it.each(CALCULATORS.map((calculator) => [calculator.id, calculator] as const))(
    'in the calculator %s',
    (id, calculator) => {
      const faults = textsOf(calculator).flatMap((text) =>
        textFaults(text, { file: `src/calculators, ${id}`, locale: 'fr', rules: APOSTROPHES }),
      );
      expect(faults).toEqual([]);
    },
  );
});

it('no file has the one French space where the other is the rule', () => {
  const files = globSync([
    'src/**/*.{ts,tsx,astro,json}',
    'functions/**/*.ts',
    'content/**/*.{md,mdx,json}',
    'public/*.webmanifest',
  ]);
  expect(files.length).toBeGreaterThan(1000);
  const swapped = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(SWAPPED_SPACE) ?? []).map((found) => `${file}: ${JSON.stringify(found)}`),
  );
  expect(swapped).toEqual([]);
});

it('writes English dates day before month', () => {
  const date = new Intl.DateTimeFormat(dateLanguage('en'), { dateStyle: 'long', timeZone: 'UTC' });
  expect(date.format(new Date('2026-11-22'))).toBe('22 November 2026');
});
