import type { APIRoute } from 'astro';
import { ADDRESSES } from '../shell/errors/addresses.ts';

/** Stored with the pages: without a network the service worker takes an address for the page the server would. */
export const GET: APIRoute = () => Response.json(ADDRESSES);
