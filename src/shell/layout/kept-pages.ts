/** The section that takes every page of reading for the road, or gives them back; the worker holds them. */

/** What scripts/build/offline/kept-pages-worker.js tells of the pages it stores. */
interface KeptState {
  readonly kept: number;
  readonly pages: number;
  /** All of them together, uncompressed. */
  readonly bytes: number;
  readonly isWorking?: boolean;
  readonly hasFailed?: boolean;
}

type KeptRequest = 'KEPT-PAGES' | 'KEEP-PAGES' | 'FORGET-PAGES';

/** Asks the worker once there is one; it answers as often as it has something to tell. */
async function ask(type: KeptRequest, listen: (state: KeptState) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<KeptState>) => listen(data);
  active?.postMessage({ type }, [port2]);
}

function show(section: HTMLElement, { kept, pages, bytes, isWorking = false, hasFailed = false }: KeptState): void {
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
  // Whole megabytes: nobody weighs the last hundred kilobytes.
  const size = String(Math.ceil(bytes / 1e6));
  keep.textContent = (keep.dataset['text'] ?? '').replace('#', size);
  keep.disabled = isWorking || kept === pages;
  forget.disabled = isWorking || kept === 0;
}

/** Fills the section within `place`, if there is one, and brings its buttons to life. */
export function connectKeptPages(place: ParentNode): void {
  const section = place.querySelector<HTMLElement>('[data-kept-pages]');
  if (!section) return;
  const listen = (state: KeptState): void => show(section, state);
  void ask('KEPT-PAGES', listen);
  section.onclick = ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-kept]') : null;
    if (button) void ask(button.dataset['kept'] === 'keep' ? 'KEEP-PAGES' : 'FORGET-PAGES', listen);
  };
}
