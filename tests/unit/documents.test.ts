/** What the documents say of the code is held to it: the files they name, and the numbers that stand in it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { QUESTIONS } from '../../src/access/questions/index.ts';
import { DOWNLOAD_GOAL, kindOf, limitOf } from '../../scripts/build/page-kinds.ts';
import { MOST_IN_VAIN } from '../../scripts/build/script-files.ts';
import { INSTALL_GOALS, PARTS } from '../../scripts/check/budgets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const documents = [
  ...globSync('*.md', { cwd: root }),
  ...globSync('{docs,content}/*.md', { cwd: root }),
  ...globSync('{src,scripts,functions}/**/*.md', { cwd: root, exclude: (name) => name === 'dist' }),
].sort();

/** Where a document may mean a name from: its own folder, the project, the sources; several as `{a,b}`. */
const isThere = (name: string, document: string): boolean =>
  ['', 'src', dirname(document)].some(
    (folder) => globSync(name.replace(/\/$/, ''), { cwd: join(root, folder) }).length > 0,
  );

it.each(documents)('%s names files that are there', (document) => {
  const text = read(document).replaceAll(/```[^]*?```/g, '');
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].flatMap(([, name]) => name ?? []);
  expect(links.filter((name) => !existsSync(join(root, dirname(document), name)))).toEqual([]);
  const paths = [...text.matchAll(/`((?:src|scripts|functions|docs|tests|content|public)\/[\w./{},*-]+)`/g)]
    .flatMap(([, name]) => name ?? [])
    .filter((name) => !/<|…/.test(name));
  expect(paths.filter((name) => !isThere(name, document))).toEqual([]);
});

/** The numbers of a sentence, by a pattern with a group for each. */
const numbersOf = (file: string, pattern: RegExp): number[] =>
  (pattern.exec(read(file).replaceAll(/\s+/g, ' ')) ?? []).slice(1).map(Number);
const goalOf = (what: string): number | undefined => PARTS.find((part) => part.what === what)?.goal;

it('says of the budgets what the check holds', () => {
  const file = 'docs/measuring.md';
  expect(numbersOf(file, /store in (\d+) requests and ([\d.]+) MB/)).toEqual([
    INSTALL_GOALS.requests,
    Number((DOWNLOAD_GOAL / 1000).toFixed(2)),
  ]);
  expect(numbersOf(file, /, (\d+) kB for the engine, (\d+) kB for the fluid data, (\d+) kB for the typeface/)).toEqual([
    goalOf('engine (wasm)'),
    goalOf('fluid data'),
    goalOf('typeface'),
  ]);
  const { goal } = kindOf('about/index.html');
  expect(numbersOf(file, /page of prose has ([\d.]+) kB of HTML and ([\d.]+) kB of scripts at most/)).toEqual([
    goal.html,
    goal.scripts,
  ]);
  expect(read(file)).toContain('fails a tenth above it');
  expect(limitOf(100)).toBeCloseTo(110, 9);
});

it('says what a page may load in vain', () => {
  expect(numbersOf('scripts/build/README.md', /more than (\d+) kB of source of others/)).toEqual([MOST_IN_VAIN / 1000]);
});

/** Files of these folders but their tests and documents, and the lines of all of them. */
function sizeOf(pattern: string): readonly [files: number, lines: number] {
  const files = globSync(pattern, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:test\.ts|md)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  return [files.length, files.reduce((sum, text) => sum + text.split('\n').length - 1, 0)];
}

/** A number of a document may be late by a twentieth: it says how large something is, not how it was counted. */
const isAbout = (told: number, is: number): boolean => Math.abs(told / is - 1) <= 0.05;

it('says how large the build and the scripts are', () => {
  const file = 'scripts/build/README.md';
  const told = [
    [/Without tests (\d+) files, ([\d,]+) lines/, 'scripts/build/**/*'],
    [/All of `scripts\/` is (\d+) files, ([\d,]+) lines/, 'scripts/**/*'],
  ] as const;
  for (const [pattern, where] of told) {
    const [, files, lines] = pattern.exec(read(file).replaceAll(/\s+/g, ' ')) ?? [];
    const [areFiles, areLines] = sizeOf(where);
    expect(areFiles, where).toBeGreaterThan(30);
    expect(isAbout(Number(files), areFiles), `${where}: ${areFiles} files`).toBe(true);
    expect(isAbout(Number(lines?.replaceAll(',', '')), areLines), `${where}: ${areLines} lines`).toBe(true);
  }
});

it('tells of every step of the check, and of how long it takes', () => {
  const steps = [...read('scripts/check/test.ts').matchAll(/timed\('([^']+)'/g)].flatMap(([, step]) => step ?? []);
  expect(steps.length).toBeGreaterThan(8);
  const told = read('docs/measuring.md').split('## The check')[1] ?? '';
  expect(steps.filter((step) => !told.includes(`| ${step} `))).toEqual([]);
});

it('tells of every tool of the server of tools', () => {
  const told = [...read('src/access/mcp/README.md').matchAll(/^\| `(\w+)` /gm)].flatMap(([, name]) => name ?? []);
  expect(told.sort()).toEqual(QUESTIONS.map(({ name }) => name).sort());
});

it('starts no file that is not there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  const files = Object.values(scripts).flatMap((script) =>
    [...script.matchAll(/\bnode ([\w./-]+)/g)].flatMap(([, file]) => file ?? []),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it.each(['README.md', 'ARCHITECTURE.md'])('%s names every room of the sources', (document) => {
  const rooms = globSync('src/*', { cwd: root, withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rooms.length).toBeGreaterThan(25);
  const told = read(document);
  expect(rooms.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(told))).toEqual([]);
});

it('tells of every step of the build', () => {
  const steps = [...read('astro.config.mjs').matchAll(/'\.\/scripts\/build\/(?:[\w-]+\/)?([\w-]+)\.ts'/g)].flatMap(
    ([, step]) => step ?? [],
  );
  expect(steps.length).toBeGreaterThan(15);
  const told = read('scripts/build/README.md');
  expect(steps.filter((step) => !told.includes(step))).toEqual([]);
});
