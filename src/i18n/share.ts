/** Where another app shares files to, and what is said where none came with it: the page, the worker and the server agree. */
import { localePath } from './paths.ts';
import { locales } from '../language/index.ts';

/** Page that takes files. */
const PAGE = '/simulation/diagnostic';

/** Addresses files are shared with: the page in each language, as the web manifests say them. */
export const SHARE_PATHS: readonly string[] = locales.map((locale) => localePath(locale, PAGE));

/** What the address says where there was nothing to share. */
export const SHARE_PROBLEM = { name: 'problem', value: 'E_SHARE' } as const;

/** Where a share without a file leads. */
export const emptyShare = (path: string): string => `${path}?${SHARE_PROBLEM.name}=${SHARE_PROBLEM.value}`;
