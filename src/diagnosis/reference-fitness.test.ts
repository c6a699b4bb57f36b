import { expect, it } from 'vitest';
import { createEngine } from '../engine/index.ts';
import type { Diagnosis } from './likelihood/diagnose.ts';
import { diagnose } from './likelihood/diagnose.ts';
import { repairCode, unfitAsReference } from './reference-fitness.ts';

const engine = await createEngine();
function diagnosed(request: object): Diagnosis {
  const outcome = diagnose(request, engine);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
}

const cold = (p_lp: number, p_hp: number, t_suction: number, t_liquid: number) => ({
  ...{ fluid: 'R448A', application: 'cold_room_pos', expansion: 'txv', te_in: 4, tc_in: 21 },
  ...{ p_lp, p_hp, t_suction, t_liquid },
});
// The same cold room, leaking and after its repair: 16.7 K and 0.2 K, then about 6 K and 5 K.
const LEAKING = cold(2.1, 11.6, 3, 24);
const REPAIRED = cold(3.8, 14.6, 3.5, 26.8);

it('a visit with a fault cannot be the reference, nor one without superheat or with impossible readings', () => {
  expect(unfitAsReference(diagnosed(LEAKING))).toBe('fault');
  expect(unfitAsReference(diagnosed({ ...REPAIRED, t_suction: -7 }))).toBeDefined();
  expect(unfitAsReference(diagnosed({ ...REPAIRED, tc_in: 45 }))).toBe('unsure');
  expect(unfitAsReference(diagnosed(REPAIRED))).toBeUndefined();
});

it('a leak is not called normal even where nothing changed since a visit that leaked', () => {
  const against = diagnosed({ ...LEAKING, reference: { ...LEAKING, p_lp: 2.12, t_suction: 3.1 } });
  if (against.by !== 'likelihood') throw new Error(against.by);
  expect(against.verdict).toBe('V_UNDECIDED');
  expect(against.order.find(({ key }) => key === 'undercharge')!.word).toBe('possible');
});

it('a repair is what the later visit says alone', () => {
  const [before, after] = [LEAKING, REPAIRED].map(diagnosed) as [Diagnosis, Diagnosis];
  expect(repairCode(before, after)).toBe('C_REPAIRED');
  expect(repairCode(before, before)).toBe('C_STILL_FAULT');
  expect(repairCode(after, before)).toBeNull();
});
