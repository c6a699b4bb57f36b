/** The question the page of the optimum is served with, for who computes its answer while the site is built. */
import type { OptimumPoint } from '../../circuit/optimum/optimum.ts';
import type { BodyValues } from '../../simulation/fields.ts';
import { optionsOfValues } from '../../kit/form/options.ts';
import { OPTIMUM_FIELDS } from './state/fields.ts';
import { cycleBody } from './state/links.ts';
import type { Asked } from './state/links.ts';

export { MAP_T, MAP_TE, servedMap } from './state/map.ts';
export type { OptimumExample } from './page-data.ts';

/** What `hpOptimum` is asked while nothing is typed. */
export const exampleQuestion = (): Asked => optionsOfValues(OPTIMUM_FIELDS);

/** The simulation of the cycle at its optimum. */
export const exampleBody = (t: number, point: OptimumPoint): BodyValues => cycleBody(exampleQuestion(), t, point);
