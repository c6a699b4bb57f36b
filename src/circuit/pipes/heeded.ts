/** Warnings a recommended tube has already heeded: what they warn of is not what is recommended. */
import type { Line } from '../line-names.ts';

interface Warned {
  readonly code: string;
  readonly where?: string | undefined;
}

type Tubes = Readonly<Record<Line, { readonly recommended: { readonly material: string } | null }>>;

/** Copper is not suited to CO2 at high pressure, and the tube of the line is of another material. */
export function isHeeded({ code, where }: Warned, lines: Tubes): boolean {
  const material = lines[where as Line]?.recommended?.material;
  return code === 'W_CO2TUBE' && material !== undefined && material !== 'copper';
}
