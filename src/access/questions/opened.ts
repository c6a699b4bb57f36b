/**
 * A simulation a caller asked of a machine: what the body does not say is what the machine says, else what its use supposes, as a
 * study of it opens on the pages. What is typed stands.
 */
import type { Engine } from '../../engine/types.ts';
import type { BareFacts } from '../../machine/record/fact-fields.ts';
import { machineFacts } from '../../machine/record/record.ts';
import { opening } from '../../machine/opening.ts';
import { OPENINGS } from '../../machine/points.ts';
import { ARCHITECTURE_FIELDS } from '../../simulation/architecture-fields.ts';
import type { BodyValues } from '../../simulation/fields.ts';
import { run } from '../../simulation/run.ts';
import type { BodyKey, SaturationReference } from '../../simulation/types.ts';

export interface Opened {
  readonly body: BodyValues;
  /** Facts nobody said, taken from the use. */
  readonly assumed: readonly string[];
  /** What was put into the body, by its keys. */
  readonly filled: Readonly<Record<string, unknown>>;
}

/** What stands or falls together: of who types a pressure, no temperature is supposed. */
const EVAPORATION = ['pt_evp', 'mode_evp'] as const;
const CONDENSATION = ['pt_cdr', 'mode_cdr', 'mode_trans', 'p_gc', 't_out_gc'] as const;
const SIZING = ['choice_1', 'choice_1_value'] as const;
const FACT_OF: Readonly<Partial<Record<BodyKey, 'te' | 'tc' | 'capacity'>>> = {
  ...{ pt_evp: 'te', te_mt: 'te', pt_cdr: 'tc', choice_1_value: 'capacity', q_mt: 'capacity' },
};
const OF_OTHER_CYCLES: ReadonlySet<string> = new Set(ARCHITECTURE_FIELDS.map(({ body }) => body));
const PLAIN = 'simple';
const REFERENCES: readonly unknown[] = ['dew', 'mid', 'bubble'] satisfies readonly SaturationReference[];

/** What a study of it opens with: of a use that says nothing, what was said of the machine itself. */
function openingBody(facts: BareFacts, fluid: string): BodyValues {
  const machine = machineFacts({ ...facts, fluid });
  const opened = machine && opening(machine)?.body;
  if (opened) return opened;
  const { te, tc, capacity } = facts;
  return {
    ...(typeof te === 'number' && { pt_evp: te }),
    ...(typeof tc === 'number' && { pt_cdr: tc }),
    ...(typeof capacity === 'number' && { choice_1: 1, choice_1_value: capacity }),
  };
}

/** Whether the body asks for the very cycle the machine opens with. */
function isOfItsCycle(body: BodyValues, own: BodyValues): boolean {
  const asked = body['architecture'];
  const typed = Object.keys(body);
  if (own['architecture'] === undefined) {
    return asked === PLAIN || (asked === undefined && !typed.some((key) => OF_OTHER_CYCLES.has(key)));
  }
  // A body that says what such a cycle does not read asks for another.
  return asked === own['architecture'] || (asked === undefined && typed.every((key) => key in own || key === 'fluid'));
}

/** Mean saturation temperatures as the body has its own: dew points unless it says otherwise. */
function temperaturesOf(body: BodyValues, own: BodyValues, fluid: string, engine: Engine): BodyValues {
  const { pt_evp, pt_cdr } = own;
  const wanted = {
    ...(pt_evp !== undefined && !EVAPORATION.some((key) => key in body) && { pt_evp }),
    ...(pt_cdr !== undefined && !CONDENSATION.some((key) => key in body) && { pt_cdr }),
  };
  if (Object.keys(wanted).length === 0) return {};
  const said = body['sat_ref'];
  const isTyped = 'pt_evp' in body || 'pt_cdr' in body;
  const reference = REFERENCES.includes(said) ? (said as SaturationReference) : isTyped ? 'dew' : 'mid';
  if (reference === 'mid') return { sat_ref: 'mid', ...wanted };
  const outcome = run({ pt_evp, pt_cdr, fluid, sat_ref: 'mid' }, engine);
  if (!outcome.ok) return {};
  const { extra } = outcome.result;
  const at = { pt_evp: extra[`t_${reference}_evp`], pt_cdr: extra[`t_${reference}_cdr`] };
  return Object.fromEntries(Object.keys(wanted).map((key) => [key, at[key as keyof typeof at]]));
}

/**
 * @param body under the keys of a simulation's body, as typed
 * @param facts undefined where no machine was named: then the body is what it was
 */
export function openedBody(body: BodyValues, facts: BareFacts | undefined, engine: Engine): Opened {
  if (facts === undefined) return { body, assumed: [], filled: {} };
  const usual = facts.use === undefined ? undefined : OPENINGS[facts.use]?.fluid;
  const fluid = body['fluid'] ?? facts.fluid ?? usual;
  if (typeof fluid !== 'string') return { body, assumed: [], filled: {} };
  const own = openingBody(facts, fluid);
  const isIts = isOfItsCycle(body, own);
  const isSized = SIZING.some((key) => key in body);
  const { pt_evp: _, pt_cdr: __, sat_ref: ___, t_ref, choice_1, choice_1_value, ...rest } = own;
  const offered: BodyValues = {
    fluid,
    ...(t_ref !== undefined && { t_ref }),
    ...(isIts && {
      ...(!isSized && { choice_1, choice_1_value }),
      ...rest,
      ...temperaturesOf(body, own, fluid, engine),
    }),
  };
  const filled = Object.fromEntries(
    Object.entries(offered).filter(([key, value]) => !(key in body) && value !== undefined),
  );
  const assumed = Object.keys(filled).flatMap((key) => FACT_OF[key as BodyKey] ?? (key === 'fluid' ? ['fluid'] : []));
  return {
    body: { ...filled, ...body },
    assumed: assumed.filter((fact) => facts[fact as keyof BareFacts] === undefined),
    filled,
  };
}
