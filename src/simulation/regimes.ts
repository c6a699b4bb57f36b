/** The steady regime sizes the circuit; the transitory one asks the same machine for a second point. */
import type { Engine } from '../engine/types.ts';
import { CYCLES, PLAIN } from './cycles/index.ts';
import type { CycleDescription } from './cycles/index.ts';
import { TRANSIENT_DEFAULTS } from './defaults.ts';
import type { BodyValues } from './fields.ts';
import { run } from './run.ts';
import type { SimulationOutcome, SimulationResult } from './types.ts';

export interface RegimeInputs {
  /** Request body of the steady regime; absent keys take `STEADY_DEFAULTS`. */
  readonly permanent: BodyValues;
  /** Request body of the transitory regime; absent keys take `TRANSIENT_DEFAULTS`. Without a body nothing asks for it. */
  readonly transient?: BodyValues | undefined;
  /** False: the transitory regime takes the swept volume the steady one needs. */
  readonly isManual: boolean;
}

export interface RegimeOutcomes {
  readonly permanent: SimulationOutcome;
  /** Undefined where it was not asked for, and when the steady regime failed: the second point is then not computed. */
  readonly transient: SimulationOutcome | undefined;
}

const defined = (body: BodyValues): BodyValues =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

/**
 * The request body of the transitory regime: same fluid and same cycle as the steady one and, in automatic mode,
 * its swept volume as sizing (0, which is then refused, when there is none). The volumetric
 * efficiency stays the transitory one.
 */
export function transientBody(inputs: RegimeInputs, permanent: SimulationResult): BodyValues {
  const { fluid, architecture } = permanent.input;
  const { inputs: own, defaults }: CycleDescription = CYCLES[architecture ?? PLAIN];
  const body: BodyValues = {
    ...TRANSIENT_DEFAULTS,
    ...defaults,
    ...Object.fromEntries(own.map((key) => [key, permanent.input[key]])),
    ...defined(inputs.transient ?? {}),
    fluid,
    architecture: architecture ?? PLAIN,
  };
  if (inputs.isManual) return body;
  const sweptVolume = permanent.performance.step_volume_h;
  return { ...body, choice_1: 0, choice_1_value: Number.isFinite(sweptVolume) ? sweptVolume : 0 };
}

/** The regimes asked for, the steady one first. Units as `run`. */
export function runRegimes(inputs: RegimeInputs, engine: Engine): RegimeOutcomes {
  const permanent = run(inputs.permanent, engine);
  if (!permanent.ok || inputs.transient === undefined) return { permanent, transient: undefined };
  return { permanent, transient: run(transientBody(inputs, permanent.result), engine) };
}
