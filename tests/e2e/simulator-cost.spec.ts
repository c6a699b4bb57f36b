/** What the simulator costs the reader's device, by what does not depend on how fast that device is. */
import { expect, test } from './support/test.ts';
import { PAGE, field, open, waitForDevice } from './simulator-helpers.ts';
import {
  counted,
  countRenders,
  expectFewScripts,
  fetchedScripts,
  formattersMade,
  redrawn,
  settle,
} from './support/render-cost.ts';

/** Every script a phone fetches before anybody touches the page, the engine's included. */
const SCRIPTS_LIMIT = { files: 99, kB: 238 };
/** What a key may draw with every island awake: in the commit of the figures, then in the deferred ones. */
const KEY_LIMIT = { atOnce: 6, deferred: 49, commits: 8 };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('is drawn once, makes no formatter of the platform, and fetches few scripts', async ({ page }) => {
    const scripts = fetchedScripts(page);
    await countRenders(page);
    await page.goto(PAGE);
    await settle(page);
    expect((await counted(page)).flat().length).toBeGreaterThan(20);
    // Each part once, when it comes: whatever React draws again, the reader has to have caused.
    expect(await redrawn(page)).toEqual([]);
    expect(await formattersMade(page)).toEqual([]);
    expectFewScripts(scripts, SCRIPTS_LIMIT);
  });
});

test('a key draws its field and the figures at once, and no other field', async ({ page }) => {
  await countRenders(page);
  await open(page, PAGE);
  await waitForDevice(page);
  await settle(page);
  const input = field(page, 'temp_evp');
  await input.focus();
  await page.keyboard.press('End');
  // The first change is of another size: a minus sign and problems come and go.
  await page.keyboard.type(',');
  await settle(page);
  const before = (await counted(page)).length;
  await page.keyboard.type('5');
  await settle(page);
  const commits = (await counted(page)).slice(before);
  const [atOnce = [], ...deferred] = commits;
  expect(atOnce.length).toBeGreaterThan(1);
  expect(atOnce.length, atOnce.join(' ')).toBeLessThanOrEqual(KEY_LIMIT.atOnce);
  expect(deferred.flat().length, deferred.flat().join(' ')).toBeLessThanOrEqual(KEY_LIMIT.deferred);
  expect(commits.length, 'commits').toBeLessThanOrEqual(KEY_LIMIT.commits);
});
