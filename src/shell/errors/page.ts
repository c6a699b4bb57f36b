/** What stands in where a page cannot be had. */
import type { Page } from '../navigation/descriptor.ts';

export const pages: readonly Page[] = [
  { path: '/offline', kind: 'list', unlisted: 'stands in for a page when there is no network' },
];
