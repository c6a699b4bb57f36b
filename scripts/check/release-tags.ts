/**
 * The commit of every release: the one that adds its file to content/changelog and sets the version of package.json to it.
 * `node scripts/check/release-tags.ts` lists them; with `--write` each that has no tag yet is given one, `v2.10.0`, annotated with
 * what the release says of itself and dated as it is. Releases from before this history have no commit, and are named.
 */
import { execFileSync } from 'node:child_process';
import { changelog } from '../build/build-info.ts';

const git = (words: readonly string[], env: Readonly<Record<string, string>> = {}): string =>
  execFileSync('git', words, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });

const lines = (...words: string[]): string[] => git(words).split('\n').filter(Boolean);

/** The version of package.json in a commit; undefined before there was one. */
function versionAt(commit: string): string | undefined {
  try {
    return (JSON.parse(git(['show', `${commit}:package.json`])) as { readonly version: string }).version;
  } catch {
    return undefined;
  }
}

/** The commit of a version; undefined where no single commit made it. */
function commitOf(version: string): string | undefined {
  const adding = lines('log', '--format=%H', '--diff-filter=A', '--', `content/changelog/${version}.json`);
  return adding.find((commit) => versionAt(commit) === version && versionAt(`${commit}^`) !== version);
}

const tags = new Set(lines('tag', '--list', 'v*'));
for (const { version, date, en } of changelog().toReversed()) {
  const [tag, commit] = [`v${version}`, commitOf(version)];
  if (commit === undefined) {
    console.log(`${tag.padEnd(10)} ${date}  no commit of this history made it`);
    continue;
  }
  if (process.argv.includes('--write') && !tags.has(tag)) {
    git(['tag', '--annotate', tag, commit, '--message', `AppFroid ${version}`, '--message', en.description], {
      GIT_COMMITTER_DATE: `${date}T12:00:00Z`,
    });
    tags.add(tag);
  }
  console.log(`${tag.padEnd(10)} ${date}  ${commit.slice(0, 8)}${tags.has(tag) ? '  tagged' : ''}`);
}
