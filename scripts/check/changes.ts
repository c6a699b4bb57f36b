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

/** Files that differ from where this branch left the main one; on the main one, those of its last commit. */
export function changedFiles(): readonly string[] {
  const [head] = git('rev-parse', 'HEAD');
  const base = ['origin/main', 'main'].map((branch) => git('merge-base', 'HEAD', branch)[0]).find(Boolean);
  const from = base !== undefined && base !== head ? base : 'HEAD~1';
  return [...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')];
}
