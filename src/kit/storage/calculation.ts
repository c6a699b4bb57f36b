/** Who computes: chosen by what is ready first, or forced to the device or to the server. */
import type { CalculationSetting } from '../../runtime/bridge.ts';
import { persistedAtom } from './persisted.ts';

export const CALCULATIONS = ['auto', 'device', 'server'] as const satisfies readonly CalculationSetting[];

export const $calculation = persistedAtom<CalculationSetting>('appfroid.calculation', 'auto', (value) =>
  CALCULATIONS.find((known) => known === value),
);
