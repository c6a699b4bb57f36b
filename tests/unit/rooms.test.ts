/** Who may import whom, over every import of the sources. */
import { describe, expect, it } from 'vitest';
import { importsOf, readSources } from '../../scripts/check/imports.ts';
import { FEATURES_ON_OTHERS, refusalOf, refusals, roomOf } from '../../scripts/check/rooms.ts';

const sources = readSources();

describe('the import matrix', () => {
  it('holds for every import there is', () => {
    const read = [...sources].flatMap(([path, text]) => importsOf(path, text, sources));
    expect(read.length).toBeGreaterThan(8000);
    expect(refusals(sources)).toEqual([]);
  });

  it('knows the room of every source', () => {
    const none = [...sources.keys()].filter((path) => /^(?:src\/.+\/|functions\/)/.test(path) && !roomOf(path));
    expect(none).toEqual([]);
  });

  it('lists no feature on another that does not stand on it', () => {
    const standing = [...sources].flatMap(([path, text]) =>
      importsOf(path, text, sources).map(({ to }) => ({ path, to })),
    );
    const stands = (from: string, on: string): boolean =>
      standing.some(({ path, to }) => path.startsWith(`src/features/${from}/`) && to.startsWith(`src/features/${on}/`));
    expect(FEATURES_ON_OTHERS.filter(([from, to]) => !stands(from, to))).toEqual([]);
  });

  it('says which room may not, what it may, and where that is written', () => {
    const said = refusalOf('src/physics/x.ts', 'src/i18n/index.ts', false);
    expect(said).toMatch(/^physics imports nothing but itself and the ground floor: i18n is not below it\./);
    expect(said).toContain('scripts/check/rooms.ts');
    expect(refusalOf('src/features/ruler/z.ts', 'src/features/circuit/pipes/part.ts', false)).toContain(
      'FEATURES_ON_OTHERS',
    );
  });

  it.each([
    ['src/quantities/x.ts', 'src/i18n/index.ts'],
    ['src/simulation/x.ts', 'src/engine/errors.ts'],
    ['src/circuit/x.ts', 'src/engine/errors.ts'],
    ['src/circuit/y.ts', 'src/calculators/computes.ts'],
    ['src/simulation/y.ts', 'src/circuit/index.ts'],
    ['src/features/ruler/y.ts', 'src/engine/embedded.ts'],
    // A feature on another that FEATURES_ON_OTHERS does not list, and the same two the other way round.
    ['src/features/ruler/z.ts', 'src/features/circuit/pipes/part.ts'],
    // What a feature stands on, on the rest of it; and a feature on more of another than the folder it may.
    ['src/features/circuit/simulator/x.ts', 'src/features/circuit/pipes/part.ts'],
    ['src/features/line/y.ts', 'src/features/circuit/pipes/part.ts'],
    ['src/kit/x.ts', 'src/features/circuit/pipes/part.ts'],
    ['src/kit/y.ts', 'src/shell/navigation/navigation.ts'],
    ['src/shell/x.ts', 'src/features/circuit/pipes/part.ts'],
    ['src/pages/x.ts', 'src/engine/errors.ts'],
    ['functions/api/x.ts', 'src/runtime/api-client.ts'],
    ['src/features/line/x.ts', 'src/runtime/api-client.ts'],
  ])('refuses %s on %s', (from, to) => {
    expect(refusalOf(from, to, false)).toBeTypeOf('string');
  });

  it('refuses the engine to a page, even by type, and the rest of it to who may name its types', () => {
    expect(refusalOf('src/features/ruler/x.ts', 'src/engine/types.ts', true)).toBeTypeOf('string');
    expect(refusalOf('src/simulation/x.ts', 'src/engine/types.ts', false)).toBeTypeOf('string');
    expect(refusalOf('src/simulation/x.ts', 'src/engine/types.ts', true)).toBeUndefined();
  });

  it.each([
    ['src/circuit/y.ts', 'src/simulation/run.ts'],
    ['src/runtime/x.ts', 'src/circuit/index.ts'],
    ['src/shell/x.ts', 'src/i18n/index.ts'],
    ['src/features/ruler/build.ts', 'src/engine/embedded.ts'],
    ['src/features/circuit/x.ts', 'src/features/circuit/simulator/state/page-simulation.ts'],
    ['src/features/line/x.ts', 'src/features/circuit/simulator/state/page-simulation.ts'],
    ['src/features/circuit/simulator/x.ts', 'src/features/compressor/state/library.ts'],
    ['src/features/circuit/pipes/x.ts', 'src/features/circuit/state/all-parts.ts'],
    ['src/i18n/x.ts', 'src/i18n/index.ts'],
    ['src/kit/x.ts', 'src/runtime/bridge.ts'],
    ['src/physics/x.ts', 'src/quantities/si.ts'],
  ])('accepts %s on %s', (from, to) => {
    expect(refusalOf(from, to, false)).toBeUndefined();
  });

  it('reads an import however it is written', () => {
    const files = new Map([
      ['src/kit/a.ts', ''],
      ['src/kit/b.ts', ''],
      ['src/kit/c.ts', ''],
    ]);
    const text =
      "import type { A } from './a.ts';\nexport {\n  b,\n} from './b.ts';\nconst c = () => import('./c.ts');";
    expect(importsOf('src/kit/x.ts', text, files)).toEqual([
      { to: 'src/kit/a.ts', isType: true, isGathered: false },
      { to: 'src/kit/b.ts', isType: false, isGathered: false },
      { to: 'src/kit/c.ts', isType: false, isGathered: false },
    ]);
  });
});
