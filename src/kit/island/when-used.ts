/** What a page fetches for its reader, and not for whoever only looks at it. */
import { whenIdle } from './when-idle.ts';

/** The last: another tab has kept something. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'input', 'storage'] as const;
const LISTENS = { capture: true, passive: true } as const;

/** Whether the device, or the tab, keeps something that may stand otherwise in the page than it was served. */
function isKnown(): boolean {
  try {
    return localStorage.length > 0 || sessionStorage.length > 0;
  } catch {
    return false;
  }
}

/**
 * Calls back once: at the first touch, key or move of a mouse anywhere in the page, or once another tab keeps something; at its first quiet moment where the device
 * keeps anything of its reader, whose units and refrigerant are shown then.
 */
export function whenUsed(callback: () => void): void {
  if (isKnown()) {
    whenIdle(callback);
    return;
  }
  const called = (): void => {
    for (const sign of SIGNS) removeEventListener(sign, called, LISTENS);
    callback();
  };
  for (const sign of SIGNS) addEventListener(sign, called, LISTENS);
}
