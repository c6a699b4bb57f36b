/**
 * What every page that asks does: each of these is tried on all of them, or the page says why not (`lives.ts`). What of them is a
 * question of `kit/page` is tried further in `questions.test.ts`.
 */
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asServed } from '../../../src/kit/form/as-served.ts';
import { textAt } from '../../../src/kit/form/fields.ts';
import type { Field } from '../../../src/kit/form/fields.ts';
import { packedFromParams } from '../../../src/kit/form/short-link/pack.ts';
import { SHORT } from '../../../src/kit/form/short-link/parameter.ts';
import { $unitChoices } from '../../../src/kit/form/units.ts';
import { PAGES, UNTRIED } from './lives.ts';
import type { Capability, Life, Page } from './lives.ts';

const HERE = 'https://example.org/page';
const place = { search: '', hash: '', origin: 'https://example.org', pathname: '/page', href: HERE };
function goTo(address: string): void {
  const { search, hash, href } = new URL(address);
  Object.assign(place, { search, hash, href });
}
const { WebAssembly: COMPILER } = globalThis;
const US = {
  temperature: 'degF',
  temperatureDifference: 'degF',
  pressure: 'psi',
  power: 'BTU_h',
  length: 'ft',
} as const;
let dataset: Record<string, string> = {};

beforeEach(() => {
  dataset = {};
  vi.stubGlobal('WebAssembly', COMPILER);
  vi.stubGlobal('location', place);
  vi.stubGlobal('document', { cookie: '', querySelector: () => null, documentElement: { dataset } });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('dispatchEvent', vi.fn());
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => goTo(new URL(to, HERE).href),
  });
  $unitChoices.set({});
  goTo(HERE);
});
// What a page fetches once it is opened may come after the last test: without its module the run fails.
afterAll(() => vi.dynamicImportSettled());

const started = ({ open }: Page, doAgain: (life: Life) => void = () => undefined): Life => {
  const life = open();
  life.start(() => doAgain(life));
  return life;
};
/** The number that is typed, in the unit of links; the text of a page that asks for none. */
function valueOf({ form, path }: Life): number | string | undefined {
  const { numbers, texts } = form.$content.get();
  const number = numbers[path];
  if (number === undefined) return textAt(texts, path);
  return number.value?.ok ? number.value.value : undefined;
}
function expectSame(life: Life, value: number | string | undefined): void {
  const now = valueOf(life);
  if (typeof value === 'number') expect(now).toBeCloseTo(value, 6);
  else expect(now).toBe(value);
}
/** Typed in a started page: its value, and its link. */
function typed(page: Page, text: string): { readonly value: number | string | undefined; readonly link: string } {
  const life = started(page);
  life.set(text);
  const value = valueOf(life);
  expect(value).toBeDefined();
  return { value, link: life.link() };
}
/** The first choice that counts as the page opens. */
function choiceIn(life: Life): { readonly key: string; readonly served: string; readonly other: string } | undefined {
  const { fields, $content } = life.form;
  const { texts } = $content.get();
  const choice =
    life.choice ??
    fields.find(
      (field): field is Extract<Field, { readonly kind: 'choice' }> =>
        field.kind === 'choice' && field.options.length > 1 && (field.isUsed?.(texts) ?? true),
    );
  if (!choice) return undefined;
  const served = textAt(texts, choice.key);
  return { key: choice.key, served, other: choice.options.find((option) => option !== served) ?? '' };
}

/** Before the others: no page has opened an engine yet. */
const CANNOT: Capability = 'cannot compute';

const HOLDS: Readonly<Record<Exclude<Capability, typeof CANNOT>, (page: Page) => void | Promise<void>>> = {
  link(page) {
    const { value, link } = typed(page, '7,25');
    for (const address of [link, link.replace('?', '#?')]) {
      goTo(address);
      expectSame(started(page), value);
    }
  },
  async 'short link'(page) {
    const { value, link } = typed(page, '7,25');
    const { searchParams } = new URL(link);
    goTo(`${HERE}?${SHORT}=${packedFromParams(searchParams)}`);
    const life = started(page);
    await vi.waitFor(() => expectSame(life, value));
  },
  'typed before'(page) {
    const { value } = typed(page, '5');
    goTo(typed(page, '3').link);
    expectSame(
      started(page, (life) => {
        // The reader's units are read by then; what was typed stood beside those the page was served in.
        $unitChoices.set(US);
        asServed(() => life.set('5'));
      }),
      value,
    );
  },
  'chosen before'(page) {
    const life = started(page);
    const choice = choiceIn(life);
    if (!choice) throw new Error('no choice counts as it opens');
    const { key, served, other } = choice;
    life.form.set(key, other);
    goTo(life.link());
    const textOf = ({ form }: Life): string => textAt(form.$content.get().texts, key);
    expect(textOf(started(page))).toBe(other);
    expect(textOf(started(page, ({ form }) => form.set(key, served)))).toBe(served);
  },
  async old(page) {
    const life = started(page);
    life.set('abc');
    await vi.waitFor(() => expect(life.isOld()).toBe(true));
  },
  reset(page) {
    const life = started(page);
    const opened = valueOf(life);
    life.set('7');
    const value = valueOf(life);
    expect(value).not.toBe(opened);
    const undo = life.reset();
    expect(valueOf(life)).not.toBe(value);
    goTo(place.href);
    expectSame(started(page), opened);
    undo();
    expectSame(life, value);
  },
  units(page) {
    const life = started(page);
    life.set('7,25');
    const value = valueOf(life);
    $unitChoices.set(US);
    goTo(life.link());
    $unitChoices.set({});
    expectSame(started(page), value);
  },
  file(page) {
    const life = started(page);
    life.set('7,25');
    // A gauge counts from the atmosphere, 1.01325 bar: a pressure of a visit is written as absolute.
    expect(life.file()).toMatch(/(?<!\d)(?:7,25(?!\d)|8,26325)/);
  },
};

it('every page that shows an answer is tried here', () => {
  expect(UNTRIED).toEqual([]);
});

describe(CANNOT, () => {
  it.each(Object.entries(PAGES))('%s', async (_, page) => {
    expect(page.lacks?.[CANNOT]).toBeUndefined();
    vi.stubGlobal('WebAssembly', undefined);
    const life = started(page);
    life.set('7');
    // The page says it in words of its own (src/kit/island/no-engine-notice.ts), and that what is in sight is old.
    await vi.waitFor(() => expect(dataset['noEngine']).toBe('barred'));
    await vi.waitFor(() => expect(life.isOld()).toBe(true));
  });
});

describe.each(Object.entries(HOLDS))('%s', (name, holds) => {
  it.each(Object.entries(PAGES))('%s', async (_, page) => {
    const why = page.lacks?.[name as Capability];
    if (why === undefined) await holds(page);
    else expect(why.length).toBeGreaterThan(20);
  });
});
