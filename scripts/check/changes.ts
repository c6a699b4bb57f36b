/** What a change touches: it decides which of the costly checks a usual run makes. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** MATRIX=all makes every check and looks at every page, as every night does. */
export const isWholeMatrix = process.env['MATRIX'] === 'all';

const root = fileURLToPath(new URL('../../', import.meta.url));

function git(...args: readonly string[]): string[] {
  try {
    const text = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return text.split('\n').filter((line) => line !== '');
  } catch {
    // No history, or no such branch: nothing is known of a change.
    return [];
  }
}

/**
 * Files that differ from where this branch left the main one; on the main one those of its last commit, or of all that came
 * since the one named by CHECK_FROM, as a push of several does.
 */
export function changedFiles(): readonly string[] {
  const [head] = git('rev-parse', 'HEAD');
  const [given] = git('rev-parse', '--verify', '--quiet', `${process.env['CHECK_FROM'] || 'none'}^{commit}`);
  const base = given ?? ['origin/main', 'main'].map((branch) => git('merge-base', 'HEAD', branch)[0]).find(Boolean);
  const from = base !== undefined && base !== head ? base : 'HEAD~1';
  return [...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')];
}

/** What decides of the bytes of a build. */
const BUILD = ['scripts/build/', 'src/engine/build/', 'astro.config', 'package-lock.json', 'vercel.json'];
/** What answers over HTTP, and the scripts that put it under load. */
const SERVER = ['functions/', 'src/runtime/', 'src/access/', 'scripts/serve/', 'scripts/stress/', 'tests/built/'];
/** What stores the site on a device, and goes from one build of it to the next. */
const DEVICE = [
  'src/offline/',
  'src/shell/',
  'src/kit/storage/',
  'scripts/serve/',
  'tests/e2e/support/',
  'tests/e2e/house-',
];

/** What the engine gives, and how its package is made. */
const ENGINE = ['src/engine/', 'package-lock.json'];

/**
 * Costly checks of one part of the project, and what they rest on: a run that touches none of it has nothing new to ask of
 * them. Every night all of them are made.
 */
const RESTS_ON = {
  'site in another folder': BUILD,
  'server under load': [...BUILD, ...SERVER],
  'functions of Vercel': [...BUILD, ...SERVER],
  'device from build to build': [...BUILD, ...DEVICE],
  'package of the engine': [...ENGINE, 'src/access/', 'src/quantities/'],
  // Random draws, whole; a tenth of them or a few in every run.
  'draws: engine': ENGINE,
  'draws: leak': [...ENGINE, 'src/field/'],
  'draws: reverse': [...ENGINE, 'src/calculators/', 'src/physics/'],
  'draws: units': ['src/kit/form/', 'src/quantities/'],
} as const;

/** Checks of random draws, by what they draw: tests find those that are drawn whole in WHOLE_DRAWS. */
export const wholeDraws = (): string =>
  (Object.keys(RESTS_ON) as (keyof typeof RESTS_ON)[])
    .filter((check) => check.startsWith('draws: ') && isToBeMade(check))
    .join();

/** Whether a costly check is to be made. */
export function isToBeMade(check: keyof typeof RESTS_ON): boolean {
  if (isWholeMatrix) return true;
  const files = changedFiles();
  return files.length === 0 || files.some((file) => RESTS_ON[check].some((start) => file.startsWith(start)));
}
