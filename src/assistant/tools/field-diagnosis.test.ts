import { beforeAll, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import type { Engine } from '../../engine/index.ts';
import { diagnose } from '../../diagnosis/index.ts';
import { circuitOn } from '../checks/circuit.ts';
import { fieldDiagnosis } from './field-diagnosis.ts';
import { toolsFor } from './index.ts';
import type { ToolHost } from './tool.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const host = (locale: 'fr' | 'en'): ToolHost =>
  ({
    locale,
    circuit: circuitOn(
      () => engine,
      ({ code }) => Promise.resolve(code),
    ),
    path: (bare: string) => `/${bare}`,
  }) as unknown as ToolHost;

// A public worked case: an R32 split that leaks, 20.5 K of superheat and 1.2 K of subcooling.
const LEAK = {
  ...{ fluid: 'R32', application: 'room_ac', expansion: 'eev', p_lp: 6, p_hp: 24.5, t_suction: 16, t_liquid: 40 },
  ...{ te_in: 26, te_out: 19.5, tc_in: 35, tc_out: 39.5, t_discharge: 127, sight: 2 },
};

it('gives the cause the page gives, in the reader’s language', async () => {
  const answer = await fieldDiagnosis.run(LEAK, host('fr'));
  expect(answer).toMatchObject({
    kind: 'data',
    data: { verdict: 'V_FAULT', causes: [{ cause: 'Manque de charge (fuite)', certainty: 'very_likely' }] },
  });
  const { data } = answer as unknown as { data: { superheat: { value: number }; subcooling: { value: number } } };
  expect(data.superheat.value).toBeCloseTo(20.5, 1);
  expect(data.subcooling.value).toBeCloseTo(1.2, 1);
  const page = diagnose(LEAK, engine);
  expect(page.ok && page.result.by === 'likelihood' && page.result.order[0]?.key).toBe('undercharge');
});

it('states no cause on four readings: a first opinion, and what is missing', async () => {
  const { te_in, tc_in, ...few } = LEAK;
  expect([te_in, tc_in]).toEqual([26, 35]);
  const answer = await fieldDiagnosis.run(few, host('en'));
  expect(answer).toMatchObject({
    data: { verdict: 'V_FIRST_OPINION', certainty: 'possible', missing: 'te_in, tc_in' },
  });
  expect(answer).not.toHaveProperty('data.causes');
});

it('says why a figure is refused', async () => {
  await expect(fieldDiagnosis.run({ ...LEAK, p_hp: 500 }, host('en'))).rejects.toMatchObject({
    code: 'refused',
    values: { detail: 'E_PSAT' },
  });
});

it('is offered when a machine is spoken of', () => {
  const names = (question: string): readonly string[] => toolsFor(question, 'fr').map(({ function: { name } }) => name);
  expect(names('Ma clim a 20 K de surchauffe, quelle panne ?')).toContain('FieldDiagnosis');
  expect(names('What is the GWP of R290?')).not.toContain('FieldDiagnosis');
});
