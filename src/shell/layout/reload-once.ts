/**
 * A page whose scripts have gone from the server, because a newer build replaced them, is loaded afresh.
 * Once: a fault that a reload does not mend must not turn into a loop. An island that cannot be brought to
 * life even so gives way to the error page.
 */
import { showFailure } from './failure.ts';

const KEY = 'appfroid-reloaded-at';
const AGAIN_AFTER = 60_000;
const CHUNK_FAILURE = /dynamically imported module|importing a module script failed|module script/i;

let isReloading = false;

/** Whether the page is being loaded afresh. */
function reloadOnce(): boolean {
  if (isReloading) return true;
  if (!navigator.onLine) return false;
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < AGAIN_AFTER) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  isReloading = true;
  location.reload();
  return true;
}

export function reloadWhenChunksFail(): void {
  addEventListener('vite:preloadError', reloadOnce);
  addEventListener('astro:hydration-error', (event) => {
    const error: unknown = event instanceof CustomEvent ? (event.detail as { error?: unknown }).error : undefined;
    if (error instanceof Error && CHUNK_FAILURE.test(error.message) && reloadOnce()) return;
    showFailure();
  });
}
