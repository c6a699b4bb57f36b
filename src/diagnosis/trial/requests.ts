/** Requests of the simulated machine drawn over all it says it takes: every fluid, machine, weather, fault and severity. */
import type { Engine } from '../../engine/types.ts';
import { COMPRESSOR_KINDS, DOMAIN, EXPANSIONS, FAULTS, MACHINES, SEVERITY } from '../data/machines.ts';
import type { Application } from '../data/machines.ts';
import { STOP_NAMES } from '../twin/path.ts';
import { simulateFault } from '../twin/simulate-fault.ts';
import type { Draw } from './random.ts';

/** Pure fluids and blends in use that condense below their critical point in every machine. */
export const FLUIDS_OF_REQUESTS: readonly string[] = [
  ...['R32', 'R134a', 'R290', 'R600a', 'R717', 'R1270', 'R1234yf', 'R1234ze(E)', 'R22'],
  ...[
    'R404A',
    'R407A',
    'R407C',
    'R407F',
    'R410A',
    'R448A',
    'R449A',
    'R452A',
    'R454B',
    'R454C',
    'R455A',
    'R507A',
    'R513A',
  ],
];

export interface MachineRequest {
  readonly application: Application;
  readonly fluid: string;
  readonly expansion: string;
  readonly receiver: boolean;
  readonly compressor: string;
  readonly fault: string;
  /** 0 to the largest the door takes. */
  readonly severity: number;
  /** °C, within the weather the diagnosis answers for. */
  readonly te_in: number;
  readonly tc_in: number;
}

export function drawnRequest(draw: Draw): MachineRequest {
  const application = draw.oneOf(Object.keys(MACHINES) as Application[]);
  const { te, tc } = MACHINES[application];
  return {
    application,
    fluid: draw.oneOf(FLUIDS_OF_REQUESTS),
    expansion: draw.oneOf(EXPANSIONS),
    receiver: draw.oneOf([false, true]),
    compressor: draw.oneOf(COMPRESSOR_KINDS),
    fault: draw.oneOf(['normal', ...FAULTS]),
    severity: draw.between(0, SEVERITY.grid.at(-1)!),
    te_in: te + draw.within(DOMAIN.te),
    tc_in: tc + draw.between(DOMAIN.tc[0]!, DOMAIN.tc[1]!),
  };
}

/** How a request ended: it runs, something with a name stops it, or it is refused for no reason a machine has. */
export type Ending = 'runs' | (typeof STOP_NAMES)[number] | `refused: ${string}`;

export function endingOf(request: MachineRequest, engine: Engine): Ending {
  const outcome = simulateFault(request, engine);
  if (outcome.ok) return 'runs';
  const { code, values } = outcome.problem;
  const stop = STOP_NAMES.find((name) => name === values['stop']);
  return code === 'E_STOP' && stop !== undefined ? stop : `refused: ${code}`;
}
