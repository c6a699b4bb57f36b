import { table } from '../../src/access/questions/table.ts';
import { askFunction } from '../asked/ask-function.ts';
import { route } from '../http/web.ts';

export const prerender = false;

/** GET /api/table: the answer of this question, as JSON or as a table. */
export const answer = askFunction({ only: table, format: 'json' });

export const ALL = route(answer);
