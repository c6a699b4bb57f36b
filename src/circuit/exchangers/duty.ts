/** What the refrigerant gives or takes in an exchanger. */
import type { OperatingPoint } from '../operating-point.ts';
import { baseFromKilo, kiloFromBase } from '../../quantities/si.ts';

export type ExchangerKind = 'evaporator' | 'condenser' | 'gas_cooler';

/** An end of the refrigerant's path: J/kg, °C. */
export interface End {
  readonly H: number;
  readonly T: number;
}

export interface Duty {
  readonly kind: ExchangerKind;
  readonly inlet: End;
  readonly outlet: End;
  /** Pa */
  readonly P: number;
  /** kW, above 0. */
  readonly power: number;
}

const endOf = (point: OperatingPoint, letter: 'd' | 'e' | 'f' | 'g'): End => ({
  H: point.enthalpy(letter),
  T: point.point(letter).T,
});

export function evaporatorDuty(point: OperatingPoint): Duty {
  const [inlet, outlet] = [endOf(point, 'f'), endOf(point, 'g')];
  const power = kiloFromBase(point.exchangerFlow('evaporator') * (outlet.H - inlet.H));
  return { kind: 'evaporator', inlet, outlet, P: point.pressure('g'), power };
}

/**
 * @param hasSubcooler the liquid line's subcooling is done here too; in a cycle with an internal exchanger, that cools
 *   the liquid, not this one
 */
export function condenserDuty(point: OperatingPoint, hasSubcooler: boolean): Duty {
  const isSubcooled = hasSubcooler && point.result.input.architecture === undefined;
  const { entry } = point;
  const inlet = { H: baseFromKilo(entry.H), T: entry.T };
  const outlet = endOf(point, isSubcooled ? 'e' : 'd');
  const power = kiloFromBase(point.exchangerFlow('condenser') * (inlet.H - outlet.H));
  return {
    kind: point.isTranscritical ? 'gas_cooler' : 'condenser',
    inlet,
    outlet,
    P: point.pressure('d'),
    power,
  };
}
