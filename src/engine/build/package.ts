// Makes src/engine/dist, or the folder named, what the package carries: each source file as plain JavaScript with its types, the compiled
// engine and the fluids' numbers beside it, and whose work is in it. `npm pack` in src/engine calls this after build.ts.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import typescript from 'typescript';

const engine = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(engine, '../..');
const dist = resolve(process.argv[2] ?? join(engine, 'dist'));

/** The doors, and with them all they import. */
const DOORS = ['index.ts', 'embedded.ts'];
/** What stands beside the code, under the names it is asked for by. */
const DATA = ['engine.wasm', 'fluids.json', 'mixtures.json', 'transport.json', 'embedded.mjs', 'embedded.d.mts'];

/** A file's own imports, as they are named once it is compiled. */
const asCompiled = (text: string): string =>
  text.replace(/(from\s+|import\(\s*)(['"])(\.{1,2}\/[^'"]+)\.ts\2/g, '$1$2$3.js$2');

/** @param which types with what they say, or code, whose comments would be fetched by every page */
function compile({ declaration }: { readonly declaration: boolean }): void {
  const { ModuleKind, ModuleResolutionKind, ScriptTarget } = typescript;
  const program = typescript.createProgram(
    DOORS.map((door) => join(engine, door)),
    {
      target: ScriptTarget.ES2022,
      lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
      module: ModuleKind.ESNext,
      moduleResolution: ModuleResolutionKind.Bundler,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      rewriteRelativeImportExtensions: true,
      declaration,
      emitDeclarationOnly: declaration,
      removeComments: !declaration,
      types: [],
      rootDir: engine,
      outDir: dist,
    },
  );
  const { diagnostics } = program.emit(undefined, (path, text) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, path.endsWith('.d.ts') ? asCompiled(text) : text);
  });
  const faults = [...typescript.getPreEmitDiagnostics(program), ...diagnostics];
  if (faults.length > 0)
    throw new Error(
      typescript.formatDiagnostics(faults, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    );
}

/** Whose work the package carries beside its own: the compiled mathematics, and the publication of each fluid. */
function notice(): string {
  const read = <File>(path: string) => JSON.parse(readFileSync(join(engine, path), 'utf8')) as File;
  const { fluids, sources } =
    read<Readonly<Record<'fluids' | 'sources', Readonly<Record<string, unknown>>>>>('generated/fluids.json');
  const list = (texts: readonly string[]) => texts.map((text) => `- ${text}`).join('\n');
  const transport = read<{ readonly fluids: Readonly<Record<string, Readonly<Record<string, { source: string }>>>> }>(
    'transport/correlations.json',
  ).fluids;
  const papers = new Set(Object.values(transport).flatMap((one) => Object.values(one).map(({ source }) => source)));
  return `${readFileSync(join(engine, 'build/notice.md'), 'utf8')}
## Equations of state

${list(Object.keys(fluids).map((name) => `${name}: ${sources[name]}`))}

## Parameters of pairs

${list(read<{ readonly sources: readonly string[] }>('pairs/pairs.json').sources)}

## Viscosity and conductivity

${list([...papers].sort())}
`;
}

rmSync(dist, { recursive: true, force: true });
mkdirSync(join(dist, 'generated'), { recursive: true });
for (const declaration of [false, true]) compile({ declaration });
for (const file of DATA) cpSync(join(engine, 'generated', file), join(dist, 'generated', file));
cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
writeFileSync(join(dist, 'NOTICE.md'), notice());
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.js') && /from\s+['"][^'"]+\.ts['"]/.test(readFileSync(join(dist, file), 'utf8')))
    throw new Error(`${file}: imports a file that is not in the package`);
