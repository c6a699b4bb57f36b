import { expect, test } from './support/test.ts';
import { matrixLocales } from './support/matrix.ts';
import type { Locator, Page } from '@playwright/test';
import { field, open, row } from './simulator-helpers.ts';
import { axe, violationsInDark } from './support/axe.ts';

const WORDS = {
  fr: {
    path: '/tools',
    fluid: 'du fluide',
    byHand: 'valeur imposée',
    back: 'Revenir au fluide',
    none: 'Sans fluide',
    unknownFluid: 'Fluide introuvable',
    ammonia: 'Ammoniac',
    typed: 'Composition saisie',
    copy: 'Copier',
    copied: /Masse volumique du liquide\s: 1102,3/,
  },
  en: {
    path: '/en/tools',
    fluid: 'from the fluid',
    byHand: 'set by hand',
    back: 'Back to the fluid',
    none: 'No fluid',
    unknownFluid: 'Fluid not found',
    ammonia: 'Ammonia',
    typed: 'Composition as typed',
    copy: 'Copy',
    copied: /Liquid density: 1102\.3/,
  },
} as const;
const MIX = 'R32[0.689]&R1234yf[0.311]';

/** A comma beside a point parts thousands. */
const plain = (text: string): string =>
  text.replaceAll(/[\u202f\u00a0]/g, '').replaceAll(',', text.includes('.') ? '' : '.');
/** The figure of an output, whatever its language writes. */
async function figureOf(page: Page, key: string): Promise<number> {
  return Number(plain(await page.locator(`[data-output="${key}"] > :is(p, dd) > span`).first().innerText()));
}
const standIn = async (input: Locator): Promise<number> =>
  Number(plain((await input.getAttribute('placeholder')) ?? ''));
const optionsOf = (page: Page, name: string): Promise<string[]> =>
  page
    .locator(`select[name="${name}"] option`)
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));

