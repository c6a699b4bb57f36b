import { linesFunction } from '../../http/lines-function.ts';
import { lineLimit } from '../../http/settings.ts';
import { route } from '../../http/web.ts';
import { simulated } from '../../simulated.ts';

export const prerender = false;

/** Most simulations of a call. */
export const MOST_LINES = 10_000;

/** POST /api/simulation/batch: a body of `mono` a line, its answer a line, as they come. */
export const answer = linesFunction({
  most: MOST_LINES,
  lineLimit: 64_000,
  rateLimit: lineLimit(),
  handle: simulated,
});

export const ALL = route(answer);
