import { failure, success } from '../../http/envelope.ts';
import { jsonFunction } from '../../http/json-function.ts';
import { computedLimit } from '../../http/settings.ts';
import { route } from '../../http/web.ts';
import { simulated } from '../../simulated.ts';

export const prerender = false;

/** POST /api/simulation/mono: one operating point; a problem of the domain is an answer too, with status 200. */
export const answer = jsonFunction({
  bodyLimit: 64_000,
  rateLimit: computedLimit,
  handle(body, { locale, t }) {
    const told = simulated(body, t);
    if (told.ok) return success(told.result, { locale });
    const { ok: _, ...problem } = told;
    return failure(problem, { locale });
  },
});

export const ALL = route(answer);
