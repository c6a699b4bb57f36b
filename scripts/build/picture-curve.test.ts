import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { curveOf } from './picture-curve.ts';

const site = mkdtempSync(join(tmpdir(), 'appfroid-'));
const row = (t: number, p: number) => ({ t, p_bubble: p, p_dew: p });

beforeAll(() => {
  const folder = join(site, 'ressources/list-fluide');
  mkdirSync(folder, { recursive: true });
  const write = (slug: string, name: string, saturation: readonly object[]) =>
    writeFileSync(join(folder, `${slug}.json`), JSON.stringify({ name, saturation, working: { t_dew: 5 } }));
  // CoolProp 8: R32 and R123 at 0, 5 and 10 °C, bar absolute.
  write('r32', 'R32', [row(0, 8.131), row(5, 9.515), row(10, 11.069)]);
  write('r123', 'R123', [row(0, 0.3265), row(5, 0.4082), row(10, 0.5057)]);
});
afterAll(() => rmSync(site, { recursive: true }));

it('says the pressure as a gauge shows it, absolute in vacuum', () => {
  expect(curveOf(site, 'ressources/list-fluide/r32/index.html', 'fr')?.figures[0]).toMatchObject({
    value: '8,50\u202fbar',
    said: 'au manomètre à 5\u202f°C',
  });
  expect(curveOf(site, 'en/ressources/list-fluide/r123/index.html', 'en')?.figures[0]).toMatchObject({
    value: '0.41\u202fbar',
    said: 'absolute at 5\u202f°C',
  });
});

it('has both curves of a pair, and none of another page', () => {
  expect(curveOf(site, 'ressources/remplacer/r32-r123/index.html', 'fr')?.figures.map(({ name }) => name)).toEqual([
    'R32',
    'R123',
  ]);
  expect(curveOf(site, 'tools/calcul-kv/index.html', 'fr')).toBeUndefined();
});
