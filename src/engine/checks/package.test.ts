/** The package as `npm pack` makes it: what is in it, what it weighs, its types and the examples of its README. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { publint } from 'publint';
import typescript from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examplesOf } from '../build/examples.ts';

const engine = fileURLToPath(new URL('..', import.meta.url));
const project = fileURLToPath(new URL('../../..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as { readonly version: string };
const examples = examplesOf(readFileSync(join(engine, 'README.md'), 'utf8'));

/** What a page asks for to compute with every fluid there is. */
const FETCHED = /^(?!embedded\.).*\.(?:js|wasm|json)$/;
/** Bytes of it once compressed. */
const MOST_FETCHED = 95_000;

let folder: string;
let installed: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'engine-package-'));
  const made = join(folder, 'made');
  execFileSync(process.execPath, [join(engine, 'build/package.ts'), join(made, 'dist')]);
  execFileSync(process.execPath, [join(engine, '../access/build/command.ts'), join(made, 'dist')], { stdio: 'pipe' });
  for (const file of ['package.json', 'README.md', 'CHANGELOG.md']) cpSync(join(engine, file), join(made, file));
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: made, stdio: 'pipe' });
  execFileSync('tar', ['-xf', `appfroid-engine-${manifest.version}.tgz`], { cwd: folder });
  installed = join(folder, 'node_modules/appfroid-engine');
  mkdirSync(join(folder, 'node_modules'));
  renameSync(join(folder, 'package'), installed);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesOf = (path: string): readonly string[] => readdirSync(join(installed, path), { encoding: 'utf8' }).sort();

