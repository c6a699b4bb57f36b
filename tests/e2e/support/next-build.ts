/**
 * The built site as its next release, without building it again: another id in the script that carries it, hence another
 * name of that script, hence other pages; and other words on one page. Its worker and its packs are made by the build's
 * own step.
 */
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeOffline } from '../../../scripts/build/offline/offline.ts';
import type { BuildInfo } from '../../../src/shell/publication/build-info.ts';

export const NEXT_HEADING = 'AppFroid, une fois encore';
const HEADING = 'À propos d’AppFroid';

/** @param site folder of the built pages @param next where the next release is put @param isWhole with the pictures of shared links, and the words it had */
export async function makeNextBuild(site: string, next: string, { isWhole = false } = {}): Promise<void> {
  const left = isWhole ? /[\\/]packs$/ : /[\\/](?:og|packs)$/;
  rmSync(next, { recursive: true, force: true });
  cpSync(site, next, { recursive: true, filter: (file) => !left.test(file) });
  const info = JSON.parse(readFileSync(join(next, 'build.json'), 'utf8')) as BuildInfo;
  const id = `${info.id}-next`;
  writeFileSync(join(next, 'build.json'), JSON.stringify({ ...info, id }));

  const names = readdirSync(next, { recursive: true, encoding: 'utf8' });
  const renamed = new Map<string, string>();
  for (const name of names.filter((one) => one.startsWith('_astro') && one.endsWith('.js'))) {
    const code = readFileSync(join(next, name), 'utf8');
    const other = code.replaceAll(new RegExp(`(["'\`])${info.id}\\1`, 'g'), `$1${id}$1`);
    if (other === code) continue;
    writeFileSync(join(next, name), other);
    const digest = createHash('sha256').update(other).digest('base64url').slice(0, 8);
    const named = name.replace(/\.[^.]+\.js$/, `.${digest}.js`);
    renameSync(join(next, name), join(next, named));
    renamed.set(name.slice('_astro/'.length), named.slice('_astro/'.length));
  }
  if (renamed.size === 0) throw new Error('no script carries the id of its build');
  // A release that changes one text is not to make a device fetch every script anew.
  const namedBy = (script: string): readonly string[] =>
    names.filter(
      (name) =>
        /^_astro.*\.js$/.test(name) &&
        !name.endsWith(script) &&
        readFileSync(join(site, name), 'utf8').includes(script),
    );
  for (const script of renamed.keys())
    if (namedBy(script).length > 0) throw new Error(`${script} carries the build's id and is named by other scripts`);
  for (const name of names.filter((one) => /\.(?:html|js)$/.test(one) && !renamed.has(one.slice('_astro/'.length)))) {
    const text = readFileSync(join(next, name), 'utf8');
    let other = name === join('about', 'index.html') && !isWhole ? text.replaceAll(HEADING, NEXT_HEADING) : text;
    for (const [before, after] of renamed) other = other.replaceAll(before, after);
    if (other !== text) writeFileSync(join(next, name), other);
  }
  await makeOffline(next);
}
