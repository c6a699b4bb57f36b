/** Figures of a year that prose asks for. */
import { seasonal } from '../../../../season/index.ts';
import type { Locale } from '../../../../language/index.ts';
import { formatNumber } from '../../../../quantities/number.ts';
import { figureEngine } from './figures.ts';

/** The heat pump of EN 14825:2018, annex H, with what prose changes of it. */
const ANNEX_H = {
  climate: 'average',
  p_design: 11.46,
  t_biv: -6,
  t_ol: -10,
  points: [
    [-10, 7.8, 2.6],
    [-7, 9.55, 3.26],
    [-6, 9.7, 3.3],
    [2, 11.17, 4],
    [7, 12.66, 4.91],
    [12, 14.3, 5.5],
  ].map(([t, capacity, cop]) => ({ t, capacity, cop })),
};

/** SCOP of the heat pump of annex H. @param change keys of the request, over its own. @throws {Error} without an answer */
export function annexFigure(change: Readonly<Record<string, unknown>>): number {
  const answer = seasonal('scop', { ...ANNEX_H, ...change }, figureEngine());
  if (!answer.ok) throw new Error(`no SCOP: ${answer.problem.code}`);
  return answer.result.scop;
}

/** Heat over electricity of a year of a simulated R290 heat pump. @throws {Error} without an answer */
export function heatPumpFigure(change: Readonly<Record<string, unknown>>): number {
  const machine = { fluid: 'R290', p_design: 8, t_biv: -6, t_ol: -10, rend_is: 0.7, eta_motor: 0.9 };
  const answer = seasonal('heating', { ...machine, ...change }, figureEngine());
  if (!answer.ok) throw new Error(`no year: ${answer.problem.code}`);
  return answer.result.spf;
}

const DECIMALS = 2;

/** A seasonal figure as the language writes it. */
export const seasonText = (value: number, locale: Locale): string => formatNumber(value, DECIMALS, locale);
