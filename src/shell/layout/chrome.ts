/** What every page does once loaded: its menus, settings and banner. */
import { whenIdle } from '../../kit/island/when-idle.ts';
import { connectSearchOpening } from '../search/search-opening.ts';
import { showFailures } from './failure.ts';
import { showWhenOffline } from './offline-badge.ts';
import { reloadWhenChunksFail } from './reload-once.ts';
import { askConsent } from './consent-banner.ts';
import { openMenus } from './menus.ts';
import { connectSettings } from './settings-panel.ts';

// What a feature does on every page it says itself: the assistant wakes at a button of the header.
import.meta.glob('../../features/*/on-every-page.ts', { eager: true });

/** Inside the pages of others there is none of this; files that pages share bring it there all the same. */
if (document.documentElement.dataset['framed'] === undefined) {
  showFailures();
  reloadWhenChunksFail();
  connectSettings();
  openMenus();
  connectSearchOpening();
  askConsent();
  showWhenOffline();
  const later = () => import('./chrome-late.ts');
  whenIdle(() => void later().catch(() => undefined));
}
