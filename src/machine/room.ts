/**
 * Whether a room takes the charge of a machine: EN 378-1:2016+A1:2020 Annex C, judged on the charge as a range and with
 * what the use says of a room where nobody typed it; for an appliance sealed in a factory the cap of its product standard.
 */
import rooms from './generated/rooms.json' with { type: 'json' };
import { chargeLimit, flammabilityOf, roomForCharge } from '../regulation/charge/index.ts';
import type { ChargeInputs, ChargeLimit, Governing, NoAnswer, Says } from '../regulation/charge/index.ts';
import { resolveFluidName, standardData, summaryFromName } from '../refrigerants/index.ts';
import type { SafetyClass } from '../refrigerants/index.ts';
import type { ChargeRange } from './charge-range.ts';
import type { MachineFacts, UseId } from './facts.ts';
import type { Use } from './schema.ts';
import type { Level } from './severity.ts';

interface RoomOfUse {
  /** Null where the standard judges no room, as of a vehicle, and where a use says nothing of one. */
  readonly en378: Use['en378'];
  readonly standard: string | null;
}
const ROOMS = rooms as unknown as Readonly<Record<UseId, RoomOfUse>>;

/** Uses that stand in no room. */
const MOBILE: ReadonlySet<UseId> = new Set(['transport', 'vehicle']);
/** Floor of the smallest room there is, m², and height of a room, m, where none is typed: choices. */
const SMALLEST_ROOM = 4;
const USUAL_HEIGHT = 2.5;
/** Floor, m², from which a larger room admits no more. */
const ANY_ROOM = 10_000;

/**
 * Most charge of an appliance sealed in a factory, kg, by its product standard: IEC 60335-2-89:2019 (class 3: 13 × LFL in
 * kg/m³; classes 2 and 2L: 1.2 kg), IEC 60335-2-24 (150 g of any gas that burns). Undefined where it sets none.
 */
function standardCap(standard: string | null, safetyClass: SafetyClass, lfl: number | undefined): number | undefined {
  const flammability = flammabilityOf(safetyClass);
  if (flammability === '1') return undefined;
  if (standard === 'IEC 60335-2-24') return 0.15;
  if (standard !== 'IEC 60335-2-89') return undefined;
  if (flammability !== '3') return 1.2;
  return lfl === undefined ? undefined : 13 * lfl;
}

/** What may be supposed of a room by the use, and what only a reader knows. */
export type RoomFact = 'application' | 'access' | 'location' | 'mounting' | 'sealed' | 'area';

export type RoomCode =
  | 'N_NOT_JUDGED'
  | 'N_STANDARD'
  | 'N_OVER_STANDARD'
  | 'N_MISSING'
  | 'N_NO_LIMIT'
  | 'N_WITHIN'
  | 'N_DEPENDS'
  | 'N_C3'
  | 'N_NOT_ALLOWED';

const LEVEL_OF: Readonly<Record<RoomCode, Level>> = {
  N_NOT_JUDGED: 'missing',
  N_STANDARD: 'know',
  N_OVER_STANDARD: 'danger',
  N_MISSING: 'missing',
  N_NO_LIMIT: 'know',
  N_WITHIN: 'know',
  N_DEPENDS: 'stop',
  N_C3: 'check',
  N_NOT_ALLOWED: 'danger',
};

/** What is known of the room: a choice nobody made is absent, and the use's own stands for it. */
export interface RoomInputs extends Partial<Omit<ChargeInputs, 'charge' | 'fluid'>> {
  readonly charge: ChargeRange;
}

export interface RoomVerdict {
  readonly code: RoomCode;
  readonly level: Level;
  /** Most charge, kg; null where there is no limit, or none can be given. */
  readonly limit: number | null;
  readonly governing?: Governing;
  /** Product standard that was judged in place of the room. */
  readonly standard?: string;
  /** Taken from the use because nobody typed it. */
  readonly assumed: readonly RoomFact[];
  /** Without which nothing is said. */
  readonly missing: readonly RoomFact[];
  /** Protective measures of clause C.3 that are asked for at the high end. */
  readonly measures?: number;
  /** What to say beside it. */
  readonly says: readonly Says[];
  /** What the standard answers of the high end, where a room was judged. */
  readonly answer?: ChargeLimit;
}

/** The room a verdict is about, typed or supposed; height in m. */
export type Place = Pick<ChargeInputs, 'application' | 'access' | 'location' | 'mounting' | 'height'>;

/** What a use says of its room; nothing of a use that stands in none, or that nobody said. */
export type SupposedPlace = Partial<Omit<Place, 'height'>>;

const verdict = (code: RoomCode, of: Partial<RoomVerdict> = {}): RoomVerdict => ({
  code,
  level: LEVEL_OF[code],
  limit: null,
  assumed: [],
  missing: [],
  says: [],
  ...of,
});

type Machine = Pick<MachineFacts, 'use' | 'fluid' | 'build'>;

/** Of the places a use may stand in, the one its build says, else the usual one. */
function locationOf(
  { build }: Pick<MachineFacts, 'build'>,
  usual: readonly NonNullable<ChargeInputs['location']>[],
): ChargeInputs['location'] | undefined {
  if (build === 'monobloc' && usual.includes('III')) return 'III';
  if ((build === 'split' || build === 'remote') && usual.includes('II')) return 'II';
  return usual[0];
}

/** What the use, and the build, of a machine say of the room it stands in. */
export function supposedPlace(machine: Pick<MachineFacts, 'use' | 'build'>): SupposedPlace {
  const { en378 } = ROOMS[machine.use];
  if (en378 === null) return {};
  const { application, access, mounting } = en378;
  const location = locationOf(machine, en378.location);
  return { application, access, ...(location && { location }), ...(mounting && { mounting }) };
}

