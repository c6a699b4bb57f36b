import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Axe for a page without frames, as all of this site are: it answers in the page itself, where it would otherwise open
 * a blank one each time to put the answers of frames together. Of rules that find nothing only the names are kept.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
