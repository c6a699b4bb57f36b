/** The mean gammaT of each two families, with how well it foretells a pair left out of it. */
export declare function familyMeans(
  published: readonly (readonly [string, string, ...number[]])[],
  familyOf: (name: string) => string | undefined,
  apart: (a: string, b: string) => number,
): Record<string, { gammaT: number; apart: number; pairs: number; leftOut: number; plain: number }>;
