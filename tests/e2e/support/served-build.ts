import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: root,
    env: { ...process.env, BUILD_DIR: folder, PORT: String(port), HOST: '127.0.0.1' },
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

/** Builds the site once more, as a release that differs by its id, and as a publisher who has every address would. */
export async function buildRelease(folder: string, id: string): Promise<void> {
  const build = spawn(`${root}node_modules/.bin/astro`, ['build'], {
    cwd: root,
    env: {
      ...process.env,
      BUILD_DIR: folder,
      BUILD_ID: id,
      SITE_FACTS: `${root}tests/e2e/support/site-facts.json`,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error(`astro build ended with code ${code}`);
}