const ASKED = ['application', 'access', 'location'] as const;

/** The room as far as it is typed, else as the use has it. */
function placeOf(machine: Machine, typed: Partial<Place>): Partial<Place> & Pick<Place, 'height'> {
  const supposed = supposedPlace(machine);
  return {
    application: typed.application ?? supposed.application,
    access: typed.access ?? supposed.access,
    location: typed.location ?? supposed.location,
    mounting: typed.mounting ?? supposed.mounting,
    height: typed.height ?? USUAL_HEIGHT,
  } as Partial<Place> & Pick<Place, 'height'>;
}

/**
 * The verdict on a room.
 * @param machine its use, refrigerant and build @param inputs the room as far as it is known, m² and m, and the charge, kg
 * @returns a problem where the fluid, its class or a figure of it is not known, or an input is out of its range
 */
export function roomVerdict(machine: Machine, inputs: RoomInputs): RoomVerdict | NoAnswer {
  if (MOBILE.has(machine.use)) return verdict('N_NOT_JUDGED');
  const { charge, area, ...typed } = inputs;
  const { en378, standard } = ROOMS[machine.use];
  const isSealed = typed.sealed ?? en378?.sealed ?? false;

  const name = resolveFluidName(machine.fluid);
  const known = name === undefined ? {} : standardData(name);
  const safetyClass = typed.class ?? known.safetyClass ?? (name && summaryFromName(name)?.safetyClass) ?? undefined;
  const cap = isSealed && safetyClass ? standardCap(standard, safetyClass, typed.lfl ?? known.lfl) : undefined;
  if (cap !== undefined && standard !== null) {
    const assumed: readonly RoomFact[] = typed.sealed === undefined ? ['sealed'] : [];
    return verdict(charge.high <= cap ? 'N_STANDARD' : 'N_OVER_STANDARD', { limit: cap, standard, assumed });
  }

  const supposed = supposedPlace(machine);
  const assumed = ASKED.filter((key) => typed[key] === undefined && supposed[key] !== undefined);
  const room = { ...typed, fluid: machine.fluid, ...placeOf(machine, typed), sealed: isSealed };
  if (!isWhole(room)) return verdict('N_MISSING', { assumed, missing: ASKED.filter((key) => room[key] === undefined) });

  const limitFor = (mass: number, floor: number) => chargeLimit({ ...room, charge: mass, area: floor });
  const judge = (floor: number): RoomVerdict | NoAnswer => {
    const high = limitFor(charge.high, floor);
    // Where people live the place of the unit decides, and no use is sure of it.
    if ('problem' in high)
      return high.problem.field === 'mounting' && high.problem.code === 'required'
        ? verdict('N_MISSING', { assumed, missing: ['mounting'] })
        : high;
    const { limit, governing, says } = high;
    const told = { limit, governing, assumed, says, answer: high };
    if (limit === null) return verdict('N_NO_LIMIT', told);
    if (high.verdict === 'within') return verdict('N_WITHIN', told);
    const low = limitFor(charge.low, floor);
    if ('problem' in low) return low;
    if (low.verdict === 'within') return verdict('N_DEPENDS', told);
    if (high.c3.status === 'open') return verdict('N_C3', { ...told, measures: high.c3.measures });
    return verdict('N_NOT_ALLOWED', told);
  };
  if (area !== undefined) return judge(area);

  // Without a floor area: what the smallest room takes any room takes, and what the largest refuses none takes.
  const smallest = judge(SMALLEST_ROOM);
  if ('problem' in smallest || ['N_NO_LIMIT', 'N_WITHIN', 'N_MISSING'].includes(smallest.code)) return smallest;
  const largest = judge(ANY_ROOM);
  if ('problem' in largest || largest.code === 'N_NOT_ALLOWED') return largest;
  return verdict('N_MISSING', { assumed, missing: ['area'] });
}

type Known = Pick<ChargeInputs, 'application' | 'access' | 'location'>;
const isWhole = <T extends { readonly [Key in keyof Known]?: Known[Key] | undefined }>(room: T): room is T & Known =>
  room.application !== undefined && room.access !== undefined && room.location !== undefined;

/** The smallest room for a charge, and what it was worked out for. */
export interface RoomNeed extends Omit<Place, 'mounting'> {
  /** m²; 0 where any room will do, null where none does. */
  readonly area: number | null;
  /** Most charge in the largest room, kg; null for no limit. */
  readonly most: number | null;
}

/**
 * The smallest room EN 378-1 admits a charge in, C.3 apart; null where nobody said what the room is, where a figure of the
 * fluid is not known, and where no room is judged: of a vehicle, of an appliance under its product standard.
 * @param inputs as for `roomVerdict`: the high end of the charge counts
 */
export function roomNeed(machine: Machine, { charge, area: _, ...typed }: RoomInputs): RoomNeed | null {
  if (MOBILE.has(machine.use)) return null;
  const judged = roomVerdict(machine, { charge, ...typed });
  if ('problem' in judged || judged.standard !== undefined) return null;
  const sealed = typed.sealed ?? ROOMS[machine.use].en378?.sealed ?? false;
  const room = { ...typed, fluid: machine.fluid, ...placeOf(machine, typed), sealed };
  if (!isWhole(room)) return null;
  const need = roomForCharge({ ...room, charge: charge.high });
  if ('problem' in need) return null;
  const { application, access, location, height } = room;
  return { area: need.area, most: need.most, application, access, location, height };
}
