/** Serves the built site and its functions. PORT (default 4321) and HOST (default 127.0.0.1) from the environment. */
import { existsSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { compressedFiles } from './compressed-files.mjs';

const built = new URL(`../../${process.env.BUILD_DIR || 'dist'}/`, import.meta.url);
const entry = new URL('server/entry.mjs', built);
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 4321);

/** On every answer, the same as on Vercel; the content policy itself stands in each page. */
const { headers } = JSON.parse(readFileSync(new URL('../../vercel.json', import.meta.url), 'utf8')).headers[0];

if (!existsSync(entry)) {
  console.error('Nothing is built yet: run "npm start", or "npm run build" first.');
  process.exit(1);
}

// The entry would otherwise open its own server, without functions, headers or limits.
process.env.ASTRO_NODE_AUTOSTART = 'disabled';
const [{ handler }, { createSite }] = await Promise.all([
  import(entry.href),
  import(new URL('server/site.mjs', built).href),
]);
const site = createSite({ headers, files: compressedFiles(new URL('client/', built)), pages: handler });

// Room for short-lived objects would otherwise grow at every rush and never shrink: tens of MB for a tenth of time.
setFlagsFromString('--semi-space-growth-factor=1');

site.server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken: set PORT to another one.` : error.message);
  process.exit(1);
});
site.server.listen(port, host, () => {
  console.log(`AppFroid is at http://${host.includes(':') ? `[${host}]` : host}:${site.server.address().port}`);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => site.stop().then(() => process.exit(0)));
}
