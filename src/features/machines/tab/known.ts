/**
 * What a page may take of a machine: what was said of it, else what its use supposes, which is then named. Each figure is looked
 * up as it is asked for, so that only what a page takes is told as supposed.
 */
import { resolveFluidName, summaryFromName } from '../../../refrigerants/index.ts';
import { limitsOf } from '../../../machine/limits.ts';
import type { BareFacts, FactName, FactValue } from '../../../machine/index.ts';
import { OPENINGS, pointOf } from '../../../machine/points.ts';
import { machineFacts } from '../../../machine/record/record.ts';
import { ROOM_CHOICES } from '../../../machine/room-choices.ts';

/** Nobody's machine runs on it: the point of a use does not depend on the refrigerant. */
const NO_FLUID = '';

export interface Known {
  readonly facts: BareFacts;
  readonly use: BareFacts['use'];
  readonly fluid: string | undefined;
  /** Mean saturation temperatures, °C. */
  readonly te: number | undefined;
  readonly tc: number | undefined;
  /** The same where the refrigerant is pure: of one that glides the dew and the bubble point are others, and not said. */
  readonly teOfPure: number | undefined;
  readonly tcOfPure: number | undefined;
  /**
   * Of the air or water that enters, °C. Supposed of a pure refrigerant alone: the vapour of one that glides leaves so much warmer
   * than the mean that it may pass the air of such machines.
   */
  readonly te_in: number | undefined;
  /** Freezers beside its other cold points: the air its use supposes is that of those others. */
  readonly hasLowStage: boolean;
  readonly tc_in: number | undefined;
  /** Of the room such a machine keeps cold, whatever it holds, °C. */
  readonly roomAir: number | undefined;
  /** Of the air or water that leaves, by how much such machines cool and heat it, °C. */
  readonly te_out: number | undefined;
  readonly tc_out: number | undefined;
  /** Of cooling, kW; undefined of a machine that is counted by its heating. */
  readonly cooling: number | undefined;
  /** Of heating, kW. */
  readonly heating: number | undefined;
  /** K, and fractions. */
  readonly superheat: number | undefined;
  readonly subcooling: number | undefined;
  readonly efficiency: number | undefined;
  /** °C */
  readonly gasCoolerOutlet: number | undefined;
  readonly charge: FactValue | undefined;
  readonly sealed: boolean | undefined;
  readonly detection: boolean | undefined;
  readonly application: FactValue | undefined;
  readonly access: FactValue | undefined;
  readonly location: FactValue | undefined;
  readonly mounting: FactValue | undefined;
  /** m/s, the limit of each line; undefined where the table has none of its own for the use. */
  readonly speeds: { readonly asp: number; readonly ref: number; readonly ll: number } | undefined;
  /** A fact as it was said; « I do not know » says nothing. */
  readonly said: (name: FactName) => FactValue | undefined;
  readonly isYes: (name: FactName) => boolean | undefined;
}

const numberOr = (value: FactValue | undefined): number | undefined => (typeof value === 'number' ? value : undefined);

/** Whether all of it boils at one temperature. */
const isPure = (fluid: string | undefined): boolean => {
  const name = fluid === undefined ? undefined : resolveFluidName(fluid);
  return name !== undefined && summaryFromName(name)?.components === null;
};

/**
 * @param supposed is told the name of each fact that was taken from the use
 */
export function knownOf(facts: BareFacts, supposed: Set<FactName>): Known {
  const { use } = facts;
  const said = (name: FactName): FactValue | undefined => (facts[name] === 'unknown' ? undefined : facts[name]);
  const fluid = typeof facts.fluid === 'string' ? facts.fluid : undefined;
  const machine = machineFacts({ ...facts, fluid: fluid ?? NO_FLUID });
  const point = machine && use !== undefined && OPENINGS[use] !== null ? pointOf(machine) : null;
  const room = ROOM_CHOICES.find(({ id }) => id === use);
  const or = <T extends FactValue>(name: FactName, usual: T | null | undefined): FactValue | undefined => {
    const own = said(name);
    if (own !== undefined) return own;
    if (usual === null || usual === undefined) return undefined;
    supposed.add(name);
    return usual;
  };
  const number = (name: FactName, usual: number | null | undefined): number | undefined => numberOr(or(name, usual));
  const air = isPure(fluid) ? point : undefined;
  const isHeating = point?.choice === 2;
  const isYes = (name: FactName): boolean | undefined => {
    const value = said(name);
    return value === 'yes' ? true : value === 'no' ? false : undefined;
  };
  return {
    facts,
    use,
    fluid,
    said,
    isYes,
    get te() {
      return number('te', point?.te);
    },
    get tc() {
      return number('tc', point?.tc);
    },
    get teOfPure() {
      return isPure(fluid) ? number('te', point?.te) : undefined;
    },
    get tcOfPure() {
      return isPure(fluid) ? number('tc', point?.tc) : undefined;
    },
    get hasLowStage() {
      return point?.te_low !== undefined;
    },
    get te_in() {
      return number('te_in', air?.te_in);
    },
    get tc_in() {
      return number('tc_in', air?.tc_in);
    },
    get roomAir() {
      return number('te_in', point?.te_in);
    },
    get te_out() {
      const entering = number('te_in', air?.te_in);
      return entering === undefined || point === null ? undefined : entering - point.DTE;
    },
    get tc_out() {
      const entering = number('tc_in', air?.tc_in);
      return entering === undefined || point === null ? undefined : entering + point.DTC;
    },
    get cooling() {
      return isHeating ? undefined : number('capacity', point?.capacity_kW);
    },
    get heating() {
      return isHeating ? number('capacity', point.capacity_kW) : undefined;
    },
    superheat: point?.t_sf,
    subcooling: point?.t_sr,
    efficiency: point?.rend_is,
    gasCoolerOutlet: point?.t_out_gc,
    charge: said('charge'),
    // What loosens a limit is never supposed.
    sealed: isYes('sealed'),
    detection: isYes('detection'),
    get application() {
      return or('room.application', room?.application);
    },
    get access() {
      return or('room.access', room?.access);
    },
    get location() {
      return or('room.location', room?.location);
    },
    get mounting() {
      return or('room.mounting', room?.mounting);
    },
    get speeds() {
      const { velocities } = limitsOf({ ...(use && { use }) }, fluid);
      const { suction, discharge, liquid } = velocities;
      return velocities.row === 'specification'
        ? undefined
        : { asp: suction.limit, ref: discharge.limit, ll: liquid.limit };
    },
  };
}
