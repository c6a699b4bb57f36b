import { describeProblem } from '../../../src/i18n/problems.ts';
import { run } from '../../../src/simulation/index.ts';
import { sharedEngine } from '../../engine.ts';
import { failure, success } from '../../http/envelope.ts';
import { jsonFunction } from '../../http/json-function.ts';
import { functionLimit } from '../../http/settings.ts';
import { route } from '../../http/web.ts';

export const prerender = false;

/** POST /api/simulation/mono: one operating point; a problem of the domain is an answer too, with status 200. */
export const answer = jsonFunction({
  bodyLimit: 64_000,
  rateLimit: functionLimit(),
  handle(body, { locale, t }) {
    const outcome = run(body, sharedEngine());
    if (!outcome.ok) {
      const { problem } = outcome;
      const { code, field } = problem;
      return failure({ error: describeProblem(problem, t), code, ...(field && { field }) }, { locale });
    }
    const warnings = outcome.result.warnings.map((warning) => ({ ...warning, message: describeProblem(warning, t) }));
    return success({ ...outcome.result, warnings }, { locale });
  },
});

export const ALL = route(answer);
