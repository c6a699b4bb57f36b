/**
 * From one release to the next in a real browser, with two true builds:
 *   npm run test:releases [commit]
 * The earlier is built of a commit (the last release before this one unless told) in a checkout of its own, the later is this
 * checkout's `dist`, built where it is not. Some minutes: it stands outside the usual check.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const checkout = `${root}test-results/earlier-release`;

const git = (...words: readonly string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
const run = (
  cwd: string,
  command: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): void =>
  void execFileSync(command, words, {
    cwd,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${root}node_modules/.bin:${process.env['PATH']}`,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...env,
    },
  });

/** The commit that brought the release before the present one: each is a file of the changelog. */
function lastRelease(): string {
  const added = git('log', '--diff-filter=A', '--format=%H', '--', 'content/changelog').split('\n');
  return added[1] ?? added[0] ?? 'HEAD~1';
}

const commit = git('rev-parse', process.argv[2] ?? lastRelease());
if (!existsSync(`${root}dist/client/build.json`)) run(root, 'npm', ['run', 'build']);
const [{ EARLIER: given }, own] = [process.env, `${checkout}/dist/client`];
try {
  if (given === undefined) {
    git('worktree', 'add', '--detach', '--force', checkout, commit);
    symlinkSync(`${root}node_modules`, `${checkout}/node_modules`);
    run(checkout, 'npm', ['run', 'build'], { BUILD_ID: commit });
  }
  run(root, 'playwright', ['test', '--config', 'playwright.releases.config.ts'], {
    CHROMIUM_PATH: ensureChromium(),
    EARLIER: given ?? own,
    LATER: `${root}dist/client`,
  });
} finally {
  if (given === undefined) {
    git('worktree', 'remove', '--force', checkout);
    rmSync(checkout, { recursive: true, force: true });
  }
}
