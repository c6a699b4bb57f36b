/** What a healthy machine of an application reads, with the tolerance of each figure. */
import { FIXED_SUPERHEAT, EXPECTED, RECEIVER } from '../data/signatures.ts';
import type { Visit } from '../readings/visit.ts';

export interface Expectation {
  readonly value: number;
  readonly tol: number;
}

/** °F from °C and K from a difference in °F: the superheat target of a fixed orifice is published in °F. */
const fahrenheit = (celsius: number): number => (celsius * 9) / 5 + 32;
const kelvinFromDifference = (degreesF: number): number => (degreesF * 5) / 9;

/** Superheat target of a fixed orifice, K: (3 WB − 80 − DB)/2 in °F, not below zero. WB, DB in °C. */
export const orificeSuperheatTarget = (WB: number, DB: number): number =>
  kelvinFromDifference(Math.max(0, (3 * fahrenheit(WB) - 80 - fahrenheit(DB)) / 2));

/** A known machine is judged more closely. */
const OWN = 0.5;
const own = (value: number | undefined, usual: Expectation): Expectation =>
  value === undefined ? usual : { value, tol: usual.tol * OWN };

export function superheatExpected({ application, isFixed, figures }: Visit): Expectation {
  const { wb_in, tc_in } = figures;
  const usual = EXPECTED[application].SH;
  if (!isFixed) return own(figures.exp_sh, usual);
  const value =
    wb_in === undefined || tc_in === undefined ? FIXED_SUPERHEAT.value : orificeSuperheatTarget(wb_in, tc_in);
  return own(figures.exp_sh, { value, tol: FIXED_SUPERHEAT.tol });
}

export const subcoolingExpected = ({ application, receiver, figures }: Visit): Expectation =>
  own(figures.exp_sc, receiver ? RECEIVER.SC : EXPECTED[application].SC);

/** Mean evaporating temperature, °C; undefined without the secondary inlet or the machine's own value. */
export function evaporatingExpected({ application, figures }: Visit): Expectation | undefined {
  const { value, tol } = EXPECTED[application].DTe;
  if (figures.exp_t0 !== undefined) return own(figures.exp_t0, { value, tol });
  return figures.te_in === undefined ? undefined : { value: figures.te_in - value, tol };
}

/** Mean condensing temperature, °C, likewise. */
export function condensingExpected({ application, figures }: Visit): Expectation | undefined {
  const { value, tol } = EXPECTED[application].DTc;
  if (figures.exp_tk !== undefined) return own(figures.exp_tk, { value, tol });
  return figures.tc_in === undefined ? undefined : { value: figures.tc_in + value, tol };
}
