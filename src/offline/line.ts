/** What the browser tells of its line, where it does: https://wicg.github.io/netinfo/ and https://wicg.github.io/savedata/. */
export interface Line extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Why nothing is fetched that nobody has asked for: the reader saves data, or the line is too slow for more than the page. */
export type Restraint = 'saving' | 'slow';

export const lineOf = (navigator: object): Line | undefined => (navigator as { readonly connection?: Line }).connection;

export function restraintOf(line: Line | undefined): Restraint | undefined {
  if (line?.saveData) return 'saving';
  return /2g$/.test(line?.effectiveType ?? '') ? 'slow' : undefined;
}

/** How many files are fetched at once, beside what the reader does meanwhile. */
export const filesAtOnce = (line: Line | undefined): number => (/[23]g$/.test(line?.effectiveType ?? '') ? 2 : 6);