describe('what is in it', () => {
  test('code with its types, data, licences, and nothing else', () => {
    expect(filesOf('.')).toEqual(['CHANGELOG.md', 'README.md', 'dist', 'package.json']);
    const own = filesOf('dist').filter((name) => !/\.(?:js|d\.ts)$/.test(name));
    expect(own).toEqual(['LICENSE', 'NOTICE.md', 'command', 'generated']);
    expect(filesOf('dist/command')).toEqual(['appfroid.js']);
    const code = filesOf('dist').filter((name) => name.endsWith('.js'));
    expect(code.map((name) => name.replace(/js$/, 'd.ts'))).toEqual(
      filesOf('dist').filter((name) => name.endsWith('.d.ts')),
    );
  });

  test('a version that its changelog tells of', () => {
    expect(readFileSync(join(installed, 'CHANGELOG.md'), 'utf8')).toContain(`## ${manifest.version}\n`);
  });

  test('the publication of every fluid', () => {
    const notice = readFileSync(join(installed, 'dist/NOTICE.md'), 'utf8');
    const fluids = JSON.parse(readFileSync(join(installed, 'dist/generated/fluids.json'), 'utf8')) as {
      readonly sources: Readonly<Record<string, string>>;
    };
    expect(Object.keys(fluids.sources)).toHaveLength(68);
    for (const [name, source] of Object.entries(fluids.sources)) expect(notice).toContain(`- ${name}: ${source}`);
  });

  test('as many fluids as is said of it, here and where it is cited', () => {
    const read = (path: string): unknown => JSON.parse(readFileSync(join(installed, 'dist/generated', path), 'utf8'));
    const { fluids } = read('fluids.json') as { readonly fluids: object };
    const { blends } = read('mixtures.json') as { readonly blends: object };
    const counts = new RegExp(
      `${Object.keys(fluids).length} pure fluids, ${Object.keys(blends).length} (?:refrigerant )?blends`,
    );
    for (const file of [
      ...['src/engine/package.json', 'src/engine/README.md', 'src/engine/CHANGELOG.md', 'src/access/mcp/README.md'],
      ...['CITATION.cff', '.zenodo.json'],
    ])
      expect(readFileSync(join(project, file), 'utf8').replaceAll(/\s+/g, ' '), file).toMatch(counts);
  });

  test('at most 95 kB for a page, pure fluids and blends together', () => {
    const fetched = [
      ...filesOf('dist').map((name) => join('dist', name)),
      ...filesOf('dist/generated').map((name) => join('dist/generated', name)),
    ].filter((path) => FETCHED.test(path.replace(/^.*\//, '')));
    const bytes = fetched.reduce(
      (sum, path) => sum + brotliCompressSync(readFileSync(join(installed, path))).byteLength,
      0,
    );
    expect(bytes).toBeLessThan(MOST_FETCHED);
    expect(bytes).toBeGreaterThan(MOST_FETCHED / 2);
  });

  test('publint finds nothing against it', async () => {
    expect((await publint({ pkgDir: installed, strict: true })).messages).toEqual([]);
  });
});

describe('its types', () => {
  const { ModuleKind, ModuleResolutionKind, ScriptTarget } = typescript;
  const PROGRAM = `
    import { createEngine, EngineError, STATE_STRIDE } from 'appfroid-engine';
    import type { Fluid, State } from 'appfroid-engine';
    import { createEmbeddedEngine } from 'appfroid-engine/embedded';
    const engine = await createEngine();
    const fluid: Fluid = engine.fluid('R134a');
    const state: State = createEmbeddedEngine().fluid('R454B').state({ T: 300, P: 1e5 });
    const quality: number | undefined = state.Q;
    const error: EngineError = new EngineError('bad-input', 'text');
    export const all = [fluid.critical.T + STATE_STRIDE, quality, error.code === 'bad-input'] as const;
    // @ts-expect-error a pressure is a number
    fluid.state({ T: 300, P: '1e5' });
    // @ts-expect-error there is no such property
    fluid.state({ T: 300, X: 1 });`;

  function faults(options: typescript.CompilerOptions): readonly string[] {
    const file = join(folder, 'program.mts');
    writeFileSync(file, PROGRAM);
    const program = typescript.createProgram([file], {
      target: ScriptTarget.ES2022,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
      types: [],
      ...options,
    });
    return typescript
      .getPreEmitDiagnostics(program)
      .map(
        ({ messageText, file: where }) =>
          `${where?.fileName}: ${typescript.flattenDiagnosticMessageText(messageText, ' ')}`,
      );
  }

  test.each([
    ['Node', { module: ModuleKind.NodeNext, moduleResolution: ModuleResolutionKind.NodeNext }],
    ['a bundler', { module: ModuleKind.ESNext, moduleResolution: ModuleResolutionKind.Bundler }],
  ])('say what the door takes and gives, as %s finds them', (_, options) => {
    expect(faults({ ...options, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'] })).toEqual([]);
  });

  test('need nothing of a browser where Node has its own', () => {
    const own = { types: ['node'], typeRoots: [join(project, 'node_modules/@types')] };
    const { NodeNext } = ModuleKind;
    expect(
      faults({ ...own, module: NodeNext, moduleResolution: ModuleResolutionKind.NodeNext, lib: ['lib.es2024.d.ts'] }),
    ).toEqual([]);
  });
});

test('its command runs as it is installed', () => {
  const said = execFileSync(process.execPath, [
    join(installed, 'dist/command/appfroid.js'),
    'sat',
    'R134a',
    '--t',
    '0',
    '--json',
  ]);
  const { result } = JSON.parse(said.toString()) as { readonly result: { readonly p_bar: number } };
  // Tillner-Roth and Baehr (1994).
  expect(result.p_bar).toBeCloseTo(2.928, 3);
});

describe('the examples of its README', () => {
  test('are ten', () => {
    expect(examples).toHaveLength(10);
    for (const { prints } of examples) expect(prints.length).toBeGreaterThan(0);
  });

  test.each(examples)('$title', ({ code, prints, title }) => {
    const file = join(folder, `${title.replace(/\W+/g, '-')}.mjs`);
    writeFileSync(file, code);
    expect(execFileSync(process.execPath, [file], { encoding: 'utf8' }).trim().split('\n')).toEqual(prints);
  });
});
