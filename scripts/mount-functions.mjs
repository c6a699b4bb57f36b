import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../functions/', import.meta.url);

/** Astro integration: every functions/api/**.ts answers at its own path, on demand, whatever the adapter. */
export function mountFunctions() {
  return {
    name: 'appfroid:functions',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const file of readdirSync(new URL('api/', root), { recursive: true, encoding: 'utf8' })) {
          if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
          injectRoute({
            pattern: `/api/${file.slice(0, -'.ts'.length).replaceAll('\\', '/')}`,
            entrypoint: fileURLToPath(new URL(`api/${file}`, root)),
            prerender: false,
          });
        }
      },
    },
  };
}
