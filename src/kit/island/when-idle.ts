/** Calls back when the page has been painted and the browser has a moment. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 1000 });
  else setTimeout(callback, 100);
}

/** The last: another tab has kept something. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'input', 'storage'] as const;
const LISTENS = { capture: true, passive: true } as const;

/** Whether the device, or the tab, keeps something that may stand otherwise in the page than it was served: units, a fluid. */
function isKnown(): boolean {
  try {
    return document.cookie !== '' || localStorage.length > 0 || sessionStorage.length > 0;
  } catch {
    return false;
  }
}

/** Whether something was done before this script was there to hear of it: a field is typed in, or has the focus. */
function isBegun(): boolean {
  if (document.activeElement !== null && document.activeElement !== document.body) return true;
  return [...document.querySelectorAll<HTMLInputElement>('main input')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
}

/**
 * For what a page fetches for its reader, and not for whoever only looks at it. In the file of `whenIdle`, which every page
 * has: a file of its own is a request more.
 *
 * Calls back once: at the first touch, key or move of a mouse anywhere in the page, or once another tab keeps something; at
 * its first quiet moment where the reader has begun, or the device keeps anything of theirs: units and refrigerant are shown
 * then.
 */
export function whenUsed(callback: () => void): void {
  if (isKnown() || isBegun()) {
    whenIdle(callback);
    return;
  }
  const called = (): void => {
    for (const sign of SIGNS) removeEventListener(sign, called, LISTENS);
    callback();
  };
  for (const sign of SIGNS) addEventListener(sign, called, LISTENS);
}
