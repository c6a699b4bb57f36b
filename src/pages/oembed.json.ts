import type { APIRoute } from 'astro';
import { oEmbedAnswer } from '../features/embeds/oembed.ts';

export const prerender = false;

/** What oEmbed says of a page that may stand in others; the page itself names this address. */
export const GET: APIRoute = ({ url, site }) => oEmbedAnswer(url.searchParams, [new URL('/', site ?? url), url]);
