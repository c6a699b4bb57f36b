/** What a compressor's polynomials give, in which units, and the words that name them in a paste or a file. */

export const QUANTITIES = ['capacity', 'power', 'mass_flow', 'current'] as const;
export type Quantity = (typeof QUANTITIES)[number];

/** International table Btu per hour, W (NIST SP 811, B.8). */
const W_PER_BTU_PER_HOUR = 0.29307107;
/** Exact: one avoirdupois pound per hour, kg/s. */
const KG_PER_S_PER_LB_PER_HOUR = 0.45359237 / 3600;

/** Units a quantity may be published in, with what one of them is in SI (W, kg/s, A); the first is the default. */
export const UNITS: Readonly<Record<Quantity, Readonly<Record<string, number>>>> = {
  capacity: { W: 1, kW: 1e3, 'Btu/h': W_PER_BTU_PER_HOUR },
  power: { W: 1, kW: 1e3 },
  mass_flow: { 'kg/h': 1 / 3600, 'kg/s': 1, 'g/s': 1e-3, 'lb/h': KG_PER_S_PER_LB_PER_HOUR },
  current: { A: 1 },
};

export const unitsOf = (quantity: Quantity): readonly string[] => Object.keys(UNITS[quantity]);

/** The unit a text names, in its usual spelling; undefined for one nobody publishes in. */
export function unitFromText(quantity: Quantity, text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  return unitsOf(quantity).find((unit) => unit.toLowerCase() === wanted);
}

const LABELS: Readonly<Record<Quantity, readonly string[]>> = {
  capacity: ['capacity', 'q', 'q0', 'puissance'],
  power: ['power', 'p', 'w'],
  mass_flow: ['mass_flow', 'mass', 'm', 'débit', 'debit'],
  current: ['current', 'i'],
};
const BY_LABEL = new Map(QUANTITIES.flatMap((quantity) => LABELS[quantity].map((label) => [label, quantity] as const)));

/** The quantity a label names, whatever its case; undefined for any other word. */
export const quantityFromLabel = (label: string): Quantity | undefined => BY_LABEL.get(label.trim().toLowerCase());
