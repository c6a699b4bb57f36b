import type { MiddlewareHandler } from 'astro';

/** Not allowed in the policy a page carries itself, so it is added to the header of every answer made on demand. */
const FRAMES = "frame-ancestors 'none'";
const HEADER = 'content-security-policy';
const FUNCTIONS = '/api/';

export const onRequest: MiddlewareHandler = async ({ isPrerendered, request, url }, next) => {
  // Functions say themselves which methods they take; everything else is only read.
  const isRead = isPrerendered || request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && !url.pathname.startsWith(FUNCTIONS)) {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  const response = await next();
  if (isPrerendered) return response;
  const policy = response.headers.get(HEADER);
  if (policy?.includes('frame-ancestors')) return response;
  response.headers.set(HEADER, policy === null ? FRAMES : `${policy.replace(/;?\s*$/, ';')} ${FRAMES};`);
  return response;
};
