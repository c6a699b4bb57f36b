/** What a reader does in the first second, while the scripts of a page are still on their way. */
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';
import { openAsleep } from './support/asleep.ts';
import { isWholeMatrix } from './support/matrix.ts';

/** Of each form there is a field, typed at its end, and a choice of each kind it has, made by its label. */
const FORMS = [
  {
    path: '/simulation/circuit/general',
    name: 'surch_la',
    chosen: ['[data-field="mode_ref"] input[value="0"]', 'select[name="intitule_choix"]'],
  },
  { path: '/simulation/circuit/pipes', name: 'haut_ref', chosen: ['select[name="material"]'] },
  { path: '/simulation/circuit/technique', name: 'tc_min', chosen: [] },
  { path: '/simulation/comparatif', name: 'surch_la', chosen: ['select[name="intitule_choix"]'] },
  { path: '/simulation/hp-optimum', name: 'p_max', chosen: ['[data-field="mode_tgc"] input[value="ambient"]'] },
  { path: '/simulation/line', name: 'step', chosen: ['[data-field="mode_trans"] input[value="1"]'] },
  { path: '/reglette', name: 'measured', chosen: [] },
  { path: '/tools/air-data', name: 't_db', chosen: [] },
] as const;

/** Makes a choice; what the link says of it, and what holds once its script is there. */
async function choose(page: Page, selector: string): Promise<{ said: string; holds: () => Promise<void> }> {
  const control = page.locator(`astro-island ${selector}`).first();
  const said = /(?:name|data-field)="(\w+)"/.exec(selector)?.[1] ?? '';
  if ((await control.evaluate((element) => element.nodeName)) === 'SELECT') {
    const chosen = await control.evaluate(
      (list: HTMLSelectElement) => [...list.options].find(({ defaultSelected }) => !defaultSelected)?.value ?? '',
    );
    await control.selectOption(chosen);
    return { said, holds: () => expect(control).toHaveValue(chosen) };
  }
  await control.check({ force: true });
  return { said, holds: () => expect(control).toBeChecked() };
}

/** One way of keeping what is typed holds for all: a usual run tries each sort of form, the whole matrix every page. */
const USUAL: ReadonlySet<string> = new Set([
  '/simulation/circuit/general',
  '/simulation/circuit/pipes',
  '/simulation/hp-optimum',
  '/reglette',
  '/tools/air-data',
]);

for (const { path, name, chosen } of FORMS.filter((form) => isWholeMatrix || USUAL.has(form.path))) {
  test(`${path} keeps what is typed and chosen before its scripts are there`, async ({ page }) => {
    const wake = await openAsleep(page, path);
    const field = page.locator(`input[name="${name}"]`).first();
    await field.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    const typed = await field.inputValue();
    const choices = [];
    for (const selector of chosen) choices.push(await choose(page, selector));
    wake();
    await expect(field.locator('xpath=ancestor::astro-island[1]')).not.toHaveAttribute('ssr');
    const link = () => decodeURIComponent(page.url().replace(/^[^/]*\/\/[^/]*/, ''));
    await expect.poll(link).toMatch(new RegExp(`${name}"?[:=]"?[^,&]*7|[?&]t=[^&]*7`));
    await expect(field).toHaveValue(typed);
    for (const { said, holds } of choices) {
      await expect.poll(link).toContain(said);
      await holds();
    }
  });
}

test('the report keeps a line typed before its scripts are there', async ({ page }) => {
  const wake = await openAsleep(page, '/simulation/circuit/rapport');
  await page.locator('input[name="report-site"]').fill('Chantier 7');
  wake();
  await expect(page.locator('main').getByText('Chantier 7')).toHaveCount(1);
});

for (const [path, name] of [
  ['/simulation/circuit/general?permanent=%7B%22fluid%22%3A%22R32%22%2C%22surch_la%22%3A3%7D', 'surch_la'],
  ['/simulation/circuit/pipes?pipes=%7B%22haut_ref%22%3A3%7D', 'haut_ref'],
  ['/tools/air-data?t_db=30', 't_db'],
] as const) {
  test(`${path} opens with its link, and with what was typed since over it`, async ({ page }) => {
    const wake = await openAsleep(page, path);
    const field = page.locator(`input[name="${name}"]`).first();
    await field.fill('17');
    wake();
    await expect.poll(() => decodeURIComponent(page.url())).toMatch(new RegExp(`${name}"?[:=]"?17`));
    await expect(field).toHaveValue('17');
    if (path.includes('R32')) await expect(page.locator('main')).toContainText('R32');
  });
}

for (const isEntered of [true, false]) {
  const done = isEntered ? 'and entered is chosen' : 'is offered';
  test(`a fluid searched before the scripts are there ${done} once they are`, async ({ page }) => {
    const wake = await openAsleep(page, '/reglette');
    const field = page.getByRole('combobox', { name: 'Fluide' });
    await field.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('R744');
    if (isEntered) await page.keyboard.press('Enter');
    wake();
    if (isEntered) await expect.poll(() => page.url()).toContain('fluid=R744');
    else await expect(page.getByRole('option', { name: /^R744/ }).first()).toBeVisible();
  });
}

test('a button pressed before its script is there does its work once it wakes', async ({ page }) => {
  const wake = await openAsleep(page, '/simulation/circuit/general');
  const field = page.locator('input[name="temp_evp"]');
  await field.fill('-8');
  await page.getByRole('button', { name: 'Réinitialiser' }).first().click();
  wake();
  await expect(
    page.locator('astro-island[ssr][client="afterPaintIdle"], astro-island[ssr][client="afterPaint"]'),
  ).toHaveCount(0);
  await expect(field).toHaveValue('0');
});

test('scripts are asked for after the first frame, and all of them', async ({ page }) => {
  // What a frame shows is on the screen some time later, on a busy machine long after: the frame itself is what they wait for.
  await page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => requestAnimationFrame(() => Object.assign(globalThis, { firstFrame: performance.now() })),
      { once: true },
    );
  });
  await page.goto('/reglette', { waitUntil: 'commit' });
  await expect(page.locator('head > link[rel="modulepreload"]').first()).toBeAttached();
  expect(
    await page
      .locator('#island-scripts')
      .evaluate((template: HTMLTemplateElement) => template.content.childElementCount),
  ).toBe(0);
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /react\..*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    );
  // A resource is told of once it is there.
  await expect.poll(asked).not.toEqual([]);
  const frame = await page.evaluate(() => Number(Reflect.get(globalThis, 'firstFrame')));
  // A page that took longer than that to come asks at once.
  expect(Math.min(...(await asked()))).toBeGreaterThanOrEqual(Math.min(frame, 200));
});
