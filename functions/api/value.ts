import { askFunction } from '../asked/ask-function.ts';
import { route } from '../http/web.ts';

export const prerender = false;

/** GET /api/value?ask=…&get=…: one figure as plain text, for a cell of a spreadsheet. */
export const answer = askFunction({ format: 'text' });

export const ALL = route(answer);
