/**
 * What the site is made of that others wrote: `npm sbom` (CycloneDX) over the lock file, so that any folder gives the same, and
 * what comes by no package. `virtual:parts` is the list for the page of licences, /sbom.cdx.json the whole for tools.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin, Rolldown } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const NAME = 'virtual:parts';

interface Component {
  readonly name: string;
  readonly version?: string;
  readonly [other: string]: unknown;
  readonly licenses?: readonly {
    readonly expression?: string;
    readonly license?: { readonly id?: string; readonly name?: string };
  }[];
}

export interface Sbom {
  readonly metadata: { readonly lifecycles?: unknown; readonly component: object };
  readonly components: readonly Component[];
}

export interface Part {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

const part = (name: string, version: string | undefined, licence: string, url: string): Component => ({
  'bom-ref': version === undefined ? name : `${name}@${version}`,
  type: 'library',
  name,
  ...(version !== undefined && { version }),
  scope: 'required',
  externalReferences: [{ type: 'website', url }],
  licenses: [{ license: { id: licence } }],
});

/** The typeface, and what is compiled into the engine: a development package, and the mathematics in it. */
function withoutPackage(): Component[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version: string }>>;
  };
  const compiler = packages['node_modules/assemblyscript']?.version;
  return [
    part('AssemblyScript standard library', compiler, 'Apache-2.0', 'https://www.assemblyscript.org'),
    part('musl libc', undefined, 'MIT', 'https://musl.libc.org'),
    part('Arm Optimized Routines', undefined, 'MIT', 'https://github.com/ARM-software/optimized-routines'),
    part('Atkinson Hyperlegible Next', undefined, 'OFL-1.1', 'https://www.brailleinstitute.org/freefont'),
  ];
}

let made: Sbom | undefined;
/** The list, without what differs from one making to the next. */
export function sbom(): Sbom {
  if (made !== undefined) return made;
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  const text = execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const {
    serialNumber: _number,
    metadata,
    components,
    ...rest
  } = JSON.parse(text) as Sbom & {
    readonly serialNumber: string;
  };
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Component;
  made = {
    ...rest,
    metadata: { lifecycles: metadata.lifecycles, component: { ...metadata.component, name, version } },
    components: [...components, ...withoutPackage()],
  };
  const bare = partsOf(made).filter(({ licence }) => licence === '');
  if (bare.length > 0) throw new Error(`no licence is known of ${bare.map((one) => one.name).join(', ')}`);
  return made;
}

const licenceOf = ({ licenses = [] }: Component): string =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').join(', ');

/** Name, version and licence of each part, by name. */
export const partsOf = ({ components }: Pick<Sbom, 'components'>): readonly Part[] =>
  components
    .map((one) => ({ name: one.name, version: one.version ?? '', licence: licenceOf(one) }))
    .sort((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1));

/** The package a file of `node_modules` belongs to; undefined for a file of our own. */
export const packageOf = (file: string): string | undefined => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];

interface PartsPlugin extends Plugin {
  generateBundle(
    this: { error(text: string): void },
    options: unknown,
    files: Readonly<Record<string, { readonly moduleIds?: readonly string[] } | Rolldown.OutputAsset>>,
  ): void;
}

/** Vite plugin: the list for its page; and a build that ships a file of a package which is not in the list fails. */
export function partsList(): PartsPlugin {
  return {
    name: 'appfroid:parts',
    resolveId: (id) => (id === NAME ? NAME : undefined),
    load: (id) => (id === NAME ? `export default ${JSON.stringify(partsOf(sbom()))};` : undefined),
    generateBundle(_options, files) {
      const known = new Set(sbom().components.map(({ name }) => name));
      const shipped = Object.values(files).flatMap((file) =>
        'moduleIds' in file ? (file.moduleIds ?? []).map(packageOf) : [],
      );
      const missing = [...new Set(shipped)].filter((name) => name !== undefined && !known.has(name));
      if (missing.length > 0) this.error(`shipped, and not in the list of parts: ${missing.join(', ')}`);
    },
  };
}

/** Astro integration. */
export function sbomFile(): AstroIntegration {
  return {
    name: 'appfroid:sbom',
    hooks: {
      'astro:build:done': ({ dir }) =>
        writeFileSync(join(fileURLToPath(dir), 'sbom.cdx.json'), `${JSON.stringify(sbom(), null, 1)}\n`),
    },
  };
}
