/**
 * What is typed on a page, for a day: a phone ends tabs as it likes, and a customer calls. A draft is what the page's address
 * says, under the page. Before the page's forms read their address, shell/layout/draft.js puts the draft into one that says
 * nothing: forms know nothing of it. Kept for whoever types, on this device alone, and no part of the reader's file.
 */
import { barePath } from '../../i18n/paths.ts';
import { openMachine } from './open-machine.ts';

/** shell/layout/draft.js has the same words: it stands in the page as it is, and imports nothing. */
export const DRAFTS_KEY = 'appfroid-drafts';
export const DRAFT_LASTS = 24 * 3600 * 1000;
const CIRCUIT = '/simulation/circuit';
const MOST = 20;
/** Longer ones are nobody's, characters. */
const LONGEST = 32_000;

export interface Draft {
  /** What the address says after its path. */
  readonly said: string;
  /** When, ms since 1970. */
  readonly at: number;
  /** The machine it was typed for. */
  readonly machine?: string;
}

type Drafts = Readonly<Record<string, Draft>>;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'said' in value &&
  typeof value.said === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

/** The page a draft is of, in either language. Pages of the circuit are one: each holds the whole simulation. */
export function draftPage(pathname: string): string {
  const page = barePath(pathname);
  return /^\/simulation\/circuit\//i.test(page) ? CIRCUIT : page;
}

/** Drafts of the last day. Broken ones are none. */
export function draftsFrom(text: string | null, now: number): Drafts {
  try {
    const kept = Object.entries(JSON.parse(text ?? '{}') as object);
    const drafts = kept.filter((entry): entry is [string, Draft] => isDraft(entry[1]));
    return Object.fromEntries(drafts.filter(([, { at }]) => at <= now && now - at < DRAFT_LASTS));
  } catch {
    return {};
  }
}

/** These drafts with another, the latest of them. */
export function withDraft(drafts: Drafts, page: string, draft: Draft | undefined): Drafts {
  const others = Object.entries(drafts).filter(([other]) => other !== page);
  if (draft === undefined || draft.said.length > LONGEST) return Object.fromEntries(others);
  const latest = others.toSorted(([, one], [, other]) => other.at - one.at).slice(0, MOST - 1);
  return Object.fromEntries([...latest, [page, draft]]);
}

/** The drafts that are left of a page that stands as it opens, without those of its parts. */
export const withoutPage = (drafts: Drafts, page: string): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== page && !other.startsWith(`${page}#`)));

function change(next: (drafts: Drafts, page: string) => Drafts): void {
  try {
    const drafts = draftsFrom(localStorage.getItem(DRAFTS_KEY), Date.now());
    localStorage.setItem(DRAFTS_KEY, JSON.stringify(next(drafts, draftPage(location.pathname))));
  } catch {
    // Storage is barred or full: the address still says it.
  }
}

const put = (draft: Draft | undefined): void => change((drafts, page) => withDraft(drafts, page, draft));

/** What is said now, for the machine that is open. */
function draftOf(said: string): Draft {
  const machine = openMachine()?.machine;
  return { said, at: Date.now(), ...(machine !== undefined && { machine }) };
}

/** Where the page says that it took a draft up; none on a page that takes none, and where there is no page at all. */
const notice = (): Element | undefined =>
  'document' in globalThis && 'querySelector' in document ? (document.querySelector('#draft') ?? undefined) : undefined;

/** Keeps what the address of a page that takes drafts says, once somebody has touched the page. */
export function keepDraft(): void {
  // What a page does by itself is nobody's draft.
  if (!notice() || ('userActivation' in navigator && !navigator.userActivation.hasBeenActive)) return;
  const said = location.hash.startsWith('#?') ? location.hash : location.search;
  put(said === '' ? undefined : draftOf(said));
}

/**
 * Keeps what is typed in a part of the page of which its address says nothing: a note, a sheet of names.
 * @param said empty: there is nothing to keep
 */
export const keepPartDraft = (part: string, said: string): void =>
  change((drafts, page) => withDraft(drafts, `${page}#${part}`, said === '' ? undefined : draftOf(said)));

/** The draft of a part; none where it was typed for another machine than the one that is open. */
export function partDraft(part: string): Draft | undefined {
  try {
    const drafts = draftsFrom(localStorage.getItem(DRAFTS_KEY), Date.now());
    const draft = drafts[`${draftPage(location.pathname)}#${part}`];
    const open = openMachine();
    return draft === undefined || (open !== undefined && open.machine !== draft.machine) ? undefined : draft;
  } catch {
    return undefined;
  }
}

/** The page stands again as it opens: there is no draft of it. */
export function forgetDraft(): void {
  put(undefined);
  delete document.documentElement.dataset['draft'];
}

/** Opens the page as it is served: without its draft, nor the simulation of the tab where it shows one. */
export function openWithoutDraft(): void {
  change(withoutPage);
  if (draftPage(location.pathname) === CIRCUIT) sessionStorage.removeItem('appfroid.circuit');
  location.replace(location.pathname);
}
