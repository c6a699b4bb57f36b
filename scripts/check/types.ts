/**
 * Types of everything: sources, tests, scripts, and what stands in `.astro` files, by TypeScript 7, which is native code;
 * `astro check` runs under TypeScript 6 only and takes three times the work. Each `.astro` file is put as TSX, by the converter
 * of Astro's own language tools, into `.astro/pages/`: a shadow of the project that the compiler lays over it (`rootDirs` of
 * `tsconfig.pages.json`), so that imports go from one to the other as they are written. What it finds there is said of the place
 * in the `.astro` file.
 * Beside the whole, rooms that must do without a page, and the service worker: under the globals they have.
 * Once TypeScript 7.1 is out, its content mappers (`@astrojs/ts-content-mapper`) do what is done here for pages.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { convertToTsx } from '@astrojs/astro2tsx';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tools = join(root, 'node_modules');
const SHADOW = '.astro/pages';

/** What the compiler says of a page that Astro allows: a return outside of a function, an attribute named twice, a file of no module. */
const ALLOWED = new Set(['1108', '17001', '1208']);

/** Where a stretch of what was made comes from: start and length in it, start and length in the `.astro` file. */
type Span = readonly [made: number, madeLength: number, source: number, sourceLength: number, ...unknown[]];

export interface Converted {
  /** Path below the shadow's folder. */
  readonly path: string;
  readonly code: string;
  readonly spans: readonly Span[];
  /** The `.astro` file. */
  readonly from: string;
  readonly source: string;
}

/** What a page is to the compiler: its TSX, and each script in it that Astro bundles as a module of its own. */
export function converted(from: string, source: string): readonly Converted[] {
  const { code, mappings, scripts, diagnostics } = convertToTsx(source, { filename: from });
  for (const { message, severity, position } of diagnostics)
    if (severity <= 2) throw new Error(`${from}(${at(source, position.start)}): ${message}`);
  return [
    { path: `${from}.tsx`, code, spans: mappings, from, source },
    ...scripts
      .filter(({ type }) => type === 'processed-module')
      .map(({ content, position: { start } }, index) => ({
        path: `${from}.${index}.mts`,
        code: content,
        spans: [[0, content.length, start, content.length]] as const,
        from,
        source,
      })),
  ];
}

/** Line and column, from 1, of a place in a text. */
function at(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${before.length},${(before.at(-1)?.length ?? 0) + 1}`;
}

/** What the compiler found in a file that was made, said of its `.astro` file; nothing where Astro allows it. */
export function inSource({ code, spans, from, source }: Converted, line: number, column: number, said: string): string {
  const [, number = ''] = /\bTS(\d+):/.exec(said) ?? [];
  if (ALLOWED.has(number)) return '';
  const lines = code.split('\n').slice(0, line - 1);
  const offset = lines.reduce((sum, { length }) => sum + length + 1, column - 1);
  // What the converter has added, such as the type of the component, is said of what stands before it.
  const [made, , start, length] = spans.findLast(([made]) => made <= offset) ?? [0, 0, 0, 0];
  return `${from}(${at(source, start + Math.min(offset - made, length))}): ${said}`;
}

function convertPages(): ReadonlyMap<string, Converted> {
  rmSync(join(root, SHADOW), { recursive: true, force: true });
  const pages = globSync('src/**/*.astro', { cwd: root }).flatMap((path) =>
    converted(path, readFileSync(join(root, path), 'utf8')),
  );
  for (const { path, code } of pages) {
    const file = join(root, SHADOW, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  return new Map(pages.map((page) => [`${SHADOW}/${page.path}`, page]));
}

/** What the compiler finds, a fault after the other. */
function faults(config: string, pages: ReadonlyMap<string, Converted> = new Map()): string {
  // One checker: several know nothing of one another and find many a type twice.
  const args = ['--noEmit', '--pretty', 'false', '--checkers', '1', '-p', config];
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [join(tools, '@typescript/native/bin/tsc'), ...args],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (error) throw error;
  const said = stdout
    // Lines that go on with what was begun are indented.
    .split(/\n(?=\S)/)
    .map((one) => one.trimEnd())
    .filter(Boolean);
  if (status !== 0 && said.length === 0) throw new Error(`${config}: the compiler ended with ${status}\n${stderr}`);
  return said
    .map((one) => {
      const [, path = '', line, column, rest = ''] = /^(.+?)\((\d+),(\d+)\): ([\s\S]*)$/.exec(one) ?? [];
      const page = pages.get(path);
      return page ? inSource(page, Number(line), Number(column), rest) : one;
    })
    .filter(Boolean)
    .join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Types of the collections of content/.
  execFileSync(process.execPath, [join(tools, 'astro/bin/astro.mjs'), 'sync'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const found = [
    faults('tsconfig.pages.json', convertPages()),
    faults('tsconfig.nodom.json'),
    faults('tsconfig.worker.json'),
  ].filter(Boolean);
  if (found.length > 0) {
    console.error(found.join('\n'));
    process.exitCode = 1;
  }
}
