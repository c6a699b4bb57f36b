import { expect, it } from 'vitest';
import type { Locale } from '../../language/index.ts';
import type { KeptState } from '../messages.ts';
import { createTaking } from './taking.ts';

const PAGES = 3;
const EVENT = {} as ExtendableEvent;

/** Pages of two languages, had one at a time, when the test says so. */
function pagesToTake() {
  const kept: Record<Locale, number> = { fr: 0, en: 0 };
  const order: Locale[] = [];
  let go: () => void = () => undefined;
  let isStopped = false;
  let isOffline = false;
  const taking = createTaking({
    state: async (locale = 'fr', more = {}) => ({ kept: kept[locale], pages: PAGES, bytes: 0, ...more }),
    async keepAll(locale = 'fr', _, tell) {
      isStopped = false;
      order.push(locale);
      while (kept[locale] < PAGES && !isStopped && !isOffline) {
        await new Promise<void>((resolve) => (go = resolve));
        kept[locale] += 1;
        await tell();
      }
      return isStopped;
    },
    stop: () => (isStopped = true),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    taking,
    kept,
    order,
    /** So many pages are had. */
    async have(count: number) {
      for (let at = 0; at < count; at += 1) {
        go();
        await settle();
      }
    },
    loseNetwork: () => (isOffline = true),
  };
}

it('a second language asked for meanwhile is taken next, and both pages are told to the end', async () => {
  const { taking, kept, order, have } = pagesToTake();
  const told: Record<Locale, KeptState[]> = { fr: [], en: [] };
  const first = taking.take((state) => told.fr.push(state), 'fr', EVENT);
  await have(1);
  await taking.take((state) => told.en.push(state), 'en', EVENT);
  await have(2 * PAGES - 1);
  await first;
  expect(order).toEqual(['fr', 'en']);
  expect(kept).toEqual({ fr: PAGES, en: PAGES });
  for (const locale of ['fr', 'en'] as const) {
    expect(told[locale].at(-1)).toEqual({ kept: PAGES, pages: PAGES, bytes: 0, hasFailed: false });
  }
  expect(told.en[0]).toMatchObject({ kept: 0, isWorking: true });
});

it('a page that looked before it was begun is told as it goes on', async () => {
  const { taking, have } = pagesToTake();
  const told: KeptState[] = [];
  await taking.listen((state) => told.push(state), 'fr');
  const ended = taking.take(() => undefined, 'fr', EVENT);
  await have(PAGES);
  await ended;
  expect(told.map(({ kept, isWorking }) => [kept, isWorking])).toEqual([
    [0, false],
    [1, true],
    [2, true],
    [3, true],
    [3, undefined],
  ]);
});

it('a stop ends all of it and is no failure; asked again it goes on', async () => {
  const { taking, kept, have } = pagesToTake();
  const told: KeptState[] = [];
  const ended = taking.take((state) => told.push(state), 'fr', EVENT);
  await taking.take(() => undefined, 'en', EVENT);
  taking.stop();
  await have(1);
  await ended;
  expect(told.at(-1)).toMatchObject({ kept: 1, hasFailed: false });
  expect(kept.en).toBe(0);
  const again = taking.take((state) => told.push(state), 'fr', EVENT);
  await have(PAGES - 1);
  await again;
  expect(kept.fr).toBe(PAGES);
});

it('a lost network is a failure of the language that is not whole, and of no other', async () => {
  const { taking, have, loseNetwork } = pagesToTake();
  const told: Record<Locale, KeptState[]> = { fr: [], en: [] };
  const ended = taking.take((state) => told.fr.push(state), 'fr', EVENT);
  await taking.take((state) => told.en.push(state), 'en', EVENT);
  await have(PAGES);
  loseNetwork();
  await have(1);
  await ended;
  expect(told.fr.at(-1)).toMatchObject({ kept: PAGES, hasFailed: false });
  expect(told.en.at(-1)).toMatchObject({ hasFailed: true });
});
