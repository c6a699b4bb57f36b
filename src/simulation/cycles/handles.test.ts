import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import type { BodyValues } from '../fields.ts';
import { inputsOfOtherCycles } from '../fields.ts';
import { run } from '../run.ts';
import type { Architecture, Point, SimulationResult } from '../types.ts';
import { HANDLES } from './handles.ts';
import type { CycleHandle } from './handles.ts';
import { ARCHITECTURES, cycleOf, pointOfNode } from './index.ts';

const engine = await createEngine();

const CLASSIC: BodyValues = {
  fluid: 'R134a',
  mode_trans: '0',
  pt_evp: -10,
  pt_cdr: 40,
  t_sf: 6,
  t_sr: 4,
  rend_is: 0.7,
};
const GAS_COOLER: BodyValues = { ...CLASSIC, fluid: 'R744', mode_trans: '1', p_gc: 95, t_out_gc: 36 };
/** Inputs under which each handle of a cycle counts: words would be searched anew. */
const OWN: Readonly<Record<Architecture, readonly BodyValues[]>> = {
  simple: [CLASSIC, GAS_COOLER],
  ihx: [CLASSIC, GAS_COOLER],
  two_stage: [
    { ...CLASSIC, kind: 'eco_subcooler', p_int: 4.5 },
    { ...CLASSIC, kind: 'liquid_injection', p_int: 4.5 },
    { ...GAS_COOLER, p_int: 50 },
  ],
  injection: [
    { ...CLASSIC, p_int: 4.5 },
    { ...GAS_COOLER, p_int: 50 },
  ],
  cascade: [{ ...CLASSIC, pt_evp: -40, t_cas: -10, dt_cas: 5, sous_ref_bp: 2 }],
  booster: [
    { ...GAS_COOLER, parallel: 'true' },
    { ...GAS_COOLER, mode_trans: '0', pt_cdr: 20 },
  ],
  mech_sub: [
    { ...CLASSIC, dt_sub: 12, dt_app: 5 },
    { ...GAS_COOLER, dt_sub: 12, dt_app: 5 },
  ],
  ejector: [CLASSIC, GAS_COOLER],
};

function resultOf(body: BodyValues): SimulationResult {
  const outcome = run(body, engine);
  if (!outcome.ok) throw new Error(`${outcome.problem.code} ${JSON.stringify(body)}`);
  return outcome.result;
}

const at = (result: SimulationResult, letter: string): Point | undefined => {
  const node = cycleOf(result.input).nodes.find((one) => one.letter === letter);
  return node && pointOfNode(result, node);
};
const lettersOf = (handle: CycleHandle): readonly string[] => (handle.kind === 'end' ? [handle.at] : handle.along);

/** Fields of these are read in one of both ways of giving heat off. */
const isRead = ({ key }: CycleHandle, body: BodyValues): boolean => {
  if (key === 'p_gc' || key === 't_out_gc') return body.mode_trans === '1';
  if (key === 'sh_hp') return body.kind === 'liquid_injection';
  return (key !== 'pt_cdr' && key !== 't_sr') || body.mode_trans === '0';
};

describe.each(ARCHITECTURES)('what is held of %s', (architecture) => {
  const bodies = OWN[architecture].map((body): BodyValues => ({ ...body, architecture }));

  it.each(HANDLES[architecture].filter(({ key }) => !inputsOfOtherCycles(architecture).includes(key)))(
    '$key moves what it is held by, and as far',
    (handle) => {
      const tried = bodies.filter(
        (body) => isRead(handle, body) && lettersOf(handle).every((one) => at(resultOf(body), one)),
      );
      expect(tried.length).toBeGreaterThan(0);
      for (const body of tried) {
        const before = resultOf(body);
        const own = before.input[handle.key] as number;
        const after = resultOf({ ...body, [handle.key]: own + 0.5 });
        const moved = lettersOf(handle).map((letter) => ({ was: at(before, letter)!, is: at(after, letter)! }));
        for (const { was, is } of moved) {
          if (handle.kind === 'level') expect((is.P - was.P) * handle.sense).toBeGreaterThan(1e-3);
          else {
            expect(is.T - was.T).toBeCloseTo(0.5 * handle.sense, 6);
            expect(is.P).toBeCloseTo(was.P, 9);
          }
        }
        if (handle.kind === 'level') expect(moved[0]?.is.P).toBeCloseTo(moved[1]?.is.P ?? 0, 9);
      }
    },
  );
});

it('every evaporation and every rejection of heat of each cycle may be lifted', () => {
  for (const architecture of ARCHITECTURES) {
    for (const body of OWN[architecture]) {
      const cycle = cycleOf(resultOf({ ...body, architecture }).input);
      const held = new Set(HANDLES[architecture].flatMap((one) => (one.kind === 'level' ? [one.along[1]] : [])));
      for (const { kind, to } of cycle.processes)
        if (kind === 'evaporation' || kind === 'heat-rejection') expect(held, `${architecture} ${to}`).toContain(to);
    }
  }
});
