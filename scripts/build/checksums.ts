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
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The packages may lie in a folder above. */
const packages = createRequire(import.meta.url)
  .resolve('astro/package.json')
  .replace(/astro\/package\.json$/, '');
/** In place of the folder: what runs finds its files from its own place. */
const ANYWHERE = '/appfroid/';

/** 32 bytes of nothing. */
const NO_KEY = Buffer.alloc(32).toString('base64');

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Astro integration: comes after everything that still changes a file. @param folder of the whole build */
export function checksums(folder: string): AstroIntegration {
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
export function plainServer(): Plugin {
  return {
    name: 'appfroid:plain-server',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'ssr' ? { build: { rolldownOptions: { experimental: { attachDebugInfo: 'none' } } } } : undefined,
  };
}

/** What Astro knows of the site, as it stands in the server's entry: one line of JSON. */
const MANIFEST = /(?<== deserializeManifest\()\{.*\}(?=\);$)/m;

/** Lists whose order means something. */
const ORDERED = new Set(['routes', 'renderers', 'i18n']);

/**
 * A manifest whose lists stand in the order of their names, not in the one in which files happened to be read. Its key is
 * made anew for each build, for parts of pages that a server draws when asked (`server:defer`): there is none.
 */
function plainManifest(manifest: object): object {
  const lists = Object.entries(manifest).map(([name, value]) => [name, ORDERED.has(name) ? value : sorted(value)]);
  return { ...Object.fromEntries(lists), key: NO_KEY };
}

/** Names, and pairs of a name and what belongs to it, by name; the fields of an object too. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isListOfNames = value.every((item) => typeof item === 'string' || Array.isArray(item));
    return isListOfNames ? value.toSorted((one, other) => (String(one) < String(other) ? -1 : 1)) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [name, sorted(inner)]);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function forgetRoot(file: string): void {
  const text = readFileSync(file, 'utf8');
  const moved = text
    .replaceAll(packages, `${ANYWHERE}node_modules/`)
    .replaceAll(root, ANYWHERE)
    .replace(MANIFEST, (json) => JSON.stringify(plainManifest(JSON.parse(json) as object)));
  if (moved !== text) writeFileSync(file, moved);
}

/** A line for each file, sorted by name, as `sha256sum` writes and checks them. */
export function checksumsOf(folder: string): string {
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
