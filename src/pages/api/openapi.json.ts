import type { APIRoute } from 'astro';
import { openApi } from '../../features/api/build.ts';

/** The description of the HTTP functions. */
export const GET: APIRoute = ({ site }) => Response.json(openApi(__APP_VERSION__, new URL('/', site).origin));
