import type { APIRoute } from 'astro';

export const prerender = false;

/** An address the framework opens and this site does not use. */
export const ALL: APIRoute = () => new Response(null, { status: 404 });
