/** What a room and a charge are judged by, and how it is read: nothing is guessed. */
import {
  isKnownFluid,
  isReference,
  partsFromReference,
  resolveFluidName,
  standardData,
  summaryFromName,
} from '../../refrigerants/index.ts';
import type { SafetyClass } from '../../refrigerants/index.ts';
import { refuse } from '../problem.ts';
import { LEAST_COMFORT_MOLAR_MASS, MOUNTING_HEIGHTS } from './formulas.ts';
import type { Mounting } from './formulas.ts';
import { isLight } from './light-gases.ts';

/** a general, b supervised, c authorised: EN 378-1, clause 5.1. */
export type Access = 'a' | 'b' | 'c';
/** I all in the occupied space; II compressors and vessels in a machinery room or open air; III all there; IV ventilated enclosure. */
export type Location = 'I' | 'II' | 'III' | 'IV';
export type Application = 'comfort' | 'other';

export const ACCESSES = ['a', 'b', 'c'] as const satisfies readonly Access[];
export const LOCATIONS = ['I', 'II', 'III', 'IV'] as const satisfies readonly Location[];
export const APPLICATIONS = ['comfort', 'other'] as const satisfies readonly Application[];
export const ENCLOSURE_PLACES = ['I', 'II', 'III'] as const;
export type EnclosurePlace = (typeof ENCLOSURE_PLACES)[number];
export const SAFETY_CLASSES = [
  'A1',
  'A2L',
  'A2',
  'A3',
  'B1',
  'B2L',
  'B2',
  'B3',
] as const satisfies readonly SafetyClass[];
const MOUNTINGS = /* @__PURE__ */ Object.keys(MOUNTING_HEIGHTS) as readonly Mounting[];

/** Figures of Annex E and Table C.3, kg/m³; those of the fluid's record where absent. */
export interface FluidFigures {
  readonly practicalLimit?: number | undefined;
  readonly atelOdl?: number | undefined;
  readonly lfl?: number | undefined;
  readonly rcl?: number | undefined;
  readonly qlmv?: number | undefined;
  readonly qlav?: number | undefined;
}

export interface ChargeInputs extends FluidFigures {
  /** A name in any usual spelling, or a composition as the engine takes it. Absent: class and figures are all given. */
  readonly fluid?: string | undefined;
  /** ISO 817; that of the fluid's record where absent. */
  readonly class?: SafetyClass | undefined;
  /** g/mol, of a fluid the list does not hold: the formula for comfort does not hold for light gases. */
  readonly molarMass?: number | undefined;
  /** Of the largest circuit, kg. */
  readonly charge: number;
  readonly access: Access;
  readonly location: Location;
  readonly application: Application;
  /** Needed where the formula for comfort counts. */
  readonly mounting?: Mounting | undefined;
  /** Of the room, m². */
  readonly area: number;
  /** Of the room, m. */
  readonly height: number;
  /** Tables C.1 and, for class 3, C.2. Not unless said. */
  readonly belowGround?: boolean | undefined;
  /** An upper floor without emergency exit: Table C.1. Not unless said. */
  readonly upperFloorNoExit?: boolean | undefined;
  /** The lowest underground floor of the building: C.3. Not unless said. */
  readonly lowestUnderground?: boolean | undefined;
  /** Fewer than one person per 10 m². Not unless said. */
  readonly densityBelow1per10m2?: boolean | undefined;
  /** The room has emergency exits. Not unless said. */
  readonly emergencyExits?: boolean | undefined;
  /** Hermetically sealed. Not unless said. */
  readonly sealed?: boolean | undefined;
  /** Location IV: where the enclosure stands; in the occupied space unless said, which is the strictest. */
  readonly enclosureIn?: EnclosurePlace | undefined;
}

export type Flammability = '1' | '2L' | '2' | '3';

/** The inputs read: every figure found, every choice one of its options. */
export interface Case {
  readonly toxicity: 'A' | 'B';
  readonly flammability: Flammability;
  /** The larger of practical limit and ATEL/ODL, kg/m³. */
  readonly toxicityLimit: number;
  /** kg/m³; 0 for a fluid that does not burn. */
  readonly lfl: number;
  readonly c3: { readonly rcl: number; readonly qlmv: number; readonly qlav: number } | undefined;
  /** Too light for the formula for comfort. */
  readonly isLightGas: boolean;
  readonly isAmmonia: boolean;
  readonly charge: number;
  readonly access: Access;
  readonly location: Location;
  readonly enclosureIn: EnclosurePlace;
  readonly application: Application;
  /** m */
  readonly mountingHeight: number;
  readonly area: number;
  readonly height: number;
  readonly isBelowGround: boolean;
  readonly isUpperFloorNoExit: boolean;
  readonly isLowestUnderground: boolean;
  readonly isSparse: boolean;
  readonly hasEmergencyExits: boolean;
  readonly isSealed: boolean;
}

const AMMONIA = 'R717';

function oneOf<T extends string>(field: string, value: unknown, options: readonly T[]): T {
  if (value === undefined) refuse(field, 'required');
  return options.find((option) => option === value) ?? refuse(field, 'unknownOption');
}

