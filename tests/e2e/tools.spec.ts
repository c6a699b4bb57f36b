import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';
import { CASES } from '../../src/calculators/cases.ts';
import { CALCULATORS, formDefaults, isVisible, parametersFromInputs, readInputs } from '../../src/calculators/index.ts';
import type { Definition, Input } from '../../src/calculators/index.ts';
import { CARDS_ELSEWHERE } from '../../src/features/calculators/elsewhere.ts';
import { expectValue, valueOf } from './support/calculator-values.ts';
import { matrixCalculators, matrixLocales } from './support/matrix.ts';
import type { Locale } from '../../src/language/index.ts';
import { allAwake } from './support/islands.ts';

const definitions: readonly Definition[] = CALCULATORS;
const pathOf = (definition: Definition, locale: Locale): string =>
  `${locale === 'en' ? '/en' : ''}/tools/${definition.slug}`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await allAwake(page);
}

/** Sets a field as a reader would, in the language's own writing. */
async function type(page: Page, input: Input, value: unknown, locale: Locale): Promise<void> {
  const row = page.locator(`[data-field="${input.key}"]`);
  // As a reader unfolds what is folded.
  await row
    .first()
    .evaluate((element) => element.closest<HTMLDetailsElement>('details[data-folded]')?.setAttribute('open', ''));
  const text =
    value === undefined
      ? ''
      : typeof value === 'number' && locale === 'fr'
        ? String(value).replace('.', ',')
        : String(value);
  switch (input.kind) {
    case 'choice': {
      const menu = row.locator('select');
      if ((await menu.count()) > 0) await menu.selectOption(String(value ?? input.fallback ?? input.default ?? ''));
      else if (value !== undefined) await row.locator(`input[value="${String(value)}"]`).check();
      return;
    }
    case 'boolean':
      await row.locator('input').setChecked(value === true);
      return;
    case 'table':
      await row
        .locator('textarea')
        .fill((value as readonly (readonly number[])[]).map((cells) => cells.join('\t')).join('\n'));
      return;
    case 'rows':
      await typeRows(page, input, Array.isArray(value) ? (value as Record<string, unknown>[]) : [], locale);
      return;
    case 'fluid': {
      const clear = row.getByRole('button', { name: /^(?:Sans fluide|No fluid)$/ });
      if (value === undefined) {
        if ((await clear.count()) > 0) await clear.click();
        return;
      }
      await row.locator('input').fill(text);
      await row.locator('input').press('Enter');
      return;
    }
    default: {
      const menu = row.locator(`select[name="${input.key}"]`);
      if ((await menu.count()) > 0) await menu.selectOption(text);
      else await row.locator(`input[name="${input.key}"]`).fill(text);
    }
  }
}

async function typeRows(
  page: Page,
  input: Extract<Input, { kind: 'rows' }>,
  rows: readonly Record<string, unknown>[],
  locale: Locale,
): Promise<void> {
  const list = page.locator(`fieldset[data-field="${input.key}"]`);
  for (let left = await list.locator('ol > li').count(); left > 0; left -= 1) {
    const line = list.locator('ol > li').first();
    if ((await line.locator('details[open]').count()) === 0) await line.locator('summary').click();
    await line.getByRole('button', { name: / 1$/ }).click();
  }
  for (const [index, cells] of rows.entries()) {
    await list.getByRole('button', { name: /^\+/ }).click();
    for (const column of input.columns) {
      const value = cells[column.key];
      if (value === undefined) continue;
      await type(page, { ...column, key: `${input.key}.${index}.${column.key}` }, value, locale);
    }
  }
}

