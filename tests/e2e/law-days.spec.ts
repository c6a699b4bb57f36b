/** A build of today, read on later days and in other time zones: what it says of the law is of the reader's day. */
import { plainText, staleSentencesIn } from '../unit/false-sentences/read.ts';
import { expect, test } from './support/test.ts';
import { isWholeMatrix } from './support/matrix.ts';
import type { Browser, Page } from './support/test.ts';

/** One page of each kind that speaks of the law. */
const PAGES = [
  '/',
  '/ressources/list-fluide',
  '/ressources/list-fluide/r32',
  '/ressources/list-fluide/r448a',
  '/ressources/list-fluide/r410a',
  '/ressources/remplacer/r404a-r448a',
  '/ressources/fluide-avenir',
  '/ressources/articles/attestation-capacite-2027',
  '/ressources/articles/r410a-que-faire',
  '/ressources/articles/fiche-intervention-cerfa',
  '/ressources/lexique',
  '/simulation/comparatif',
  '/simulation/circuit/charge-fluide',
  '/en/ressources/list-fluide/r32',
  '/en/ressources/list-fluide',
];

/** A moment by Greenwich, the reader's zone, and the day it is there. */
const MOMENTS = [
  ['2026-12-31T22:30:00Z', 'Europe/Paris', '2026-12-31'],
  ['2026-12-31T23:30:00Z', 'Europe/Paris', '2027-01-01'],
  ['2026-12-31T13:30:00Z', 'Pacific/Noumea', '2027-01-01'],
  ['2027-01-01T03:30:00Z', 'America/Guadeloupe', '2026-12-31'],
  ['2029-01-01T09:00:00Z', 'Europe/Paris', '2029-01-01'],
  ['2030-01-01T09:00:00Z', 'Europe/Paris', '2030-01-01'],
  ['2032-01-01T09:00:00Z', 'Europe/Paris', '2032-01-01'],
] as const;
/** Every page on these; on the others what changes at midnight alone. */
const WHOLE = ['2027-01-01', '2029-01-01', '2032-01-01'];

async function pageAt(browser: Browser, moment: string, zone: string): Promise<Page> {
  const context = await browser.newContext({ timezoneId: zone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.clock.install({ time: new Date(moment) });
  return page;
}
const textOf = async (page: Page): Promise<string> => plainText(await page.evaluate(() => document.body.innerText));

/** By the reader's day: the next ban of R32, in new equipment. */
const NEXT: Readonly<Record<string, string>> = {
  '2026-12-31': '1er janvier 2027',
  '2027-01-01': '1er janvier 2029',
  '2029-01-01': '1er janvier 2030',
  '2030-01-01': '1er janvier 2033',
  '2032-01-01': '1er janvier 2033',
};

/** In a usual run the two sides of a midnight, of one of them in another zone, and the last day of all. */
const tried = MOMENTS.filter(
  ([, zone, day]) => isWholeMatrix || day === '2032-01-01' || (day < '2028' && zone !== 'Pacific/Noumea'),
);
for (const [moment, zone, day] of tried) {
  test(`on ${day} in ${zone} no page says what is no longer so`, async ({ browser }) => {
    test.setTimeout(180_000);
    const page = await pageAt(browser, moment, zone);
    await page.goto('/ressources/list-fluide/r32');
    await expect(page.locator('section[aria-labelledby="loi-bref"]')).toContainText(
      `Interdiction à partir du ${NEXT[day] ?? ''}, neuf`,
      { useInnerText: true },
    );
    await page.goto('/ressources/list-fluide');
    await expect(page.locator('tr:has(a[href$="/list-fluide/r32"]) td[data-law]')).toHaveText(
      new RegExp(`^${NEXT[day] ?? ''}`),
    );
    const said: string[] = [];
    for (const path of WHOLE.includes(day) && zone === 'Europe/Paris' ? PAGES : PAGES.slice(1, 6)) {
      await page.goto(path);
      await page.clock.runFor(2000);
      const found = staleSentencesIn(await textOf(page), path.startsWith('/en') ? 'en' : 'fr', day);
      said.push(...found.map((each) => `${path}: ${each}`));
    }
    expect(said).toEqual([]);
    await page.context().close();
  });
}

test('the search answers by the reader’s day', async ({ browser }) => {
  for (const [moment, zone, past] of [
    ['2026-12-31T22:30:00Z', 'Europe/Paris', false],
    ['2026-12-31T23:30:00Z', 'Europe/Paris', true],
  ] as const) {
    const page = await pageAt(browser, moment, zone);
    await page.goto('/');
    await page.getByRole('searchbox').fill('R32 interdit neuf');
    const results = page.locator('#site-results');
    const line = past ? /déjà \(depuis\)\s:[^\n]*\(2027\)/ : /ensuite \(à partir de\)\s:[^\n]*\(2027\)/;
    await expect.poll(() => results.innerText()).toMatch(line);
    await page.context().close();
  }
});

test('a page open over midnight follows', async ({ browser }) => {
  const page = await pageAt(browser, '2026-12-31T22:59:00Z', 'Europe/Paris');
  const law = page.locator('section[aria-labelledby="loi-bref"]');
  await page.goto('/ressources/list-fluide/r32');
  await expect(law).toContainText('Interdiction à partir du 1er janvier 2027, neuf', { useInnerText: true });
  await page.clock.runFor('02:00');
  await expect(law).toContainText('Interdiction à partir du 1er janvier 2029, neuf', { useInnerText: true });
  await expect(law).not.toContainText('Interdiction à partir du 1er janvier 2027, neuf', { useInnerText: true });
  await page.context().close();
});
