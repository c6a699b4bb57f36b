/**
 * Relief of a vessel of refrigerant exposed to heat. SI: Pa, kg/m³, m², kg/s, J/kg.
 *
 * The flow asked for is the equation of EN 13136, 6.2.1. The standard itself was not at hand: the equation, the density of
 * heat flow and the pressure the heat of evaporation is taken at were read in a Spanish project report that applies the
 * standard and the regulation RSIF (RD 552/2019), with its worked case. The discharge of a valve is not the standard's
 * numerical form (function C, factors 0.2883 and 3.948), which could not be read, but the isentropic nozzle it stands for.
 */

/** Heat flow a vessel is taken to receive through its outer surface, W/m²: EN 13136, 6.2.1, as read. */
export const VESSEL_HEAT_FLUX = 10_000;

/** Pressure the heat of evaporation is taken at, over the set pressure (gauge): 10 % of accumulation, as read. */
export const RELIEVING_FACTOR = 1.1;

/** Least discharge, kg/s, of a vessel: φ A / h. @param area outer, m² @param heat of evaporation at relief, J/kg */
export const vesselReliefFlow = (area: number, heat: number): number => (VESSEL_HEAT_FLUX * area) / heat;

/** Outlet over inlet pressure below which a nozzle chokes. @param kappa isentropic exponent */
export const criticalPressureRatio = (kappa: number): number => (2 / (kappa + 1)) ** (kappa / (kappa - 1));

/**
 * Mass flow of a choked isentropic nozzle, kg/(s m²): √(κ p ρ) (2/(κ + 1))^((κ + 1)/(2 (κ − 1))). G. P. Sutton and
 * O. Biblarz, Rocket Propulsion Elements, § 3.3, with p ρ for the p²/(R T) of a perfect gas.
 * @param P at the inlet, Pa @param density at the inlet, kg/m³
 */
export const chokedMassFlux = (P: number, density: number, kappa: number): number =>
  Math.sqrt(kappa * P * density) * (2 / (kappa + 1)) ** ((kappa + 1) / (2 * (kappa - 1)));
