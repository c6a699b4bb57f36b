import { saturation } from '../../src/access/questions/saturation.ts';
import { askFunction } from '../asked/ask-function.ts';
import { route } from '../http/web.ts';

export const prerender = false;

/** GET /api/saturation: the answer of this question, as JSON or as a table. */
export const answer = askFunction({ only: saturation, format: 'json' });

export const ALL = route(answer);
