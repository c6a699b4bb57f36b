import { describeProblem } from '../../../src/i18n/problems.ts';
import { run } from '../../../src/simulation/index.ts';
import { sharedEngine } from '../../engine.ts';
import { failure, success } from '../../http/envelope.ts';
import { jsonFunction } from '../../http/json-function.ts';
import { functionLimit } from '../../http/settings.ts';
import { route } from '../../http/web.ts';

export const prerender = false;

/** Callers compare these texts: they keep the apostrophe of a keyboard, whatever the pages print. */
const asTyped = (text: string): string => text.replaceAll('’', "'");

/** POST /api/simulation/mono: one operating point; a problem of the domain is an answer too, with status 200. */
export const answer = jsonFunction({
  bodyLimit: 64_000,
  rateLimit: functionLimit(),
  handle(body, { locale, t }) {
    const outcome = run(body, sharedEngine());
    if (!outcome.ok) {
      const { problem } = outcome;
      const { code, field } = problem;
      return failure({ error: asTyped(describeProblem(problem, t)), code, ...(field && { field }) }, { locale });
    }
    const warnings = outcome.result.warnings.map((warning) => ({
      ...warning,
      message: asTyped(describeProblem(warning, t)),
    }));
    return success({ ...outcome.result, warnings }, { locale });
  },
});

export const ALL = route(answer);
