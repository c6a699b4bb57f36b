import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

const eslint = new ESLint();

/** The import-matrix findings for a file that would stand at `path` with one import in it. */
async function findings(path: string, source: string): Promise<number> {
  const [result] = await eslint.lintText(`${source}\n`, { filePath: path });
  return (
    result?.messages.filter(({ ruleId, severity }) => ruleId === 'boundaries/dependencies' && severity === 2).length ??
    0
  );
}

/** What is said of the first import refused in such a file. */
async function refusal(path: string, source: string): Promise<string> {
  const [result] = await eslint.lintText(`${source}\n`, { filePath: path });
  return result?.messages.find(({ ruleId }) => ruleId === 'boundaries/dependencies')?.message ?? '';
}

// What the linter reads first, it reads once: not in the time of a test.
beforeAll(() => refusal('src/physics/x.ts', ''), 120_000);

describe('the import matrix', () => {
  it('says which room may not, what it may, and where that is written', async () => {
    const said = await refusal('src/physics/x.ts', "import { translator } from '../i18n/index.ts'; translator('fr');");
    expect(said).toMatch(/^physics imports nothing but itself and the ground floor: i18n is not below it\./);
    expect(said).toContain('eslint.rooms.js');
    const other = await refusal('src/features/ruler/z.ts', "import { PIPES } from '../circuit/pipes/part.ts'; PIPES;");
    expect(other).toContain('FEATURES_ON_OTHERS');
  });

  it.each([
    ['src/quantities/x.ts', "import { translator } from '../i18n/index.ts'; translator('fr');"],
    [
      'src/simulation/x.ts',
      "import { EngineError } from '../engine/errors.ts'; throw new EngineError('bad-input', '');",
    ],
    ['src/circuit/x.ts', "import { EngineError } from '../engine/errors.ts'; throw new EngineError('bad-input', '');"],
    ['src/circuit/y.ts', "import { compute } from '../calculators/computes.ts'; compute('desp', {}, {} as never);"],
    ['src/simulation/y.ts', "import { pipes } from '../circuit/index.ts'; pipes({}, {}, {} as never);"],
    ['src/features/ruler/x.ts', "import type { Engine } from '../../engine/types.ts'; export type E = Engine;"],
    [
      'src/features/ruler/y.ts',
      "import { createEmbeddedEngine } from '../../engine/embedded.ts'; createEmbeddedEngine();",
    ],
    // A feature on another that FEATURES_ON_OTHERS does not list, and the same two the other way round.
    ['src/features/ruler/z.ts', "import { PIPES } from '../circuit/pipes/part.ts'; export const x = PIPES;"],
    ['src/features/simulator/x.ts', "import { PIPES } from '../circuit/pipes/part.ts'; export const x = PIPES;"],
    ['src/kit/x.ts', "import { PIPES } from '../features/circuit/pipes/part.ts'; export const x = PIPES;"],
    ['src/kit/y.ts', "import { textOf } from '../shell/navigation/navigation.ts'; export const x = textOf;"],
    ['src/shell/x.ts', "import { PIPES } from '../features/circuit/pipes/part.ts'; export const x = PIPES;"],
    ['src/pages/x.ts', "import { EngineError } from '../engine/errors.ts'; throw new EngineError('bad-input', '');"],
    ['functions/api/x.ts', "import '../../src/runtime/api-client.ts';"],
    ['src/features/line/x.ts', "import '../../runtime/api-client.ts';"],
    ['src/features/line/y.ts', "export const x = import('../../runtime/api-client.ts');"],
  ])('refuses %s: %s', async (path, source) => {
    expect(await findings(path, source)).toBe(1);
  });

  it.each([
    ['src/simulation/x.ts', "import type { Engine } from '../engine/types.ts'; export type E = Engine;"],
    ['src/circuit/x.ts', "import type { Engine } from '../engine/types.ts'; export type E = Engine;"],
    ['src/circuit/y.ts', "import { run } from '../simulation/run.ts'; run({}, {} as never);"],
    ['src/runtime/x.ts', "import { pipes } from '../circuit/index.ts'; pipes({}, {}, {} as never);"],
    ['src/shell/x.ts', "import { translator } from '../i18n/index.ts'; translator('fr');"],
    [
      'src/features/ruler/build.ts',
      "import { createEmbeddedEngine } from '../../engine/embedded.ts'; createEmbeddedEngine();",
    ],
    [
      'src/features/circuit/x.ts',
      "import { pageSimulation } from '../simulator/state/page-simulation.ts'; pageSimulation.start();",
    ],
    [
      'src/features/circuit/pipes/x.ts',
      "import { ALL_PARTS } from '../state/all-parts.ts'; export const x = ALL_PARTS;",
    ],
    ['src/i18n/x.ts', "import { translator } from './index.ts'; translator('fr');"],
  ])('accepts %s: %s', async (path, source) => {
    expect(await findings(path, source)).toBe(0);
  });
});
