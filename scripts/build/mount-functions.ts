import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const root = new URL('../../functions/', import.meta.url);

/**
 * Astro integration: every functions/api/**.ts answers at its own path, on demand, whatever the adapter. For Node's
 * own server the functions are also built beside the pages, as server/site.mjs, where they answer before the framework.
 * Astro's own endpoints live in src/pages, among the pages, and each passes through all of the framework.
 */
export function mountFunctions(): AstroIntegration {
  return {
    name: 'appfroid:functions',
    hooks: {
      'astro:config:setup': ({ config, injectRoute, updateConfig }) => {
        for (const file of readdirSync(new URL('api/', root), { recursive: true, encoding: 'utf8' })) {
          if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
          injectRoute({
            pattern: `/api/${file.slice(0, -'.ts'.length).replaceAll('\\', '/')}`,
            entrypoint: fileURLToPath(new URL(`api/${file}`, root)),
            prerender: false,
          });
        }
        if (config.adapter?.name === '@astrojs/node') updateConfig({ vite: { plugins: [nodeServer()] } });
      },
    },
  };
}

/** Vite plugin: the server of functions/node/ as one more part of the server's build. */
function nodeServer(): Plugin {
  return {
    name: 'appfroid:node-server',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      this.emitFile({ type: 'chunk', id: fileURLToPath(new URL('node/server.ts', root)), fileName: 'site.mjs' });
    },
  };
}
