import type { AstroIntegration } from 'astro';

/**
 * Astro integration: the directives that say when an island wakes, each told in its file of src/kit/island. Astro's own
 * `client:load` and `client:idle` wake before the first paint, which then waits for them; this is its own way to add others.
 */
const directives = {
  afterPaint: 'after-paint',
  afterPaintIdle: 'after-paint-idle',
  visibleOrStale: 'visible-or-stale',
} as const;

export function islandDirectives(): AstroIntegration {
  return {
    name: 'appfroid:island-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const [name, file] of Object.entries(directives))
          addClientDirective({ name, entrypoint: `./src/kit/island/${file}-directive.ts` });
      },
    },
  };
}
