/**
 * Makes `generated/` from `data/`: `node_modules/.bin/node src/refrigerants/build/build.ts` after a record
 * changed. What it makes is kept with the source, so that nothing needs to run before the room can be
 * imported; a test fails when it was forgotten.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { generatedFiles } from './derive.ts';
import { readRecords } from './files.ts';

const GENERATED = new URL('../generated/', import.meta.url);

mkdirSync(GENERATED, { recursive: true });
for (const [file, text] of Object.entries(generatedFiles(readRecords()))) {
  writeFileSync(new URL(file, GENERATED), text);
}
