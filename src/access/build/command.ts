// The command of the engine's package, made after src/engine/build/package.ts: src/engine/dist/command/appfroid.js, or in the `dist` named.
import { chmodSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.ts';

const dist = process.argv[2] ?? fileURLToPath(new URL('../../engine/dist/', import.meta.url));
const folder = join(resolve(dist), 'command');
await bundle({
  entry: fileURLToPath(new URL('../command/bin.ts', import.meta.url)),
  folder,
  name: 'appfroid.js',
  engineAt: '../index.js',
});
chmodSync(join(folder, 'appfroid.js'), 0o755);
