/**
 * Tabs killed at any field of the diagnosis, the ruler and the circuit: what was typed, chosen or ticked is there again in
 * another tab, letter for letter, in whatever fold it stands. Units are the whole site's, and no part of a form.
 */
import type { CDPSession, Page } from '@playwright/test';
import { open } from './simulator-helpers.ts';
import { FRESH } from './support/kept-context.ts';
import { isWholeMatrix } from './support/matrix.ts';
import { expect, test } from './support/test.ts';
import { aSecond } from './support/pace.ts';

const circuit = (page: string): string => `/simulation/circuit/${page}`;

/** The pages that hold most in every run, those made as they are in the whole matrix. */
const PAGES = [
  '/simulation/diagnostic',
  '/reglette',
  circuit('general'),
  circuit('charge-fluide'),
  ...(isWholeMatrix ? ['pipes', 'echangeurs', 'produits', 'technique'].map(circuit) : []),
];

/** Fewer, and the page has not shown what it asks. */
const LEAST: Readonly<Record<string, number>> = { '/simulation/diagnostic': 60, '/reglette': 10 };

/** What a text field takes, whatever it asks: a number with the digits one types, or words. */
const NUMBER = '7,10';
const WORDS = 'Essai repris';

declare global {
  interface Window {
    /** The fields of the page that hold something of the reader's, by name and place among those of that name. */
    fieldsNow: () => Map<string, HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
    textOf: (field: Element) => string;
  }
}

/** Laid in every page: which fields count, and what one says. */
function readers(): void {
  window.fieldsNow = () => {
    const found = new Map<string, HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>();
    const all = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'main :is(input, select, textarea)[name]:not([name=""], :disabled, [readonly], [role="combobox"], [type="file"], [type="range"], [type="search"])',
    );
    const count = new Map<string, number>();
    for (const field of all) {
      // How a page is looked at is no part of its form: its fields stand in a group, its views do not.
      if (field.type === 'radio' && !field.closest('[data-field]')) continue;
      const name =
        field.type === 'radio' ? `radio ${field.closest('[data-field]')?.getAttribute('data-field')}` : field.name;
      const place = count.get(name) ?? 0;
      count.set(name, place + 1);
      if (field.checkVisibility({ contentVisibilityAuto: true })) found.set(`${name} ${place}`, field);
    }
    return found;
  };
  window.textOf = (field) =>
    field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)
      ? String(field.checked)
      : (field as HTMLInputElement).value;
}

/** Opens every fold, and those that stand in them. */
async function unfold(page: Page): Promise<void> {
  const closed = (): Promise<number> =>
    page.evaluate(() => {
      const folds = document.querySelectorAll<HTMLDetailsElement>('main details:not([open])');
      for (const fold of folds) fold.open = true;
      return folds.length;
    });
  await expect.poll(closed).toBe(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Fills one field with something else than what stands in it. @returns whether there was anything else */
async function change(page: Page, key: string): Promise<boolean> {
  const handle = await page.evaluateHandle((name): HTMLElement | null => window.fieldsNow().get(name) ?? null, key);
  const field = handle.asElement();
  // Another choice has taken it away.
  if (!field) return false;
  const { kind, value, isWords, options } = await field.evaluate((one) => ({
    kind: one instanceof HTMLSelectElement ? 'select' : (one as HTMLInputElement).type,
    value: (one as HTMLInputElement).value,
    isWords: one instanceof HTMLTextAreaElement || (one instanceof HTMLInputElement && one.inputMode === ''),
    options:
      one instanceof HTMLSelectElement
        ? [...one.options].filter((option) => !option.disabled).map((option) => option.value)
        : [],
  }));
  if (kind === 'select') {
    const other = options.find((option) => option !== value);
    if (other === undefined) return false;
    await field.selectOption(other);
  } else if (kind === 'checkbox' || kind === 'radio') {
    await field.evaluate((one) => one.click());
  } else if (kind === 'date') {
    await field.fill('2026-05-02');
  } else if (kind === 'datetime-local') {
    await field.fill('2026-05-02T14:00');
  } else {
    await field.fill(isWords ? WORDS : NUMBER);
  }
  return true;
}

const textsOf = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => Object.fromEntries([...window.fieldsNow()].map(([key, field]) => [key, window.textOf(field)])));

async function kill(session: CDPSession, page: Page): Promise<void> {
  const gone = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await gone;
}

for (const path of PAGES) {
  test(`what stands in any field of ${path} survives its tab`, { tag: FRESH }, async ({ context }) => {
    test.setTimeout(180_000);
    await context.addInitScript(readers);
    const page = await context.newPage();
    await open(page, path);
    await unfold(page);
    // A draft is of whoever touched the page.
    await page.keyboard.press('Tab');
    const keys = Object.keys(await textsOf(page));
    expect(keys.length).toBeGreaterThan(LEAST[path] ?? 12);
    const changed: string[] = [];
    for (const key of keys) if (await change(page, key)) changed.push(key);
    const left = await textsOf(page);
    await aSecond();
    await kill(await context.newCDPSession(page), page);

    const again = await context.newPage();
    await open(again, path);
    await unfold(again);
    await expect
      .poll(async () => {
        const texts = await textsOf(again);
        return changed
          .filter((key) => key in left && texts[key] !== left[key])
          .map((key) => `${key}: ${left[key]} → ${texts[key]}`);
      })
      .toEqual([]);
  });
}
