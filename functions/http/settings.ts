/** What the publisher sets by the environment for every function; README.md lists the variables. */
import { trustedHopsFromEnvironment } from './address.ts';
import { createRateLimit, perMinuteFromEnvironment } from './rate-limit.ts';

/** Vercel's edge writes the forwarded address itself, whatever the caller sent. */
export const trustedHops = trustedHopsFromEnvironment(process.env['TRUSTED_HOPS'], process.env['VERCEL'] ? 1 : 0);

/** A limit of its own for a function: by default ten calls a second, a minute's at once. */
export const functionLimit = () =>
  createRateLimit({ perMinute: perMinuteFromEnvironment(process.env['RATE_LIMIT_PER_MINUTE'], 600) });

/**
 * The limit of what is computed for one call, whether read with GET or sent with POST: counted together, a caller who asks both
 * ways has no more than one who asks one way.
 */
export const computedLimit = functionLimit();

/** Lines of batches, each a simulation: two of the largest batches a minute. */
export const lineLimit = () =>
  createRateLimit({ perMinute: perMinuteFromEnvironment(process.env['BATCH_LINES_PER_MINUTE'], 20_000) });

/** Pages and their files: storing the whole site takes some 220 of them. */
export const pageLimit = () =>
  createRateLimit({ perMinute: perMinuteFromEnvironment(process.env['PAGE_LIMIT_PER_MINUTE'], 6000) });
