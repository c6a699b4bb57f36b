import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { emptyShare, SHARE_PATHS } from '../../src/i18n/share.ts';

/**
 * Astro integration: on Vercel a page is a file, and a file answers no POST. A share that no service worker took is led to
 * the page, which says that no file came; Node's own server does the same itself (functions/node/listener.ts).
 */
export function shareRoute(): AstroIntegration {
  let output: URL | undefined;
  return {
    name: 'appfroid:share-route',
    hooks: {
      'astro:config:done': ({ config }) => {
        if (config.adapter?.name === '@astrojs/vercel') output = new URL('.vercel/output/config.json', config.root);
      },
      'astro:build:done': () => {
        // The adapter's own hook has run by then: adapters come first.
        if (output === undefined) return;
        const config = JSON.parse(readFileSync(output, 'utf8')) as { readonly routes?: readonly object[] };
        const routes = SHARE_PATHS.map((path) => ({
          src: `^${path}$`,
          methods: ['POST'],
          status: 303,
          headers: { Location: emptyShare(path) },
        }));
        writeFileSync(output, JSON.stringify({ ...config, routes: [...routes, ...(config.routes ?? [])] }, null, 2));
      },
    },
  };
}
