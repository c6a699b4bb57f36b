/** What a glycol does to water, by the correlations of Melinder (src/physics/secondary-fluids). */
import {
  concentrationFromFreezing,
  secondaryFluid,
  secondaryState,
} from '../../../../physics/secondary-fluids/index.ts';
import type { SecondaryFluid } from '../../../../physics/secondary-fluids/index.ts';
import { kelvinFromCelsius } from '../../../../quantities/si.ts';

function fluidOf(key: string): SecondaryFluid {
  const fluid = secondaryFluid(key);
  if (fluid === undefined) throw new Error(`there is no secondary fluid ${key}`);
  return fluid;
}

/** Mass fraction that keeps its first crystals away down to a temperature, °C. @throws {Error} where none does */
function concentrationDownTo(fluid: SecondaryFluid, celsius: number): number {
  const found = concentrationFromFreezing(fluid, kelvinFromCelsius(celsius));
  if (found === undefined) throw new Error(`no concentration of ${fluid.key} stays liquid down to ${celsius} °C`);
  return found;
}

/** °C at which heat carried is compared: the supply of a chiller. */
const SUPPLY = 7;

/** Heat a litre carries for each kelvin, J/(L K) and more: of a concentration, at the supply. */
function heatOf(fluid: SecondaryFluid, concentration: number): number {
  const state = secondaryState(fluid, concentration, kelvinFromCelsius(SUPPLY));
  if (state === undefined) throw new Error(`${fluid.key} is no liquid at ${SUPPLY} °C`);
  return state.density * state.specificHeat;
}

export interface GlycolRow {
  /** Mass fractions. */
  readonly ethylene: number;
  readonly propylene: number;
  /** Heat a litre of the propylene glycol carries, as a share of water's. */
  readonly heat: number;
}

/** @param celsius of the first crystals */
export function glycolRow(celsius: number): GlycolRow {
  const [ethylene, propylene] = [fluidOf('MEG'), fluidOf('MPG')];
  const needed = concentrationDownTo(propylene, celsius);
  return {
    ethylene: concentrationDownTo(ethylene, celsius),
    propylene: needed,
    heat: heatOf(propylene, needed) / heatOf(propylene, 0),
  };
}
