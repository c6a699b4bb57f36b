/**
 * Every store walked: what it keeps has its schema's number; what an earlier version kept is read through named steps; what
 * cannot be read is set aside and never lost; no room, a barred storage and a clock far ahead lose nothing either.
 */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAside, keysAside } from '../../../src/kit/storage/aside.ts';
import { numberedRecord, recordsRead } from '../../../src/kit/storage/database.ts';
import { everythingFrom, everythingStored, takeEverything } from '../../../src/kit/storage/everything.ts';
import { FIRST, isWhole, storedIn, numberedText, numberOf, valueOfText } from '../../../src/kit/storage/numbered.ts';
import type { Schema } from '../../../src/kit/storage/numbered.ts';
import { $mixes, mixesFromText, restoreMixes, setMixes } from '../../../src/kit/fluids/mixes.ts';
import { boxes, giveConsent, USES } from './storage.ts';
import { STORES } from './storage-texts.ts';

/** Words and names as they are: there is nothing in them that a later version could know otherwise. */
const WORDS: readonly string[] = ['cookieAppFroid', 'appfroid-ruler-fluid', 'appfroid-assistant-key'];
/** What lives a day, and is in nobody's file: a later version drops what it cannot read. */
const OF_A_DAY: readonly string[] = ['appfroid-drafts'];
/** The list has had its own number from the start: its first entry. */
const NUMBERED_LIST = 'compressors';
const WALKED = STORES.filter(({ key }) => ![...WORDS, ...OF_A_DAY].includes(key) && key !== NUMBERED_LIST);

beforeAll(giveConsent);
beforeEach(() => {
  boxes.fill(false);
  forgetAside();
});

/** A store's text as the present version keeps it. */
const numbered = (sound: string): string => numberedText(JSON.parse(sound));

describe('a store', () => {
  it.each(WALKED.map((store) => [store.key, store] as const))(
    '%s reads what has no number as what has one',
    (_, store) => {
      const { box, key, sound } = store;
      const use = USES[key];
      boxes.put(box, key, sound);
      const earlier = JSON.stringify(use(sound));
      const now = numbered(sound);
      boxes.put(box, key, now);
      expect(JSON.stringify(use(now))).toBe(earlier);
      expect(keysAside()).toEqual([]);
    },
  );

  it.each(
    WALKED.filter(({ box, file }) => box !== 'cookie' && !file.includes('assistant/state/storage')).map(
      ({ box, key }) => [key, box] as const,
    ),
  )('%s sets aside what is broken and what is of a version to come', async (key, box) => {
    const texts = ['{"schema":1,"value":', numberedText({ any: 1 }, { steps: [...FIRST.steps, ...FIRST.steps] })];
    for (const text of texts) {
      boxes.put(box as 'local', key, text);
      USES[key](text);
      // Each use of a page's reading here goes through the text alone for some; their boxes go through the same door.
      storedIn(box as 'local', key, () => undefined).load();
    }
    const aside = valueOfText(boxes.kept(box as 'local', `appfroid.aside.${key}`));
    expect(aside).toEqual(texts.toReversed());
  });
});

describe('a number', () => {
  const THIRD: Schema = {
    steps: [
      { name: 'numbered', make: (value) => value },
      { name: 'kelvin for celsius', make: (value) => ({ t: (value as { t: number }).t + 273.15 }) },
      { name: 'a list for one', make: (value) => [value] },
    ],
  };

  it.each([
    ['none', JSON.stringify({ t: 20 }), [{ t: 293.15 }]],
    ['1', numberedText({ t: 20 }), [{ t: 293.15 }]],
    ['2', '{"schema":2,"value":{"t":293.15}}', [{ t: 293.15 }]],
    ['3', numberedText([{ t: 293.15 }], THIRD), [{ t: 293.15 }]],
  ])('%s is read through the steps after it', (_, text, value) => {
    expect(valueOfText(text, THIRD)).toEqual(value);
  });

  it.each(['{"schema":4,"value":1}', '{"schema":1.5,"value":1}', '{', '', undefined])('%s is not read', (text) => {
    expect(valueOfText(text, THIRD)).toBeUndefined();
  });

  it('a step that fails leaves the text where it is', () => {
    boxes.put('local', 'appfroid.x', 'null');
    const box = storedIn('local', 'appfroid.x', (value) => value, THIRD);
    expect(box.load()).toBeUndefined();
    expect(keysAside()).toEqual(['appfroid.x']);
    expect(boxes.kept('local', 'appfroid.x')).toBe('null');
  });

  it('of records in a database is theirs, one by one', () => {
    const steps = { steps: [...FIRST.steps, { name: 'renamed', make: (value: unknown) => ({ id: 'b', was: value }) }] };
    const old = { id: 'a', t: 1 };
    expect(numberedRecord(old)).toEqual({ id: 'a', t: 1, schema: numberOf(FIRST) });
    expect(recordsRead([old, numberedRecord(old), { id: 'c', schema: 9 }, 7])).toEqual([old, old, 7]);
    expect(recordsRead([old, numberedRecord(old)], steps)).toEqual([
      { id: 'b', was: old },
      { id: 'b', was: old },
    ]);
    expect(recordsRead([numberedRecord(old, steps)], steps)).toEqual([old]);
  });
});

