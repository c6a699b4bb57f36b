/** The "?" of a figure: by keyboard and by touch, without a network, never on paper. */
import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import { allAwake } from './support/islands.ts';
import { axe } from './support/axe.ts';

const PAGE = '/simulation/circuit/technique';

test(
  'a figure says what it is by keyboard, without a network, and gives the focus back',
  { tag: FRESH },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(PAGE);
    await allAwake(page);
    const name = page.getByRole('button', { name: 'Surchauffe utile', exact: true });
    const popover = page.locator('[data-explained="technique.superheat_useful"]');
    await name.focus();
    await page.keyboard.press('Enter');
    await expect(popover).toBeVisible();
    await expect(popover).toContainText('Bonne plage\u00a0: 5 à 8\u202fK.');
    await expect(popover.getByRole('link')).toHaveAttribute(
      'href',
      '/ressources/articles/surchauffe-sous-refroidissement',
    );
    const { violations } = await axe(page).include('[data-explained]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(popover).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await expect(popover).toHaveCount(0);
    await expect(name).toBeFocused();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Écart à Carnot' }).click();
    await expect(page.getByRole('dialog')).toContainText('EER / EER_C');
  },
);

test.describe('by a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('is reached from 48 px, and reads at the foot of a phone', async ({ page }) => {
    await page.goto(`/en${PAGE}`);
    await allAwake(page);
    const name = page.getByRole('button', { name: 'Share of Carnot' });
    await name.scrollIntoViewIfNeeded();
    const box = await name.boundingBox();
    if (!box) throw new Error('the name is not there');
    // Its reach is beyond its text: at the other end of 48 px.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height - 40);
    const dialog = page.getByRole('dialog', { name: 'Share of Carnot' });
    await expect(dialog).toContainText('Good range: 0.4 to 0.7.');
    const at = await dialog.boundingBox();
    expect(at?.width).toBe(390);
    expect(Math.round((at?.y ?? 0) + (at?.height ?? 0))).toBe(844);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toHaveCount(0);
  });
});
