import type { Page } from '../../src/shell/navigation/descriptor.ts';
export const PAGES: readonly Page[];
export const PAGE_PARAMETERS: Readonly<Record<string, string>>;
