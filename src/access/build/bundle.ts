// Bundles a program of this room into one file for a package: all it imports, but the engine, which the package has already.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const engine = fileURLToPath(new URL('../../engine/index.ts', import.meta.url));

interface Program {
  readonly entry: string;
  readonly folder: string;
  readonly name: string;
  /** What the program imports the engine's door by, from where it stands in the package. */
  readonly engineAt: string;
  readonly external?: RegExp;
}

export async function bundle({ entry, folder, name, engineAt, external }: Program): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'appfroid:engine-of-the-package',
        enforce: 'pre',
        async resolveId(id, importer) {
          const found = id.startsWith('.') ? await this.resolve(id, importer, { skipSelf: true }) : null;
          return found?.id === engine ? { id: engineAt, external: true } : null;
        },
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: true,
      target: 'node22',
      minify: true,
      rollupOptions: {
        external: [/^node:/, ...(external ? [external] : [])],
        output: { entryFileNames: name, codeSplitting: false },
      },
    },
  });
}
