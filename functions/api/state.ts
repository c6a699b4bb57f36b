import { state } from '../../src/access/questions/state.ts';
import { askFunction } from '../asked/ask-function.ts';
import { route } from '../http/web.ts';

export const prerender = false;

/** GET /api/state: the answer of this question, as JSON or as a table. */
export const answer = askFunction({ only: state, format: 'json' });

export const ALL = route(answer);
