/** Astro integration: the directive `client:needed` (src/kit/island/needed-directive.ts says what it does). */
export function neededIslands() {
  return {
    name: 'appfroid:needed-islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'needed', entrypoint: './src/kit/island/needed-directive.ts' });
      },
    },
  };
}
