/** The error page in place of a page whose scripts have failed, without asking anything of the network. */
import { EVENT, MARK } from '../../kit/island/island-failure.ts';
import { GAUGE } from './failure-gauge.ts';

/** Search and preview robots: what they store or show must stay the page. */
const CRAWLER =
  /(?<!cu)bot\b|crawl|spider|slurp|inspectiontool|externalhit|whatsapp|embedly|preview|vkshare|pinterest|validator/i;

export const isCrawler = (userAgent: string): boolean => CRAWLER.test(userAgent);

/** React says so when it has mended a page by itself; what it cannot mend reaches the island's boundary. */
const MENDED = /react\.dev\/errors\//;
const NETWORK = /fetch|network|load failed|module script/i;

/**
 * Whether an uncaught error leaves the page unfit for use: it comes from a script of this site, and is
 * neither a missing network nor something React has mended. `from` is where it was thrown, when known.
 */
export function isFatal(error: unknown, origin: string, from = ''): boolean {
  if (!(error instanceof Error) || error instanceof DOMException) return false;
  const isOurs = `${from}\n${error.stack ?? ''}`.includes(`${origin}/`);
  return isOurs && !MENDED.test(error.message) && !NETWORK.test(error.message);
}

/** What is used of https://www.w3.org/TR/trusted-types/, which not every browser has. */
interface TrustedTypes {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(text: string): string }): { createHTML(text: string): string };
  };
}

/** Where a text becomes markup only by a policy named in the page's own (Trusted Types): this one has a single text. */
const drawn = (globalThis as TrustedTypes).trustedTypes?.createPolicy('failure', { createHTML: () => GAUGE });

let isShown = false;

/**
 * Puts the error page in place of the content, and the focus on its heading. Not before a crawler, which is
 * left with the page and with what the browser has logged.
 */
export function showFailure(): void {
  const template = document.querySelector<HTMLTemplateElement>('template#failure');
  const content = document.querySelector('#content');
  if (isShown || !template || !content || isCrawler(navigator.userAgent)) return;
  isShown = true;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
  content.replaceChildren(template.content.cloneNode(true));
  const gauge = content.querySelector('[data-gauge]');
  if (gauge) gauge.innerHTML = drawn?.createHTML('') ?? GAUGE;
  document.title = template.dataset['title'] ?? document.title;
  // As served, a page has one heading of the first rank: its own.
  const words = content.querySelector('[data-heading]');
  const heading = Object.assign(document.createElement('h1'), { tabIndex: -1, textContent: words?.textContent ?? '' });
  words?.replaceWith(heading);
  heading.focus();
}

/** Shows the error page for whatever nobody caught. */
export function showFailures(): void {
  addEventListener('error', ({ error, filename }) => {
    if (isFatal(error, location.origin, filename)) showFailure();
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isFatal(reason, location.origin)) showFailure();
  });
  addEventListener(EVENT, showFailure);
  // An island may have failed before this script ran.
  if (document.querySelector(`[${MARK}]`)) showFailure();
}
