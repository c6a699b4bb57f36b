/**
 * Why a browser has no engine, and that it has none: known without fetching one. The page is told on its root, and whoever
 * listens by an event: `src/kit/island/no-engine-notice.ts` says it to the reader. No page has words of its own for it.
 */

/** WebAssembly is turned off (a locked-down phone), or files could not be fetched. */
export type WhyNoEngine = 'barred' | 'unreachable';

/** Sent to the window when the mark on the root has changed. */
export const NO_ENGINE_EVENT = 'no-engine';

/** Nothing can be computed in this thread. */
export class NoEngineError extends Error {
  readonly code: WhyNoEngine;

  constructor(code: WhyNoEngine, cause?: unknown) {
    super(code === 'barred' ? 'WebAssembly is unavailable' : 'the engine could not be fetched', { cause });
    this.name = 'NoEngineError';
    this.code = code;
  }
}

/** Whether this browser compiles no WebAssembly, whatever the network does. */
export const isEngineBarred = (): boolean => typeof WebAssembly !== 'object';

/** Tells the page that it cannot compute, or, with nothing, that it can: it tried, and was answered. */
export function tellEngine(why: WhyNoEngine | undefined): void {
  const root = globalThis.document?.documentElement as HTMLElement | undefined;
  if (!root) return;
  const { dataset } = root;
  if (dataset['noEngine'] === why) return;
  if (why) dataset['noEngine'] = why;
  else delete dataset['noEngine'];
  dispatchEvent(new Event(NO_ENGINE_EVENT));
}

/** How browsers say that a script could not be fetched. */
const UNFETCHED = /fetch|network|load failed|module script/i;

/** What comes of `work`, which needs an engine; the page is told where it has none. @throws what `work` throws */
export async function withEngine<T>(work: () => Promise<T>): Promise<T> {
  try {
    const done = await work();
    tellEngine(undefined);
    return done;
  } catch (error) {
    // A question given up, or one that was refused, says nothing of the engine.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'barred' || code === 'unreachable') tellEngine(code);
    else if (error instanceof TypeError && UNFETCHED.test(error.message)) tellEngine('unreachable');
    throw error;
  }
}
