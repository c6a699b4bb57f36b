/** Figures of CO2 below its triple point that prose asks for. */
import { dryIce } from '../../../../field/index.ts';
import type { DryIceAnswers } from '../../../../field/index.ts';
import type { Locale } from '../../../../language/index.ts';
import { formatNumber, withUnit } from '../../../../quantities/number.ts';
import { figureEngine } from './figures.ts';

/** `solid`: at the end; `peak`: the most on the way; `end`: temperature at the end. */
export type DryIceFigure = 'solid' | 'peak' | 'end';

/** @throws {Error} where the start is impossible: the site must not be built then */
export function dryIceText(
  start: Readonly<Record<string, number | string>>,
  give: DryIceFigure,
  locale: Locale,
): string {
  const answer = dryIce({ ask: 'expand', ...start }, figureEngine());
  if (!answer.ok) throw new Error(`no dry ice: ${answer.problem.code}`);
  const { solid, solid_triple, t_end } = answer.result as DryIceAnswers['expand'];
  if (give === 'end') return withUnit(formatNumber(t_end, 0, locale), '°C');
  return withUnit(formatNumber(100 * (give === 'solid' ? solid : solid_triple), 0, locale), '%');
}
