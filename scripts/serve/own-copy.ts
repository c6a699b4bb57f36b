/**
 * A build as it was when the server was started, under names of the server's own: each file by a second name (a hard
 * link), which costs no room. A build made over the first one takes names away and not files, so that the server stays on
 * what it began with, whole.
 */
import { spawn } from 'node:child_process';
import { linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Beside the packages, which the server's code looks for in the folders above it. */
const copies = fileURLToPath(new URL('../../node_modules/.served/', import.meta.url));

function isAlive(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    // Another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Containers that share the folder count their processes each for itself. */
const SUFFIX = `@${hostname()}`;

/** Copies of servers that were killed. */
function clear(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.endsWith(SUFFIX))) {
    if (!isAlive(Number.parseInt(name, 10))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Thousands of names take seconds to be taken away on a machine that does something else besides: another process does it, so that
 * this one is gone at once. What that leaves, the next server clears.
 */
function forgetBehind(own: string): void {
  const words = ['-e', 'fs.rmSync(process.argv[1], { recursive: true, force: true })', own];
  spawn(process.execPath, words, { detached: true, stdio: 'ignore' }).unref();
}

/**
 * @param built folder of a build, with a trailing slash
 * @returns the copy; the folder itself where the file system does not have it, as when nothing can be written
 */
export function ownCopy(built: URL, folder = copies): URL {
  const source = fileURLToPath(built);
  const own = join(folder, `${process.pid}${SUFFIX}`);
  const forget = () => rmSync(own, { recursive: true, force: true });
  try {
    mkdirSync(folder, { recursive: true });
    clear(folder);
    forget();
    for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
      const target = join(own, entry.parentPath.slice(source.length), entry.name);
      if (entry.isDirectory()) mkdirSync(target, { recursive: true });
      else {
        mkdirSync(join(target, '..'), { recursive: true });
        linkSync(join(entry.parentPath, entry.name), target);
      }
    }
  } catch {
    forget();
    return built;
  }
  process.once('exit', () => forgetBehind(own));
  return pathToFileURL(`${own}/`);
}
