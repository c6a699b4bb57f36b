import type { APIRoute } from 'astro';

/** As IndexNow has it: 8 to 128 letters, digits and dashes. */
const KEY = /^[a-zA-Z0-9-]{8,128}$/;
const key = process.env['INDEXNOW_KEY'] ?? '';
if (key !== '' && !KEY.test(key)) throw new Error('INDEXNOW_KEY: 8 to 128 letters, digits and dashes are wanted');

export const getStaticPaths = () => (key === '' ? [] : [{ params: { key } }]);

/** Shows search engines that who tells them of changed pages (IndexNow) is who publishes them. */
export const GET: APIRoute = () => new Response(key, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
