/**
 * The engine's package, installed into an empty folder: each example of its README prints its figures in every Node there is
 * (this one, and those of PATH), Deno where there is one, a Chromium by a plain script and in a worker, and a Vite app.
 * `--fetch` has Node 22 and Deno from npm, for a machine without, and asks arethetypeswrong about the types.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { examplesOf } from '../../src/engine/build/examples.ts';
import { ensureChromium, launchArguments } from './chromium.ts';

const engine = fileURLToPath(new URL('../../src/engine/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'engine-installed-'));
const examples = examplesOf(readFileSync(join(engine, 'README.md'), 'utf8'));
const write = (name: string, text: string): void => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};
let failed = 0;

/** Holds what each example printed against what it is said to. */
async function tried(where: string, print: (index: number) => Promise<string[]>): Promise<void> {
  const wrong: string[] = [];
  for (const [index, { title, prints }] of examples.entries()) {
    const printed = await print(index).catch((error: unknown) => [String(error)]);
    if (printed.join('\n') !== prints.join('\n')) wrong.push(`  ${title}: ${printed.join(' | ')}`);
  }
  failed += wrong.length;
  console.log(`${where.padEnd(28)} ${examples.length - wrong.length} of ${examples.length}`);
  for (const line of wrong) console.log(line);
}

const linesOf = (text: string): string[] => text.trim().split('\n');
const run = async (program: string, ...args: string[]): Promise<string[]> =>
  linesOf(execFileSync(program, args, { cwd: folder, encoding: 'utf8' }));

const isFetching = process.argv.includes('--fetch');

/** The name of the archive it is installed from. */
function install(): string {
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: engine, stdio: 'pipe' });
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  write('package.json', '{ "private": true, "type": "module" }');
  const others = isFetching ? ['node@22', 'deno', '@arethetypeswrong/cli@0.18.5'] : [];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', `./${archive}`, ...others], {
    cwd: folder,
    stdio: 'pipe',
  });
  for (const [index, { code }] of examples.entries()) write(`${index}.mjs`, code);
  return archive;
}

/** Whether programs of every kind find the types, as the package is of modules alone. */
function typesHeld(archive: string): void {
  try {
    execFileSync(join(folder, 'node_modules/.bin/attw'), [archive, '--profile', 'esm-only'], {
      cwd: folder,
      stdio: 'pipe',
    });
    console.log('arethetypeswrong             nothing');
  } catch (error) {
    failed += 1;
    console.log(`arethetypeswrong\n${error instanceof Error && 'stdout' in error ? error.stdout : error}`);
  }
}

/** A program's version, where there is one. */
function versionOf(program: string): string | undefined {
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8' }).split('\n')[0];
  } catch {
    return undefined;
  }
}

const paths = [join(folder, 'node_modules/.bin'), ...(process.env.PATH ?? '').split(':')];
/** Programs of a name, each version once. */
function programs(name: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const program of [...(name === 'node' ? [process.execPath] : []), ...paths.map((path) => join(path, name))]) {
    const version = versionOf(program);
    if (version !== undefined && !found.has(version)) found.set(version, program);
  }
  return found;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
};
const served = createServer((request, response) => {
  const path = normalize(new URL(request.url ?? '/', 'http://x').pathname);
  try {
    const bytes = readFileSync(join(folder, path));
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(bytes);
  } catch {
    response.writeHead(404).end();
  }
});

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** What a page printed until it said that it is done. */
async function printedBy(browser: Browser, path: string): Promise<string[]> {
  const page = await browser.newPage();
  const lines: string[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      page.on('pageerror', reject);
      page.on('console', (message) => (message.text() === 'done' ? resolve() : lines.push(message.text())));
      setTimeout(() => reject(new Error(`no end: ${lines.join(' | ')}`)), 20_000).unref();
      page.goto(`http://127.0.0.1:${portOf(served)}/${path}`).catch(reject);
    });
  } finally {
    await page.close();
  }
  return lines;
}

/** The examples without a bundler: files by their address. */
function writePages(): void {
  const own = (code: string) =>
    code
      .replaceAll("'appfroid-engine'", "'/node_modules/appfroid-engine/dist/index.js'")
      .replaceAll("'appfroid-engine/embedded'", "'/node_modules/appfroid-engine/dist/embedded.js'");
  for (const [index, { code }] of examples.entries()) {
    write(`plain/${index}.html`, `<script type="module">\n${own(code)}\nconsole.log('done');\n</script>`);
    write(`plain/worker-${index}.js`, `${own(code)}\nconsole.log('done');`);
    write(
      `plain/worker-${index}.html`,
      `<script type="module">new Worker('./worker-${index}.js', { type: 'module' });</script>`,
    );
  }
}

/** One app with all examples, each on its page and in a worker. */
async function buildApp(): Promise<void> {
  const input: Record<string, string> = {};
  for (const [index, { code }] of examples.entries()) {
    write(`app/${index}.js`, `${code}\nconsole.log('done');`);
    write(`app/in-worker-${index}.js`, `new Worker(new URL('./${index}.js', import.meta.url), { type: 'module' });`);
    for (const name of [`${index}`, `in-worker-${index}`]) {
      write(`app/${name}.html`, `<script type="module" src="./${name}.js"></script>`);
      input[name] = join(folder, 'app', `${name}.html`);
    }
  }
  await build({
    root: join(folder, 'app'),
    base: './',
    configFile: false,
    logLevel: 'warn',
    worker: { format: 'es' },
    build: { outDir: 'built', target: 'es2022', rollupOptions: { input } },
  });
}

try {
  const archive = install();
  if (isFetching) typesHeld(archive);
  for (const [version, program] of programs('node'))
    await tried(`Node ${version}`, (index) => run(program, `${index}.mjs`));
  for (const [version, program] of programs('deno'))
    await tried(version, (index) => run(program, 'run', '--allow-read', `${index}.mjs`));
  writePages();
  await buildApp();
  await new Promise<void>((resolve) => served.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchArguments });
  for (const [where, path] of [
    ['plain script', (index: number) => `plain/${index}.html`],
    ['worker', (index: number) => `plain/worker-${index}.html`],
    ['Vite app', (index: number) => `app/built/${index}.html`],
    ['worker of a Vite app', (index: number) => `app/built/in-worker-${index}.html`],
  ] as const)
    await tried(`Chromium, ${where}`, (index) => printedBy(browser, path(index)));
  await browser.close();
} finally {
  served.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
