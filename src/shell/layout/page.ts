/** Parts of pages with an address of their own. */
import type { Page } from '../navigation/descriptor.ts';

export const pages: readonly Page[] = [
  { path: '/panels', kind: 'window', unlisted: 'holds windows that pages fetch when they are opened' },
];
