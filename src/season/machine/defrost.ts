/** What melting the frost of evaporators costs, from masses and efficiencies that are told: nothing of them is supposed. kWh, kW. */
import type { Arguments } from '../../circuit/arguments.ts';
import { heatToMeltIce } from '../../physics/food-properties.ts';
import { SECONDS_PER_HOUR } from '../../quantities/si.ts';

/** `electric`: resistors. `hot_gas`: discharge gas of a plant whose other evaporators give the heat. `reverse`: a heat pump turned round. */
export const DEFROSTS = ['electric', 'hot_gas', 'reverse'] as const;
export type DefrostKind = (typeof DEFROSTS)[number];

const HOURS = 24;
const KILOWATT_HOUR = SECONDS_PER_HOUR * 1000;

export interface Defrost {
  readonly kind: DefrostKind;
  /** A day, of the whole plant. */
  readonly perDay: number;
  /** Ice of one, kg. */
  readonly mass: number;
  /** That melts the ice of one, and that is given for it, kWh. */
  readonly melting: number;
  readonly heat: number;
  /** What of it stays where it is cold, and is taken out again, kWh. */
  readonly returned: number;
  /** Of one, kWh; null where it is not that of resistors: it follows from the machine. */
  readonly electricity: number | null;
}

/**
 * Efficiency of a defrost: the heat that melts the ice over all that is given (B. Nelson, Optimizing hot gas defrost, Colmac Coil:
 * 60 to 70 % at best, most freezer coils at 15 to 20 %; P. Bansal and others, Int. J. Refrigeration 33 (2010) 589: 30.3 % of a radiant
 * heater). What does not melt ice warms metal and air, and is taken out again, but for the part that is told to leave with the water.
 * @param group `frost` of a request: kind; mass, kg of ice of one defrost of all evaporators; per_day; efficiency; t_ice °C; room, the share
 *   of the heat that did not melt ice that stays in the room
 * @returns undefined where no mass is told
 */
export function readDefrost(group: Arguments, kinds: readonly DefrostKind[], surface: number): Defrost | undefined {
  if (!group.has('mass')) return undefined;
  const kind = group.choice('kind', kinds, kinds[0]);
  const mass = group.number('mass', { min: 0, max: 1e5, unit: 'kg' });
  const perDay = group.number('per_day', { default: 3, min: 0, max: 48 });
  const efficiency = group.number('efficiency', { above: 0, max: 1 });
  const ice = group.number('t_ice', { default: Math.min(0, surface), min: -80, max: 0, unit: 'degC' });
  const room = group.number('room', { default: 1, min: 0, max: 1 });
  const melting = (mass * heatToMeltIce(ice)) / KILOWATT_HOUR;
  const heat = melting / efficiency;
  return {
    kind,
    perDay,
    mass,
    melting,
    heat,
    returned: (heat - melting) * room,
    electricity: kind === 'electric' ? heat : null,
  };
}

/** Mean power of what each defrost takes or gives, kW. @param energy kWh of one */
export const meanOfDefrosts = ({ perDay }: Defrost, energy: number): number => (perDay * energy) / HOURS;
