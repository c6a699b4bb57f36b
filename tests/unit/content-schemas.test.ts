/** Each file of content/ held to its schema: what is wrong is said once, by file and field. */
import { globSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { SCHEMAS } from '../../src/content-schemas.ts';
import { faultsOf, faultsOfText } from '../../src/schema/faults.ts';
import { headOf } from './support/front-matter.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const files = (pattern: string): readonly string[] => globSync(pattern).toSorted();

function headFaults(schema: z.ZodType, file: string): readonly string[] {
  try {
    return faultsOf(schema, headOf(read(file))).map((fault) => `${file}: ${fault}`);
  } catch (error) {
    return [`${file}: ${(error as Error).message}`];
  }
}

describe.each(['articles', 'guides', 'methods', 'pages'] as const)('the heads of %s', (collection) => {
  it('are there', () => expect(files(`content/${collection}/*/*.{md,mdx}`).length).toBeGreaterThan(0));

  it.each(files(`content/${collection}/*/*.{md,mdx}`))('%s is sound', (file) => {
    expect(headFaults(SCHEMAS[collection], file)).toEqual([]);
  });
});

describe('the releases', () => {
  it.each(files('content/changelog/*.json'))('%s is sound', (file) => {
    expect(faultsOfText(SCHEMAS.changelog, file, read(file))).toEqual([]);
  });
});

it('the list of resources is sound', () => {
  const file = 'content/ressources/resources.json';
  expect(faultsOfText(z.array(SCHEMAS.resources), file, read(file))).toEqual([]);
});

describe('a head', () => {
  it('is read as it is written', () => {
    const text =
      '---\ntitle: "A: title"\nlead: Plain words: two\ntags: ["a", "b"]\nsources:\n  - text: "One"\n    url: "https://example.org"\n  - text: "Two"\n---\nBody\n';
    expect(headOf(text)).toEqual({
      title: 'A: title',
      lead: 'Plain words: two',
      tags: ['a', 'b'],
      sources: [{ text: 'One', url: 'https://example.org' }, { text: 'Two' }],
    });
  });

  it('is not understood otherwise, and said by its line', () => {
    expect(() => headOf('no head')).toThrow('the file does not begin with a head');
    expect(() => headOf('---\ntitle: "A"\nwhat is this\n---\n')).toThrow('line 3: "what is this" is not understood');
    expect(() => headOf('---\ntitle: "A" B\n---\n')).toThrow(
      'line 2: title: a text in double quotes ends where it is closed',
    );
  });
});
