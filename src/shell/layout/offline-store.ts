/** The sections that take for the road the app itself, and every page of reading, or give these back. */
import type { KeptState, OfflineRequest } from '../../offline/messages.ts';
import type { BuildInfo } from '../publication/build-info.ts';
import { endOf, restraint, storeApp } from './store-app.ts';

/** Asks the worker once there is one; it answers as often as it has something to tell. */
export async function askWorker<T>(type: OfflineRequest, listen: (answer: T) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<T>) => listen(data);
  active?.postMessage({ type }, [port2]);
}

/** Whole megabytes: nobody weighs the last hundred kilobytes. */
const fillSize = (button: HTMLElement, bytes: number): void => {
  button.textContent = (button.dataset['text'] ?? '').replace('#', String(Math.ceil(bytes / 1e6)));
};

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

type Storing = 'none' | 'working' | 'failed';

/** Shown until a worker is in charge of the device's store. */
async function connectApp(section: HTMLElement): Promise<void> {
  const [why, , status] = section.querySelectorAll('p');
  const button = section.querySelector('button');
  if (!why || !status || !button || !('serviceWorker' in navigator)) return;
  const show = (storing: Storing): void => {
    const because = restraint();
    why.textContent = (because && why.dataset[because]) ?? '';
    status.textContent = status.dataset[storing] ?? '';
    button.disabled = storing === 'working';
  };
  const follow = async (worker: ServiceWorker | null): Promise<void> => {
    if (!worker) return;
    show('working');
    if ((await endOf(worker)) === 'failed') show('failed');
    else section.hidden = true;
  };
  const known = await navigator.serviceWorker.getRegistration();
  if (known?.active) return;
  show('none');
  void follow(known?.installing ?? null);
  button.onclick = () => {
    storeApp()
      .then(({ installing }) => follow(installing))
      .catch(() => show('failed'));
  };
  // Whatever the size, it can be asked for; without a network there is nothing to take.
  const { download } = (await (await fetch('/build.json', { cache: 'no-store' })).json()) as BuildInfo;
  fillSize(button, download ?? 0);
  section.hidden = false;
}

/**
 * Fills the sections within `place`, if they are there, and brings their buttons to life.
 * @param changed is called whenever other pages may have been stored
 */
export function connectOfflineStore(place: ParentNode, changed = (): void => undefined): void {
  const app = place.querySelector<HTMLElement>('[data-app-store]');
  const kept = place.querySelector<HTMLElement>('[data-kept-pages]');
  if (app) connectApp(app).catch(() => undefined);
  if (kept) connectKeptPages(kept, changed);
}
