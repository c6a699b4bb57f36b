/** The two limits of a room, for toxicity and for flammability, each as what it takes of the room and where it ends. */
import { isWithin } from '../../physics/limits.ts';
import {
  chargeThresholds,
  comfortAreaFromCharge,
  comfortChargeFromArea,
  LFL_SHARE,
  SEALED_CHARGE,
  SEALED_VOLUME,
} from './formulas.ts';
import type { Case } from './inputs.ts';
import { TABLE_C1, TABLE_C2 } from './tables.ts';
import type { Cap, Column, FlammabilityCell, Occupancy, ToxicityCell } from './tables.ts';

/** What the area of the room admits and asks for. */
interface ByRoom {
  readonly chargeFromArea: (area: number) => number;
  readonly areaFromCharge: (charge: number) => number;
}

export interface Bound {
  /** Admitted in any room, kg. */
  readonly floor: number;
  /** Most in any room, kg; Infinity where there is none. */
  readonly cap: number;
  /** Absent where the room does not count. */
  readonly byRoom?: ByRoom;
}

const FREE: Bound = { floor: 0, cap: Infinity };

/** Most charge a bound admits in a room of this area, kg; Infinity for no limit. */
export const chargeWithin = ({ floor, cap, byRoom }: Bound, area: number): number =>
  Math.max(floor, Math.min(cap, byRoom?.chargeFromArea(area) ?? Infinity));

/** Most charge a bound admits in the largest room, kg. */
export const mostCharge = ({ floor, cap }: Bound): number => Math.max(floor, cap);

/** Smallest area in which a bound admits a charge, m²; 0 for any room, undefined for none. */
export function areaWithin(bound: Bound, charge: number): number | undefined {
  if (!isWithin(charge, mostCharge(bound))) return undefined;
  return isWithin(charge, bound.floor) ? 0 : (bound.byRoom?.areaFromCharge(charge) ?? 0);
}

const proportional = (chargePerArea: number): ByRoom => ({
  chargeFromArea: (area) => chargePerArea * area,
  areaFromCharge: (charge) => charge / chargePerArea,
});

/** IV has no column of its own for toxicity: the place of the enclosure decides. */
const columnOf = ({ location, enclosureIn }: Case): Column => (location === 'IV' ? enclosureIn : location);

const HOLDS: Readonly<Record<Occupancy, (room: Case) => boolean>> = {
  any: () => true,
  noWayOut: ({ isBelowGround, isUpperFloorNoExit }) => isBelowGround || isUpperFloorNoExit,
  belowGround: ({ isBelowGround }) => isBelowGround,
  sparse: ({ isSparse }) => isSparse,
};

function toxicityCell(room: Case): ToxicityCell {
  const line = TABLE_C1.find(
    ({ toxicity, access, when }) => toxicity === room.toxicity && access.includes(room.access) && HOLDS[when](room),
  );
  return line === undefined ? 'volume' : line.cells[columnOf(room)];
}

function tableToxicityBound(room: Case): Bound {
  const cell = toxicityCell(room);
  if (cell === null) return FREE;
  if (cell === 'volume') return { ...FREE, byRoom: proportional(room.toxicityLimit * room.height) };
  if (typeof cell === 'number') return { floor: 0, cap: cell };
  return { floor: 0, cap: room.hasEmergencyExits ? cell.withExits : cell.without };
}

/** Table C.1; a sealed system may hold what 20 m³ dilute to the toxicity limit, and of class A 150 g. */
export function toxicityBound(room: Case): Bound {
  const bound = tableToxicityBound(room);
  if (!room.isSealed) return bound;
  const floor = Math.max(SEALED_VOLUME * room.toxicityLimit, room.toxicity === 'A' ? SEALED_CHARGE : 0);
  return { ...bound, floor: Math.max(bound.floor, floor) };
}

/** The formula for comfort holds for no light gas: 20 % of the LFL is taken, as where nobody is cooled or heated. */
const isByComfort = ({ application, isLightGas }: Case): boolean => application === 'comfort' && !isLightGas;

function flammabilityCell(room: Case): FlammabilityCell {
  const use = isByComfort(room) ? 'comfort' : 'other';
  const line = TABLE_C2.find(
    ({ flammability, access, application = use, when }) =>
      flammability === room.flammability && access.includes(room.access) && application === use && HOLDS[when](room),
  );
  return line === undefined ? null : line.cells[columnOf(room)];
}

function boundFromCell(cell: NonNullable<FlammabilityCell>, readCap: Cap | null, room: Case): Bound {
  const { lfl, height, mountingHeight } = room;
  const { m1, m2 } = chargeThresholds(lfl, room.flammability);
  const cap = readCap === null ? Infinity : readCap === 'm2' ? m2 : readCap;
  if (!cell.isByRoom) return { floor: 0, cap };
  if (!isByComfort(room)) return { floor: 0, cap, byRoom: proportional(LFL_SHARE * lfl * height) };
  return {
    // m1 is admitted in every room for comfort; elsewhere to sealed systems only.
    floor: m1,
    // Class 3 for comfort: m2, and the cap of the other uses.
    cap: Math.min(cap, m2),
    byRoom: {
      chargeFromArea: (area) => comfortChargeFromArea(area, lfl, mountingHeight),
      areaFromCharge: (charge) => comfortAreaFromCharge(charge, lfl, mountingHeight),
    },
  };
}

function tableFlammabilityBound(room: Case, reading: 'applied' | 'other'): Bound {
  if (room.flammability === '1') return FREE;
  if (room.location === 'IV') return { floor: 0, cap: chargeThresholds(room.lfl, room.flammability).m3 };
  const cell = flammabilityCell(room);
  if (cell === null) return FREE;
  const cap = reading === 'other' && cell.otherCap !== undefined ? cell.otherCap : cell.cap;
  return boundFromCell(cell, cap, room);
}

/** Table C.2; a sealed system may hold m1, and 150 g. */
export function flammabilityBound(room: Case, reading: 'applied' | 'other' = 'applied'): Bound {
  const bound = tableFlammabilityBound(room, reading);
  if (!room.isSealed || room.flammability === '1') return bound;
  const { m1 } = chargeThresholds(room.lfl, room.flammability);
  return { ...bound, floor: Math.max(bound.floor, m1, SEALED_CHARGE) };
}
