/** The question the page is served with, for who computes its answer while the site is built. */
import { optionsOfValues } from '../../kit/form/options.ts';
import { SEASON_FIELDS } from './state/fields.ts';
import { requestsOf } from './state/request.ts';
import type { Request } from './state/request.ts';

export type { Machine } from './state/season.ts';

export const exampleRequest = (): Request => requestsOf('scop', optionsOfValues(SEASON_FIELDS), undefined)[0] ?? {};
