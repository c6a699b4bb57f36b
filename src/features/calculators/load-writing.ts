import type * as writingModule from './writing.ts';

type Writing = typeof writingModule;

let writing: Writing | undefined;

/** What writes a calculation out, where it has been fetched: a print or a copy cannot wait in every browser. */
export const writingNow = (): Writing | undefined => writing;

/** Fetches what writes a calculation out. @throws {Error} when it could not be fetched */
export async function loadWriting(): Promise<Writing> {
  writing ??= await import('./writing.ts');
  return writing;
}

/** Fetches it once the page has a moment: nobody has asked for it yet. */
export function loadWritingWhenIdle(): void {
  const load = (): void => void loadWriting().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 5000 });
  else setTimeout(load, 2000);
}
