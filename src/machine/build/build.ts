/**
 * Makes `generated/` from `data/`: `node_modules/.bin/node src/machine/build/build.ts` after a use or a limit changed.
 * What it makes is kept with the source, so that nothing needs to run before the room can be imported; a test fails
 * when it was forgotten.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { generatedFiles } from './derive.ts';

const GENERATED = new URL('../generated/', import.meta.url);

mkdirSync(GENERATED, { recursive: true });
for (const [file, text] of Object.entries(generatedFiles())) writeFileSync(new URL(file, GENERATED), text);
