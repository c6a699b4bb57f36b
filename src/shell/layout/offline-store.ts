/** The sections that take for the road the app itself, and every page of reading, or give these back. */
import { connectApp } from './app-offer.ts';
import { connectKeptPages } from './kept-pages.ts';

/** Shown until a worker is in charge of the device's store. */
async function offerApp(section: HTMLElement): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const known = await navigator.serviceWorker.getRegistration();
    if (known?.active) return;
    await connectApp(section, known?.installing ?? null);
  } catch {
    // Without a network, or where the browser keeps nothing for a site, there is nothing to take.
  }
}

/**
 * Fills the sections within `place`, if they are there, and brings their buttons to life.
 * @param changed is called whenever other pages may have been stored
 */
export function connectOfflineStore(place: ParentNode, changed = (): void => undefined): void {
  const app = place.querySelector<HTMLElement>('[data-app-store]');
  const kept = place.querySelector<HTMLElement>('[data-kept-pages]');
  if (app) void offerApp(app);
  if (kept) connectKeptPages(kept, changed);
}
