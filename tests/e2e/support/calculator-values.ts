/** Values of a calculator's page, as a reader sees them. */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Output } from '../../../src/calculators/index.ts';
import { parseNumber } from '../../../src/quantities/index.ts';
import type { Locale } from '../../../src/language/index.ts';

/** Where an output stands. */
export const valueOf = (page: Page, key: string): Locator =>
  page.locator(`[data-output="${key}"] > :is(p, dd, div) > span, th[data-output="${key}"] > span`).first();

/** Waits until an output shows what is expected of it, to the digits it is shown with. */
export async function expectValue(page: Page, output: Output, expected: unknown, locale: Locale): Promise<void> {
  const shown = valueOf(page, output.key);
  switch (output.kind) {
    case 'boolean':
      await expect(shown, output.key).toHaveText(expected === true ? /Oui|Yes/ : /Non|No/);
      return;
    case 'choice':
      await expect(shown, output.key).toHaveText(
        output.options.find(({ value }) => value === expected)?.label[locale] ?? '',
      );
      return;
    case 'text':
      await expect
        .poll(
          async () =>
            (await shown.innerText())
              .replace(/[\s\u202f]/g, '')
              .replace('×', 'x')
              .replace(',', '.'),
          output.key,
        )
        .toBe(String(expected));
      return;
    default: {
      if (typeof expected !== 'number') return;
      const step =
        'decimals' in output.digits
          ? 10 ** -output.digits.decimals
          : 10 ** (1 - output.digits.significant) * Math.abs(expected);
      // A limit is written on its safe side, up to a whole step away; any other figure is rounded.
      const most = output.digits.limit === undefined ? 0.51 : 1.01;
      await expect
        .poll(async () => {
          const text = await shown.innerText();
          const read = parseNumber(locale === 'en' ? text.replaceAll(',', '') : text);
          return read.ok ? Math.abs(read.value - expected) : text;
        }, output.key)
        .toBeLessThanOrEqual(most * step + 2e-4 * Math.abs(expected));
    }
  }
}
