/** The drawings there are, by the word of an architecture and of its variant. */
import type { Plan } from './plan.ts';
import { BYPASS, PARALLEL } from './plans/booster.ts';
import { EJECTOR } from './plans/ejector.ts';
import { SIMPLE } from './plans/simple.ts';
import { CASCADE, MECHANICAL_SUBCOOLING } from './plans/two-circuits.ts';
import { INJECTION, TWO_STAGE } from './plans/two-stage.ts';

const PLANS: Readonly<Record<string, Plan | Readonly<Record<string, Plan>>>> = {
  simple: SIMPLE,
  two_stage: TWO_STAGE,
  injection: INJECTION,
  cascade: CASCADE,
  booster: { false: BYPASS, true: PARALLEL },
  mech_sub: MECHANICAL_SUBCOOLING,
  ejector: EJECTOR,
};

const isPlan = (found: Plan | Readonly<Record<string, Plan>>): found is Plan => 'points' in found;

/** The drawing of a cycle; undefined where none was laid. @param variant of a cycle that has some, its word */
export function planOf(architecture: string, variant: unknown): Plan | undefined {
  const found = PLANS[architecture];
  if (found === undefined || isPlan(found)) return found;
  return found[String(variant)];
}
