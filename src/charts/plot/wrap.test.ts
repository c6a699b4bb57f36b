import { describe, expect, it } from 'vitest';
import { wrapped } from './wrap.ts';

const signs = (text: string): number => text.length;

describe('a text set in lines', () => {
  const CAPTION =
    'Permanent · Évaporateur 0,0 °C, 34,85 bar · Refroidisseur de gaz 90,00 bar, 35,0 °C · Surchauffe 7,0 K';

  it('is broken between its parts, and no line begins or ends with what parts them, at any width', () => {
    expect(wrapped(CAPTION, 50, signs)).toEqual([
      'Permanent · Évaporateur 0,0 °C, 34,85 bar',
      'Refroidisseur de gaz 90,00 bar, 35,0 °C',
      'Surchauffe 7,0 K',
    ]);
    for (let width = 1; width <= CAPTION.length + 1; width += 1) {
      const lines = wrapped(CAPTION, width, signs);
      for (const line of lines) expect(line).not.toMatch(/^[\s·]|[\s·]$/);
      expect(lines.join(' ').replaceAll('· ', '')).toBe(CAPTION.replaceAll('· ', ''));
    }
  });

  it('is broken at spaces where a part is longer than the line, and nowhere inside a word', () => {
    expect(wrapped('a part longer than its line · b', 12, signs)).toEqual(['a part', 'longer than', 'its line · b']);
    expect(wrapped('12345678 · 12345678 · 1234', 20, signs)).toEqual(['12345678 · 12345678', '1234']);
    expect(wrapped('unbreakable', 4, signs)).toEqual(['unbreakable']);
  });
});
