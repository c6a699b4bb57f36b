/** Temperatures against duty in an exchanger, in the reader's units: what the diagram draws and reads. */
import type { ExchangerFigures } from '../../../circuit/exchangers/index.ts';
import type { Regime } from '../../../circuit/outcome.ts';
import { convert } from '../../../quantities/index.ts';
import type { UnitOf } from '../../../quantities/index.ts';
import { unitOfSlot } from '../../../kit/form/units.ts';
import { API_UNITS } from '../../../kit/island/format.ts';
import type { Formatter } from '../../../kit/island/format.ts';

export interface TqLine {
  readonly regime: Regime;
  /** Duty given or taken so far, from where the refrigerant enters. */
  readonly duty: readonly number[];
  readonly refrigerant: readonly number[];
  readonly secondary: readonly number[];
}

/** A value of the API in the unit the reader chose. */
export function inReadersUnit(quantity: 'power' | 'temperature', value: number, { units }: Formatter): number {
  const unit = unitOfSlot(units, quantity) as UnitOf<typeof quantity>;
  return convert(quantity, value, API_UNITS[quantity] as UnitOf<typeof quantity>, unit);
}

/** The lines of one regime; undefined where the profile is not known. */
export function tqLine(regime: Regime, figures: ExchangerFigures, format: Formatter): TqLine | undefined {
  const { profile, duty, t_in, t_out } = figures;
  if (profile === null) return undefined;
  const temperature = (value: number): number => inReadersUnit('temperature', value, format);
  return {
    regime,
    duty: profile.at.map((part) => inReadersUnit('power', part * duty, format)),
    refrigerant: profile.refrigerant.map(temperature),
    // Counter-flow: the secondary leaves where the refrigerant enters.
    secondary: profile.at.map((part) => temperature(t_out + part * (t_in - t_out))),
  };
}

/** The value of a line at a duty, straight between two nodes; undefined beyond its ends. */
export function valueAt(duties: readonly number[], values: readonly number[], duty: number): number | undefined {
  const next = duties.findIndex((each) => each >= duty);
  if (next < 0 || duty < (duties[0] ?? 0)) return undefined;
  if (next === 0) return values[0];
  const [from = 0, to = 0] = [duties[next - 1], duties[next]];
  const [low = 0, high = 0] = [values[next - 1], values[next]];
  return to === from ? high : low + ((duty - from) / (to - from)) * (high - low);
}

export interface TqReading {
  readonly regime: Regime;
  readonly duty: number;
  readonly refrigerant: number;
  readonly secondary: number;
  /** The temperature nearest to the place pointed at. */
  readonly nearest: number;
}

/** What the line nearest to a place tells there. */
export function readingAt(lines: readonly TqLine[], duty: number, temperature: number): TqReading | undefined {
  const readings = lines.flatMap(({ regime, duty: duties, refrigerant, secondary }) => {
    const [own, other] = [valueAt(duties, refrigerant, duty), valueAt(duties, secondary, duty)];
    if (own === undefined || other === undefined) return [];
    const nearest = Math.abs(own - temperature) <= Math.abs(other - temperature) ? own : other;
    return [{ regime, duty, refrigerant: own, secondary: other, nearest }];
  });
  return readings.toSorted((a, b) => Math.abs(a.nearest - temperature) - Math.abs(b.nearest - temperature))[0];
}
