import { $hasConsent, giveConsent, refuseConsent, restoreConsent } from '../../stores/consent.ts';

/** Shows the cookie banner unless consent holds; rejecting hides it for this visit and stores nothing lasting. */
export function askConsent(): void {
  const banner = document.querySelector<HTMLElement>('#cookies');
  if (!banner || restoreConsent() || wasRefused()) return;
  banner.hidden = false;
  $hasConsent.listen((hasConsent) => {
    if (hasConsent) banner.hidden = true;
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
    banner.hidden = true;
  });
}

const REFUSED = 'appfroid-consent-refused';

/** For the tab only: without it the banner would come back on every page just left it. */
function rememberRefusal(): void {
  try {
    sessionStorage.setItem(REFUSED, '1');
  } catch {
    return;
  }
}

function wasRefused(): boolean {
  try {
    return sessionStorage.getItem(REFUSED) === '1';
  } catch {
    return false;
  }
}
