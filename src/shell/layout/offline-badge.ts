/** A quiet word in the header while there is no network. */
export function showWhenOffline(): void {
  const badge = document.querySelector<HTMLElement>('[data-offline-text]');
  if (!badge) return;
  const show = (): void => {
    badge.textContent = navigator.onLine ? '' : (badge.dataset['offlineText'] ?? '');
  };
  addEventListener('online', show);
  addEventListener('offline', show);
  show();
}
