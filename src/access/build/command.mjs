// The command of the engine's package, made after src/engine/build/package.mjs: src/engine/dist/command/appfroid.js.
import { chmodSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';

const folder = fileURLToPath(new URL('../../engine/dist/command/', import.meta.url));
await bundle({
  entry: fileURLToPath(new URL('../command/bin.ts', import.meta.url)),
  folder,
  name: 'appfroid.js',
  engineAt: '../index.js',
});
chmodSync(`${folder}appfroid.js`, 0o755);
