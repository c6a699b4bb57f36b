import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface ServedBuild {
  readonly origin: string;
  readonly port: number;
  /** Stops the server and cuts what is still connected. */
  stop(): Promise<void>;
}

/** Serves a built folder by the project's own server, at a free port unless told. */
export async function serveBuild(folder: string, port = 0): Promise<ServedBuild> {
  const server = spawn(process.execPath, ['scripts/serve/serve.ts'], {
    cwd: root,
    env: { ...process.env, BUILD_DIR: folder, PORT: String(port), HOST: '127.0.0.1', BROTLI_QUALITY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const taken = await new Promise<number>((resolve, reject) => {
    let text = '';
    server.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1];
      if (found) resolve(Number(found));
    });
    server.on('exit', () => reject(new Error(`the server of ${folder} ended`)));
  });
  return {
    origin: `http://127.0.0.1:${taken}`,
    port: taken,
    async stop() {
      server.kill('SIGKILL');
      await ended;
    },
  };
}

const LONGEST_BUILD = 60_000;

/** Folder of the release below. */
export const RELEASE = 'test-results/release';

/**
 * Makes of the built site a later release: another id, another script that carries it, and pages of prose stored when they
 * are visited only. Whichever test needs it first makes it; the others wait for it.
 */
export async function buildRelease(): Promise<void> {
  const folder = root + RELEASE;
  // A release stands beside one build of the site: another build asks for another release.
  const { mtimeMs } = statSync(`${root}${process.env['BUILD_DIR'] ?? 'dist'}/client/build.json`);
  const done = `${folder}.${mtimeMs}.done`;
  if (existsSync(done)) return;
  const lock = `${folder}.${mtimeMs}.lock`;
  mkdirSync(`${root}test-results`, { recursive: true });
  try {
    mkdirSync(lock);
  } catch {
    while (!existsSync(done)) {
      // Left behind by tests that were stopped, or gone without a release: with one, that was there first.
      const held = statSync(lock, { throwIfNoEntry: false });
      const isStale = held ? Date.now() - held.mtimeMs > LONGEST_BUILD : !existsSync(done);
      if (isStale) throw new Error(`the release could not be built: remove ${lock} and try again`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    return;
  }
  try {
    await build();
    writeFileSync(done, '');
  } finally {
    rmSync(lock, { recursive: true });
  }
}

async function build(): Promise<void> {
  const args = ['tests/e2e/support/make-release.ts', process.env['BUILD_DIR'] ?? 'dist', RELEASE];
  const building = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, STORED_WHEN_VISITED: 'prose,releases' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(building, 'exit');
  if (code !== 0) throw new Error(`the release could not be made: code ${code}`);
}
