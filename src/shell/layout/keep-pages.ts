/**
 * Taking every page of reading goes on at the next page and on the next day, until all are there or the reader stops it; an
 * installed app takes them by itself, as what it was installed for. Never against a device that saves data or a slow line.
 */
import { pageLocale } from '../../language/page.ts';
import { lineOf, restraintOf } from '../../offline/line.ts';
import type { KeptState } from '../../offline/messages.ts';
import { askWorker } from './ask-worker.ts';

const KEY = 'appfroid-keeps-pages';

/** Whether the reader wants them on this device; undefined where nobody has said it. */
export function wish(): boolean | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? undefined : kept === '1';
  } catch {
    return undefined;
  }
}

export function keepWish(isWanted: boolean): void {
  try {
    localStorage.setItem(KEY, isWanted ? '1' : '0');
  } catch {
    // Where storage is barred it is taken now, and not gone on with.
  }
}

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Goes on taking what is wanted and not there yet. */
export function goOnKeeping(): void {
  const isWanted = wish() ?? isInstalled();
  if (!isWanted || !navigator.onLine || restraintOf(lineOf(navigator))) return;
  const locale = pageLocale();
  let isAsked = false;
  void askWorker<KeptState>({ type: 'KEPT-PAGES', locale }, ({ kept, pages }) => {
    // Once a page: what ends without a network is told here too, and waits for the next one. The worker knows what is
    // under way: pages of the other language do not stand for these.
    if (isAsked || kept >= pages) return;
    isAsked = true;
    void askWorker({ type: 'KEEP-PAGES', locale }, () => undefined);
  });
}
