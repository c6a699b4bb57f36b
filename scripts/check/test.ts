/**
 * Everything that must hold before a change is kept, in two lanes, each stopping at its first failure.
 * The last line printed is `N passed, N failed`: unit and browser tests as their runners counted
 * them; a step that fails without a failed test counts as one failure.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { checkBudgets } from './budgets.ts';
import { isToBeMade } from './changes.ts';
import { ensureChromium } from './chromium.ts';
import { summary } from './report.ts';
import { checkTwin } from './twin.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = `${root}test-results/`;

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Tag of the browser tests that measure time: they have the machine to themselves. */
const ALONE = '@alone';

const counts = { passed: 0, failed: 0 };
const durations: { readonly name: string; readonly seconds: number; readonly hasFailed: boolean }[] = [];

// Both builds of the site are held to the same bytes, so they bear the same name.
const build = { BUILD_ID: process.env['BUILD_ID'] ?? Date.now().toString(36) };

type Task = () => unknown;

const steps: readonly (readonly [name: string, task: Task])[] = [
  [
    'all but what is timed',
    // Two lanes for two cores: what reads sources, and what needs the site. A browser waits about as long as it works, and the tests
    // beside it fill that up. The linter and Prettier look at sources alone: all else waits for the engine.
    () => {
      const engine = timed('engine build', () => run('node', 'src/engine/build/build.ts'));
      const site = engine.then(() => timed('site', () => runWith(build, 'astro', 'build')));
      return together(
        async () => {
          await timed('lint', () => run('eslint', '.', '--max-warnings', '0'));
          await timed('format', () => run('prettier', '--check', '.', '--log-level', 'warn'));
          await engine;
          await timed('unit tests', () => vitest('unit'));
          // Both write what Astro knows of the content.
          await site;
          await timed('types', () => run('node', 'scripts/check/types.ts'));
          if (isToBeMade('site in another folder'))
            await timed('site in another folder', () => checkTwin(root, environment(build)));
        },
        async () => {
          await site;
          await timed('size budgets', () => checkBudgets(`${root}dist/client/`));
          await timed('tests of what is built', () => vitest('built', '--config', 'vitest.built.config.ts'));
          await timed('browser tests', () => browserTests('browser', '--grep-invert', ALONE));
        },
      );
    },
  ],
  ['browser tests of time', () => browserTests('browser-alone', '--grep', ALONE, '--workers', '1')],
];

let isStopped = false;
for (const [name, step] of steps) {
  console.log(`\n── ${name}`);
  await timed(name, step).catch((error: unknown) => {
    isStopped = true;
    console.error(messageOf(error));
  });
  if (isStopped) break;
}

console.log('');
for (const { name, seconds, hasFailed } of durations) {
  console.log(`${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s${hasFailed ? '  failed' : ''}`);
}
console.log(measures());
if (isStopped && counts.failed === 0) counts.failed = 1;
process.exitCode = isStopped ? 1 : 0;
console.log(`${counts.passed} passed, ${counts.failed} failed`);

function vitest(name: string, ...options: readonly string[]): Promise<void> {
  const report = `${results}${name}.json`;
  const args = ['run', ...options, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return counted(
    () => run('vitest', ...args),
    () => {
      const rows = rowsOf(read(report));
      const failed = new Set(rows.filter(({ status }) => status === 'failed').map(({ body }) => body));
      const passed = new Set(rows.filter(({ status }) => status === 'passed').map(({ body }) => body));
      console.log(`${rows.length} rows of data in ${new Set(rows.map(({ body }) => body)).size} tests`);
      return { passed: passed.difference(failed).size, failed: failed.size };
    },
  );
}

interface Row {
  readonly status: string;
  /** Where its test is written: a test of a table of data is one, however many rows that has. */
  readonly body: string;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly location?: { readonly line: number; readonly column: number } | null;
    }[];
  }[];
}

/** A function and no constant: the steps above run before anything below them is assigned. */
function rowsOf({ testResults }: Report): readonly Row[] {
  return testResults.flatMap(({ name, status: ofFile, assertionResults }): readonly Row[] =>
    // A file that cannot be read has no test.
    assertionResults.length === 0
      ? [{ status: ofFile, body: name }]
      : assertionResults.map(({ status, fullName, location }) => ({
          status,
          body: `${name}:${location ? `${location.line}:${location.column}` : fullName}`,
        })),
  );
}

async function browserTests(name: string, ...which: readonly string[]): Promise<void> {
  const report = `${results}${name}.json`;
  const env = {
    CHROMIUM_PATH: ensureChromium(),
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  await counted(
    () => runWith(env, 'playwright', 'test', '--reporter=list,json', ...which),
    () => {
      const { expected, unexpected, flaky } = read(report).stats;
      if (flaky > 0) console.log(`${flaky} passed only when tried again: to be mended`);
      return { passed: expected + flaky, failed: unexpected };
    },
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Takes note of how long a part took, and whether it failed. */
async function timed(name: string, task: Task): Promise<void> {
  const start = performance.now();
  const note = (hasFailed: boolean): unknown =>
    durations.push({ name, seconds: (performance.now() - start) / 1000, hasFailed });
  try {
    await task();
  } catch (error) {
    note(true);
    throw error;
  }
  note(false);
}

/** A file that cannot be read has failed a test by its name already. */
function measures(): string {
  try {
    return summary(root);
  } catch (error) {
    return `not measured: ${messageOf(error)}`;
  }
}

/** Waits for all, so that the words of one failure do not end in the middle of another's. */
async function together(...tasks: readonly Task[]): Promise<void> {
  const outcomes = await Promise.allSettled(tasks.map(async (task) => task()));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [messageOf(outcome.reason)] : []));
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

function run(command: string, ...args: readonly string[]): Promise<void> {
  return runWith({}, command, ...args);
}

/** What a command finds round it: the tools of the project, its own Node first. */
function environment(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const path = `${root}node_modules/.bin:${process.env['PATH']}`;
  return { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1', ...env };
}

function runWith(env: Readonly<Record<string, string>>, command: string, ...args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment(env),
    });
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${signal ?? `code ${code}`}`)),
    );
  });
}

/** Runs tests and adds what their report counts, whether they passed or not. */
async function counted(
  test: () => Promise<void>,
  readCounts: () => { readonly passed: number; readonly failed: number },
): Promise<void> {
  try {
    await test();
  } finally {
    try {
      const { passed, failed } = readCounts();
      counts.passed += passed;
      counts.failed += failed;
    } catch (error) {
      console.error(`no test report: ${messageOf(error)}`);
    }
  }
}

function read(path: string): ReturnType<typeof JSON.parse> {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
