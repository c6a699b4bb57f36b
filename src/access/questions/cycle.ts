import type { Bilingual } from '../../language/index.ts';
import { text } from '../../language/index.ts';
import { isPerfect } from '../../simulation/cycles/perfect.ts';
import { run } from '../../simulation/run.ts';
import type { SimulationResult } from '../../simulation/types.ts';
import { bodyOf, CYCLE_SCHEMAS, CYCLE_SYNONYMS, FLUID, renamed } from './inputs.ts';
import { MACHINE } from './of-machine.ts';
import { judged, machineOfCycle } from './judged.ts';
import type { Figures, FoundProblem, Question } from './question.ts';

const pointFigures = ({ P, T, H, S, D }: SimulationResult['points']['a_aspiration']): Figures => ({
  p_bar: P,
  t_C: T,
  h_kJ_kg: H,
  s_kJ_kgK: S,
  d_kg_m3: D,
});

/** The figures of a simulation, the unit of each in its name. */
export function cycleFigures({ performance, points, extra, input }: SimulationResult): Figures {
  return {
    fluid: input.fluid,
    isentropic_efficiency: input.rend_is,
    volumetric_efficiency: input.rend_v,
    cooling_kW: performance.power_cold,
    heating_kW: performance.power_heat,
    compressor_kW: performance.power_compressor,
    eer: performance.eer,
    cop: performance.cop,
    mass_flow_kg_s: performance.mass_flow_s,
    swept_volume_m3_h: performance.step_volume_h,
    pressure_ratio: extra.tau,
    volumetric_cooling_kJ_m3: extra.q0v,
    quality_after_expansion_kg_kg: extra.x_f,
    glide_evaporator_K: extra.glide_evp,
    glide_condenser_K: extra.glide_cdr,
    suction: pointFigures(points.a_aspiration),
    discharge: pointFigures(points.c_refoulement_reel),
    condenser_outlet: pointFigures(points.d_sortie_condenseur),
    valve_inlet: pointFigures(points.e_entree_detendeur),
    valve_outlet: pointFigures(points.f_sortie_detendeur),
    evaporator_outlet: pointFigures(points.g_sortie_evaporateur),
  };
}

/** @param given the key that would make it a real one, as this caller names it */
const perfect = (given: string): Bilingual =>
  text(
    `Rendements 1\u00a0: compresseur parfait. L’EER d’une machine est plus bas\u202f; donnez ${given}.`,
    `Efficiencies 1: a perfect compressor. The EER of a machine is lower; give ${given}.`,
  );

/** What to say of the compressors a simulation took: nothing, unless they have no losses at all. */
export const perfectCompressor = (result: SimulationResult, given: string): Bilingual | undefined =>
  isPerfect(result) ? perfect(given) : undefined;

export function compressorWarning(result: SimulationResult): readonly FoundProblem[] {
  const said = perfectCompressor(result, 'isentropic_efficiency');
  return said === undefined ? [] : [{ code: 'W_PERFECT', said }];
}

export const cycle: Question = {
  name: 'cycle',
  title: text('Cycle', 'Cycle'),
  description: text(
    'Un cycle à compression à un étage\u00a0: puissances, EER, COP, débits et points.',
    'A one-stage vapour-compression cycle: powers, EER, COP, flows and points.',
  ),
  schema: {
    type: 'object',
    properties: { fluid: FLUID, ...CYCLE_SCHEMAS, machine: MACHINE },
    required: ['fluid'],
    additionalProperties: false,
  },
  synonyms: CYCLE_SYNONYMS,
  example: { fluid: 'R290', evaporating_C: -10, condensing_C: 40, isentropic_efficiency: 0.7 },
  find(given, engine) {
    const outcome = run(bodyOf(given), engine);
    if (!outcome.ok) return { ok: false, problem: renamed(outcome.problem) };
    const { result } = outcome;
    const figures = { ...cycleFigures(result), ...machineOfCycle(given) };
    return { ok: true, result: figures, warnings: [...compressorWarning(result), ...judged(result, given)] };
  },
};
