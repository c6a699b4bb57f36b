import type { MiddlewareHandler } from 'astro';
import { emptyShare, SHARE_PATHS } from './i18n/share.ts';

/** Not allowed in the policy a page carries itself, so it is added to the header of every answer made on demand. */
const FRAMES = "frame-ancestors 'none'";
const HEADER = 'content-security-policy';
const FUNCTIONS = '/api/';

export const onRequest: MiddlewareHandler = async ({ isPrerendered, request, url }, next) => {
  // A share is for the service worker; where there is none, the page says that no file came.
  if (request.method === 'POST' && SHARE_PATHS.includes(url.pathname)) {
    return new Response(null, { status: 303, headers: { location: emptyShare(url.pathname) } });
  }
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
