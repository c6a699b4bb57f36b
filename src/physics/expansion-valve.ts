/**
 * Flow of liquid through an expansion valve at a given opening: the orifice law, from one pair of states to another.
 * SI: kg/m³, Pa, kg/s, W, J/kg.
 */

/** What drives the flow through an orifice. */
export interface OrificeState {
  /** Of the liquid before the valve, kg/m³. */
  readonly density: number;
  /** Across the valve, Pa. */
  readonly drop: number;
}

/**
 * Mass flow at one state over that at another, same valve and opening. The orifice law m = C A √(2 ρ Δp) with the same
 * C and A at both: W. Li, Applied Thermal Engineering 53 (2013) 8-12, doi:10.1016/j.applthermaleng.2012.12.035, as the
 * library AixLib (RWTH Aachen) writes it for expansion valves. Makers correct their nominal capacities so: Sporlan
 * Bulletin 10-10, p. 7, whose factors are √(Δp/Δp rated) to half a hundredth, and hold density and refrigerating effect.
 */
export const orificeFlowRatio = (at: OrificeState, rated: OrificeState): number =>
  Math.sqrt((at.density * at.drop) / (rated.density * rated.drop));

/** Mass flow, kg/s, of a capacity, W, that takes the refrigerant from one enthalpy to another, J/kg. */
export const massFlowFromCapacity = (capacity: number, inlet: number, outlet: number): number =>
  capacity / (outlet - inlet);
