import { describe, expect, it } from 'vitest';
import { textFaults } from '../../../tests/unit/support/typography.ts';
import { locales } from '../../language/index.ts';
import { NO_ENGINE, STILL } from './no-engine-words.ts';

const stillOf = (path: string): string | undefined => STILL.find((one) => one.path.test(path))?.text.en;

describe('what a page says where nothing can be computed', () => {
  it.each(locales)('is written by the rules of its language: %s', (locale) => {
    const texts = [
      ...Object.values(NO_ENGINE).flatMap(({ what, why }) => [what, why]),
      ...STILL.map(({ text }) => text),
    ];
    expect(texts.flatMap((text) => textFaults(text[locale], { file: 'no-engine-words.ts', locale }))).toEqual([]);
  });

  it('blames the network only where it is the network', () => {
    for (const { what, why } of [NO_ENGINE.barred]) expect(`${what.en} ${why.en}`).not.toMatch(/network|online/);
    expect(NO_ENGINE.unreachable.why.en).toMatch(/no network/);
  });

  it('names what still works on the page that is open', () => {
    // The function of the server answers for a cycle alone; an article asks nothing; the other pages have no second way.
    expect(stillOf('/simulation/circuit/pipes')).toMatch(/server/);
    expect(stillOf('/simulation/comparatif')).toMatch(/server/);
    expect(stillOf('/ressources/articles/le-glissement')).toMatch(/article/);
    for (const path of ['/reglette', '/simulation/diagnostic', '/tools/air-data'])
      expect(stillOf(path)).toMatch(/ruler of the home page/);
  });
});
