/** Pages and files of refrigerants as they are served. */
import { expect, test } from './support/test.ts';
import { createEngine } from '../../src/engine/index.ts';
import type { Fluid } from '../../src/engine/index.ts';
import { parseNumber } from '../../src/quantities/index.ts';
import { RECORDS } from '../../src/refrigerants/records.ts';
import { slugFromName } from '../../src/refrigerants/slug.ts';
import type { Locale } from '../../src/language/index.ts';

const COLUMNS = ['t', 'p_bubble', 'p_dew', 'rho_liquid', 'rho_vapour', 'h_liquid', 'h_vapour'] as const;
type Column = (typeof COLUMNS)[number];

/** Numbers from 0 to 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A figure of a saturation table as the engine gives it: °C, bar absolute, kg/m³, kJ/kg. */
function figure(fluid: Fluid, t: number, column: Column): number {
  const { bubble, dew } = fluid.saturation({ T: t + 273.15 });
  return {
    t,
    p_bubble: bubble.P / 1e5,
    p_dew: dew.P / 1e5,
    rho_liquid: bubble.D,
    rho_vapour: dew.D,
    h_liquid: bubble.H / 1e3,
    h_vapour: dew.H / 1e3,
  }[column];
}

/** A written figure and half of its last digit. */
function written(text: string, locale: Locale): readonly [value: number, half: number] {
  const plain = locale === 'en' ? text.replaceAll(',', '') : text;
  const parsed = parseNumber(plain);
  if (!parsed.ok) throw new Error(`${text} is no figure`);
  const decimals = plain.split(/[.,]/)[1]?.length ?? 0;
  return [parsed.value, 0.5 * 10 ** -decimals];
}

const rowsOf = (html: string): string[][] =>
  [
    ...(/<table[^>]* data-saturation[\s\S]*?<tbody>([\s\S]*?)<\/tbody>/.exec(html)?.[1] ?? '').matchAll(
      /<tr>(.*?)<\/tr>/g,
    ),
  ].map(([, row = '']) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell));

test('300 figures of random fluids, in table, CSV and JSON, are those of the engine', async ({ request }) => {
  const engine = await createEngine();
  const random = seeded(20_261_122);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(random() * list.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  };
  for (let i = 0; i < 25; i += 1) {
    const { name } = pick(RECORDS);
    const fluid = engine.fluid(name);
    const path = `/ressources/list-fluide/${slugFromName(name)}`;
    const json = (await (await request.get(`${path}.json`)).json()) as {
      name: string;
      saturation: Record<Column, number>[];
    };
    expect(json.name).toBe(name);
    const csv = await (await request.get(`${path}.csv`)).text();
    const lines = csv.trim().split('\r\n').slice(1);
    for (let k = 0; k < 4; k += 1) {
      const [row, column] = [pick(json.saturation), pick(COLUMNS.slice(1))];
      expect(row[column] / figure(fluid, row.t, column), `${name} ${row.t} ${column}`).toBeCloseTo(1, 6);
      const cells = pick(lines).split(',').map(Number);
      const at = COLUMNS.indexOf(column);
      expect((cells[at] ?? 0) / figure(fluid, cells[0] ?? 0, column), `${name} ${cells[0]} ${column}`).toBeCloseTo(
        1,
        6,
      );
    }

    const locale = random() < 0.5 ? 'fr' : 'en';
    const html = await (await request.get(locale === 'en' ? `/en${path}` : path)).text();
    const rows = rowsOf(html);
    expect(rows.length, name).toBe(json.saturation.length);
    for (const cell of rows.flat()) expect(cell.trim(), name).not.toBe('');
    const isBlend = /data-saturation="2"/.test(html);
    const order: (readonly [Column | 'latent', gauge: boolean])[] = [
      ['t', false],
      ...(isBlend
        ? ([
            ['p_bubble', false],
            ['p_bubble', true],
          ] as const)
        : []),
      ['p_dew', false],
      ['p_dew', true],
      ['rho_liquid', false],
      ['rho_vapour', false],
      ['h_liquid', false],
      ['h_vapour', false],
      ['latent', false],
    ];
    for (let k = 0; k < 4; k += 1) {
      const row = pick(rows);
      expect(row).toHaveLength(order.length);
      const [t] = written(row[0] ?? '', locale);
      const at = Math.floor(random() * order.length);
      const [column, isGauge] = order[at] ?? (['t', false] as const);
      const exact =
        column === 'latent' ? figure(fluid, t, 'h_vapour') - figure(fluid, t, 'h_liquid') : figure(fluid, t, column);
      const [value, half] = written(row[at] ?? '', locale);
      expect(Math.abs(value - (exact - (isGauge ? 1.01325 : 0))), `${name} ${t} ${column}`).toBeLessThanOrEqual(
        half * 1.001,
      );
    }
  }
});

for (const [typed, meant] of [
  ['/ressources/list-fluide/R454B', '/ressources/list-fluide/r454b'],
  ['/en/ressources/list-fluide/HFC-134a', '/en/ressources/list-fluide/r134a'],
  ['/ressources/list-fluide/R1234ze(E)', '/ressources/list-fluide/r1234ze-e'],
  ['/Ressources/List-fluide', '/ressources/list-fluide'],
] as const) {
  test(`${typed} leads for good to ${meant}`, async ({ request }) => {
    const response = await request.get(typed, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(meant);
  });
}

test('whoever burns or poisons sends to the rule of public buildings, and no one else', async ({ request }) => {
  const html = async (slug: string): Promise<string> =>
    (await request.get(`/en/ressources/list-fluide/${slug}`)).text();
  for (const slug of ['r32', 'r290', 'r717', 'r123']) expect(await html(slug), slug).toContain('article CH 35 decides');
  for (const slug of ['r134a', 'r744']) expect(await html(slug), slug).not.toContain('CH 35');
});

test('no refrigerant is made up', async ({ request }) => {
  expect((await request.get('/ressources/list-fluide/r999')).status()).toBe(404);
});
