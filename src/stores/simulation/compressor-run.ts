/** Both regimes sized by a saved compressor: its calculation first, then the cycle with what follows from it. */
import type { CompressorInput } from '../../circuit/compressor/input.ts';
import type { Outcome } from '../../circuit/outcome.ts';
import type { BodyValues } from '../../simulation/fields.ts';
import type { RegimeInputs } from '../../simulation/regimes.ts';
import { askNow, prepareDoors } from '../../runtime/circuit-bridge.ts';
import { $compressors, restoreCompressors } from '../compressors/list.ts';
import type { Sized } from './sizing.ts';

/**
 * Reads the list and starts the engine of the page. Once.
 * @param onListChange called when the list changes, here or in another tab
 * @throws {Error} where nothing computes on this device
 */
export async function prepare(onListChange: () => void): Promise<void> {
  restoreCompressors();
  await prepareDoors('compressorInput');
  $compressors.listen(onListChange);
}

function sizedBody(key: string | null, body: BodyValues): Outcome<CompressorInput> {
  const outcome = askNow('compressorInput', $compressors.get(), key, body, {});
  if (!outcome) throw new Error('the compressor is asked before it was prepared');
  return outcome;
}

/** What a compressor makes of both regimes: the same machine in both, whatever sizes the transitory one otherwise. */
export function sizedByCompressor(inputs: RegimeInputs, key: string | null): Sized {
  const permanent = sizedBody(key, inputs.permanent);
  if (!permanent.ok) return { inputs: undefined, problems: { permanent: permanent.problem }, compressor: {} };
  const transient = sizedBody(key, { ...inputs.transient, fluid: inputs.permanent.fluid });
  return {
    inputs: {
      permanent: permanent.result.input,
      transient: transient.ok ? transient.result.input : inputs.transient,
      isManual: true,
    },
    problems: transient.ok ? {} : { transient: transient.problem },
    compressor: { permanent: permanent.result, ...(transient.ok && { transient: transient.result }) },
  };
}
