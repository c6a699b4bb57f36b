/** Bodies of any cycle, drawn at random and the same every time: what people type, and what they might. */
import { cycleOfWord } from '../cycles/index.ts';
import type { BodyValues } from '../fields.ts';
import { fieldFromBodyKey } from '../fields.ts';
import type { Architecture, ArchitectureInput } from '../types.ts';

/** Numbers from 0 to 1, the same for the same seed (a linear congruence of Park and Miller). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

const FLUIDS = ['R134a', 'R717', 'R290', 'R32', 'R1234yf', 'R404A', 'R410A', 'R407C', 'R744', 'R600a', 'R23', 'R170'];

/** Of keys whose sensible span is narrower than what a field allows. */
const SPANS: Readonly<Record<string, readonly [min: number, max: number]>> = {
  p_int: [0.5, 70],
  p_rec: [25, 75],
  t_cas: [-70, 25],
  t_desup: [-20, 40],
  te_mt: [-15, 5],
  te_lt: [-45, -5],
  t_cdr_aux: [15, 55],
  q_mt: [0.1, 500],
  q_lt: [0, 200],
};

export function randomBodies(architecture: Architecture, count: number, seed = 20261124): readonly BodyValues[] {
  const random = numbersFrom(seed + architecture.length);
  const between = (min: number, max: number): number => min + (max - min) * random();
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const { inputs } = cycleOfWord(architecture);

  const own = (key: ArchitectureInput): unknown => {
    const { options, isFluid, words = [], range, isEfficiency } = fieldFromBodyKey(key);
    if (options !== undefined) return oneOf(options);
    if (isFluid === true) return oneOf(FLUIDS);
    // A search is a hundred cycles: seldom.
    const word = random() < 0.04 ? oneOf(words) : undefined;
    if (word !== undefined) return word;
    if (key === 't_desup' && random() < 0.5) return null;
    if (isEfficiency === true) return between(0.4, 1);
    const [min, max] = SPANS[key] ?? [range?.min ?? 0, Math.min(range?.max ?? 30, 30)];
    return between(min, max);
  };

  return Array.from({ length: count }, (): BodyValues => {
    const isTranscritical = random() < 0.4;
    return {
      architecture,
      fluid: isTranscritical ? 'R744' : oneOf(FLUIDS),
      mode_trans: isTranscritical ? '1' : '0',
      p_gc: random() < 0.02 ? 'opt' : between(76, 130),
      t_out_gc: between(10, 50),
      choice_1: oneOf([0, 1, 2, 3, 4]),
      choice_1_value: between(0.1, 300),
      rend_v: between(0.5, 1),
      rend_is: between(0.4, 1),
      pt_evp: between(-60, 10),
      pt_cdr: between(10, 60),
      t_sr: between(0, 8),
      t_srt: between(0, 5),
      t_sf: random() < 0.1 ? 0 : between(0, 15),
      t_sft: random() < 0.3 ? 0 : between(0, 15),
      ...Object.fromEntries(inputs.map((key) => [key, own(key)])),
    };
  });
}
