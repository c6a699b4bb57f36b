/**
 * The packs of a built site: files of the first visit in one, so that it takes a dozen requests in place of hundreds, and
 * compresses together what is alike. No library makes them: Serwist fetches file by file, and a browser opens no archive.
 */
import { createHash } from 'node:crypto';
import type { Pack, StoredFile } from '../../../src/offline/list.ts';
import { barePath, localeFromPath } from '../../../src/i18n/paths.ts';
import { scriptsOf } from '../page-files.ts';
import type { SiteFile } from './stored-files.ts';

/** Pages under one first step of the address come in a pack of their own where there are as many in a language. */
const OWN_PACK_FROM = 8;
const SITE = 'site';
/** Of scripts: no page asks for them as it loads. */
const LATER = 'later';

/** Compressed as it is, or fetched by a page already: Serwist asks for it itself, and the browser's cache has it mostly. */
const ALONE = /\.(?:png|wasm|woff2)$/;

export interface BuiltPack extends Pack {
  readonly bytes: Buffer;
}

export interface Packed {
  readonly packs: readonly BuiltPack[];
  readonly alone: readonly StoredFile[];
}

const isPage = ({ file }: SiteFile): boolean => file.endsWith('.html');

/**
 * @param files what the first visit stores
 * @param site folder of the built pages
 */
export function packsOf(files: readonly SiteFile[], site: string): Packed {
  const roomOf = roomsOf(files.filter(isPage));
  const askers = askersOf(files.filter(isPage), roomOf, site);
  const groups = Map.groupBy(files, (one) => {
    if (ALONE.test(one.file)) return undefined;
    if (isPage(one)) return `${roomOf(one)}-${localeFromPath(one.address)}`;
    return one.file.endsWith('.js') ? `scripts-${askers.get(one.file) ?? LATER}` : 'data';
  });
  const stored = ({ address, bytes, digest }: SiteFile): StoredFile => [address, bytes.byteLength, digest];
  return {
    packs: [...groups].flatMap(([name, own]) => (name === undefined ? [] : [packed(name, own, own.map(stored))])),
    alone: (groups.get(undefined) ?? []).map(stored),
  };
}

function packed(name: string, own: readonly SiteFile[], files: readonly StoredFile[]): BuiltPack {
  const bytes = Buffer.concat(own.map((one) => one.bytes));
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  // An ending that every host compresses.
  return { address: `/packs/${name}.${digest}.txt`, files, bytes };
}

/** The room of a page: the first step of its address, if enough pages share it. */
function roomsOf(pages: readonly SiteFile[]): (page: SiteFile) => string {
  const step = ({ address }: SiteFile): string => barePath(address).split('/')[1] ?? '';
  const steps = Map.groupBy(pages, (page) => `${step(page)} ${localeFromPath(page.address)}`);
  return (page) =>
    (steps.get(`${step(page)} ${localeFromPath(page.address)}`)?.length ?? 0) >= OWN_PACK_FROM ? step(page) : SITE;
}

/** The room of a script, by its file: that of the pages that ask for it, where these are of one room. */
function askersOf(
  pages: readonly SiteFile[],
  roomOf: (page: SiteFile) => string,
  site: string,
): ReadonlyMap<string, string> {
  const rooms = new Map<string, string>();
  for (const page of pages) {
    const room = roomOf(page);
    for (const script of scriptsOf(page.bytes.toString(), site))
      rooms.set(script, (rooms.get(script) ?? room) === room ? room : SITE);
  }
  return rooms;
}
