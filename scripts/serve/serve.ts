/** Serves the built site and its functions. PORT (default 4321) and HOST (default 127.0.0.1) from the environment. */
import { existsSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import type { createSite as createSiteOfSource } from '../../functions/node/server.ts';
import { compressedFiles } from './compressed-files.ts';
import { ownCopy } from './own-copy.ts';
import { transportSecurity } from './transport-security.ts';

type Site = Parameters<typeof createSiteOfSource>[0];

const folder = new URL(`../../${process.env.BUILD_DIR || 'dist'}/`, import.meta.url);
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 4321);

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

if (!existsSync(new URL('server/entry.mjs', folder)))
  stop('Nothing is built yet: run "npm start", or "npm run build" first.');
/** A build made over this one meanwhile changes nothing of what is served. */
const built = ownCopy(folder);

/** On every answer, the same as on Vercel; the content policy itself stands in each page. */
const { headers: configured } = JSON.parse(readFileSync(new URL('../../vercel.json', import.meta.url), 'utf8')) as {
  readonly headers: readonly { readonly source: string; readonly headers: Site['headers'] }[];
};
const [everywhere, embedded, unframed] = configured;
if (!everywhere || !embedded || !unframed) stop('vercel.json: it must have headers of three kinds of page.');
/** What others may frame says so in place of the same header of every page. */
const framed = {
  path: new RegExp(`^${embedded.source}/?$`),
  headers: embedded.headers,
  without: unframed.headers.map(({ key }) => key),
};
const secure = transportSecurity(process.env.HSTS);
if (secure === undefined) stop('HSTS: it must be as the header says it, such as "max-age=31536000".');

// The entry would otherwise open its own server, without functions, headers or limits.
process.env.ASTRO_NODE_AUTOSTART = 'disabled';
const [{ handler }, { createSite }] = await Promise.all([
  import(new URL('server/entry.mjs', built).href) as Promise<{ readonly handler: Site['pages'] }>,
  import(new URL('server/site.mjs', built).href) as Promise<{ readonly createSite: typeof createSiteOfSource }>,
]);
const site = createSite({
  headers: [...everywhere.headers, ...unframed.headers, ...secure],
  framed,
  files: compressedFiles(new URL('client/', built)),
  pages: handler,
});

// Room for short-lived objects would otherwise grow at every rush and never shrink: tens of MB for a tenth of time.
setFlagsFromString('--semi-space-growth-factor=1');

site.server.on('error', (error: NodeJS.ErrnoException) =>
  stop(error.code === 'EADDRINUSE' ? `Port ${port} is taken: set PORT to another one.` : error.message),
);
site.server.listen(port, host, () => {
  const address = site.server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  console.log(`AppFroid is at http://${host.includes(':') ? `[${host}]` : host}:${taken}`);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => site.stop().then(() => process.exit(0)));
}
