import type { MiddlewareHandler } from 'astro';

/** Not allowed in the policy a page carries itself, so it is added to the header of every answer made on demand. */
const FRAMES = "frame-ancestors 'none'";
const HEADER = 'content-security-policy';

export const onRequest: MiddlewareHandler = async ({ isPrerendered }, next) => {
  const response = await next();
  if (isPrerendered) return response;
  const policy = response.headers.get(HEADER);
  if (policy?.includes('frame-ancestors')) return response;
  response.headers.set(HEADER, policy === null ? FRAMES : `${policy.replace(/;?\s*$/, ';')} ${FRAMES};`);
  return response;
};
