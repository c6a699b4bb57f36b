import { properties, PROPERTIES_SCHEMA } from '../../src/access/properties.ts';
import type { PropertiesRequest } from '../../src/access/properties.ts';
import { faultText } from '../../src/access/questions/fault-text.ts';
import { describeProblem } from '../../src/i18n/problems.ts';
import { faultIn } from '../../src/access/schema.ts';
import { sharedEngine } from '../engine.ts';
import { failure, success } from '../http/envelope.ts';
import { jsonFunction } from '../http/json-function.ts';
import { refusals } from '../http/refusals.ts';
import { computedLimit } from '../http/settings.ts';
import { route } from '../http/web.ts';

export const prerender = false;

/** States and saturations that count as one call. */
const OF_A_CALL = 10;
const rateLimit = computedLimit;
const refusal = refusals({});

/** POST /api/properties: states and saturations of a fluid, in SI; each is answered for itself. */
export const answer = jsonFunction({
  bodyLimit: 64_000,
  rateLimit,
  handle(body, { locale, t, call }) {
    const fault = faultIn(PROPERTIES_SCHEMA, body);
    if (fault !== undefined) {
      const { field } = fault;
      const problem = { error: faultText(fault, locale), code: 'E_INPUT', ...(field !== '' && { field }) };
      return failure(problem, { locale, status: 400 });
    }
    const request = body as unknown as PropertiesRequest;
    const count = (request.states?.length ?? 0) + (request.saturations?.length ?? 0);
    const wait = rateLimit.take(call.address, Math.ceil(count / OF_A_CALL) - 1);
    if (wait > 0) return refusal(locale, 'E_RATE', 'retry-after', String(wait));
    const outcome = properties(request, sharedEngine());
    if (outcome.ok) return success(outcome.result, { locale });
    // A mix without a phase boundary is no mix of the engine's.
    const code = outcome.code === 'unknown-fluid' ? 'E_FLUID' : 'E_COMP';
    const error = describeProblem({ code, values: outcome.values }, t);
    return failure({ error, code, field: 'fluid' }, { locale });
  },
});

export const ALL = route(answer);
