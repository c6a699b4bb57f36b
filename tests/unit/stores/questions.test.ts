/**
 * What every page that asks and answers does the same way: its link, long and short, what was typed before its script came, the
 * reader's units, an answer that is old or cannot be had, its reset; and that all it asks has words in both languages.
 */
import { SIMULATOR_FLUIDS } from '../../../src/refrigerants/index.ts';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { textAt } from '../../../src/kit/form/fields.ts';
import type { Field, NumberField } from '../../../src/kit/form/fields.ts';
import { LONGEST_LINK } from '../../../src/kit/form/long-link.ts';
import { $unitChoices } from '../../../src/kit/form/units.ts';
import { GAP } from '../../../src/kit/page/question.ts';
import type { AskedField } from '../../../src/kit/page/question.ts';
import { translator } from '../../../src/shell/texts.ts';
import { NUMBERED, openQuestion, QUESTIONS } from './questions.ts';
import type { AnyQuestion } from './questions.ts';

const REFRIGERANTS = SIMULATOR_FLUIDS.map(({ name }) => name);
const HERE = 'https://example.org/page';
const place = { search: '', hash: '', origin: 'https://example.org', pathname: '/page', href: HERE };

/** Goes to an address. */
function goTo(address: string): void {
  const { search, hash, href } = new URL(address);
  Object.assign(place, { search, hash, href });
}

beforeEach(() => {
  vi.stubGlobal('location', place);
  vi.stubGlobal('document', { cookie: '', querySelector: () => null, documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => goTo(new URL(to, HERE).href),
  });
  $unitChoices.set({});
  goTo(HERE);
});
// What a page fetches once it is opened may come after the last test: without its module the run fails.
afterAll(() => vi.dynamicImportSettled());

/** Quantities whose units the tests below change. */
const SHOWN_OTHERWISE: ReadonlySet<string> = new Set(['temperature', 'pressure', 'power']);

/** The first number that counts as the page opens and whose unit a reader chooses. */
function numberOf(question: AnyQuestion): NumberField {
  const { texts } = openQuestion(question).form.$content.get();
  const field = question.fields.find(
    (one): one is NumberField =>
      one.kind === 'number' &&
      SHOWN_OTHERWISE.has(one.quantity) &&
      one.default !== null &&
      (one.isUsed?.(texts) ?? true),
  );
  if (!field) throw new Error('no temperature, pressure or power is asked');
  return field;
}

interface Typed {
  readonly key: string;
  readonly text: string;
  /** The same in its link, and as its form reads it. */
  readonly said: string;
  readonly value: number | string;
}

/** What is typed in a page: a number, or where it asks for no number the words of its last text. */
function typedIn(question: AnyQuestion): Typed {
  if (NUMBERED.some(([key]) => key === question.key))
    return { key: numberOf(question).key, text: '7,25', said: '7.25', value: 7.25 };
  const isText = ({ kind }: Field): boolean => kind === 'text';
  const text = '-10\t2,5';
  return { key: question.fields.findLast(isText)?.key ?? '', text, said: '-10%092%2C5', value: text };
}

const started = (question: AnyQuestion, doAgain?: () => void) => {
  const page = openQuestion(question);
  page.start(doAgain);
  return page;
};

/** The question with each answer given elsewhere, and never there; with what gives it up. */
function unanswered(question: AnyQuestion): { readonly asked: AnyQuestion; readonly signals: readonly AbortSignal[] } {
  const signals: AbortSignal[] = [];
  const later = () => (call: { readonly signal: AbortSignal }) => {
    signals.push(call.signal);
    return new Promise<never>(() => undefined);
  };
  const answers = Object.entries(question.answers).map(([name, asks]) => [name, { ...asks, later }] as const);
  return { asked: { ...question, answers: Object.fromEntries(answers), prepare: () => Promise.resolve() }, signals };
}

