/** A reading as the ruler's address says it: the same figures, in the units typed. */
import { displayFromSi, preferredUnit } from '../../../quantities/index.ts';
import type { UnitOf } from '../../../quantities/index.ts';
import type { Settings } from '../../../kit/storage/settings.ts';
import type { Question } from './question.ts';
import type { Reading } from './readings.ts';

/** Those the ruler reads in. */
const UNITS: Readonly<Record<string, 'bar' | 'kPa' | 'psi'>> = { bar: 'bar', kPa: 'kPa', psi: 'psi', MPa: 'kPa' };
const GAUGES = { bar: 'barg', kPa: 'kPag', psi: 'psig' } as const;
const LETTERS: Readonly<Record<string, string>> = { degF: 'F', K: 'K' };
const DIGITS = 9;

const plain = (value: number): string => String(Number(value.toPrecision(DIGITS)));

/** @param reading undefined: the fluid alone */
export function rulerQuery(
  fluid: string,
  reading: Reading | undefined,
  { side, curve }: Pick<Question, 'side' | 'curve'>,
  settings: Settings,
): string {
  const { pressure, temperature } = reading ?? {};
  const degrees = temperature?.unit ?? (preferredUnit(settings, 'temperature', 'degC') as UnitOf<'temperature'>);
  const letter = LETTERS[degrees];
  const shownT = temperature && plain(temperature.shown);
  const parameters: Record<string, string | undefined> = { fluid };
  if (pressure && pressure.P > 0) {
    const own = preferredUnit({ ...settings, pressureReference: 'absolute' }, 'pressure', 'bar');
    const unit = UNITS[pressure.unit.shown ?? own] ?? 'bar';
    const isGauge = pressure.reference === 'gauge';
    const isAsTyped = pressure.unit.shown === unit;
    Object.assign(parameters, {
      p: plain(isAsTyped ? pressure.shown : displayFromSi('pressure', pressure.P, isGauge ? GAUGES[unit] : unit)),
      unit,
      ref: isGauge ? 'gauge' : 'abs',
      ...(settings.altitude !== 0 && { alt: String(settings.altitude) }),
      tunit: letter,
      t: shownT,
    });
  } else if (temperature && !pressure) {
    // On the liquid line a temperature of saturation is that of the bubble.
    Object.assign(parameters, { [curve ?? (side === 'high' ? 'bubble' : 'dew')]: shownT, tunit: letter });
  }
  // A discharge is no liquid line.
  if (side === 'low' || side === 'high') parameters['side'] = side;
  return new URLSearchParams(
    Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
}
