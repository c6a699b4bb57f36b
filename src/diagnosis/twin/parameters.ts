/** What a machine is designed by: its figures at the design point and the laws of its parts. */
import type { Application, CompressorKind, DesignKey, Expansion, LawKey } from '../data/machines.ts';
import { COMPRESSORS, LAWS, MACHINES, RECEIVER_SUBCOOLING } from '../data/machines.ts';

export type ParameterKey = DesignKey | LawKey;

/** Keys and units as `machines.json` explains them; °C and K, bar (`dpl`), m3/kW (volumes). */
export interface Parameters extends Readonly<Record<ParameterKey, number>> {
  readonly expansion: Expansion;
  readonly receiver: boolean;
}

/** The default machine of an application; a receiver holds the subcooling low. */
export function defaultParameters(
  application: Application,
  expansion: Expansion,
  receiver: boolean,
  compressor: CompressorKind = 'unknown',
): Parameters {
  const machine = MACHINES[application];
  const figures = Object.fromEntries(
    (['te', 'DTe', 'DTE', 'tc', 'DTc', 'DTC', 'SH', 'SC', 'eta', 'shr'] as const).map((key) => [key, machine[key]]),
  ) as Record<DesignKey, number>;
  return {
    ...LAWS,
    ...COMPRESSORS[compressor],
    ...figures,
    ...(receiver ? { SC: RECEIVER_SUBCOOLING } : {}),
    expansion,
    receiver,
  };
}