describe.each(QUESTIONS)('%s', (_, question) => {
  const { key, text, said, value } = typedIn(question);
  const valueOf = (page: ReturnType<typeof openQuestion>): unknown => page.form.$content.get().values[key];

  it('opens by its link, from the address and from the fragment', () => {
    const page = started(question);
    page.form.set(key, text);
    const link = page.link();
    expect(link).toContain(said);
    goTo(link);
    expect(valueOf(started(question))).toBe(value);
    goTo(link.replace('?', '#?'));
    const again = started(question);
    expect(valueOf(again)).toBe(value);
    // Too long for a server, it says itself in the fragment; what is none of the page's stays.
    goTo(`${link}&other=${'x'.repeat(LONGEST_LINK)}`);
    const long = started(question).link();
    expect(long.startsWith(`${HERE}#?`)).toBe(true);
    expect(long).toContain(said);
    expect(long).toContain('other=x');
  });

  it('says in its address what is typed, once typing pauses', async () => {
    goTo(HERE);
    const page = started(question);
    page.form.set(key, text);
    expect(page.link()).toContain(said);
    await vi.waitFor(() => expect(place.href).toBe(page.link()));
  });

  it('shows an answer on its way, gives it up for a later key, and when it is asked to', async () => {
    const { asked, signals } = unanswered(question);
    const page = started(asked);
    const statuses = () => new Set(Object.values(page.answers).map((store) => store.get().status));
    page.form.set(key, text);
    expect(statuses()).toEqual(new Set(['running']));
    await vi.waitFor(() => expect(signals.length).toBeGreaterThan(0));
    const [first] = signals;
    expect(first?.aborted).toBe(false);
    page.form.set(key, key === 'text' ? '-5 3,1' : '8');
    expect(first?.aborted).toBe(true);
    page.cancel();
    expect(statuses()).toEqual(new Set(['stale']));
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });

  it('says that this device cannot compute, where nobody else does', async () => {
    // Without its doors, which another test may have opened.
    const alone = Object.entries(question.answers).map(
      ([name, { elsewhere: _, ...asks }]) => [name, { ...asks, now: () => undefined }] as const,
    );
    const page = started({
      ...question,
      answers: Object.fromEntries(alone),
      prepare: () => Promise.reject(new Error('no engine')),
    });
    page.form.set(key, text);
    const statuses = () => Object.values(page.answers).map((store) => store.get().status);
    expect(statuses()).toEqual(alone.map(() => 'running'));
    await vi.waitFor(() => expect(statuses()).toEqual(alone.map(() => 'cannot-run')));
  });

  it.each(['fr', 'en'] as const)('names the field of what it refuses in %s', (locale) => {
    const t = translator(locale);
    const { form } = openQuestion(question, locale);
    for (const { key: field, kind, isUsed } of question.fields) {
      if (kind !== 'number' || isUsed?.(form.$content.get().texts) === false) continue;
      const sentence = question.problemText({ code: 'E_MISSING', field, values: {} }, t);
      expect(sentence, field).not.toMatch(/\w\.\w+\.|\w_\w/);
      expect(sentence.length, field).toBeGreaterThan(10);
    }
  });

  it.each(['fr', 'en'] as const)('has words for all it asks in %s', (locale) => {
    const t = translator(locale);
    const { texts } = openQuestion(question, locale).form.$content.get();
    const named = (asked: string): void => expect(t(asked as never), asked).not.toBe(asked);
    for (const group of question.groups) {
      if ('slot' in group) continue;
      named(group.title(texts));
      for (const row of group.rows) {
        if (row === GAP || (typeof row === 'object' && !('key' in row))) continue;
        const asked: Partial<AskedField<object>> & { key: string } = typeof row === 'string' ? { key: row } : row;
        const field = question.fields.find((one) => one.key === asked.key);
        expect(field, asked.key).toBeDefined();
        // A picker of fluids has its name as other fields do; what else a page draws itself, it names itself.
        if (asked.slot !== undefined && asked.slot !== 'Fluid') continue;
        named(asked.label?.(texts) ?? `${question.key}.fields.${asked.key}`);
        if (field?.kind !== 'choice') continue;
        for (const option of asked.offers?.(texts) ?? field.options) {
          if (typeof asked.words === 'string') named(`${asked.words}.${option}`);
          else if (asked.words !== undefined) expect(asked.words(t)[option], option).toBeDefined();
          // The name of a refrigerant is its own word.
          else expect(REFRIGERANTS, option).toContain(option);
        }
      }
    }
  });
});

describe.each(NUMBERED)('%s, which asks for numbers', (_, question) => {
  const { key } = numberOf(question);

  it('says the same in its link whatever the units', () => {
    const page = started(question);
    page.form.set(key, '28,125');
    const link = page.link();
    $unitChoices.set({ temperature: 'degF', pressure: 'psi', power: 'BTU_h' });
    expect(page.link()).toBe(link);
    expect(textAt(page.form.$content.get().texts, key)).not.toBe('28,125');
  });

  it('keeps its last answer, old, where an input cannot be read, and says which', () => {
    const page = started(question);
    page.form.set(key, '');
    for (const { reads } of Object.values(question.answers)) expect(reads?.(key) ?? true).toBe(true);
    for (const store of Object.values(page.answers)) expect(store.get().status).toBe('stale');
    const [first] = Object.values(page.answers);
    expect(first?.get().problem).toMatchObject({ code: 'E_MISSING', field: key });
    expect(page.$refusals.get()[key]).toMatchObject({ code: 'E_MISSING' });
    page.form.set(key, 'abc');
    expect(page.$refusals.get()[key]).toMatchObject({ code: 'E_NUMBER' });
  });
});
