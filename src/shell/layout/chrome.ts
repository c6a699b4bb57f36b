/** What every page does once loaded: its menus, the buttons of its settings and banner. */
import { openRoomyFolds } from '../../kit/island/roomy.ts';
import { whenIdle } from '../../kit/island/when-idle.ts';
import { connectSearchOpening } from '../search/search-opening.ts';
import { showFailures } from './failure.ts';
import { showWhenOffline } from './offline-badge.ts';
import { reloadWhenChunksFail } from './reload-once.ts';
import { openMenus } from './menus.ts';
import { connectSettings } from './settings-panel.ts';

// What a feature does on every page it says itself: the assistant wakes at a button of the header.
import.meta.glob('../../features/*/on-every-page.ts', { eager: true });

const consent = () => import('./consent-banner.ts');

/** What keeps the answer of the banner comes with it. */
function takeConsent(): void {
  document.querySelector('#cookies')?.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null;
    if (button) void consent().then(({ answerConsent }) => answerConsent(button.dataset['consent']));
  });
}

/** Inside the pages of others there is none of this; files that pages share bring it there all the same. */
if (document.documentElement.dataset['framed'] === undefined) {
  showFailures();
  reloadWhenChunksFail();
  connectSettings();
  openMenus();
  connectSearchOpening();
  takeConsent();
  showWhenOffline();
  openRoomyFolds();
  const later = () => import('./chrome-lazy.ts');
  whenIdle(() => void later().catch(() => undefined));
}
