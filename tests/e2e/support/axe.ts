import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Axe for a page without frames, as all of this site are: it answers in the page itself, where it would otherwise open
 * a blank one each time to put the answers of frames together. Of rules that find nothing only the names are kept.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** What a theme can change. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What axe finds in the dark theme of a page that is open in the light one, or in the part of it `within`. */
export async function violationsInDark(page: Page, within = 'html'): Promise<Violations> {
  // The open page follows the system's theme by its styles alone.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { passes, incomplete, violations } = await axe(page).include(within).withRules(RULES_OF_COLOUR).analyze();
  // A rule that no longer exists would find nothing either.
  expect(passes.length + incomplete.length, page.url()).toBeGreaterThan(0);
  return violations;
}