for (const locale of matrixLocales()) {
  const words = WORDS[locale];

  test(`${locale}: the properties of a fluid, and the fluid itself`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${words.path}/reservoir`);
    await test.step('what stands for an empty field goes along with a copied result', async () => {
      await page.getByRole('button', { name: words.copy, exact: true }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(words.copied);
    });
    await test.step('a property is shown, overridden by hand in any unit, and released', async () => {
      const liquid = row(page, 'rho_liq');
      await expect(liquid).toContainText(words.fluid);
      // Saturated R134a at 50 °C: 1102.3 kg/m³ (equation of state of Tillner-Roth and Baehr, 1994).
      expect(await standIn(field(page, 'rho_liq'))).toBeCloseTo(1102.3, 1);
      const before = await figureOf(page, 'v_min');
      await liquid.getByRole('combobox').selectOption('lb_ft3');
      expect(await standIn(field(page, 'rho_liq'))).toBeCloseTo(1102.3 / 16.01846337, 1);
      await field(page, 'rho_liq').fill('40');
      await expect(liquid).toContainText(words.byHand);
      await expect.poll(() => figureOf(page, 'v_min')).toBeGreaterThan(before * 1.5);
      await liquid.getByRole('button', { name: words.back }).click();
      await expect(field(page, 'rho_liq')).toHaveValue('');
      await expect(field(page, 'rho_liq')).toBeFocused();
      await expect.poll(() => figureOf(page, 'v_min')).toBe(before);
      await expect(liquid).toContainText(words.fluid);
      await expect(liquid.getByRole('button', { name: words.back })).toHaveCount(0);
    });
    await row(page, 'rho_liq').getByRole('combobox').selectOption('kg_m3');
    await test.step('a fluid is found by its names, its facts shown, its properties used', async () => {
      await field(page, 'fluid').click();
      await field(page, 'fluid').fill('nh3');
      const first = row(page, 'fluid').getByRole('option').first();
      await expect(first).toContainText('R717');
      await expect(first).toContainText(words.ammonia);
      await expect(first).toContainText('B2L');
      await field(page, 'fluid').press('Enter');
      await expect(field(page, 'fluid')).toHaveValue('R717');
      // Saturated ammonia at 50 °C: 562.9 kg/m³ (equation of state of Gao et al., 2020).
      await expect.poll(() => standIn(field(page, 'rho_liq'))).toBeCloseTo(562.9, 0);
      await expect.poll(() => new URL(page.url()).searchParams.get('fluid')).toBe('R717');
    });
    await test.step('a fluid is chosen and left out by keyboard', async () => {
      await field(page, 'fluid').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.type('propane');
      await page.keyboard.press('Enter');
      await expect(field(page, 'fluid')).toHaveValue('R290');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(field(page, 'fluid')).toHaveValue('');
    });
  });

  test(`${locale}: a composition is taken from a link or typed in full, and a kept mix by its name`, async ({
    page,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'fluid-custom-data',
        JSON.stringify({
          expires: Date.now() + 1e9,
          mixes: [
            { label: 'Essai 12', fluids: ['R32', 'R1234yf'], fluids_ref: ['R32', 'R1234yf'], quantities: [0.5, 0.5] },
          ],
        }),
      ),
    );
    await open(
      page,
      `${words.path}/calcul-charge?fluid=${encodeURIComponent(MIX)}&elements=${encodeURIComponent('[{"element":"receiver","volume":10,"method":"fill","fill":30}]')}&t_cond=40`,
    );
    await expect(field(page, 'fluid')).toHaveValue(/R32\/R1234yf 68[.,]9\/31[.,]1/);
    // R454B by its components: GWP 465 (Regulation (EU) 2024/573, Annexes I, II and VI).
    await expect.poll(() => standIn(field(page, 'gwp'))).toBeCloseTo(465.23, 1);
    await expect(page.locator('select[name="annex"] option').first()).toContainText(words.fluid);

    await field(page, 'fluid').click();
    await field(page, 'fluid').fill('essai');
    await field(page, 'fluid').press('Enter');
    await expect(field(page, 'fluid')).toHaveValue('Essai 12');
    await expect.poll(() => new URL(page.url()).searchParams.get('fluid')).toBe('R32[0.5]&R1234yf[0.5]');

    await field(page, 'fluid').click();
    await field(page, 'fluid').fill('r32[50]&co2[50]');
    await expect(row(page, 'fluid').getByRole('group', { name: words.typed })).toBeVisible();
    await field(page, 'fluid').press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('fluid')).toBe('R32[50]&R744[50]');
    await expect(page.locator('[data-result]')).toBeVisible();
  });

  test(`${locale}: an unknown fluid of a link stays in sight and is refused; a fluid can be left out`, async ({
    page,
  }) => {
    await open(page, `${words.path}/reservoir?fluid=R9999&m_store=10&t_max=50&fill_max=80`);
    await expect(field(page, 'fluid')).toHaveValue('R9999');
    await expect(row(page, 'fluid')).toContainText(words.unknownFluid);
    await expect(page.locator('[data-refused]')).toContainText(words.unknownFluid);
    await row(page, 'fluid').getByRole('button', { name: words.none }).click();
    await expect(field(page, 'fluid')).toHaveValue('');
    await expect(row(page, 'rho_liq')).not.toContainText(words.fluid);
    await field(page, 'rho_liq').fill('1100');
    await field(page, 'rho_vap').fill('60');
    await expect(page.locator('[data-result]')).toBeVisible();
    // 10/(0.8 x 1100 + 0.2 x 60) m³.
    await expect.poll(() => figureOf(page, 'v_min')).toBeCloseTo(11.2, 1);
  });

  test(`${locale}: foods and panels fill a line, and are recognised in it`, async ({ page }) => {
    await open(page, `${words.path}/bilan-frigorifique`);
    const goods = page.locator('fieldset[data-field="goods"]');
    await goods.locator('summary').first().click();
    const product = page.locator('select[name="goods.0.preset"]');
    await expect(product).toHaveValue('apples');
    await product.selectOption('lean-fish');
    await expect(field(page, 'goods.0.latent')).toHaveValue('270');
    await expect(field(page, 'goods.0.cp1')).toHaveValue(locale === 'fr' ? '3,7' : '3.7');
    await field(page, 'goods.0.latent').fill('271');
    await expect(product).toHaveValue('');
    await expect(goods).toContainText(locale === 'fr' ? 'À vérifier' : 'To be verified');

    await page.locator('fieldset[data-field="walls"] summary').first().click();
    const before = await figureOf(page, 'q_trans');
    await page.locator('select[name="walls.0.u.preset"]').selectOption('100');
    await expect(field(page, 'walls.0.u')).toHaveValue(locale === 'fr' ? '0,226' : '0.226');
    await expect.poll(() => figureOf(page, 'q_trans')).toBeLessThan(before);

    await page.locator('fieldset[data-field="stored"] summary').first().click();
    await field(page, 't_in').fill('8');
    await page.locator('select[name="stored.0.preset"]').selectOption('apples');
    await expect(field(page, 'stored.0.w_per_t')).toHaveValue('30');
  });

  test(`${locale}: presets fill several fields, follow the line, and add up fittings`, async ({ page }) => {
    await open(page, `${words.path}/capteur-signal`);
    await page.locator('select[name="minValue.preset"]').selectOption('-50-50');
    await expect(field(page, 'maxValue')).toHaveValue('50');
    await expect(field(page, 'unitValue')).toHaveValue('°C');
    await open(page, `${words.path}/dimensionnement-gaine`);
    await page.locator('select[name="zeta.preset"]').selectOption('elbow');
    await page.locator('select[name="zeta.preset"]').selectOption('square-elbow');
    await expect(field(page, 'zeta')).toHaveValue(locale === 'fr' ? '1,45' : '1.45');
    await open(page, `${words.path}/calcul-diam`);
    expect(await optionsOf(page, 'v_max.preset')).toEqual(['', 'suction', 'suction-riser', 'suction-ammonia']);
    // Side by side where the words are short enough.
    const menu = page.locator('select[name="line"]');
    if ((await menu.count()) > 0) await menu.selectOption('liquid');
    else await row(page, 'line').locator('input[value="liquid"]').check();
    await expect
      .poll(() => optionsOf(page, 'v_max.preset'))
      .toEqual(['', 'liquid', 'condenser-drain', 'receiver-to-valve']);
  });

  test(`${locale}: fittings make the equivalent length at the diameter of the tube kept`, async ({ page }) => {
    await open(page, `${words.path}/calcul-diam`);
    expect(await standIn(field(page, 'l_eq'))).toBe(20);
    await page.locator('fieldset[data-field="fittings"]').getByRole('button', { name: /^\+/ }).click();
    await expect(field(page, 'fittings.0.count')).toHaveValue('1');
    await page.locator('select[name="fittings.0.fitting"]').selectOption('elbow-90');
    await field(page, 'fittings.0.count').fill('4');
    const inside = await figureOf(page, 'd_in_selected');
    await expect.poll(() => standIn(field(page, 'l_eq'))).toBeCloseTo(20 + (120 * inside) / 1000, 2);
  });

  test(`${locale}: the pipe sizes of the settings decide the series offered, a link's own stays`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    const setting = (pipeType: string) =>
      context.addCookies([
        {
          name: 'user-settings',
          value: encodeURIComponent(JSON.stringify({ pipeType, language: locale })),
          domain: '127.0.0.1',
          path: '/',
        },
      ]);
    await open(page, `${words.path}/calcul-diam`);
    expect(await optionsOf(page, 'series')).toEqual([
      'cu-metric',
      'cu-inch',
      'cu-inch-en',
      'k65-inch',
      'steel-10255',
      'steel-10220',
      'ss-metric',
    ]);
    await setting('metric');
    await open(page, `${words.path}/calcul-diam`);
    await expect
      .poll(() => optionsOf(page, 'series'))
      .toEqual(['cu-metric', 'k65-inch', 'steel-10255', 'steel-10220', 'ss-metric']);
    await expect(page.locator('select[name="series"]')).toHaveValue('cu-metric');
    await setting('pouce');
    await open(page, `${words.path}/calcul-diam`);
    await expect
      .poll(() => optionsOf(page, 'series'))
      .toEqual(['cu-inch', 'cu-inch-en', 'k65-inch', 'steel-10255', 'steel-10220', 'ss-metric']);
    await expect(page.locator('select[name="series"]')).toHaveValue('cu-inch');
    await expect(page.locator('[data-output="label_selected"]')).toContainText('"');
    expect(
      await page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0)),
    ).toBeLessThan(0.02);
    await open(
      page,
      `${words.path}/calcul-diam?line=suction&l_eq=20&v_max=12&dt_max=1&fluid=R134a&t_evap=-10&t_cond=40&superheat=10&subcooling=5&q0=10&series=cu-metric`,
    );
    await expect(page.locator('select[name="series"]')).toHaveValue('cu-metric');
    expect(await optionsOf(page, 'series')).toEqual([
      'cu-metric',
      'cu-inch',
      'cu-inch-en',
      'k65-inch',
      'steel-10255',
      'steel-10220',
      'ss-metric',
    ]);
    await open(page, `${words.path}/diametre`);
    await expect
      .poll(() => optionsOf(page, 'series'))
      .toEqual(['', 'cu-inch', 'cu-inch-en', 'k65-inch', 'steel-10255', 'steel-10220', 'ss-metric']);
  });
}

