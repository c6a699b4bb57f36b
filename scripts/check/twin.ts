/**
 * Builds the site once more from a copy of the sources in another folder, and holds the two builds against one another:
 * the same sources and BUILD_ID give the same bytes anywhere.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Inside the project, where the packages are found, and deeper, so that every path is another. */
const FOLDER = 'test-results/twin';

/**
 * @param root folder of the project, built, with a trailing slash
 * @param env of that build
 * @throws {Error} naming files that differ
 */
export async function checkTwin(root: string, env: NodeJS.ProcessEnv): Promise<void> {
  const twin = join(root, FOLDER);
  rmSync(twin, { recursive: true, force: true });
  copySources(root, twin);
  const building = spawn(`${root}node_modules/.bin/astro`, ['build'], {
    cwd: twin,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(building, 'exit');
  if (code !== 0) throw new Error(`the build in another folder ended with code ${code}`);
  const own = checksumsIn(join(root, 'dist'));
  const other = checksumsIn(join(twin, 'dist'));
  const names = [...new Set([...own.keys(), ...other.keys()])];
  const differing = names.filter((name) => own.get(name) !== other.get(name));
  if (names.length === 0 || differing.length > 0)
    throw new Error(`built in another folder, ${differing.length} files differ: ${differing.slice(0, 10).join(', ')}`);
  console.log(`${names.length} files are the same when built in another folder`);
  rmSync(twin, { recursive: true });
}

/** Whatever git knows or would take up, as it stands, and the engine, which is built before. */
function copySources(root: string, twin: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const name of [...listed.toString().split('\0').filter(Boolean), 'src/engine/generated']) {
    const from = join(root, name);
    if (!existsSync(from)) continue;
    mkdirSync(dirname(join(twin, name)), { recursive: true });
    cpSync(from, join(twin, name), { recursive: true });
  }
}

function checksumsIn(folder: string): ReadonlyMap<string, string> {
  const lines = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}
