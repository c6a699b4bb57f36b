/**
 * For files that share one worker's globals and modules. A file that leaves a made-up page behind changes what the next
 * one sees, and which that is changes from run to run: it fails itself, always.
 */
import { afterAll } from 'vitest';

const descriptors = (): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(Object.getOwnPropertyDescriptors(globalThis)).map(([name, { value, get }]) => [name, value ?? get]),
  );

/** Of a library, which finds there what it keeps for all its copies. */
const isOfLibrary = (name: string): boolean => name.startsWith('__') || name === 'nanostoresGlobal';

const before = descriptors();

afterAll(() => {
  const after = descriptors();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !Object.is(before.get(name), after.get(name)) && !isOfLibrary(name),
  );
  if (changed.length > 0)
    throw new Error(`left changed for the next file: ${changed.join(', ')}; unstub them, or list the file under ALONE`);
});
