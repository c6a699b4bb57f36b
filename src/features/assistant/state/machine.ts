/** What belongs to the simulation a question is about beside its results: its pipes, and the compressor that sizes it. */
import type { Pipes } from '../../../circuit/pipes/index.ts';
import type { CompressorForContext } from '../../../runtime/bridge.ts';
import { askNow, prepareDoors } from '../../../runtime/circuit-bridge.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import type { SimulatorLink } from '../../../simulation/url.ts';
import { PIPES } from '../../circuit/pipes/part.ts';
import { valuesFromParameter } from '../../../kit/form/link.ts';
import { optionsOfValues } from '../../../kit/form/options.ts';
import { $settings, restoreSettings } from '../../../kit/storage/settings.ts';
import * as compressors from '../../circuit/simulator/state/compressor-run.ts';
import type { CompressorAnswers, Sized } from '../../circuit/simulator/state/sizing.ts';
import type { RegimeInputs } from '../../../simulation/regimes.ts';

/** The pipes of these results as their page would show them for this link; undefined where the door refuses. */
export async function pipesOf(
  results: { readonly permanent: SimulationResult; readonly transient: SimulationResult | null },
  query: string,
): Promise<Pipes | undefined> {
  restoreSettings();
  const { pipeType } = $settings.get();
  const said = valuesFromParameter(new URLSearchParams(query).get(PIPES.key));
  await prepareDoors('pipes');
  const outcome = askNow('pipes', results, optionsOfValues(PIPES.fields, { pipeType, ...said }));
  return outcome?.ok ? outcome.result : undefined;
}

/** The compressor of a link by its name; undefined where none sizes the circuit. */
export function compressorOf(
  { mode, compressor, carried }: Pick<SimulatorLink, 'mode' | 'compressor' | 'carried'>,
  { permanent, transient }: CompressorAnswers,
): CompressorForContext | undefined {
  if (mode !== 'compressor' || compressor === null || permanent === undefined) return undefined;
  const [brand = '', name = ''] = compressor.split('|');
  const record = compressors.chosenRecord({ key: compressor, carried: carried ?? null });
  const limits = record && [record.te_min, record.te_max, record.tc_min, record.tc_max];
  return { brand, name, permanent, transient, hasEnvelope: limits?.some((limit) => limit !== undefined) };
}

/** What the compressor of a link makes of both regimes. @throws {Error} where nothing computes here */
export async function sizedByLink(
  inputs: RegimeInputs,
  { compressor: key, carried, frequency = '' }: Pick<SimulatorLink, 'compressor' | 'carried' | 'frequency'>,
): Promise<Sized> {
  await compressors.prepare(() => undefined);
  return compressors.sizedByCompressor(inputs, { key, carried: carried ?? null, frequency });
}
