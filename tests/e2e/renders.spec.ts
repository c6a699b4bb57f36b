/**
 * What one key draws at once on pages with a form: its field, and the figures that answer it. Of the simulator and the
 * calculators simulator-cost and tools-cost say it. A page joins by a line; what a page draws later, when the browser
 * has time, is not held here.
 */
import { expect, test } from './support/test.ts';
import { allAwake } from './support/islands.ts';
import { counted, countedInFocus, countRenders, settle } from './support/render-cost.ts';

interface Typed {
  readonly name: string;
  readonly path: string;
  /** Where the key falls. */
  readonly field: string;
  /** Typed before: the first change fetches what answers. */
  readonly first: string;
  readonly key: string;
  /** Components drawn by the island of the field in the commit of the key, at most. */
  readonly atMost: number;
}

const CIRCUIT = '/simulation/circuit';
const PAGES: readonly Typed[] = [
  { name: 'the ruler, pressure', path: '/reglette', field: 'pressure', first: '1', key: '5', atMost: 6 },
  // The field, what is shown, and the kit's table in it.
  { name: 'the ruler, table', path: '/reglette', field: 'table-step', first: ',', key: '5', atMost: 3 },
  { name: 'the ruler, state', path: '/reglette', field: 'state-first', first: '1', key: '5', atMost: 6 },
  { name: 'the quick point', path: '/simulation/line', field: 'rend_is', first: '1', key: '5', atMost: 5 },
  { name: 'compressors, coefficient', path: '/simulation/compressor', field: 'c3', first: '1', key: '5', atMost: 7 },
  { name: 'compressors, trial', path: '/simulation/compressor', field: 'trial_tc', first: ',', key: '5', atMost: 6 },
  { name: 'the best pressure', path: '/simulation/hp-optimum', field: 't_out_gc', first: ',', key: '5', atMost: 6 },
  { name: 'the comparison', path: '/simulation/comparatif', field: 'temp_evp', first: ',', key: '5', atMost: 4 },
  { name: 'pipes, length', path: `${CIRCUIT}/pipes`, field: 'long_asp', first: '1', key: '5', atMost: 5 },
  { name: 'pipes, circuit', path: `${CIRCUIT}/pipes`, field: 'temp_evp', first: ',', key: '5', atMost: 5 },
  { name: 'charge', path: `${CIRCUIT}/charge-fluide`, field: 'lines.asp.length', first: '1', key: '5', atMost: 5 },
  { name: 'exchangers', path: `${CIRCUIT}/echangeurs`, field: 'evaporator.t_in', first: ',', key: '5', atMost: 5 },
  { name: 'indicators', path: `${CIRCUIT}/technique`, field: 'years', first: '1', key: '5', atMost: 5 },
  { name: 'components', path: `${CIRCUIT}/produits`, field: 'ps_hp', first: '1', key: '5', atMost: 5 },
];

for (const path of new Set(PAGES.map((page) => page.path))) {
  test(`${path}: a key draws few components, and nothing is drawn that nobody caused`, async ({ page }) => {
    await countRenders(page);
    await page.goto(path);
    await allAwake(page);
    await settle(page);
    for (const { name, field, first, key, atMost } of PAGES.filter((one) => one.path === path)) {
      const input = page.locator(`input[name="${field}"]`).first();
      await input.focus();
      await page.keyboard.press('End');
      await page.keyboard.type(first);
      await settle(page);
      const before = (await counted(page)).length;
      await page.keyboard.type(key);
      await expect.poll(async () => (await countedInFocus(page, before)).length).toBeGreaterThan(0);
      const [drawn = []] = await countedInFocus(page, before);
      expect(drawn.length, name).toBeGreaterThan(0);
      expect(drawn.length, `${name}: ${drawn.join(' ')}`).toBeLessThanOrEqual(atMost);
    }
  });
}
