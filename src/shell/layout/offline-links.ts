/** Without a network, links of the page that lead to what is not on this device say so; with one again they no longer do. */
import type { StoredPages } from '../../offline/messages.ts';
import { askWorker } from './ask-worker.ts';

/** What a page, or a list within it, leads to: files are not pages. */
const isPage = ({ pathname, origin }: HTMLAnchorElement): boolean =>
  origin === location.origin && !/\.\w+$/.test(pathname);

/** @param text what such a link says; empty takes the marks away */
function mark(text: string, stored: ReadonlySet<string>): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(':is(main, footer, nav) a[href]')) {
    const path = link.pathname.replace(/(.)\/$/, '$1');
    const isAway = text !== '' && isPage(link) && path !== location.pathname && !stored.has(path);
    if (isAway) link.dataset['away'] = text;
    else delete link.dataset['away'];
  }
}

/** Marks the links of this page, now and whenever the network comes or goes. */
export function markWhenOffline(text: string): void {
  const look = (): void => {
    if (navigator.onLine) mark('', new Set());
    else
      void askWorker<StoredPages>({ type: 'STORED-PAGES' }, ({ addresses }) => {
        if (!navigator.onLine) mark(text, new Set(addresses));
      });
  };
  addEventListener('online', look);
  addEventListener('offline', look);
  look();
}