function numberOf(field: string, value: unknown, { isZeroAllowed = false } = {}): number {
  if (value === undefined) refuse(field, 'required');
  const isSound = typeof value === 'number' && Number.isFinite(value) && (value > 0 || (isZeroAllowed && value === 0));
  return isSound ? value : refuse(field, 'outOfRange');
}

function flagOf(field: string, value: unknown): boolean {
  if (value === undefined) return false;
  return typeof value === 'boolean' ? value : refuse(field, 'unknownOption');
}

/** The canonical name of a fluid of the list, or a composition; undefined where none is given. */
function nameOf(fluid: unknown): string | undefined {
  if (fluid === undefined) return undefined;
  const isKnown = typeof fluid === 'string' && isKnownFluid(fluid);
  return (isKnown ? resolveFluidName(fluid) : undefined) ?? refuse('fluid', 'unknownFluid');
}

const toxicityOf = (safetyClass: SafetyClass): 'A' | 'B' => (safetyClass.startsWith('A') ? 'A' : 'B');
export const flammabilityOf = (safetyClass: SafetyClass): Flammability => safetyClass.slice(1) as Flammability;

/** Whether the formula for comfort holds for it, by the molar mass given, else by its name. */
function isLightGas(name: string | undefined, { molarMass, application }: ChargeInputs): boolean {
  if (molarMass !== undefined) return numberOf('molarMass', molarMass) < LEAST_COMFORT_MOLAR_MASS;
  if (name === undefined) return false;
  if (!isReference(name)) return isLight(name);
  const holdsLight = (partsFromReference(name) ?? []).some(({ fluid }) => isLight(fluid));
  return holdsLight && application === 'comfort' ? refuse('molarMass', 'required') : false;
}

type FluidCase = Pick<Case, 'toxicity' | 'flammability' | 'toxicityLimit' | 'lfl' | 'c3' | 'isLightGas' | 'isAmmonia'>;

function fluidCase(inputs: ChargeInputs): FluidCase {
  const name = nameOf(inputs.fluid);
  const isListed = name !== undefined && !isReference(name);
  const known = isListed ? standardData(name) : {};
  const ofRecord = known.safetyClass ?? (isListed ? summaryFromName(name)?.safetyClass : undefined) ?? undefined;
  const safetyClass = oneOf('class', inputs.class ?? ofRecord, SAFETY_CLASSES);
  const flammability = flammabilityOf(safetyClass);
  const figure = (field: keyof FluidFigures): number | undefined =>
    inputs[field] === undefined ? known[field] : numberOf(field, inputs[field]);
  const [practicalLimit, atelOdl, lfl] = [figure('practicalLimit'), figure('atelOdl'), figure('lfl')];
  if (practicalLimit === undefined && atelOdl === undefined) refuse('practicalLimit', 'required');
  if (flammability !== '1' && lfl === undefined) refuse('lfl', 'required');
  const [rcl, qlmv, qlav] = [figure('rcl'), figure('qlmv'), figure('qlav')];
  const isC3Known = rcl !== undefined && qlmv !== undefined && qlav !== undefined;
  return {
    toxicity: toxicityOf(safetyClass),
    flammability,
    toxicityLimit: Math.max(practicalLimit ?? 0, atelOdl ?? 0),
    lfl: flammability === '1' ? 0 : (lfl ?? 0),
    c3: isC3Known ? { rcl, qlmv, qlav } : undefined,
    isLightGas: isLightGas(name, inputs),
    isAmmonia: name === AMMONIA,
  };
}

/** Whether the height of the indoor unit counts: flammable, for comfort, in the occupied space. Table C.2. */
export const countsMounting = (
  flammability: Flammability,
  application: Application,
  location: Location,
  isLightGas = false,
): boolean =>
  flammability !== '1' && application === 'comfort' && !isLightGas && (location === 'I' || location === 'II');

/** The inputs as the tables ask for them. @throws {Refusal} naming the first input at fault */
export function caseFromInputs(inputs: ChargeInputs): Case {
  const fluid = fluidCase(inputs);
  const access = oneOf('access', inputs.access, ACCESSES);
  const location = oneOf('location', inputs.location, LOCATIONS);
  const application = oneOf('application', inputs.application, APPLICATIONS);
  const isMountingNeeded = countsMounting(fluid.flammability, application, location, fluid.isLightGas);
  const mounting =
    inputs.mounting === undefined && !isMountingNeeded ? 'floor' : oneOf('mounting', inputs.mounting, MOUNTINGS);
  return {
    ...fluid,
    charge: numberOf('charge', inputs.charge, { isZeroAllowed: true }),
    access,
    location,
    application,
    enclosureIn: oneOf('enclosureIn', inputs.enclosureIn ?? 'I', ENCLOSURE_PLACES),
    mountingHeight: MOUNTING_HEIGHTS[mounting],
    area: numberOf('area', inputs.area),
    height: numberOf('height', inputs.height),
    isBelowGround: flagOf('belowGround', inputs.belowGround),
    isUpperFloorNoExit: flagOf('upperFloorNoExit', inputs.upperFloorNoExit),
    isLowestUnderground: flagOf('lowestUnderground', inputs.lowestUnderground),
    isSparse: flagOf('densityBelow1per10m2', inputs.densityBelow1per10m2),
    hasEmergencyExits: flagOf('emergencyExits', inputs.emergencyExits),
    isSealed: flagOf('sealed', inputs.sealed),
  };
}
