/** Why a browser has no engine, and that it has none: known without fetching one. */

/** WebAssembly is turned off (a locked-down phone), or files could not be fetched. */
export type WhyNoEngine = 'barred' | 'unreachable';

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
