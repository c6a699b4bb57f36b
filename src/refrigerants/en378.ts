/**
 * Data of refrigerants for EN 378-1:2016+A1:2020, Annex E and table C.3, kg/m³, from transcriptions: the
 * whole table is to be checked against the standard. What the standard does not give is absent.
 */
import type { SafetyClass } from './types.ts';

export interface StandardData {
  readonly safetyClass: SafetyClass;
  readonly practicalLimit: number;
  readonly atelOdl: number;
  readonly lfl?: number;
  readonly rcl?: number;
  readonly qlmv?: number;
  readonly qlav?: number;
}

function a1(practicalLimit: number, atelOdl: number, rcl?: number, qlmv?: number, qlav?: number): StandardData {
  const base = { safetyClass: 'A1', practicalLimit, atelOdl } as const;
  return rcl === undefined || qlmv === undefined || qlav === undefined ? base : { ...base, rcl, qlmv, qlav };
}

function flammable(
  safetyClass: SafetyClass,
  practicalLimit: number,
  atelOdl: number,
  lfl: number,
  rcl?: number,
  qlmv?: number,
  qlav?: number,
): StandardData {
  const base = { safetyClass, practicalLimit, atelOdl, lfl };
  return rcl === undefined || qlmv === undefined || qlav === undefined ? base : { ...base, rcl, qlmv, qlav };
}

const STANDARD_DATA: Readonly<Record<string, StandardData>> = {
  R22: a1(0.3, 0.21, 0.21, 0.28, 0.5),
  R134a: a1(0.25, 0.21, 0.21, 0.28, 0.58),
  R404A: a1(0.52, 0.52),
  R507A: a1(0.53, 0.53),
  R407C: a1(0.31, 0.29, 0.27, 0.44, 0.49),
  R407F: a1(0.32, 0.32),
  R410A: a1(0.44, 0.42, 0.39, 0.42, 0.42),
  R448A: a1(0.388, 0.388),
  R449A: a1(0.357, 0.357),
  R452A: a1(0.423, 0.423),
  R513A: a1(0.329, 0.329),
  R23: a1(0.68, 0.15),
  R744: a1(0.1, 0.072, 0.072, 0.074, 0.18),
  R32: flammable('A2L', 0.061, 0.3, 0.307, 0.061, 0.063, 0.15),
  R1234yf: flammable('A2L', 0.058, 0.47, 0.289, 0.058, 0.06, 0.14),
  'R1234ze(E)': flammable('A2L', 0.061, 0.28, 0.303, 0.061, 0.063, 0.15),
  R454A: flammable('A2L', 0.056, 0.46, 0.278),
  R454B: flammable('A2L', 0.059, 0.358, 0.297),
  R454C: flammable('A2L', 0.059, 0.445, 0.293),
  R455A: flammable('A2L', 0.086, 0.429, 0.431),
  R152a: flammable('A2', 0.027, 0.14, 0.13),
  R290: flammable('A3', 0.008, 0.09, 0.038),
  R600a: flammable('A3', 0.011, 0.059, 0.043),
  R1270: flammable('A3', 0.008, 0.0017, 0.046),
  R717: flammable('B2L', 0.000_35, 0.000_22, 0.116),
};

/** What the standard says of a refrigerant, by its canonical name; nothing for one it does not list. */
export function standardData(name: string): Partial<StandardData> {
  return Object.hasOwn(STANDARD_DATA, name) ? (STANDARD_DATA[name] ?? {}) : {};
}
