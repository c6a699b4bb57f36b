import { $hasConsent, giveConsent, refuseConsent, restoreConsent } from '../../kit/kept/consent.ts';

/** The question stands since before the first paint (before-paint.js): it takes the answer, here or in another tab. */
export function askConsent(): void {
  const banner = document.querySelector<HTMLElement>('#cookies');
  if (!banner) return;
  if (restoreConsent()) putAway();
  $hasConsent.listen((hasConsent) => {
    if (hasConsent) putAway();
  });
  banner.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-consent]') : null;
    if (!button) return;
    if (button.dataset['consent'] === 'accept') {
      giveConsent();
    } else {
      refuseConsent();
      rememberRefusal();
    }
    putAway();
  });
}

function putAway(): void {
  delete document.documentElement.dataset['asksConsent'];
}

/** For the tab only: without it the banner would come back on every page just left it. */
function rememberRefusal(): void {
  try {
    sessionStorage.setItem('appfroid-consent-refused', '1');
  } catch {
    return;
  }
}
