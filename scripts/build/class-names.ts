/**
 * Short names for the classes of CSS modules. A page holds some six hundred of them, so a name of five letters in
 * place of `_figure_1w9bh_12` is seven kB of HTML. The same file and class give the same name in every build. Handed to
 * Vite's own `generateScopedName`.
 */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const LENGTH = 5;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Whose each name is, to be told of two that fall together. */
const owners = new Map<string, string>();

/**
 * For Vite's css.modules.generateScopedName.
 * @throws {Error} when two classes would have the same name: rename one
 */
export function classNameOf(name: string, file: string): string {
  const owner = `${relative('', file.replace(/\?.*$/, '')).replaceAll('\\', '/')} .${name}`;
  const digest = BigInt(`0x${createHash('sha256').update(owner).digest('hex')}`);
  // It begins with a letter and holds no vowel after it, so that it is no word.
  const short =
    LETTERS[Number(digest % 26n)] +
    (digest / 26n)
      .toString(36)
      .replaceAll(/[aeiouy]/g, '')
      .slice(0, LENGTH - 1);
  const other = owners.get(short) ?? owner;
  if (other !== owner) throw new Error(`the classes ${other} and ${owner} would both be called ${short}`);
  owners.set(short, owner);
  return short;
}