it.each([
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }], c: 3 }, true],
  [{ a: 1, schema: 1 }, { a: 1 }, true],
  [[1, 2], [1], false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ toString: 1 }, {}, false],
  ['a', 'a', true],
  ['a', 'b', false],
  [null, undefined, false],
])('of %j, %j is the whole: %s', (value, read, whole) => {
  expect(isWhole(value, read)).toBe(whole);
});

describe('mixes', () => {
  const mix = (label: string) => ({ label, fluids: ['R32'], fluids_ref: ['R32'], quantities: [100] });
  const KEY = 'fluid-custom-data';

  it('keep the good ones where one cannot be read, and set the text aside', () => {
    const text = JSON.stringify({
      expires: Date.now() + 1e6,
      mixes: [mix('a'), { label: 'of another schema' }, mix('c')],
    });
    boxes.put('local', KEY, text);
    restoreMixes();
    expect($mixes.get().map(({ label }) => label)).toEqual(['a', 'c']);
    setMixes([mix('d')]);
    expect(valueOfText(boxes.kept('local', `appfroid.aside.${KEY}`))).toEqual([text]);
  });

  it('stand where a clock was far ahead', () => {
    const text = JSON.stringify({ expires: Date.now() + 1e6, mixes: [mix('a')] });
    boxes.put('local', KEY, text);
    vi.useFakeTimers({ now: Date.parse('2099-01-01') });
    restoreMixes();
    expect($mixes.get()).toEqual([]);
    vi.useRealTimers();
    restoreMixes();
    expect($mixes.get()).toEqual([mix('a')]);
    // And one made while it was wrong takes nothing away.
    vi.useFakeTimers({ now: Date.parse('2099-01-01') });
    restoreMixes();
    setMixes([mix('b')]);
    vi.useRealTimers();
    expect(
      mixesFromText((valueOfText(boxes.kept('local', `appfroid.aside.${KEY}`)) as string[]).at(0) ?? '', 0),
    ).toEqual([mix('a')]);
  });
});

it('a browser without room refuses without an error, and what stood there stands', () => {
  const box = storedIn('local', 'appfroid.x', (value) => value);
  expect(box.save({ a: 1 })).toBe(true);
  boxes.fill(true);
  expect(box.save({ a: 2 })).toBe(false);
  expect(box.load()).toEqual({ a: 1 });
  boxes.put('local', 'appfroid.y', '{');
  expect(storedIn('local', 'appfroid.y', (value) => value).load()).toBeUndefined();
  expect(boxes.kept('local', 'appfroid.y')).toBe('{');
});

describe('the file of everything', () => {
  it('holds every store but secrets, and puts each back as it was', async () => {
    for (const key of ['appfroid.x', 'appfroid.y']) boxes.put('local', key, 'unchanged');
    for (const { box, key, sound } of STORES) boxes.put(box, key, sound);
    const file = await everythingStored(new Date('2026-11-24T00:00:00Z'));
    expect(file).not.toContain('sk-abc');
    const found = everythingFrom(file);
    const held = [
      ...Object.keys(found?.local ?? {}),
      ...Object.keys(found?.session ?? {}),
      ...Object.keys(found?.cookies ?? {}),
    ];
    expect(STORES.map(({ key }) => key).filter((key) => !held.includes(key))).toEqual([
      'cookieAppFroid',
      ...OF_A_DAY,
      'appfroid-assistant-key',
    ]);
    for (const { box, key } of STORES) boxes.put(box, key, 'other');
    expect(await takeEverything(file)).toBe(STORES.length - 2 - OF_A_DAY.length);
    for (const { box, key, sound } of STORES)
      if (box !== 'cookie' && ![...OF_A_DAY, 'appfroid-assistant-key'].includes(key))
        expect(boxes.kept(box, key), key).toBe(sound);
    // What stood there is set aside; the same file again changes nothing.
    expect(keysAside().length).toBe(STORES.length - 2 - OF_A_DAY.length);
    expect(await takeEverything(file)).toBe(0);
  });

  it.each([
    '',
    '{',
    '[]',
    '{"format":"appfroid-kept","version":9}',
    '{"format":"appfroid-visits","version":1}',
    'x'.repeat(100),
  ])('is not %s', async (text) => {
    expect(await takeEverything(text)).toBeUndefined();
  });

  it('puts in nothing that is not of the site, no secret and no consent', () => {
    const entries = {
      'appfroid-assistant-key': 'k',
      other: 'x',
      __proto__x: 'x',
      'appfroid.units': 3,
      'appfroid.gauge': '{}',
    };
    const file = {
      format: 'appfroid-kept',
      version: 1,
      local: entries,
      session: 7,
      cookies: { cookieAppFroid: 'x', a: 'b' },
    };
    expect(
      everythingFrom(
        JSON.stringify({ ...file, databases: { other: [], 'appfroid-visits': [{ id: 1 }, 3, { id: 'a' }] } }),
      ),
    ).toEqual({
      local: { 'appfroid.gauge': '{}' },
      session: {},
      cookies: {},
      databases: { 'appfroid-visits': [{ id: 'a' }] },
    });
  });
});
