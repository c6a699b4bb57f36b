/** Shows which pages this device has, and nothing else; what can be taken besides is offered once there is a network. */
import type { StoredPages } from '../../offline/messages.ts';
import { askWorker, connectOfflineStore } from '../layout/offline-store.ts';

function show({ addresses }: StoredPages): void {
  const stored = new Set(addresses);
  const isStored = (item: HTMLElement): boolean => stored.has(item.querySelector('a')?.pathname ?? '');
  const list = document.querySelector<HTMLElement>('[data-stored]');
  for (const group of list?.querySelectorAll('section') ?? []) {
    const items = [...group.querySelectorAll('li')];
    for (const item of items) item.hidden = !isStored(item);
    group.hidden = items.every(({ hidden }) => hidden);
  }
  if (list) list.hidden = stored.size === 0;
}

const refresh = (): void => void askWorker('STORED-PAGES', show);

/** A browser that says it is online may reach no server. */
async function offerMore(): Promise<void> {
  const { ok } = await fetch('/build.json', { cache: 'no-store' });
  if (ok) connectOfflineStore(document, refresh);
}

const look = (): void => void offerMore().catch(() => undefined);

refresh();
look();
addEventListener('online', look);
