/**
 * An engine for who hands none over. Untyped, so that the types of this room need no browser: the engine's own do.
 */

/** @type {Promise<import('../../engine/types.ts').Engine> | undefined} */
let engine;

/** An engine, made once; undefined where its parts cannot be had. */
export async function ownEngine() {
  engine ??= import('../../engine/index.ts').then(({ createEngine }) => createEngine());
  try {
    return await engine;
  } catch {
    engine = undefined;
    return undefined;
  }
}
