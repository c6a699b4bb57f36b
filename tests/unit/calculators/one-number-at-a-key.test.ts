/** A key reads the number it changed, once; no other number of the form, whatever the answer takes. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { compute } from '../../../src/calculators/computes.ts';
import { CALCULATORS, formDefaults } from '../../../src/calculators/index.ts';
import type { Definition } from '../../../src/calculators/index.ts';
import { createSession } from '../../../src/features/calculators/state/session.ts';
import type { Session } from '../../../src/features/calculators/state/session.ts';
import { readsAtOneKey } from '../../../src/kit/form/reads-at-one-key.ts';
import { fakeBrowser } from '../stores/spoiling.ts';
import { engine } from './outcomes.ts';

vi.mock(import('../../../src/quantities/parse.ts'), async (original) =>
  (await import('../../../src/kit/form/reads-at-one-key.ts')).notedParser(await original()),
);

beforeAll(() => {
  fakeBrowser();
});

/** Where numbers are typed: every number field, and every cell of the first line of a list. */
const pathsOf = ({ inputs }: Definition): readonly string[] =>
  inputs.flatMap((input) => {
    if (input.kind === 'number') return [input.key];
    if (input.kind !== 'rows') return [];
    return input.columns.flatMap(({ kind, key }) => (kind === 'number' ? [`${input.key}.0.${key}`] : []));
  });

async function answered(definition: Definition): Promise<Session> {
  const inputs = formDefaults(definition);
  const session = createSession(definition, { inputs, outcome: compute(definition.id, inputs, engine) }, 'fr');
  session.start({ texts: {}, units: {} });
  // Formulas and engine come with the first question.
  await session.whenAble(session.$form.get().inputs);
  return session;
}

describe.each((CALCULATORS as readonly Definition[]).map((definition) => [definition.id, definition] as const))(
  '%s',
  (_, definition) => {
    it('reads one number at a key', async () => {
      const session = await answered(definition);
      const paths = pathsOf(definition);
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) {
        const [list = '', line] = path.split('.');
        if (line !== undefined) session.form.addRow(list, {});
        for (const text of ['713', '713,', '713,4']) {
          expect(
            readsAtOneKey(() => session.form.set(path, text)),
            path,
          ).toEqual([text]);
        }
      }
    });
  },
);
