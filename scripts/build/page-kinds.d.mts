export interface PageKind {
  readonly kind: string;
  readonly paths: readonly string[];
  readonly stored: 'first visit' | 'when visited' | 'never';
  readonly budget: {
    readonly html: number;
    readonly scripts: number;
    readonly styles: number;
    readonly woken?: number;
  };
}
export const PAGE_KINDS: readonly PageKind[];
export const SHELL_LIMIT: number;
export const DOWNLOAD_LIMIT: number;
export function barePathOf(file: string): string;
export function kindOf(file: string): PageKind;
