/** How far an answer may lie from a reference value. */

/** Names of figures that are temperatures or differences of them, whatever the door. */
const KELVIN = /^t_|^te_|^tc_|^superheat|^subcooling|^SCX$|^DLL$|^DPS$|^SH_mid$/;
const BLENDS = ['R410A', 'R407C', 'R404A', 'R454B'];

export interface Tolerance {
  readonly relative: number;
  readonly kelvin: number;
}

/** Tolerance of a figure of the simulated machine: tighter for a pure fluid than for a blend. */
export function toleranceOf(
  figure: string,
  value: number,
  fluid: string,
  { blend, ...pure }: Tolerance & { readonly blend: Tolerance },
): number {
  const { relative, kelvin } = BLENDS.includes(fluid) ? blend : pure;
  return KELVIN.test(figure) ? kelvin : relative * Math.abs(value) + 1e-12;
}

/** Differences beyond what is allowed, each said with its values. */
export const beyond = (
  found: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, number>>,
  allowed: (figure: string, value: number) => number,
): readonly string[] =>
  Object.entries(wanted).flatMap(([figure, value]) => {
    const one = found[figure];
    return typeof one === 'number' && Math.abs(one - value) <= allowed(figure, value)
      ? []
      : [`${figure}: ${String(one)}, not ${value}`];
  });
