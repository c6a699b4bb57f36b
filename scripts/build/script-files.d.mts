export interface Module {
  readonly size: number;
  readonly imports: readonly string[];
  readonly parts: readonly string[];
  readonly isLate: boolean;
  readonly isOfScript?: boolean;
}
export interface PlannedFile {
  readonly name: string;
  readonly pages: ReadonlySet<string>;
}
export const MOST_IN_VAIN: number;
export function planFiles(
  modules: ReadonlyMap<string, Module>,
  pages: ReadonlyMap<string, readonly string[]>,
): Map<string, PlannedFile>;
export function closureOf(first: Iterable<string>, next: (id: string) => readonly string[] | undefined): Set<string>;
