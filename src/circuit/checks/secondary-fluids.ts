/** Secondary fluids against their published polynomials: pages reach physics through here. */
export { secondaryComparisons } from '../../physics/secondary-fluids/checks/deviations.ts';
