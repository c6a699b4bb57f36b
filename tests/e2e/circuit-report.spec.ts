import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import type { Page } from '@playwright/test';
import { createEngine } from '../../src/engine/index.ts';
import { createFormatter } from '../../src/kit/island/format.ts';
import { linkOf, recomputed, STUDIES } from '../unit/support/studies.ts';
import { isWholeMatrix } from './support/matrix.ts';
import { textOfPdf } from './support/pdf-text.ts';
import { checked } from './support/report-check.ts';
import { allAwake } from './support/islands.ts';
import { axe } from './support/axe.ts';

const PAGE = '/simulation/circuit/rapport';
const LINK = `${PAGE}?${new URLSearchParams({ permanent: '{"temp_evp":-10}', technique: '{"charge":8}' }).toString()}`;
const report = (page: Page) => page.locator('[data-report="ready"]');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await allAwake(page);
}

test(
  'is opened by a button of every page, with its simulation, and says what was typed',
  { tag: FRESH },
  async ({ page, context }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/simulation/circuit/technique');
    await page.locator('input[name="temp_evp"]').fill('-10');
    await page.locator('input[name="charge"]').fill('8');
    await page.getByRole('link', { name: 'Rapport', exact: true }).click();
    // te -10, tc 40: 10.1659 bar over 2.0060 bar; EN 378-1 annex B for the leaks of 8 kg over 15 years: 17 160 kg.
    await expect(report(page)).toContainText('5,07');
    await expect(report(page)).toContainText('−10,0\u202f°C');
    await expect(page.locator('[data-report-page="technique"]')).toContainText(/17\s?160/);
    await expect(report(page)).toContainText('EN 378-1, annexe B');
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);

    await page.locator('input[name="report-customer"]').fill('Boucherie Martin');
    await page.locator('input[name="report-site"]').fill('Chambre froide 2');
    await expect(report(page).locator('header').first()).toContainText('Boucherie Martin');
    expect(page.url()).not.toContain('Martin');
    await page.reload();
    await expect(page.locator('input[name="report-customer"]')).toHaveValue('Boucherie Martin');
    await expect(report(page)).toContainText('5,07');
    await context.setOffline(true);
    await page.locator('input[name="temp_evp"]').fill('0');
    await expect(report(page)).toContainText('3,47');
    expect(problems).toEqual([]);
  },
);

test('opens from a link, in English, on a few whole pages of A4, with a link and a code that bring it back', async ({
  page,
}) => {
  await open(page, `/en${LINK}`);
  await expect(report(page)).toContainText('5.07');
  await expect(report(page)).toContainText('Evaporating temperature');
  const conclusion = report(page).locator('[data-report-conclusion]');
  await expect(conclusion.locator('tbody tr')).toHaveCount(11);
  await expect(report(page).locator('[data-report-inputs]')).toContainText('Straight length, suction');
  // Each alert once, wherever it stands.
  const ids = await report(page)
    .locator('[data-entry]')
    .evaluateAll((entries) => entries.map((entry) => entry.getAttribute('data-id')));
  expect(new Set(ids).size).toBe(ids.length);
  await expect(report(page).locator('[data-report-pressure]')).toContainText('Article 4(3)');
  const link = report(page).getByRole('link');
  await expect(link).toHaveText(/^[^/:]+:\d+\/en\/simulation\/circuit\/general\?s=[\w-]{10,60}$/);
  await expect(report(page).getByRole('img', { name: /QR code/ })).toBeVisible();

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  expect(pages.length).toBeGreaterThanOrEqual(2);
  // The conclusion, then what it was computed from, on six sheets at most.
  expect(pages.length).toBeLessThanOrEqual(6);
  // A4 in points.
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12]/);

  // On Letter, every sheet: what stands around the report is not printed on one of its own.
  await page.getByRole('radio', { name: 'Letter' }).check();
  const letter = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = letter.match(/\/MediaBox\s*\[[^\]]*\]/g) ?? [];
  expect(boxes.length).toBeGreaterThanOrEqual(2);
  for (const box of boxes) expect(box).toMatch(/\[0 0 612 792\]/);

  // On paper the report stands alone, and nothing of it is left out.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-bar]')).toBeHidden();
  await expect(page.locator('input[name="report-title"]')).toBeHidden();
  await expect(report(page).locator('[data-chart="ph"]')).toBeVisible();
  await expect(report(page).getByText('Condenser', { exact: true }).first()).toBeVisible();
});

test('keeps the last figures while an input is wrong, and never scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, LINK);
  await expect(report(page)).toContainText('5,07');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Modifier' }).click();
  await page.locator('input[name="temp_cdr"]').fill('200');
  await expect(page.locator('[data-report]')).toContainText('Dernier résultat valable');
});

// Each of the three every night; the first holds the way from page to paper in every run.
for (const study of isWholeMatrix ? STUDIES : STUDIES.slice(0, 1)) {
  test(`prints no figure that the doors do not give again: ${study.name}`, async ({ page }, { annotations }) => {
    const doors = recomputed(study, await createEngine());
    await page.goto(`${PAGE}${linkOf(study, true)}`);
    await expect(report(page)).toContainText(createFormatter({}, 'fr').full('mass', doors.held.range.usual));
    await expect(page.locator('[data-report] [data-chart="ts"] path').first()).toBeAttached();

    const file = await page.pdf({ preferCSSPageSize: true });
    // The conclusion, then what it was computed from, on six sheets at most.
    const sheets = file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    expect(sheets).toBeLessThanOrEqual(6);
    const text = textOfPdf(file);
    const { figures, inputs, missing, unknown } = checked(text, study, doors);
    const count = `${study.name}: ${sheets} sheets, ${figures} figures recomputed, ${inputs} inputs found`;
    annotations.push({ type: 'figures', description: count });
    process.stdout.write(`${count}\n`);
    expect(missing).toEqual([]);
    expect(unknown).toEqual([]);
    // A reader of the text that finds nothing would find nothing unknown.
    expect(figures).toBeGreaterThan(250);
    // No key of a text stands where its words should.
    expect(text.match(/[a-z]+\.[a-z]+[._][a-z]+|\{\{|undefined|NaN/gu) ?? []).toEqual([]);
  });
}
