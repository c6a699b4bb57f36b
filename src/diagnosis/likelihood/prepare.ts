/** The door that makes ready for a machine while its readings are still taken. */
import { Arguments } from '../../circuit/arguments.ts';
import { fluidOf } from '../../circuit/fluids.ts';
import type { Engine } from '../../engine/types.ts';
import type { Application } from '../data/machines.ts';
import { COMPRESSOR_KINDS, EXPANSIONS, MACHINES } from '../data/machines.ts';
import type { DiagnosisOutcome } from '../outcome.ts';
import { answerOf } from '../outcome.ts';
import { propertiesOf } from '../properties/fluid-properties.ts';
import { OPTIONAL_FIELDS, SETTING_FIELDS } from '../readings/fields.ts';
import { twinSetOf } from './twin-set.ts';

/**
 * Makes the tables of the fluid, the machine's hardware and its faults in one weather, which a first `diagnose` of it would
 * wait for; they are kept with the fluid.
 *
 * @param request fluid, application (one with a machine), expansion, receiver, compressor and td_corr as `diagnose` takes them;
 *   te_in and tc_in, °C (the design point's)
 * @returns whether the machine can be simulated in that weather
 *
 * Problems: E_MISSING, E_NUMBER, E_RANGE, E_MODE, E_FLUID, E_COMP with their key.
 */
export function prepareDiagnosis(request: unknown, engine: Engine): DiagnosisOutcome<{ readonly isReady: boolean }> {
  return answerOf(() => {
    const asked = new Arguments(request);
    const fluid = fluidOf(engine, asked.raw('fluid'), 'fluid');
    const application = asked.choice('application', Object.keys(MACHINES) as Application[], 'room_ac');
    const set = twinSetOf(
      {
        application,
        expansion: asked.choice('expansion', EXPANSIONS, 'txv'),
        receiver: asked.flag('receiver', false),
        compressor: asked.choice('compressor', COMPRESSOR_KINDS, 'unknown'),
        clamp: asked.number('td_corr', SETTING_FIELDS.td_corr),
      },
      propertiesOf(fluid),
    );
    const { te, tc } = MACHINES[application];
    const inlets = [
      asked.number('te_in', { ...OPTIONAL_FIELDS.te_in, default: te }),
      asked.number('tc_in', { ...OPTIONAL_FIELDS.tc_in, default: tc }),
    ] as const;
    return { isReady: set.healthyAt(...inlets) !== undefined && set.faultsAt(...inlets).size > 0 };
  });
}
