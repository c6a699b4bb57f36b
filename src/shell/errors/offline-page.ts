/**
 * Shows which pages this device has, and nothing else; what can be taken besides is offered once there is a network. The
 * links of header and footer that would lead back here are left out until then.
 */
import type { StoredPages } from '../../offline/messages.ts';
import { askWorker } from '../layout/ask-worker.ts';
import { connectOfflineStore } from '../layout/offline-store.ts';

let isReached = false;
let stored: ReadonlySet<string> = new Set();

function show(): void {
  const hasLink = ({ pathname }: HTMLAnchorElement): boolean => stored.has(pathname);
  const list = document.querySelector<HTMLElement>('[data-stored]');
  for (const group of list?.querySelectorAll('section') ?? []) {
    const items = [...group.querySelectorAll('li')];
    for (const item of items) item.hidden = ![...item.querySelectorAll('a')].some(hasLink);
    group.hidden = items.every(({ hidden }) => hidden);
  }
  if (list) list.hidden = stored.size === 0;
  // Not by `hidden`, which the styles of the header overrule.
  for (const link of document.querySelectorAll<HTMLAnchorElement>(':is(header, footer) a'))
    link.style.display = isReached || stored.size === 0 || hasLink(link) ? '' : 'none';
}

const refresh = (): void =>
  void askWorker<StoredPages>({ type: 'STORED-PAGES' }, ({ addresses }) => {
    stored = new Set(addresses);
    show();
  });

/** A browser that says it is online may reach no server. */
async function look(): Promise<void> {
  try {
    const { ok } = await fetch('/build.json', { cache: 'no-store' });
    isReached = ok;
  } catch {
    isReached = false;
  }
  show();
  if (isReached) connectOfflineStore(document, refresh);
}

refresh();
void look();
addEventListener('online', () => void look());
addEventListener('offline', () => void look());