/** The sheet of a calculation on paper: when, from what, what came out, by which method, and what it is worth. */
async function expectPrinted(
  page: Page,
  definition: Definition,
  given: Readonly<Record<string, unknown>>,
  locale: Locale,
): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const head = page.locator('[data-sheet]');
  await expect(head).toContainText(String(new Date().getFullYear()));
  await expect(head).toContainText('AppFroid');
  await expect(head.getByText(`${new URL(page.url()).host}${pathOf(definition, locale)}`)).toBeVisible();
  const shown = page.locator('[data-sheet] dt, [data-sheet] th, [data-sheet] caption');
  for (const { label } of definition.inputs.filter(
    ({ key, kind }) => kind === 'number' && typeof given[key] === 'number',
  )) {
    await expect(shown.filter({ hasText: label[locale] }).first(), label[locale]).toBeVisible();
  }
  const foot = page.locator('[data-sheet-foot]');
  await expect(foot).toContainText(locale === 'fr' ? 'Méthode et sources' : 'Method and sources');
  for (const { text } of definition.sources) await expect(foot).toContainText(text[locale]);
  await expect(foot).toContainText(
    locale === 'fr'
      ? 'ne remplace pas la norme ni la notice du fabricant'
      : 'does not replace the standard or the manufacturer',
  );
  await expect(page.locator('[data-output] > :is(p, dd)').first()).toBeVisible();
  await expect(page.locator('[data-calculator] form')).toBeHidden();
  expect(await printedPages(page)).toBe(1);
}

const printedPages = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ??
  0;

