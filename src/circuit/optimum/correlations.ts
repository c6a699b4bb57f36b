/** Published correlations of the optimum gas cooler pressure of R744, bar; temperatures in °C. */

export const CORRELATIONS = ['kauf', 'liao', 'sarkar', 'chen_gu', 'qi'] as const;
export type CorrelationKey = (typeof CORRELATIONS)[number];

interface Condition {
  readonly te: number;
  /** Gas cooler outlet. */
  readonly t: number;
  readonly ambient: number;
}

interface Correlation {
  readonly pressure: (at: Condition) => number;
  /** Whether the point is within the correlation's own domain; `p` is what it gives. */
  readonly isValid: (at: Condition, p: number) => boolean;
}

const within = (value: number, min: number, max: number): boolean => value >= min && value <= max;

/**
 * Kauf (1999), International Journal of Refrigeration 22, 325-330. Liao, Zhao, Jakobsen (2000),
 * Applied Thermal Engineering 20, 831-841. Sarkar, Bhattacharyya, Ram Gopal (2004), International
 * Journal of Refrigeration 27, 830-838. Chen, Gu (2005), International Journal of Refrigeration 28,
 * 1238-1249. Qi, He, Wang, Meng (2013), Applied Thermal Engineering 56, 120-125.
 */
const FORMULAS: Readonly<Record<CorrelationKey, Correlation>> = {
  kauf: { pressure: ({ ambient }) => 2.6 * ambient + 7.54, isValid: ({ ambient }) => within(ambient, 35, 50) },
  liao: {
    pressure: ({ te, t }) => (2.778 - 0.0157 * te) * t + 0.381 * te - 9.34,
    isValid: ({ te, t }, p) => within(te, -10, 20) && within(t, 30, 60) && within(p, 71, 120),
  },
  sarkar: {
    pressure: ({ te, t }) => 4.9 + 2.256 * t - 0.17 * te + 0.002 * t ** 2,
    isValid: ({ te, t }) => within(te, -10, 10) && within(t, 30, 50),
  },
  chen_gu: {
    pressure: ({ t }) => 2.68 * t - 6.797,
    isValid: ({ te, ambient }) => within(te, -10, 10) && within(ambient, 30, 50),
  },
  qi: {
    pressure: ({ t }) => 132.3 - 8.4 * t + 0.3 * t ** 2 - 0.00277 * t ** 3,
    isValid: ({ t }) => within(t, 25, 45),
  },
};

/** The pressure each correlation gives, and whether it stands for this point. */
export function correlatedPressures(at: Condition): Readonly<Record<CorrelationKey, { p: number; valid: boolean }>> {
  const entries = CORRELATIONS.map((key) => {
    const { pressure, isValid } = FORMULAS[key];
    const p = pressure(at);
    return [key, { p, valid: isValid(at, p) }] as const;
  });
  return Object.fromEntries(entries) as Record<CorrelationKey, { p: number; valid: boolean }>;
}
