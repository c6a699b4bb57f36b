/** The machines of the model and the settings of the likelihood, as their file has them. */
import file from './machines.json' with { type: 'json' };

export type Application = keyof typeof file.machines;
export type LawKey = keyof typeof file.laws;
/** Figures of a machine at its design point: see `keys` in the file. */
export type DesignKey = 'te' | 'DTe' | 'DTE' | 'tc' | 'DTc' | 'DTC' | 'SH' | 'SC' | 'eta' | 'shr';
export type FaultKey = keyof typeof file.faults;
export type Expansion = 'txv' | 'eev' | 'capillary' | 'orifice';
export type CompressorKind = keyof typeof file.compressors;
export const COMPRESSOR_KINDS = [
  'unknown',
  'reciprocating',
  'scroll',
  'rotary',
] as const satisfies readonly CompressorKind[];
export const EXPANSIONS: readonly Expansion[] = ['txv', 'eev', 'capillary', 'orifice'];

/** Applications with a simulated machine. */
export const MACHINES = file.machines as Readonly<Record<Application, Readonly<Record<DesignKey, number>>>>;
export const LAWS: Readonly<Record<LawKey, number>> = file.laws;
/** Half-widths of hardware and laws, which the covariance spreads. */
export const SPREAD = file.spread as Readonly<Record<Application, Readonly<Partial<Record<DesignKey, number>>>>>;
export const SPREAD_LAWS: Readonly<Partial<Record<LawKey, number>>> = file.spread_laws;
/** Faults the machine is simulated with. */
export const FAULTS = Object.keys(file.faults) as readonly FaultKey[];
export const RECEIVER_SUBCOOLING = file.receiver.SC;
export const SEVERITY = file.severity;
/** Where a fault of its kind is whole: beyond it there is nothing to simulate. */
export const LARGEST = file.severity.largest as Readonly<Record<FaultKey, number>>;
/** Kinds of compressor, each with the laws it changes. */
export const COMPRESSORS = file.compressors as Readonly<
  Record<CompressorKind, Readonly<Partial<Record<LawKey, number>>>>
>;
export const EFFICIENCY_FLOORS = file.efficiency_floors;
export const STOPS = file.stops;
/** Where next to nothing is left: nothing condenses, and every part holds gas. */
export const GAS = file.gas;
export const PRIORS: Readonly<Record<string, number>> = file.priors;
/** Faults without a simulated machine, each with the hypothesis whose likelihood it borrows. */
export const OUTSIDE: Readonly<Record<string, string>> = file.outside;
export const DIRECT_BETA = file.direct_beta;
export const DIRECT: readonly string[] = file.direct;
export const SETTINGS = file.settings;
export const WORDS = file.words;
export const PAIRS = file.pairs as unknown as readonly (readonly [string, string])[];
/** K from the design point: either way at the evaporator, down and up at the condenser. */
export const DOMAIN = { te: file.domain.te_in, tc: file.domain.tc_in as readonly number[] } as const;

export const isApplicationOfMachines = (key: string): key is Application => Object.hasOwn(MACHINES, key);
export const isFaultKey = (key: string): key is FaultKey => Object.hasOwn(file.faults, key);
