/**
 * What of a cycle a reader may take in hand on a diagram: each handle is a field of its form, held where the field is seen.
 * By letters of the nodes; those of a variant stand beside the others, and count where their letters are.
 */
import type { Architecture, BodyKey } from '../types.ts';

/** A field that sets the pressure of a line: it is lifted and lowered. */
interface LevelHandle {
  readonly key: BodyKey;
  readonly kind: 'level';
  /** The ends of the line; both are at the pressure it sets. */
  readonly along: readonly [from: string, to: string];
  /** -1: more of a difference lowers the line. */
  readonly sense: 1 | -1;
}

/** A field that sets the temperature of a point at a pressure that stays: it is moved along it. */
interface EndHandle {
  readonly key: BodyKey;
  readonly kind: 'end';
  readonly at: string;
  /** -1: more of it cools the point. */
  readonly sense: 1 | -1;
}

export type CycleHandle = LevelHandle | EndHandle;

const level = (key: BodyKey, from: string, to: string, sense: 1 | -1 = 1): LevelHandle => ({
  key,
  kind: 'level',
  along: [from, to],
  sense,
});
const hotter = (key: BodyKey, at: string): EndHandle => ({ key, kind: 'end', at, sense: 1 });
const colder = (key: BodyKey, at: string): EndHandle => ({ key, kind: 'end', at, sense: -1 });

/** A condenser or gas cooler from its inlet to its outlet: which of these counts, the form says. */
const rejection = (from: string, to: string): readonly CycleHandle[] => [
  level('pt_cdr', from, to),
  level('p_gc', from, to),
  colder('t_sr', to),
  hotter('t_out_gc', to),
];
const evaporator = (from: string, to: string): readonly CycleHandle[] => [
  level('pt_evp', from, to),
  hotter('t_sf', to),
];

const ONE_STAGE = [...rejection('c', 'd'), ...evaporator('f', 'g')];
/** Two stages, or one compressor with a port: the cooled liquid is a point of some ways of cooling it. */
const TWO_STAGES = [...rejection('4', '5'), ...evaporator('8', 'g'), level('p_int', '2', '3'), hotter('sh_inj', 'inj')];

export const HANDLES: Readonly<Record<Architecture, readonly CycleHandle[]>> = {
  simple: ONE_STAGE,
  ihx: ONE_STAGE,
  two_stage: [...TWO_STAGES, hotter('sh_hp', '3')],
  injection: TWO_STAGES,
  cascade: [
    ...rejection('6', '7'),
    ...evaporator('4', 'g'),
    level('t_cas', '2', '3'),
    level('dt_cas', '8', '5', -1),
    hotter('surch_hp', '5'),
    colder('sous_ref_bp', '3'),
  ],
  booster: [
    ...rejection('6', '7'),
    level('te_mt', 'fm', 'gm'),
    level('te_lt', 'fl', 'gl'),
    hotter('sh_mt', 'gm'),
    hotter('sh_lt', 'gl'),
    level('p_rec', '8', '10'),
    hotter('sh_par', '10s'),
  ],
  mech_sub: [
    ...rejection('c', 'd'),
    ...evaporator('f', 'g'),
    colder('dt_sub', 'e'),
    level('t_cdr_aux', 'ca', 'da'),
    level('dt_app', 'fa', 'ga', -1),
    hotter('surch_aux', 'ga'),
    colder('sous_ref_aux', 'da'),
  ],
  ejector: ONE_STAGE,
};

/** The letter a handle stands for: its point, or the end of its line. */
export const letterOfHandle = (handle: CycleHandle): string => (handle.kind === 'end' ? handle.at : handle.along[1]);
