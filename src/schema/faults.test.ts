import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { faultsOf, faultsOfText, wanted } from './faults.ts';

const operand = z.union([z.number(), z.string().regex(/^[a-z]\w*$/i)]);
const schema = z.strictObject({
  title: z.strictObject({ fr: z.string().min(1), en: z.string().min(1).max(12) }),
  kind: z.enum(['a', 'b']),
  count: z.int().positive().optional(),
  year: z.number(wanted('a year')).optional(),
  date: z.iso.date().optional(),
  url: z.url().optional(),
  path: z.string().startsWith('/').optional(),
  id: z
    .string()
    .regex(/^[a-z]+$/)
    .optional(),
  of: z.array(operand).min(2),
  value: z
    .discriminatedUnion('compute', [
      z.strictObject({ compute: z.literal('sum'), of: z.number() }),
      z.strictObject({ compute: z.literal('root'), at: z.number() }),
    ])
    .optional(),
});
const SOUND = { title: { fr: 'titre', en: 'title' }, kind: 'a', of: [1, 'x'] };

describe('the faults of a file', () => {
  it('are none where it is sound', () => expect(faultsOf(schema, SOUND)).toEqual([]));

  it.each<[string, object, readonly string[]]>([
    ['a missing text', { title: { fr: 'titre' } }, ['title.en: missing']],
    ['an empty one', { title: { fr: '', en: 'title' } }, ['title.fr: a text that is not empty is wanted']],
    ['a number in its place', { title: { fr: 5, en: 'title' } }, ['title.fr: a text is wanted, not 5']],
    [
      'a text too long',
      { title: { fr: 'titre', en: 'the whole title' } },
      ['title.en: at most 12 characters are wanted, not 15'],
    ],
    ['another word', { kind: 'c' }, ['kind: one of "a", "b" is wanted, not "c"']],
    ['a field nobody reads', { hint: 1, tip: 2 }, ['hint: not a known field', 'tip: not a known field']],
    ['half a number', { count: 1.5 }, ['count: a whole number is wanted, not 1.5']],
    ['zero', { count: 0 }, ['count: more than 0 is wanted, not 0']],
    ['no number', { year: Number.NaN }, ['year: a year is wanted, not null']],
    ['a date', { date: '22/11/2026' }, ['date: a date like 2026-11-22 is wanted, not "22/11/2026"']],
    ['an address', { url: 'here' }, ['url: an address like https://example.org is wanted, not "here"']],
    ['a path', { path: 'tools' }, ['path: a text that begins with / is wanted, not "tools"']],
    ['a pattern', { id: 'A1' }, ['id: a text that fits /^[a-z]+$/ is wanted, not "A1"']],
    ['a short list', { of: [1] }, ['of: at least 2 of them are wanted, not 1']],
    ['an item of a list', { of: [1, true] }, ['of[1]: a number is wanted, not true']],
    ['no list', { of: 'x' }, ['of: a list is wanted, not "x"']],
    ['an unknown kind', { value: { compute: 'cube' } }, ['value.compute: one of "sum", "root" is wanted, not "cube"']],
    [
      'the field of another kind',
      { value: { compute: 'sum', at: 1 } },
      ['value.of: missing', 'value.at: not a known field'],
    ],
  ])('name %s by its field', (_, change, faults) => {
    expect(faultsOf(schema, { ...SOUND, ...change })).toEqual(faults);
  });

  it('begin with the file', () => {
    expect(faultsOfText(schema, 'content/x.json', '{')[0]).toMatch(/^content\/x\.json: not JSON: /);
    expect(faultsOfText(schema, 'content/x.json', JSON.stringify({ ...SOUND, kind: 1 }))).toEqual([
      'content/x.json: kind: one of "a", "b" is wanted, not 1',
    ]);
    expect(faultsOfText(schema, 'content/x.json', 'null')).toEqual(['content/x.json: an object is wanted, not null']);
  });
});
