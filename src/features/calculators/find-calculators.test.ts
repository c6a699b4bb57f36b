import { describe, expect, it } from 'vitest';
import { isFound, sortedCalculators } from './find-calculators.ts';

const tool = (title: string, updated: string, words = title, category = 'fluid') => ({
  title,
  updated,
  words,
  category,
});

describe('the index of tools', () => {
  const receiver = tool('Réservoir de liquide', '2026-01-02', 'Réservoir de liquide Liquid receiver équivalent CO₂');

  it.each(['reservoir', 'RÉSERVOIR', 'liquid receiver', 'receiver liquide', 'co2', '  '])(
    'finds it by %j',
    (search) => {
      expect(isFound(receiver, search, '')).toBe(true);
    },
  );

  it('does not find what only some words match, nor another category', () => {
    expect(isFound(receiver, 'reservoir azote', '')).toBe(false);
    expect(isFound(receiver, 'reservoir', 'math')).toBe(false);
    expect(isFound(receiver, '', 'fluid')).toBe(true);
  });

  it('sorts by name in the alphabet of the language, by date the latest first', () => {
    const tools = [tool('Volume', '2026-01-01'), tool('Évacuation', '2026-03-01'), tool('Bilan', '2026-01-01')];
    expect(sortedCalculators(tools, 'name', 'fr').map(({ title }) => title)).toEqual(['Bilan', 'Évacuation', 'Volume']);
    expect(sortedCalculators(tools, 'date', 'fr').map(({ title }) => title)).toEqual(['Évacuation', 'Bilan', 'Volume']);
  });
});
