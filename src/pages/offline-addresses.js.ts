import type { APIRoute } from 'astro';
import { ADDRESSES, meantPath } from '../shell/errors/addresses.ts';

/** Part of the service worker: without a network it takes an address for the page the server would. */
export const GET: APIRoute = () =>
  new Response(`self.meantPath = (path) => (${meantPath.toString()})(path, ${JSON.stringify(ADDRESSES)});\n`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
