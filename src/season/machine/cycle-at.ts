/** The simulated machine between two temperatures: what `run` of the simulation answers, any cycle it knows. */
import type { Engine } from '../../engine/types.ts';
import type { Arguments } from '../../circuit/arguments.ts';
import { hpOptimum } from '../../circuit/optimum/optimum.ts';
import { resolveFluidName } from '../../refrigerants/resolve.ts';
import { ARCHITECTURE_FIELDS } from '../../simulation/architecture-fields.ts';
import { cycleOfWord } from '../../simulation/cycles/index.ts';
import { run } from '../../simulation/run.ts';
import type { Performance, SimulationOutcome } from '../../simulation/types.ts';
import { refuse } from '../outcome.ts';

/** Above this rejection temperature, °C, R744 runs transcritical: a few kelvins below its critical 31 °C. */
export const TRANSCRITICAL_FROM = 27;
const CARBON_DIOXIDE = 'R744';
/** Gas cooler pressures looked at for a cycle other than the one-stage one, bar. */
const PRESSURES = { min: 74.5, max: 130, resolution: 0.05 } as const;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

type Body = Readonly<Record<string, unknown>>;

/** Machine of a request, with what of it does not change over a year. */
export interface SimulatedMachine {
  readonly fluid: string;
  readonly body: Body;
}

const isRecord = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Efficiencies of the compressors of a cycle that has several. */
const STAGES = ARCHITECTURE_FIELDS.flatMap(({ body, isEfficiency }) => (isEfficiency === true ? [body] : []));

/**
 * `fluid`, `surch_evp` K, `sous_ref_cdr` K, `rend_is` of every compressor; `machine`, further keys of a body of the simulation: its
 * own efficiencies where its stages differ. E_ONEPOINT of a cycle whose parts are known at one point alone.
 */
export function readMachine(request: Arguments): SimulatedMachine {
  const further = request.raw('machine');
  if (isRecord(further) && cycleOfWord(String(further['architecture'])).isOfOnePoint === true) {
    refuse('E_ONEPOINT', 'machine.architecture');
  }
  const fluid = request.text('fluid');
  const rend_is = request.number('rend_is', { default: 0.7, above: 0, max: 1 });
  return {
    fluid: resolveFluidName(fluid) ?? fluid,
    body: {
      rend_v: 1,
      t_sft: 0,
      t_srt: 0,
      t_ref: 200,
      ...Object.fromEntries(STAGES.map((stage) => [stage, rend_is])),
      ...(isRecord(further) ? further : {}),
      fluid,
      rend_is,
      t_sf: request.number('surch_evp', { default: 5, min: 0, max: 60, unit: 'K' }),
      t_sr: request.number('sous_ref_cdr', { default: 3, min: 0, max: 40, unit: 'K' }),
      mode_evp: 1,
      mode_cdr: 1,
    },
  };
}

/** What a cycle is between, and by what its size is told: `choice_1` and its value, as the simulation takes them. */
export interface Between {
  /** Evaporating temperature, °C. */
  readonly te: number;
  /** Condensing temperature or, of R744 beyond 27 °C, outlet of the gas cooler, °C. */
  readonly tc: number;
  readonly size: readonly [choice: number, value: number];
}

/** Keys of the simulation by those of a season's request, for what it refuses. */
const FIELDS: Readonly<Record<string, string>> = { t_sf: 'surch_evp', t_sr: 'sous_ref_cdr' };

function performanceOf(outcome: SimulationOutcome, outside: number): Performance {
  if (outcome.ok) return outcome.result.performance;
  const { code, field, values } = outcome.problem;
  const isOfBin = field === undefined || field === 'pt_cdr' || field === 'pt_evp';
  return isOfBin
    ? refuse('E_BIN', 'fluid', { ...values, t: outside, reason: code })
    : refuse(code, FIELDS[field] ?? (field === 'fluid' || field === 'rend_is' ? field : `machine.${field}`), values);
}

const isTranscritical = ({ fluid }: SimulatedMachine, tc: number): boolean =>
  fluid === CARBON_DIOXIDE && tc > TRANSCRITICAL_FROM;

/** The pressure of the highest EER of any cycle, bar: a golden section, as its EER has one hump. */
function bestPressure(eerAt: (p: number) => number): number {
  let [low, high]: [number, number] = [PRESSURES.min, PRESSURES.max];
  let [a, b] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [atA, atB] = [eerAt(a), eerAt(b)];
  while (high - low > PRESSURES.resolution) {
    if (atA >= atB) {
      [high, b, atB] = [b, a, atA];
      a = high - GOLDEN * (high - low);
      atA = eerAt(a);
    } else {
      [low, a, atA] = [a, b, atB];
      b = low + GOLDEN * (high - low);
      atB = eerAt(b);
    }
  }
  return (low + high) / 2;
}

function transcritical(
  machine: SimulatedMachine,
  { te, tc, size }: Between,
  outside: number,
  engine: Engine,
): Performance {
  const [choice_1, choice_1_value] = size;
  const body: Body = { ...machine.body, choice_1, choice_1_value, pt_evp: te, mode_trans: '1', t_out_gc: tc };
  const at = (p_gc: number): SimulationOutcome => run({ ...body, p_gc }, engine);
  const hasOneStage = machine.body['architecture'] === undefined || machine.body['architecture'] === 'simple';
  if (!hasOneStage) {
    const best = bestPressure((p) => {
      const outcome = at(p);
      return outcome.ok ? outcome.result.performance.eer : -Infinity;
    });
    return performanceOf(at(best), outside);
  }
  const { t_sf, t_sft, rend_is } = machine.body;
  const found = hpOptimum({ temp_evp: te, t_out_gc: tc, surch_evp: t_sf, surch_la: t_sft, rend_is }, engine);
  if (!found.ok) return refuse('E_BIN', 'fluid', { ...found.problem.values, t: outside, reason: found.problem.code });
  return performanceOf(at(found.result.optimum.p_gc), outside);
}

/**
 * What the machine does between two temperatures; of R744 beyond 27 °C at the gas cooler pressure of the highest EER.
 * E_BIN names the outdoor temperature at which there is no cycle; what is wrong with the machine itself by its key.
 */
export function performanceBetween(
  machine: SimulatedMachine,
  between: Between,
  outside: number,
  engine: Engine,
): Performance {
  if (isTranscritical(machine, between.tc)) return transcritical(machine, between, outside, engine);
  const [choice_1, choice_1_value] = between.size;
  const { te, tc } = between;
  const body = { ...machine.body, choice_1, choice_1_value, pt_evp: te, pt_cdr: tc, mode_trans: '0' };
  return performanceOf(run(body, engine), outside);
}
