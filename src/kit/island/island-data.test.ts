import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attributeFromData, dataFromAttribute } from './island-data.ts';

test('data comes out as it went in, quotes and backticks included', () => {
  const given = { a: 'dit "oui" `non`', b: [1.5, null, true], c: { d: 'l’air' } };
  expect(dataFromAttribute(attributeFromData(given))).toEqual(given);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(dataFromAttribute(attributeFromData(plain))).toEqual(plain);
    }),
  );
});

test('no double quote is left to be escaped, but for backticks of the data', () => {
  expect(attributeFromData({ name: 'R134a', list: ['x'] })).not.toContain('"');
});
