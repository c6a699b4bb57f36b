/**
 * What a device keeps for the road of a built site, by kind of page: which files at the first visit, which pages when
 * they are visited. Serwist's own lists go by file names alone; kinds of pages are ours (page-kinds.ts).
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf } from '../page-kinds.ts';

export interface SiteFile {
  /** Its path in the site's folder, with slashes. */
  readonly file: string;
  readonly address: string;
  readonly bytes: Buffer;
  /** SHA-256 in base 64. */
  readonly digest: string;
}

/** Bytes of a file too large to be stored by anyone's intention. */
const LARGEST_FILE = 1_000_000;

/** Extensions of pages and of the files they load. */
const ASKED_FOR = /\.(?:html|css|js|wasm|json|woff2|svg|webmanifest)$/;

/**
 * Polled to learn of newer builds, or the worker itself: never from the store. Figures of the fluids are files for
 * other programs, and so is the description of the functions: no page asks for them.
 */
const NEVER_STORED = /^(?:build\.json|sw\.js|sbom\.cdx\.json|api\/.*|packs\/.*|(?:.*\/)?ressources\/.*\.json)$/;

/** Shown by the system beside the installed app's name. */
const APP_ICON = 'icons/192.png';

const isPage = (file: string): boolean => file.endsWith('.html');

function isOfFirstVisit(file: string): boolean {
  if (file === APP_ICON) return true;
  if (!ASKED_FOR.test(file) || NEVER_STORED.test(file)) return false;
  return !isPage(file) || kindOf(file).stored === 'first visit';
}

function siteFile(site: string, file: string): SiteFile {
  const bytes = readFileSync(join(site, file));
  const address = `/${isPage(file) ? file.replace(/\/?index\.html$/, '') : file}`;
  return { file, address, bytes, digest: createHash('sha256').update(bytes).digest('base64') };
}

/** In an order that is the same on every machine. */
function filesOf(site: string, isWanted: (file: string) => boolean): readonly SiteFile[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter(isWanted)
    .sort()
    .map((file) => siteFile(site, file));
}

/**
 * What the first visit stores: the shell, the engine, the fluids and the pages that compute.
 * @param site folder of the built pages
 * @throws {Error} naming a file no one means to store, or a page of no kind
 */
export function firstVisitFiles(site: string): readonly SiteFile[] {
  const files = filesOf(site, isOfFirstVisit);
  const large = files.find(({ bytes }) => bytes.byteLength > LARGEST_FILE);
  if (large) throw new Error(`${large.file} is too large to be stored: ${large.bytes.byteLength} bytes`);
  return files;
}

/**
 * The pages that are stored when they are visited, or all at once.
 * @param site folder of the built pages
 * @throws {Error} naming a page of no kind
 */
export function pagesStoredWhenVisited(site: string): readonly SiteFile[] {
  return filesOf(site, (file) => isPage(file) && kindOf(file).stored === 'when visited');
}
