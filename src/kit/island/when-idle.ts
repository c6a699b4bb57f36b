/** Calls back when the page has been painted and the browser has a moment. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 1000 });
  else setTimeout(callback, 100);
}
