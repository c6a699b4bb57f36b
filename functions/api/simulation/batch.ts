import type { Call } from '../../http/call.ts';
import { linesFunction } from '../../http/lines-function.ts';
import type { LineHandler } from '../../http/lines-function.ts';
import { lineLimit } from '../../http/settings.ts';
import { route } from '../../http/web.ts';
import { askedLines } from '../../asked/asked-lines.ts';
import { SIMULATED_COLUMNS, simulated } from '../../simulated.ts';
import type { SharedTranslator } from '../../../src/i18n/keys.ts';

export const prerender = false;

/** Most simulations of a call. */
export const MOST_LINES = 10_000;

/** Simulations, unless the address asks another question: `?ask=saturation`. */
function handler(call: Call, t: SharedTranslator): LineHandler | { readonly refused: string } {
  if (call.query !== '') return askedLines(call.query, t.locale);
  return { cost: 1, columns: SIMULATED_COLUMNS, handle: (body) => simulated(body, t) };
}

/** POST /api/simulation/batch: a body of `mono` a line, or a row of a table, its answer a line, as they come. */
export const answer = linesFunction({
  most: MOST_LINES,
  lineLimit: 64_000,
  rateLimit: lineLimit(),
  handler,
});

export const ALL = route(answer);
