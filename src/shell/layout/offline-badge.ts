/** A quiet word in the header while there is no network, and on links to what is not on this device. */
export function showWhenOffline(): void {
  const badge = document.querySelector<HTMLElement>('[data-offline-text]');
  if (!badge) return;
  let isMarking = false;
  // Without a worker nothing is on the device, and the script that would say so is not either.
  const hasWorker = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  const show = (): void => {
    if (!navigator.onLine && !isMarking && hasWorker()) {
      isMarking = true;
      void import('./offline-links.ts').then(
        ({ markWhenOffline }) => markWhenOffline(badge.dataset['awayText'] ?? ''),
        () => undefined,
      );
    }
    badge.textContent = navigator.onLine ? '' : (badge.dataset['offlineText'] ?? '');
  };
  addEventListener('online', show);
  addEventListener('offline', show);
  show();
}
