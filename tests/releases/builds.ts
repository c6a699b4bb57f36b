/** Two builds of two commits, and whether what a page got is of one of them. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';

const folder = (name: string): string => {
  const found = process.env[name];
  if (found === undefined || !existsSync(`${found}/build.json`))
    throw new Error(`${name} must name the client folder of a build: run "npm run test:releases"`);
  return found;
};

export const EARLIER = folder('EARLIER');
export const LATER = folder('LATER');

export const idOf = (site: string): string =>
  (JSON.parse(readFileSync(`${site}/build.json`, 'utf8')) as { readonly id: string }).id;

const digest = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('base64');

function* filesIn(site: string, under = ''): Generator<string> {
  for (const entry of readdirSync(join(site, under), { withFileTypes: true })) {
    const path = `${under}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(site, path);
    else yield path;
  }
}

/** The digests a build has for an address: of a page that is a folder's index, under its address without it. */
function digestsOf(site: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of filesIn(site)) {
    const address = path.replace(/(?:\/index)?\.html$/, '') || '/';
    found.set(address, digest(readFileSync(join(site, path))));
  }
  return found;
}

const digests = { earlier: digestsOf(EARLIER), later: digestsOf(LATER) };
type Build = keyof typeof digests;

const buildsOf = (path: string, bytes: Uint8Array): readonly Build[] => {
  const own = digest(bytes);
  const address = path.replace(/(?<=.)\/$/, '');
  return (['earlier', 'later'] as const).filter((build) => digests[build].get(address) === own);
};

/** These ask which build there is: they are of the server's, whatever the page's. */
const ASKS = /^\/(?:build\.json|sw\.js|packs\/)/;

export interface Watched {
  /** What each document of this page was given that is not of its own build, once all of it has come. */
  mixed(): Promise<readonly string[]>;
  /** Of which build the document is that is shown now. */
  build(): Promise<Build | undefined>;
}

/** Follows a page from document to document. */
export function watched(page: Page): Watched {
  interface Document {
    readonly url: string;
    readonly builds: Promise<readonly Build[]>;
    readonly parts: Promise<string | undefined>[];
  }
  const documents: Document[] = [];
  const bytesOf = (response: Response): Promise<Uint8Array | undefined> => response.body().catch(() => undefined);
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url());
    if (origin !== new URL(page.url() === 'about:blank' ? response.url() : page.url()).origin) return;
    if (!response.ok() || ASKS.test(pathname)) return;
    const request = response.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      const builds = bytesOf(response).then((bytes) => (bytes ? buildsOf(pathname, bytes) : []));
      documents.push({ url: response.url(), builds, parts: [] });
      return;
    }
    const document = documents.at(-1);
    document?.parts.push(
      (async () => {
        const [bytes, own] = [await bytesOf(response), await document.builds];
        if (bytes === undefined || own.length === 0) return undefined;
        const builds = buildsOf(pathname, bytes);
        if (builds.some((build) => own.includes(build))) return undefined;
        return `${document.url} (${own.join('+')}) got ${pathname} of ${builds.join('+') || 'neither build'}`;
      })(),
    );
  });
  return {
    async mixed() {
      const parts = await Promise.all(documents.flatMap((document) => document.parts));
      return parts.filter((part) => part !== undefined);
    },
    build: async () => (await documents.at(-1)?.builds)?.[0],
  };
}
