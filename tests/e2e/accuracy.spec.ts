import { expect, test } from './support/test.ts';
import { axe } from './support/axe.ts';

test('a badge leads to its row, in both languages', async ({ page }) => {
  await page.goto('/tools/calcul-kv');
  await page.locator('[data-output] a').first().click();
  await expect(page).toHaveURL(/\/ressources\/simulateur-test#calcul-kv$/);
  await expect(page.locator('tr#calcul-kv')).toBeInViewport();

  await page.goto('/en/ressources/list-fluide/r413a#origine');
  await expect(page.locator('[data-stated-error]')).toContainText('off by 3.7 and 0.5');
  await page.locator('a[data-quality]').click();
  await expect(page).toHaveURL(/\/en\/ressources\/simulateur-test#r413a$/);
  const row = page.locator('tr#r413a');
  await expect(row).toBeInViewport();
  await expect(row).toContainText('bubble within 3.7');

  await page.goto('/simulation/circuit/general');
  const badge = page.locator('[data-accuracy-of="R134a"]');
  await badge.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ressources\/simulateur-test#r134a$/);
  await expect(page.locator('tr#r134a')).toBeInViewport();
});

test('the table is filtered by word and by weakness, kept as a file, and shows the row linked to', async ({ page }) => {
  await page.goto('/ressources/simulateur-test?weak=weak#r134a');
  await expect(page.locator('tr#r134a')).toBeInViewport();
  await expect(page.locator('tr#r438a')).toBeVisible();
  await expect(page.locator('tr#r32')).toBeHidden();
  await page.locator('[data-reset]').click();
  await page.locator('[name="q"]').fill('propane');
  await expect(page.locator('tr#r290')).toBeVisible();
  await expect(page.locator('tr#r448a')).toBeHidden();
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-csv]').click()]);
  expect(file.suggestedFilename()).toBe('exactitude.csv');

  for (const path of ['/ressources/simulateur-test', '/en/ressources/simulateur-test']) {
    await page.goto(path);
    // The worst row named at the top is the worst of the table.
    const id = await page.locator('[data-worst]').getAttribute('data-worst');
    const numberOf = (text: string): number => Number(text.replace(',', '.'));
    const deviations = await page.locator('table[data-accuracy] tbody tr').evaluateAll((rows) =>
      rows.map((row) => {
        const cell = (row as HTMLTableRowElement).cells[1];
        return [row.id, cell?.dataset['text'] ?? cell?.textContent ?? ''] as const;
      }),
    );
    const known = deviations.flatMap(([row, text]) => (text === '—' ? [] : [[row, numberOf(text)] as const]));
    const largest = Math.max(...known.map(([, value]) => value));
    expect(new Map(known).get(id ?? '')).toBe(largest);
    // A few rows stand for all: axe looks at each cell.
    await page.locator('[name="q"]').fill('R13');
    await expect(page.locator('tr#r32')).toBeHidden();
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id: rule }) => rule)).toEqual([]);
  }
});

test('the trial of the diagnosis is where its page leads to, and says what it does not show', async ({ page }) => {
  await page.goto('/ressources/simulateur-test#circuit-diagnose');
  await expect(page.locator('#circuit-diagnose')).toBeInViewport();
  await expect(page.getByText('Ce que cela ne montre pas : la machine d’essai')).toBeVisible();
  await expect(page.getByRole('row', { name: /avec un relevé de référence\s+cette édition/ }).first()).toContainText(
    '%',
  );
});