test('the first paint shows the fluid and its facts without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/tools/volume-mini');
  await expect(field(page, 'fluid')).toHaveValue('R32');
  await expect(row(page, 'fluid')).toContainText('675');
  await expect(row(page, 'fluid')).toContainText('A2L');
  await expect(field(page, 'lfl')).toHaveAttribute('placeholder', '0,307');
  await context.close();
});

test('fluid, properties and presets are accessible in both themes', async ({ page }) => {
  for (const slug of ['reservoir', 'bilan-frigorifique']) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, `/tools/${slug}`);
    if (slug === 'reservoir') await field(page, 'rho_liq').fill('900');
    else await page.locator('fieldset[data-field="goods"] summary').first().click();
    expect((await axe(page).include('form').analyze()).violations, `${slug} light`).toEqual([]);
    expect(await violationsInDark(page, 'form'), `${slug} dark`).toEqual([]);
  }
});

for (const [locale, typed, left] of [
  ['', '12345,6', '12\u202f345,6'],
  ['/en', '12345.6', '12,345.6'],
] as const) {
  test(`thousands stand apart in a field that is left, and not under the caret (${locale || '/'})`, async ({
    page,
  }) => {
    await page.goto(`${locale}/tools/calcul-kv`);
    const flow = page.locator('input[name="q"]');
    await flow.fill('');
    await flow.pressSequentially(typed);
    await expect(flow).toHaveValue(typed);
    await page.keyboard.press('Tab');
    await expect(flow).toHaveValue(left);
    // The whole of it is selected again, as in every field, and what is typed replaces it.
    await flow.focus();
    await expect(flow).toHaveValue(typed);
    expect(await flow.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([
      0, 7,
    ]);
    await page.keyboard.press('ArrowUp');
    await expect(flow).not.toHaveValue(typed);
    // What is pasted with its own signs stays as it was pasted, and is read.
    await flow.fill(left.replace('12', '1'));
    await page.keyboard.press('Tab');
    await expect(flow).toHaveValue(left.replace('12', '1'));
    await expect(page).toHaveURL(/[?&]q=1345\.6(&|$)/);
  });
}
