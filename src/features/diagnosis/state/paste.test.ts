import { expect, test } from 'vitest';
import { figuresFromPaste } from './paste.ts';

test('four figures in the language of the reader', () => {
  expect(figuresFromPaste('8,7 28,5 13 41', 'fr', 4)).toEqual(['8,7', '28,5', '13', '41']);
  expect(figuresFromPaste(' 8.7\t28.5\t13\t41\n', 'en', 4)).toEqual(['8.7', '28.5', '13', '41']);
  expect(figuresFromPaste('8,7;28,5;-13;41', 'fr', 4)).toEqual(['8,7', '28,5', '-13', '41']);
  expect(figuresFromPaste('1\u202f234,5;2', 'fr', 4)).toEqual(['1\u202f234,5', '2']);
});

test('one number with its thousands is one number', () => {
  expect(figuresFromPaste('1 234,5', 'fr', 4)).toBeUndefined();
  expect(figuresFromPaste('1,234.5', 'en', 4)).toBeUndefined();
  expect(figuresFromPaste('8,7', 'fr', 4)).toBeUndefined();
});

test('what holds something else, or too much, is left to the field', () => {
  expect(figuresFromPaste('BP 8,7 HP 28,5', 'fr', 4)).toBeUndefined();
  expect(figuresFromPaste('1 2 3 4 5', 'fr', 4)).toBeUndefined();
  expect(figuresFromPaste('', 'fr', 4)).toBeUndefined();
});
