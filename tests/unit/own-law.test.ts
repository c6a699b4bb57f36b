/** A machine is told the law of machines of its own use, wherever the law is told: of all twenty uses, in both languages. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asked } from '../../src/access/questions/checks/ask.ts';
import { createEmbeddedEngine } from '../../src/engine/embedded.ts';
import { ALL_PARTS } from '../../src/features/circuit/state/all-parts.ts';
import { answeredStudy } from '../../src/features/circuit/state/answered-study.ts';
import { takenBy } from '../../src/features/machines/tab/takes.ts';
import { lawOf } from '../../src/features/comparison/law-facts.ts';
import type { BareFacts } from '../../src/machine/index.ts';
import { findUse, OPENINGS, USE_IDS } from '../../src/machine/index.ts';
import { ROOM_CHOICES } from '../../src/machine/room-choices.ts';
import { isProduct, PRODUCTS } from '../../src/regulation/law/products.ts';
import type { Product } from '../../src/regulation/law/products.ts';
import { productName } from '../../src/regulation/wording/sentences.ts';
import { openDoor } from '../../src/runtime/doors.ts';
import { run } from '../../src/simulation/run.ts';

const DAY = '2026-11-27';
beforeAll(() => {
  vi.stubGlobal('location', { search: '', origin: 'https://example.org', pathname: '/', hash: '' });
  vi.useFakeTimers({ now: new Date(`${DAY}T12:00:00Z`), toFake: ['Date'] });
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Uses the law's list of products has rows for: a vehicle has a rule of its own, one in transport is not on the list. */
const NAMED = USE_IDS.filter((use) => findUse(use).law.new.some((row) => 'product' in row));
const LISTED = NAMED.filter((use) => use !== 'other');
const own = (use: (typeof USE_IDS)[number]): ReadonlySet<string> =>
  new Set(findUse(use).law.new.flatMap((row) => ('product' in row ? [row.product] : [])));
/** Products of other uses alone, with their names: one that a name of its own begins with is no sign. */
const others = (use: (typeof USE_IDS)[number], locale: 'fr' | 'en'): readonly string[] => {
  const mine = [...own(use)].map((product) => productName(product as Product, locale));
  return PRODUCTS.filter((product) => !own(use).has(product) && !/^service/.test(product))
    .map((product) => productName(product, locale))
    .filter((name) => !mine.some((one) => one.includes(name)));
};
const FLUIDS = ['R404A', 'R410A', 'R134a', 'R448A', 'R32', 'R290', 'R455A'];

const engine = createEmbeddedEngine();
const doors = new Map(await Promise.all(ALL_PARTS.map(async ({ door }) => [door, await openDoor(door)] as const)));

/** The list of a study of a machine, as each page of the circuit and its report show it. */
async function alertsOf(facts: BareFacts) {
  const { query } = takenBy('/simulation/circuit/general', facts);
  const study = await answeredStudy(query, facts, {
    run({ permanent }) {
      const outcome = run(permanent, engine);
      return Promise.resolve(outcome.ok ? { permanent: outcome.result, transient: undefined } : undefined);
    },
    ask: (door, question) =>
      Promise.resolve(
        (doors.get(door as never) as unknown as { ask: (question: unknown, engine: unknown) => never }).ask(
          question,
          engine,
        ),
      ),
  });
  return study?.alerts ?? [];
}

describe('the law of other machines', () => {
  it.each(LISTED)('is told to no %s where refrigerants are compared', async (use) => {
    for (const locale of ['fr', 'en'] as const)
      for (const fluid of FLUIDS) {
        const { said = [] } = (await lawOf(fluid, JSON.stringify({ use }), locale, DAY)) ?? {};
        expect(said.length).toBeGreaterThan(1);
        const text = said.join(' ').toLowerCase();
        const wrong = others(use, locale).filter((name) => text.includes(name.toLowerCase()));
        expect(wrong, `${use} ${fluid}`).toEqual([]);
      }
  });

  it('is told, all of it, where nobody says what the machine is', async () => {
    const { said = [] } = (await lawOf('R404A', '{}', 'fr', DAY)) ?? {};
    expect(said.join(' ')).toMatch(/réfrigérateur ou congélateur ménager/);
    expect(said.join(' ')).toMatch(/centrale/i);
  });

  it.each(LISTED)('raises no alert in a study of a %s', async (use) => {
    const { fluid = 'R134a' } = OPENINGS[use] ?? {};
    for (const one of [fluid, 'R404A']) {
      // A booster runs with carbon dioxide alone, and ammonia in its own machine.
      if (one !== fluid && (use === 'co2_booster' || use === 'ammonia')) continue;
      const alerts = await alertsOf({ use, fluid: one });
      expect(alerts.length, use).toBeGreaterThan(0);
      const products = alerts.flatMap(({ values }) => (isProduct(values['product']) ? [values['product']] : []));
      expect(products.filter((product) => !own(use).has(product))).toEqual([]);
      const { virgin } = findUse(use).law.recharge;
      const sectors = alerts.flatMap(({ code, values }) =>
        /^L_TOPUP/.test(code) ? [`service-${values['sector']}`] : [],
      );
      if (virgin !== null && findUse(use).law.recharge.alternative === undefined)
        expect(sectors.filter((sector) => sector !== virgin)).toEqual([]);
      // EN 60335-2-40 and article CH 35 are for comfort.
      if (ROOM_CHOICES.find(({ id }) => id === use)?.application === 'other')
        expect(alerts.map(({ code }) => code)).not.toContain('S_STANDARD');
    }
  });

  it.each(NAMED)('is no answer to a program that names a %s', (use) => {
    for (const fluid of FLUIDS) {
      const machine = { use, capacity: 8, charge: 2, build: 'monobloc' };
      const answer = asked('law_verdict', { fluid, date: DAY, machine });
      const { product } = (answer.ok ? answer.result : {}) as { readonly product?: string | null };
      if (product !== null && product !== undefined) expect(own(use).has(product), `${use} ${product}`).toBe(true);
    }
  });
});
