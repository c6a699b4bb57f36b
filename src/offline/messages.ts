import type { Locale } from '../language/index.ts';

/** What pages ask of the service worker, through a port it answers at. */
export type OfflineRequest = 'KEPT-PAGES' | 'KEEP-PAGES' | 'STOP-PAGES' | 'FORGET-PAGES' | 'STORED-PAGES';

/** With it, the language whose pages are meant: one reader seldom reads both. */
export interface OfflineMessage {
  readonly type: OfflineRequest;
  readonly locale?: Locale;
}

/** Of the pages stored when they are visited; told as often as there is something to tell. */
export interface KeptState {
  readonly kept: number;
  readonly pages: number;
  /** What it takes to fetch those that are not kept, or all of them where none is missing. */
  readonly bytes: number;
  readonly isWorking?: boolean;
  readonly hasFailed?: boolean;
}

/** The addresses of every page on this device. */
export interface StoredPages {
  readonly addresses: readonly string[];
}

/** Of an address: the build of the page that asks for it. */
export const BUILD_PARAMETER = 'build';
