import { $hasConsent, giveConsent, refuseConsent, restoreConsent } from '../../kit/storage/consent.ts';

const putAway = (): void => {
  delete document.documentElement.dataset['asksConsent'];
};

/** The question stands since before the first paint (before-paint.js): it goes with consent given here or in another tab. */
export function followConsent(): void {
  if (restoreConsent()) putAway();
  $hasConsent.listen((hasConsent) => {
    if (hasConsent) putAway();
  });
}

/** Takes the answer of the reader. */
export function answerConsent(answer: string | undefined): void {
  if (answer === 'accept') {
    giveConsent();
  } else {
    refuseConsent();
    rememberRefusal();
  }
  putAway();
}

/** For the tab only: without it the banner would come back on every page just left it. */
function rememberRefusal(): void {
  try {
    sessionStorage.setItem('appfroid-consent-refused', '1');
  } catch {
    return;
  }
}
