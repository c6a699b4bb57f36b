/** Tables of a refrigerant's page in the reader's units: what writes them is fetched only where settings were kept. */
import { isStoredUnder } from '../../kit/storage/cookies.ts';

const COOKIE = 'user-settings';
let isAsked = false;

/** Without settings a page stays as it was served, and fetches nothing. */
function look(): void {
  if (isAsked || !isStoredUnder(COOKIE)) return;
  isAsked = true;
  void import('./units-of-tables.ts');
}

look();
// The settings are a window of the page itself: what is changed there is kept right after.
document.addEventListener('change', () => setTimeout(look));
