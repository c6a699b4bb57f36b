/**
 * A page whose scripts have gone from the server, because a newer build replaced them, is loaded afresh.
 * Once: a fault that a reload does not mend must not turn into a loop.
 */
const KEY = 'appfroid-reloaded-at';
const AGAIN_AFTER = 60_000;
const CHUNK_FAILURE = /dynamically imported module|importing a module script failed|module script/i;

function reloadOnce(): void {
  if (!navigator.onLine) return;
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < AGAIN_AFTER) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return;
  }
  location.reload();
}

export function reloadWhenChunksFail(): void {
  addEventListener('vite:preloadError', reloadOnce);
  addEventListener('astro:hydration-error', (event) => {
    const error: unknown = event instanceof CustomEvent ? (event.detail as { error?: unknown }).error : undefined;
    if (error instanceof Error && CHUNK_FAILURE.test(error.message)) reloadOnce();
  });
}
