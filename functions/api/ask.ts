import { askFunction } from '../asked/ask-function.ts';
import { route } from '../http/web.ts';

export const prerender = false;

/** GET /api/ask?ask=…: the answer to any question. */
export const answer = askFunction({ format: 'json' });

export const ALL = route(answer);
