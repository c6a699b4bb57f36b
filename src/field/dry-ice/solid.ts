/**
 * Solid CO2: the Gibbs energy of Jäger and Span (2012), J. Chem. Eng. Data 57, 590, doi:10.1021/je2011677. Published for 80 to
 * 300 K, up to 500 MPa; here it is asked along the sublimation line alone.
 */

import { STANDARD_ATMOSPHERE } from '../../quantities/si.ts';

/** Of the paper, J/(mol K) and kg/mol. */
const GAS_CONSTANT = 8.314472;
export const MOLAR_MASS = 0.0440098;
/** Where the temperature and the pressure of the equation are 1: K, Pa. */
const T0 = 150;
const P0 = STANDARD_ATMOSPHERE;

const g = [
  -2.638_547_8, 4.508_873_2, -2.010_913_5, -2.797_623_7, 0.264_278_34, 3.825_993_5, 0.317_119_96, 0.002_208_719_5,
  -1.128_966_8, 0.009_292_398_2, 3391.461_7,
] as const;
const A0 = 0.039_993_365;
const A1 = 0.002_394_510_1;
const A2 = 0.328_394_67;
const A3 = 0.057_918_471;
const A5 = -0.002_653_168_9;
const A6 = 0.164_197_34;
const A7 = 0.175_948_02;
const K = [0.226_907_51, -0.075_019_75, 0.264_429_13] as const;

/** A function of ϑ with its first two derivatives. */
type Derived = readonly [value: number, first: number, second: number];

/** The heat of a Debye-like mode of width a, ln(…) − (2ϑ/a)(…) of eq. C2's F. */
function mode(x: number, a: number): Derived {
  const angle = Math.atan(x / a) - Math.atan(1 / a);
  return [Math.log((x * x + a * a) / (1 + a * a)) - ((2 * x) / a) * angle, (-2 / a) * angle, -2 / (a * a + x * x)];
}

/** ln((x² + bx + c)/(1 + b + c)). */
function logarithm(x: number, b: number): Derived {
  const value = x * x + b * x + A3;
  const slope = 2 * x + b;
  return [Math.log(value / (1 + b + A3)), slope / value, 2 / value - (slope / value) ** 2];
}

/** arctan((x − b)/a₇) − arctan((1 − b)/a₇). */
function bend(x: number, b: number): Derived {
  const u = x - b;
  const width = A7 * A7 + u * u;
  return [Math.atan(u / A7) - Math.atan((1 - b) / A7), A7 / width, (-2 * A7 * u) / (width * width)];
}

/** The thermal expansion's exponent f. */
function expansion(x: number): Derived {
  const parts: readonly (readonly [number, Derived])[] = [
    [A0, [x * x - 1, 2 * x, 2]],
    [A1, logarithm(x, -A2)],
    [A1, logarithm(x, A2)],
    [A5, bend(x, A6)],
    [-A5, bend(x, -A6)],
  ];
  const sum = (i: 0 | 1 | 2): number => parts.reduce((total, [weight, part]) => total + weight * part[i], 0);
  return [sum(0), sum(1), sum(2)];
}

export interface SolidState {
  /** J/mol, from the zero of the paper. */
  readonly g: number;
  readonly h: number;
  /** J/(mol K). */
  readonly s: number;
  readonly cp: number;
  /** m³/mol. */
  readonly v: number;
}

/** The solid at a temperature, K, and a pressure, Pa. */
export function solidFromTemperatureAndPressure(T: number, P: number): SolidState {
  const x = T / T0;
  const y = P / P0;
  const from = x - 1;
  const above = y - 1;
  const slow = mode(x, g[4]);
  const fast = mode(x, g[6]);
  const [f, f1, f2] = expansion(x);
  const exp = Math.exp(f);
  const k: Derived = [(K[0] * x + K[1]) * x + K[2], 2 * K[0] * x + K[1], 2 * K[0]];
  const stiff = (y + g[10]) ** (6 / 7) - (1 + g[10]) ** (6 / 7);

  const energy =
    g[0] +
    g[1] * from +
    g[2] * from * from +
    g[3] * slow[0] +
    g[5] * fast[0] +
    g[7] * above * (exp + k[0] * g[8]) +
    g[9] * k[0] * stiff;
  const first =
    g[1] +
    2 * g[2] * from +
    g[3] * slow[1] +
    g[5] * fast[1] +
    g[7] * above * (exp * f1 + k[1] * g[8]) +
    g[9] * k[1] * stiff;
  const second =
    2 * g[2] +
    g[3] * slow[2] +
    g[5] * fast[2] +
    g[7] * above * (exp * (f1 * f1 + f2) + k[2] * g[8]) +
    g[9] * k[2] * stiff;
  const byPressure = g[7] * (exp + k[0] * g[8]) + (6 / 7) * g[9] * k[0] * (y + g[10]) ** (-1 / 7);

  const gibbs = GAS_CONSTANT * T0 * energy;
  const s = -GAS_CONSTANT * first;
  return {
    g: gibbs,
    h: gibbs + T * s,
    s,
    cp: -GAS_CONSTANT * x * second,
    v: ((GAS_CONSTANT * T0) / P0) * byPressure,
  };
}
