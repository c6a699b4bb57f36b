/** What is typed into a calculator's page before its script has come, beside the figures it was served with. */
import { describe, expect, test } from 'vitest';
import { compute } from '../../../src/calculators/computes.ts';
import { CALCULATORS, formDefaults, isVisible, readInputs } from '../../../src/calculators/index.ts';
import type { Definition } from '../../../src/calculators/index.ts';
import { createSession } from '../../../src/features/calculators/state/session.ts';
import type { Session } from '../../../src/features/calculators/state/session.ts';
import { engine } from '../calculators/outcomes.ts';
import { boxes } from './storage.ts';

/** The calculator's page at an address, whose field `key` reads 'abc' when its script wakes. */
async function wakesWithAWrongField(definition: Definition, key: string, search: string): Promise<Session> {
  const inputs = formDefaults(definition);
  const session = createSession(definition, { inputs, outcome: compute(definition.id, inputs, engine) }, 'fr');
  boxes.open(search);
  const stop = session.start({ texts: { [key]: 'abc' }, units: {} });
  await expect.poll(() => session.$answer.get().outcome.ok).toBe(false);
  stop();
  boxes.open('');
  return session;
}

describe.each((CALCULATORS as readonly Definition[]).map((definition) => [definition.id, definition] as const))(
  '%s',
  (_id, definition) => {
    const defaults = formDefaults(definition);
    const { values } = readInputs(definition, defaults);
    const numbers = definition.inputs.filter(
      ({ kind, key, when }) => kind === 'number' && Object.hasOwn(values, key) && isVisible(when, values),
    );
    const key = numbers[0]?.key ?? '';

    test('keeps the figures in sight where the field was typed over the page as served', async () => {
      const session = await wakesWithAWrongField(definition, key, '');
      expect(session.$shown.get()?.outcome.ok).toBe(true);
      expect(session.$shown.get()?.inputs).toEqual(defaults);
    });

    test('shows no figures of the example where the link asks for others', async () => {
      const other = String(Number(values[key]) + 1);
      const session = await wakesWithAWrongField(definition, key, `?${key}=${other}`);
      expect(session.$shown.get()).toBeUndefined();
    });
  },
);
