/** Each reading as it was measured, as the healthy machine would read and as the one with the fault would. */
import type { Translator } from '../../i18n/keys.ts';
import type { Formatter } from '../../kit/island/format.ts';
import { NO_VALUE } from '../../kit/island/format.ts';
import { FIELD_OF } from '../../diagnosis/likelihood/channel-fields.ts';
import { atmosphereAt } from '../../diagnosis/measurements/units.ts';
import type { Diagnosis } from './state/diagnosis.ts';
import type { Request } from './state/request.ts';
import type { SimulatedMachine } from './state/twin.ts';
import { fieldName, signedKelvin } from './words.ts';

export interface TwinRow {
  readonly key: string;
  readonly name: string;
  /** Of figures whose line names it: five columns stand side by side on a phone. */
  readonly unit?: string;
  readonly measured: string;
  readonly healthy: string;
  readonly faulty: string;
  /** From the healthy machine. */
  readonly deviation: string;
}

interface Machines {
  readonly diagnosis: Extract<Diagnosis, { readonly by: 'likelihood' }>;
  readonly asked: Request;
  readonly healthy: SimulatedMachine | undefined;
  readonly faulty: SimulatedMachine | undefined;
}

/** Temperatures the likelihood compares, in the order one measures. */
const TEMPERATURES = ['tsuc', 't4v', 'tdis', 'tliq', 'tvalve', 'teout', 'tcout'] as const;
const DIFFERENCES = ['superheat', 'subcooling'] as const;

export function twinRows(
  { diagnosis, asked, healthy, faulty }: Machines,
  t: Translator,
  format: Formatter,
): readonly TwinRow[] {
  const { residual, outputs, expected } = diagnosis;
  const number = (key: string): number | undefined => {
    const value = asked[key];
    return typeof value === 'number' ? value : undefined;
  };
  const off = (value: number | undefined): string => (value === undefined ? NO_VALUE : signedKelvin(format, value));
  const deviation = (channel: keyof typeof residual): string => off(residual[channel]);
  const isAbsolute = asked['p_mode'] === 'abs';
  const air = isAbsolute ? 0 : atmosphereAt(number('altitude') ?? 0);
  const pressure = (key: 'p_lp' | 'p_hp', channel: 't0' | 'tk'): TwinRow => ({
    key,
    name: t(`diagnosis.twin.counted.${isAbsolute ? 'abs' : 'rel'}`, { name: fieldName(key, t) }),
    unit: format.symbol('gaugePressure'),
    measured: format.number('gaugePressure', number(key)),
    healthy: format.number('gaugePressure', healthy && healthy[key] - air),
    faulty: format.number('gaugePressure', faulty && faulty[key] - air),
    deviation: deviation(channel),
  });
  return [
    pressure('p_lp', 't0'),
    pressure('p_hp', 'tk'),
    ...DIFFERENCES.map((key) => ({
      key,
      name: t(`diagnosis.result.${key}`),
      measured: format.full('temperatureDifference', outputs[key]),
      healthy: format.full('temperatureDifference', healthy?.[key]),
      faulty: format.full('temperatureDifference', faulty?.[key]),
      deviation: off(outputs[key] === undefined ? undefined : outputs[key] - expected[key]),
    })),
    ...TEMPERATURES.map((channel) => {
      const key = FIELD_OF[channel];
      return {
        key,
        name: fieldName(key, t),
        measured: format.full('temperature', number(key)),
        healthy: format.full('temperature', healthy?.[key]),
        faulty: format.full('temperature', faulty?.[key]),
        deviation: deviation(channel),
      };
    }),
  ];
}
