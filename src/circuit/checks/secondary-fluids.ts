/** Secondary fluids against their published polynomials and tables: pages reach physics through here. */
export { secondaryComparisons, viscosityTables } from '../../physics/secondary-fluids/checks/deviations.ts';
export { viscosityErrorBands } from '../../physics/secondary-fluids/viscosity-error.ts';
