/** Isentropic efficiency of a transcritical R744 compressor against its pressure ratio. */
export const EFFICIENCY_MODELS = ['constant', 'linear', 'cubic'] as const;
export type EfficiencyModel = (typeof EFFICIENCY_MODELS)[number];

/** Outside these a fitted line says nothing of a compressor. */
const LOWEST = 0.2;
const HIGHEST = 1;

const held = (efficiency: number): number => Math.min(HIGHEST, Math.max(LOWEST, efficiency));

/**
 * Efficiency at a pressure ratio `tau`, 0 to 1; the fitted models are held within 0.2 to 1.
 * Linear: 1.003 - 0.121 tau, credited to Liao, Zhao, Jakobsen (2000), Applied Thermal Engineering 20,
 * 831-841. Cubic: Robinson, Groll (1998), International Journal of Refrigeration 21, 577-589:
 * 0.815 + 0.022 tau - 0.0041 tau² + 0.0001 tau³.
 *
 * @param constant the efficiency of the constant model
 */
export function efficiencyAt(model: EfficiencyModel, constant: number, tau: number): number {
  switch (model) {
    case 'constant':
      return constant;
    case 'linear':
      return held(1.003 - 0.121 * tau);
    case 'cubic':
      return held(0.815 + 0.022 * tau - 0.0041 * tau ** 2 + 0.0001 * tau ** 3);
  }
}
