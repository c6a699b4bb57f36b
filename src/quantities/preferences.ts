/** The reader's units: which one a quantity is first shown in, until another is chosen on the spot. */
import { NO_UNITS } from './reader.ts';
import { QUANTITIES, unitKeys } from './units.ts';
import type { PressureReference, UnitSystem } from './reader.ts';
import type { AnyUnit, Quantity, UnitOf } from './units.ts';

export interface UnitPreferences {
  readonly unitSystem: UnitSystem;
  readonly pressureReference: PressureReference;
  /** Units chosen one by one, over those of the system. What a quantity does not have is no choice. */
  readonly units: Readonly<Partial<Record<string, string>>>;
}

export const NO_PREFERENCES: UnitPreferences = { unitSystem: 'metric', pressureReference: 'absolute', units: NO_UNITS };

/** Whether two readers are first shown every quantity in the same unit; a list of units that is another object is another. */
export const isSamePreferences = (one: UnitPreferences, other: UnitPreferences): boolean =>
  one.unitSystem === other.unitSystem && one.pressureReference === other.pressureReference && one.units === other.units;

/** Quantities whose unit is chosen one by one; the others follow them, or the system. */
export const CHOSEN_QUANTITIES = [
  'temperature',
  'pressure',
  'power',
  'massFlow',
  'volumeFlow',
  'enthalpy',
  'length',
  'mass',
] as const satisfies readonly Quantity[];

/** Kinds of quantity the trade has no US customary unit for. A kind is here or in `US_UNITS`. */
type WithoutCustomary =
  | 'efficiency'
  | 'quality'
  | 'ratio'
  | 'pressureVolume'
  | 'pressureDiameter'
  | 'duration'
  | 'current'
  | 'frequency'
  | 'hoursPerDay'
  | 'share'
  | 'energy'
  | 'leakRate'
  | 'molarMass'
  | 'normalVolumeFlow'
  | 'normalDensity'
  | 'flowCoefficient'
  | 'airRenewal'
  | 'months'
  | 'soundLevel'
  | 'soundDifference'
  | 'turns'
  | 'count';

type Customary = {
  readonly [Q in Exclude<Quantity, WithoutCustomary>]: Readonly<Partial<Record<UnitOf<Q>, UnitOf<Q>>>>;
};

/** US customary units, by the unit a figure is carried in; what is left out has none the trade uses. */
const US_UNITS: Customary = {
  temperature: { degC: 'degF' },
  temperatureDifference: { K: 'degF' },
  pressure: { bar: 'psi', kPa: 'psi', MPa: 'psi' },
  gaugePressure: { bar: 'psi', kPa: 'psi' },
  pressureDifference: { bar: 'psi', kPa: 'psi' },
  pressureGradient: { Pa_m: 'psi_100ft', kPa_m: 'psi_100ft' },
  vacuumPressure: { mbar: 'micron' },
  power: { kW: 'BTU_h', W: 'BTU_h' },
  massFlow: { kg_h: 'lb_h', kg_s: 'lb_h', g_s: 'lb_h' },
  volumeFlow: { m3_h: 'cfm', m3_s: 'cfm', L_s: 'cfm', L_min: 'cfm' },
  liquidFlow: { m3_h: 'gpm', L_s: 'gpm', L_min: 'gpm' },
  enthalpy: { kJ_kg: 'BTU_lb' },
  entropy: { kJ_kgK: 'BTU_lbF' },
  density: { kg_m3: 'lb_ft3' },
  specificVolume: { m3_kg: 'ft3_lb', L_kg: 'ft3_lb' },
  volumetricCapacity: { kJ_m3: 'BTU_ft3' },
  speed: { m_s: 'ft_s' },
  length: { m: 'ft', cm: 'in', mm: 'in' },
  diameter: { mm: 'in' },
  area: { m2: 'ft2' },
  volume: { L: 'galUS', m3: 'ft3' },
  mass: { kg: 'lb' },
  humidityRatio: { g_kg: 'gr_lb' },
  specificHeat: { kJ_kgK: 'BTU_lbF' },
  heatTransmittance: { W_m2K: 'BTU_hft2F' },
  conductance: { kW_K: 'BTU_hF', W_K: 'BTU_hF' },
  pressurePerKelvin: { bar_K: 'psi_F', kPa_K: 'psi_F' },
  dynamicViscosity: { uPa_s: 'lb_fth', mPa_s: 'lb_fth' },
  thermalConductivity: { mW_mK: 'BTU_hftF', W_mK: 'BTU_hftF' },
  surfaceTension: { mN_m: 'dyn_cm' },
  powerPerLength: { W_m: 'BTU_hft' },
  massPerLength: { g_m: 'oz_ft' },
  powerPerArea: { W_m2: 'W_ft2' },
  powerPerVolume: { W_m3: 'BTU_hft3' },
  powerPerMass: { W_t: 'BTU_hlb' },
  volumePerPower: { L_kW: 'gal_TR' },
  massFlux: { kg_m2s: 'lb_ft2s' },
};
const US: Readonly<Partial<Record<Quantity, Readonly<Partial<Record<string, AnyUnit>>>>>> = US_UNITS;

/** The same unit counted from the air around the gauge. */
const GAUGE: Readonly<Record<string, AnyUnit>> = { bar: 'barg', kPa: 'kPag', MPa: 'MPag', psi: 'psig' };
/** @returns the unit itself where it counts from the air already */
export const gaugeUnitOf = (unit: AnyUnit): AnyUnit => GAUGE[unit] ?? unit;

/** Quantities that go with the choice made for another. */
const FOLLOWS: Readonly<Partial<Record<Quantity, Quantity>>> = {
  temperatureDifference: 'temperature',
  gaugePressure: 'pressure',
  pressureDifference: 'pressure',
  liquidFlow: 'volumeFlow',
};

const hasUnit = (quantity: Quantity, unit: string | undefined): unit is AnyUnit =>
  unit !== undefined && (unitKeys(quantity) as readonly string[]).includes(unit);

/** A unit chosen for the quantity or for the one it follows; undefined where none was, or the quantity has it not. */
function chosenUnit(quantity: Quantity, { units }: UnitPreferences): AnyUnit | undefined {
  const chosen = units[quantity];
  if (hasUnit(quantity, chosen)) return chosen;
  const leader = FOLLOWS[quantity];
  if (leader === undefined || units[leader] === undefined || !hasUnit(leader, units[leader])) return undefined;
  if (leader === 'temperature') return units[leader] === 'degF' ? 'degF' : 'K';
  return hasUnit(quantity, units[leader]) ? units[leader] : undefined;
}

/**
 * The unit a quantity is first shown in.
 * @param own the unit it is shown in to a reader who wants nothing else: a thickness has millimetres, a run of pipe metres
 */
export function preferredUnit(preferences: UnitPreferences, quantity: Quantity, own: AnyUnit): AnyUnit {
  const isMain = own === QUANTITIES[quantity].preferred;
  const customary = US[quantity]?.[own];
  const chosen = chosenUnit(quantity, preferences);
  // A choice is made for the main unit: feet for metres. A unit beside it goes by what kind of unit that is.
  const isCustomary =
    chosen === undefined
      ? preferences.unitSystem === 'us'
      : chosen === US[quantity]?.[QUANTITIES[quantity].preferred] || chosen === customary;
  const unit = (isMain ? chosen : undefined) ?? (isCustomary ? customary : undefined) ?? own;
  // Only pressures of the circuit are read on gauges: that of the air, in kPa, is not.
  if (quantity !== 'pressure' || !isMain || preferences.pressureReference === 'absolute') return unit;
  return gaugeUnitOf(unit);
}
