import { expect, it } from 'vitest';
import { headingsOf } from './search-headings.ts';

it('takes the words of the headings of a page, each once, without the numbers of releases', () => {
  const page =
    '<h1>Header</h1><main><h1>Versions</h1><h2><a href="#x">7.5.0</a> 3 mai 2026</h2><h2>Ce qui a changé</h2><h3>Ce qui a changé</h3></main>';
  expect(headingsOf(page)).toBe('Versions Ce qui a changé');
});
