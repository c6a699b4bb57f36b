/** The sections that take for the road the app itself, and every page of reading, or give these back. */
import { connectApp } from './app-offer.ts';
import { fillSize } from './fill-size.ts';
import type { KeptState, OfflineRequest } from '../../offline/messages.ts';

/** Asks the worker once there is one; it answers as often as it has something to tell. */
export async function askWorker<T>(type: OfflineRequest, listen: (answer: T) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<T>) => listen(data);
  active?.postMessage({ type }, [port2]);
}

function showKept(section: HTMLElement, { kept, pages, bytes, isWorking = false, hasFailed = false }: KeptState): void {
  section.hidden = pages === 0;
  const state = section.querySelector<HTMLElement>('[data-kept-state]');
  const progress = section.querySelector('progress');
  const keep = section.querySelector<HTMLButtonElement>('[data-kept="keep"]');
  const forget = section.querySelector<HTMLButtonElement>('[data-kept="forget"]');
  if (!state || !progress || !keep || !forget) return;
  const count = (state.dataset['text'] ?? '').replace('#', String(kept)).replace('%', String(pages));
  state.textContent = hasFailed ? `${count} · ${state.dataset['failed'] ?? ''}` : count;
  progress.hidden = !isWorking;
  progress.max = pages;
  progress.value = kept;
  fillSize(keep, bytes);
  keep.disabled = isWorking || kept === pages;
  forget.disabled = isWorking || kept === 0;
}

function connectKeptPages(section: HTMLElement, changed: () => void): void {
  const listen = (state: KeptState): void => {
    showKept(section, state);
    if (!state.isWorking) changed();
  };
  void askWorker('KEPT-PAGES', listen);
  section.onclick = ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-kept]') : null;
    if (button) void askWorker(button.dataset['kept'] === 'keep' ? 'KEEP-PAGES' : 'FORGET-PAGES', listen);
  };
}

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
