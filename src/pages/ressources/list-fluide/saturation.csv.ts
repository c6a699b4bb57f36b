import type { APIRoute } from 'astro';
import { everyTableFile } from '../../../features/refrigerants/build.ts';

/** The saturation tables of every refrigerant the engine computes, in one. */
export const GET: APIRoute = () =>
  new Response(everyTableFile(), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
