/** Builds the functions and the middleware as for Vercel, without the site's pages, and prints where their handler is. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import vercel from '@astrojs/vercel';
import { build } from 'astro';
import { mountFunctions } from '../../../scripts/build/mount-functions.ts';
import { shareRoute } from '../../../scripts/build/share-route.ts';

const root = new URL('../../../test-results/vercel/', import.meta.url);
const pages = new URL('src/pages/', root);
rmSync(root, { recursive: true, force: true });
mkdirSync(pages, { recursive: true });
writeFileSync(new URL('../middleware.ts', pages), "export { onRequest } from '../../../src/middleware.ts';\n");
writeFileSync(
  new URL('[...page].ts', pages),
  "export const prerender = false;\nexport const ALL = () => new Response('page', { status: 404 });\n",
);
await build({
  root: fileURLToPath(root),
  configFile: false,
  adapter: vercel(),
  integrations: [mountFunctions(), shareRoute()],
  image: {
    endpoint: {
      route: '/_image',
      entrypoint: fileURLToPath(new URL('../../../functions/http/closed.ts', import.meta.url)),
    },
  },
  security: { checkOrigin: false },
  logLevel: 'error',
});
const folder = new URL('.vercel/output/functions/_render.func/', root);
const { handler } = JSON.parse(readFileSync(new URL('.vc-config.json', folder), 'utf8')) as {
  readonly handler: string;
};
process.stdout.write(`${new URL(handler, folder).href}\n`);
