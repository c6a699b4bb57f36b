/** Operating points drawn for checks, and what every answer must hold. */
import fc from 'fast-check';
import type { Engine } from '../../engine/types.ts';
import type { BodyValues } from '../../simulation/index.ts';
import { run } from '../../simulation/run.ts';
import type { Results } from '../operating-point.ts';
import type { Outcome } from '../outcome.ts';

export const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

/** Pure fluids, blends with and without glide, ammonia, a mix made up. */
const FLUIDS = ['R134a', 'R22', 'R290', 'R717', 'R410A', 'R407C', 'R448A', 'R454C', 'R32[0.5]&R1234yf[0.5]'];

const classic: fc.Arbitrary<BodyValues> = fc.record({
  fluid: fc.constantFrom(...FLUIDS),
  choice_1_value: between(1, 200),
  rend_is: between(0.5, 1),
  rend_v: between(0.5, 1),
  mode_ref: fc.constantFrom(0, 1),
  pt_evp: between(-38, 12),
  pt_cdr: between(28, 60),
  t_sr: between(0, 6),
  t_srt: between(0, 6),
  t_sf: between(0, 10),
  t_sft: between(0, 20),
});

const transcritical: fc.Arbitrary<BodyValues> = fc.record({
  fluid: fc.constant('R744'),
  mode_trans: fc.constant('1'),
  choice_1_value: between(1, 100),
  rend_is: between(0.6, 0.9),
  mode_ref: fc.constantFrom(0, 1),
  pt_evp: between(-40, 5),
  p_gc: between(80, 120),
  t_out_gc: between(25, 40),
  t_srt: between(0, 3),
  t_sf: between(1, 10),
});

/** Bodies of any circuit a technician sizes. */
export const anyCircuit: fc.Arbitrary<BodyValues> = fc.oneof({ weight: 4, arbitrary: classic }, transcritical);
export const classicCircuit = classic;

/** Both regimes of a body, the transitory one a little warmer inside; undefined where one of them has no cycle. */
export function bothRegimes(body: BodyValues, engine: Engine): Results | undefined {
  const permanent = run(body, engine);
  const transient = run({ ...body, pt_evp: Number(body.pt_evp) + 5 }, engine);
  return permanent.ok && transient.ok ? { permanent: permanent.result, transient: transient.result } : undefined;
}

/** Paths of an answer that hold neither text, truth, null nor a finite number. */
export function unsound(value: unknown, path = ''): readonly string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (typeof value !== 'object') return [`${path}: ${typeof value}`];
  return Object.entries(value).flatMap(([key, part]) => unsound(part, `${path}.${key}`));
}

/** The result of an answer. @throws where it is a problem */
export function resultOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
}
