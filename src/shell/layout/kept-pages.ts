/** The section that takes every page of reading in this language for the road, says how far it is, and gives them back. */
import { pageLocale } from '../../language/page.ts';
import type { KeptState, OfflineRequest } from '../../offline/messages.ts';
import { askWorker } from './ask-worker.ts';
import { fillSize } from './fill-size.ts';
import { keepWish } from './keep-pages.ts';

const REQUESTS: Readonly<Record<string, OfflineRequest>> = {
  keep: 'KEEP-PAGES',
  stop: 'STOP-PAGES',
  forget: 'FORGET-PAGES',
};

function show(section: HTMLElement, { kept, pages, bytes, isWorking = false, hasFailed = false }: KeptState): void {
  const isAll = kept === pages;
  section.hidden = pages === 0;
  const button = (name: string) => section.querySelector<HTMLButtonElement>(`[data-kept="${name}"]`);
  const state = section.querySelector<HTMLElement>('[data-kept-state]');
  const progress = section.querySelector('progress');
  const [keep, stop, forget] = [button('keep'), button('stop'), button('forget')];
  if (!state || !progress || !keep || !stop) return;
  const count = (state.dataset['text'] ?? '').replace('#', String(kept)).replace('%', String(pages));
  state.textContent = hasFailed ? `${count} · ${state.dataset['failed'] ?? ''}` : count;
  progress.hidden = !isWorking;
  progress.max = pages;
  progress.value = kept;
  fillSize(keep, bytes);
  keep.disabled = isAll;
  keep.hidden = isWorking;
  stop.hidden = !isWorking;
  if (forget) forget.disabled = isWorking || kept === 0;
  // Where it is one line beside other things, there is no more to say once all is there.
  if (!forget) keep.hidden ||= isAll;
  section.dataset['keptPages'] = isAll ? 'all' : '';
}

/** @param changed is called whenever other pages may have been stored */
export function connectKeptPages(section: HTMLElement, changed = (): void => undefined): void {
  const locale = pageLocale();
  const listen = (state: KeptState): void => {
    show(section, state);
    if (!state.isWorking) changed();
  };
  void askWorker({ type: 'KEPT-PAGES', locale }, listen);
  section.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-kept]') : null;
    const type = REQUESTS[button?.dataset['kept'] ?? ''];
    if (!type) return;
    keepWish(type === 'KEEP-PAGES');
    void askWorker({ type, locale }, listen);
  });
}
