/**
 * The last step of a build: takes out of the server's files what differs from one build to the next, and writes
 * SHA256SUMS, so that anyone can hold a deployment against a build of their own (`sha256sum -c SHA256SUMS`). No library:
 * what Astro writes into the server's manifest it has no option for, and a list of digests is ten lines.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The packages may lie in a folder above. */
const packages = createRequire(import.meta.url)
  .resolve('astro/package.json')
  .replace(/astro\/package\.json$/, '');
/** In place of the folder: what runs finds its files from its own place. */
const ANYWHERE = '/appfroid/';

/** 32 bytes of nothing. */
const NO_KEY = Buffer.alloc(32).toString('base64');

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Astro integration: comes after everything that still changes a file. @param {string} folder of the whole build */
export function checksums(folder) {
  return {
    name: 'appfroid:checksums',
    hooks: {
      'astro:build:done': () => {
        const server = join(folder, 'server');
        // On Vercel functions are put elsewhere, always from the same folder.
        if (existsSync(server)) filesOf(server).forEach(forgetRoot);
        writeFileSync(join(folder, 'SHA256SUMS'), checksumsOf(folder));
      },
    },
  };
}

/** Vite plugin: the server's code without comments that say from how deep a folder each part came. */
export function plainServer() {
  return {
    name: 'appfroid:plain-server',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'ssr' ? { build: { rolldownOptions: { experimental: { attachDebugInfo: 'none' } } } } : undefined,
  };
}

const byName = ([one], [other]) => (one < other ? -1 : 1);

function forgetRoot(file) {
  const text = readFileSync(file, 'utf8');
  const moved = text
    .replaceAll(packages, `${ANYWHERE}node_modules/`)
    .replaceAll(root, ANYWHERE)
    // What Astro noted of each component, in the order in which they happened to be read.
    .replace(/(?<="componentMetadata":)\[\[.*?\}\]\]/s, (list) => JSON.stringify(JSON.parse(list).sort(byName)))
    // The files of public/, in the order in which its folders happened to be read.
    .replace(/(?<="assets":)\[[^\]]*\]/, (list) => JSON.stringify(JSON.parse(list).sort()))
    // For parts of pages that a server draws when asked (`server:defer`): there is none, and nothing is locked with it.
    .replace(/(?<="key":")[\w+/]{43}=(?=")/, NO_KEY);
  if (moved !== text) writeFileSync(file, moved);
}

/** A line for each file, sorted by name, as `sha256sum` writes and checks them. */
export function checksumsOf(folder) {
  return filesOf(folder)
    .map((file) => file.slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''))
    .filter((name) => name !== 'SHA256SUMS')
    .sort()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}  ${name}\n`,
    )
    .join('');
}
