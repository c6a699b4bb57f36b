// Compiles the engine and packs its data into src/engine/generated. Skips the compiler when
// nothing it reads has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';
import { packFolder, packMixtures, packTransport } from './pack.ts';

const engine = join(dirname(fileURLToPath(import.meta.url)), '..');
const assembly = join(engine, 'assembly');
const generated = join(engine, 'generated');

const sourceFiles = readdirSync(assembly, { recursive: true, encoding: 'utf8' })
  .filter((x) => x.endsWith('.ts'))
  .sort();

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles) hash.update(file).update(readFileSync(join(assembly, file)));
  hash.update(readFileSync(fileURLToPath(import.meta.url))).update(asc.version ?? '');
  return hash.digest('hex');
}

async function compile(): Promise<void> {
  const stamp = join(generated, 'engine.sha256');
  const wasm = join(generated, 'engine.wasm');
  const now = fingerprint();
  if (existsSync(wasm) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  const { error, stderr } = await asc.main(
    [
      'index.ts',
      '--outFile',
      wasm,
      '--baseDir',
      assembly,
      '--runtime',
      'stub',
      '-O3',
      '--noAssert',
      '--converge',
      '--use',
      'abort=',
    ],
    {},
  );
  if (error) throw new Error(`${error.message}\n${stderr.toString()}`);
  writeFileSync(stamp, now);
}

mkdirSync(generated, { recursive: true });
await compile();
const fluids = packFolder(join(engine, 'fluids'));
const mixtures = packMixtures(engine, Object.keys(fluids.fluids));
writeFileSync(join(generated, 'fluids.json'), JSON.stringify(fluids));
const transport = packTransport(engine, Object.keys(fluids.fluids));
writeFileSync(join(generated, 'mixtures.json'), JSON.stringify(mixtures));
writeFileSync(join(generated, 'transport.json'), JSON.stringify(transport));
// Servers bundle their code and lose track of files beside it; this module holds both as text.
writeFileSync(
  join(generated, 'embedded.mjs'),
  `export const wasm = '${readFileSync(join(generated, 'engine.wasm')).toString('base64')}';\n` +
    `export const pack = ${JSON.stringify(JSON.stringify({ ...fluids, mixtures, transport }))};\n`,
);
writeFileSync(
  join(generated, 'embedded.d.mts'),
  'export declare const wasm: string;\nexport declare const pack: string;\n',
);
