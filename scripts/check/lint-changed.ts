/** ESLint and Prettier over the files that differ from `main`, or from the branch that is named: seconds in place of a minute. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

const base = process.argv[2] ?? 'main';
const git = (...words: string[]): string[] =>
  execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
const from = git('merge-base', base, 'HEAD')[0] ?? base;
const files = [...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')].filter(
  (file) => existsSync(file),
);
const code = files.filter((file) => /\.(?:ts|tsx|js|mjs|astro)$/.test(file));

/** Whether a tool has nothing to say of some files. */
const isFine = (tool: string, words: readonly string[], of: readonly string[]): boolean =>
  of.length === 0 || spawnSync('npx', [tool, ...words, ...of], { stdio: 'inherit' }).status === 0;

const results = [
  isFine('eslint', ['--max-warnings', '0', '--no-warn-ignored'], code),
  isFine('prettier', ['--check', '--ignore-unknown', '--log-level', 'warn'], files),
];
console.log(`${files.length} files differ from ${base}, ${code.length} of them code`);
process.exitCode = results.every(Boolean) ? 0 : 1;
