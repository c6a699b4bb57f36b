/**
 * Makes what lets the site work without a network: /packs, and the service worker /sw.js (src/offline/worker) with the
 * list of what it stores. Vite bundles it; Serwist's own build tools would make the list too, but know neither packs nor
 * kinds of pages.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import type { KeptPage, OfflineList } from '../../../src/offline/list.ts';
import type { BuildInfo } from '../../../src/shell/publication/build-info.ts';
import { packsOf } from './packs.ts';
import { partsList } from '../sbom.ts';
import type { Packed } from './packs.ts';
import { firstVisitFiles, pagesStoredWhenVisited } from './stored-files.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Astro integration: comes after whatever still changes the pages. */
export function offline(): AstroIntegration {
  return {
    name: 'appfroid:offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const { requests, stored, kept, download } = await makeOffline(fileURLToPath(dir));
        const size = `${(download / 1e6).toFixed(2)} MB in ${requests} requests`;
        logger.info(`${stored} files are stored at the first visit, ${size}; ${kept} pages when visited`);
      },
    },
  };
}

export interface Offline {
  /** Files stored at the first visit, what it takes to fetch them, and the bytes of that, compressed. */
  readonly stored: number;
  readonly requests: number;
  readonly download: number;
  /** Pages stored when visited. */
  readonly kept: number;
}

/**
 * Writes packs and worker into a built site, and what the first visit fetches into its build.json.
 * @param site folder of the built pages
 */
export async function makeOffline(site: string): Promise<Offline> {
  rmSync(join(site, 'packs'), { recursive: true, force: true });
  const files = firstVisitFiles(site);
  const packed = packsOf(files, site);
  for (const { address, bytes } of packed.packs) {
    mkdirSync(dirname(join(site, address)), { recursive: true });
    writeFileSync(join(site, address), bytes);
  }
  const keptPages = await Promise.all(
    pagesStoredWhenVisited(site).map(async ({ address, bytes, digest }): Promise<KeptPage> => [
      address,
      digest.slice(0, REVISION_LENGTH),
      await weightOf(bytes),
    ]),
  );
  const packs = packed.packs.map(({ address, files: own }) => ({ address, files: own }));
  const file = join(site, 'build.json');
  const info = JSON.parse(readFileSync(file, 'utf8')) as BuildInfo;
  await writeWorker(site, { build: info.id, packs, alone: packed.alone, keptPages });
  const download = await downloadOf(packed);
  writeFileSync(file, JSON.stringify({ ...info, download }));
  return { stored: files.length, requests: packs.length + packed.alone.length, download, kept: keptPages.length };
}

/** Signs of a page's digest: what tells its builds apart. */
const REVISION_LENGTH = 12;

/** Bytes of the packs after brotli, and of the files that come alone, compressed as they are or not at all. */
async function downloadOf({ packs, alone }: Packed): Promise<number> {
  const weights = await Promise.all(packs.map(({ bytes }) => weightOf(bytes)));
  return [...weights, ...alone.map(([, bytes]) => bytes)].reduce((sum, weight) => sum + weight, 0);
}

/** About what a host sends for a text, by the quality most of them compress with. */
async function weightOf(bytes: Buffer): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  return (await promisify(brotliCompress)(bytes, { params })).byteLength;
}

/** One script with everything in it: a worker of parts would be of two builds when a release comes between. */
async function writeWorker(site: string, list: OfflineList): Promise<void> {
  const made = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [partsList()],
    define: { __OFFLINE__: JSON.stringify(list), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/offline/worker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  const outputs = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [worker, ...others] = outputs;
  if (worker?.type !== 'chunk' || others.length > 0) throw new Error('the service worker must be one script');
  writeFileSync(join(site, 'sw.js'), worker.code);
}