test('the longest sheets are one page too', async ({ page }) => {
  for (const slug of [
    'bilan-frigorifique',
    'calcul-charge',
    'calcul-diam',
    'capillaire',
    'bouteille-bp',
    'volume-mini',
  ]) {
    await open(page, `/tools/${slug}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-sheet]')).toContainText('AppFroid');
    expect(await printedPages(page), slug).toBe(1);
    await page.emulateMedia({ media: 'screen' });
  }
});

/** Sets the first number a calculator shows to what is none, and back. */
async function expectRefusedAndBack(page: Page, definition: Definition, locale: Locale): Promise<void> {
  const { values } = readInputs(definition, formDefaults(definition));
  const input = definition.inputs.find(
    ({ kind, key, when }) => kind === 'number' && Object.hasOwn(values, key) && isVisible(when, values),
  );
  const field = page.locator(`input[name="${input?.key ?? ''}"]`);
  const before = await field.inputValue();
  const figure = page.locator('[data-result] [data-output]').first();
  const figureBefore = await figure.locator('p').innerText();
  await field.fill('abc');
  await expect(page.locator('[data-refused]')).toContainText(
    locale === 'fr' ? 'Valeur numérique invalide' : 'Invalid number',
  );
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('abc');
  // What came out last stays, and says that it did.
  await expect(page.locator('[data-result]')).toHaveAttribute('data-stale', '');
  expect(await figure.locator('p').innerText()).toBe(figureBefore);
  await expect(figure).toContainText(locale === 'fr' ? 'avant cette saisie' : 'before this entry');
  await field.fill(before);
  await expect(page.locator('[data-result]')).not.toHaveAttribute('data-stale');
  await expect(page.locator('[data-refused]')).toHaveCount(0);
}

const PHONE = { width: 360, height: 780 };
const DESK = { width: 1280, height: 720 };

for (const [index, definition] of matrixCalculators.entries()) {
  for (const locale of matrixLocales(index)) {
    const [example] = CASES[definition.id as keyof typeof CASES];

    // One after the other on one page: to open it is half of what each of them costs.
    test(`${definition.id}, ${locale}: fits a phone, says what is wrong, computes as typed, restores, prints`, async ({
      page,
    }) => {
      await test.step('fits 360 px', async () => {
        await page.setViewportSize(PHONE);
        await open(page, pathOf(definition, locale));
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          locale,
        ).toBeLessThanOrEqual(0);
        await expect(page.locator('[data-bar]')).toBeInViewport();
        await page.setViewportSize(DESK);
      });
      await test.step('says what is wrong, keeps what was typed, and comes back', () =>
        expectRefusedAndBack(page, definition, locale));

      const expectAll = async (): Promise<void> => {
        for (const output of definition.outputs) {
          if (Object.hasOwn(example.expected, output.key))
            await expectValue(page, output, example.expected[output.key], locale);
        }
      };
      await test.step('computes its first example as it is typed', async () => {
        for (const input of definition.inputs) {
          const { values } = readInputs(definition, example.inputs);
          if (isVisible(input.when, values)) await type(page, input, example.inputs[input.key], locale);
        }
        await expectAll();
      });
      await test.step('its link restores it', async () => {
        await page.getByRole('button', { name: locale === 'fr' ? 'Partager le lien' : 'Share link' }).click();
        await expect.poll(() => new URL(page.url()).search).not.toBe('');
        await open(page, page.url());
        await expectAll();
        await open(
          page,
          `${pathOf(definition, locale)}?${parametersFromInputs(definition, example.inputs).toString()}`,
        );
        await expectAll();
      });
      await test.step('it prints', () => expectPrinted(page, definition, example.inputs, locale));
    });
  }
}

test.describe('the index of tools', () => {
  test('finds without accents, in either language, a slip of the finger too, and says when nothing is found', async ({
    page,
  }) => {
    await page.goto('/tools');
    const shown = page.locator('[data-tools] > li:visible');
    await expect(shown).toHaveCount(definitions.length + CARDS_ELSEWHERE.length);
    await page.getByRole('searchbox').fill('reservoir liquide');
    await expect(shown.locator('a[href="/tools/reservoir"]')).toBeVisible();
    await page.getByRole('searchbox').fill('moist air');
    await expect(shown).toHaveCount(1);
    await page.getByRole('searchbox').fill('xyzzy');
    await expect(shown).toHaveCount(0);
    await expect(page.locator('[data-tools-none]')).toBeVisible();
    // A slip of the finger, by the search of the whole site.
    await page.getByRole('searchbox').fill('capilaire');
    await expect(page.locator('[data-tools] > li:visible a[href="/tools/capillaire"]')).toBeVisible();
  });

  test('filters by category and keeps the choice in its address', async ({ page }) => {
    await page.goto('/en/tools');
    const shown = page.locator('[data-tools] > li:visible');
    await page.getByRole('radio', { name: 'Mathematics' }).check();
    await expect(shown).toHaveCount(definitions.filter(({ category }) => category === 'math').length);
    await page.reload();
    await expect(shown).toHaveCount(definitions.filter(({ category }) => category === 'math').length);
  });

  test('stands without a script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/tools');
    await expect(page.locator('[data-tools] a')).toHaveCount(definitions.length + CARDS_ELSEWHERE.length);
    await page.goto('/tools/desp');
    await expect(page.locator('[data-output="category"]')).toContainText('Exemple');
    await context.close();
  });
});

test('the latest runs are kept on the device, with consent only', async ({ page, context }) => {
  await open(page, '/tools/desp');
  await page.locator('input[name="volume"]').fill('120');
  await page.locator('[data-history] summary').click();
  await expect(page.locator('[data-history] li')).toHaveCount(1, { timeout: 30_000 });
  await page.reload();
  await page.locator('input[name="volume"]').fill('5');
  await page.locator('[data-history] summary').click();
  await page.locator('[data-history] li button').last().click();
  await expect(page.locator('input[name="volume"]')).toHaveValue('120');

  await context.clearCookies();
  await page.goto('/tools/reservoir');
  await page.locator('[data-history] summary').click();
  await expect(page.locator('[data-history]')).toContainText('Acceptez les cookies');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('history.reservoir'))),
  ).toEqual([]);
});

test('a unit is changed without changing the result', async ({ page }) => {
  await open(page, '/tools/desp');
  await page.locator('[data-field="volume"] select').selectOption('m3');
  await expect(page.locator('input[name="volume"]')).toHaveValue('0,065');
  await page.locator('input[name="volume"]').fill('0,066');
  await expect(valueOf(page, 'category')).toHaveText('Catégorie III');
  await page.locator('input[name="volume"]').fill('0,0005');
  await expect(valueOf(page, 'category')).toHaveText('Article 4, § 3');
});

test('a calculation is copied with its inputs and its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/en/tools/capteur-signal');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Result: 15\u202fbar');
  expect(text).toContain('searchValue=12');
});
