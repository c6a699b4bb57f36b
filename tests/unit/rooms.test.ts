import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

/** The import-matrix findings for a file that would stand at `path` with one import in it. */
async function findings(path: string, source: string): Promise<number> {
  const [result] = await eslint.lintText(`${source}\n`, { filePath: path });
  return (
    result?.messages.filter(({ ruleId, severity }) => ruleId === 'boundaries/dependencies' && severity === 2).length ??
    0
  );
}

describe('the import matrix', () => {
  it.each([
    ['src/quantities/x.ts', "import { translator } from '../i18n/index.ts'; translator('fr');"],
    [
      'src/simulation/x.ts',
      "import { EngineError } from '../engine/errors.ts'; throw new EngineError('bad-input', '');",
    ],
    ['src/circuit/x.ts', "import { EngineError } from '../engine/errors.ts'; throw new EngineError('bad-input', '');"],
    ['src/circuit/y.ts', "import { compute } from '../calculators/computes.ts'; compute('desp', {}, {} as never);"],
    ['src/simulation/y.ts', "import { pipes } from '../circuit/index.ts'; pipes({}, {}, {} as never);"],
    ['src/ui/simulator/x.ts', "import type { Engine } from '../../engine/types.ts'; export type E = Engine;"],
    ['src/pages/x.ts', "import { EngineError } from '../engine/errors.ts'; throw new EngineError('bad-input', '');"],
    ['functions/api/x.ts', "import '../../src/runtime/api-client.ts';"],
    ['src/stores/x.ts', "import '../runtime/api-client.ts';"],
    ['src/stores/y.ts', "export const x = import('../runtime/api-client.ts');"],
  ])('refuses %s: %s', async (path, source) => {
    expect(await findings(path, source)).toBe(1);
  });

  it.each([
    ['src/simulation/x.ts', "import type { Engine } from '../engine/types.ts'; export type E = Engine;"],
    ['src/circuit/x.ts', "import type { Engine } from '../engine/types.ts'; export type E = Engine;"],
    ['src/circuit/y.ts', "import { run } from '../simulation/run.ts'; run({}, {} as never);"],
    ['src/runtime/x.ts', "import { pipes } from '../circuit/index.ts'; pipes({}, {}, {} as never);"],
    ['src/ui/x.ts', "import { translator } from '../i18n/index.ts'; translator('fr');"],
    ['src/i18n/x.ts', "import { translator } from './index.ts'; translator('fr');"],
  ])('accepts %s: %s', async (path, source) => {
    expect(await findings(path, source)).toBe(0);
  });
});
