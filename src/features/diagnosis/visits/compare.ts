/** Two visits side by side: what was read in both, and what changed. */
import type { KeptVisit } from './visit.ts';
import type { TrendFigure } from './trend.ts';
import { pointOf, trendOf } from './trend.ts';

/** Readings that are compared, in the order they are measured, and what each is. */
export const COMPARED = {
  p_lp: 'pressure',
  p_hp: 'pressure',
  t_suction: 'temperature',
  t_liquid: 'temperature',
  t_discharge: 'temperature',
  te_in: 'temperature',
  te_out: 'temperature',
  tc_in: 'temperature',
  tc_out: 'temperature',
  t_liq_valve: 'temperature',
  t_suc_comp: 'temperature',
  power_meas: 'power',
} as const;
export type ComparedKey = keyof typeof COMPARED;
const KEYS = Object.keys(COMPARED) as ComparedKey[];

export interface ReadingRow {
  readonly key: ComparedKey;
  readonly before?: number;
  readonly after?: number;
  /** After less before; of pressures only where both are gauge or both absolute. */
  readonly change?: number;
}

const numberAt = ({ request }: KeptVisit, key: string): number | undefined => {
  const value = request[key];
  return typeof value === 'number' ? value : undefined;
};
export const modeOf = ({ request }: KeptVisit): 'rel' | 'abs' => (request['p_mode'] === 'abs' ? 'abs' : 'rel');

/** Readings found in one of two visits at least. */
export function readingRows(before: KeptVisit, after: KeptVisit): readonly ReadingRow[] {
  return KEYS.flatMap((key) => {
    const [one, other] = [numberAt(before, key), numberAt(after, key)];
    if (one === undefined && other === undefined) return [];
    const areAlike = COMPARED[key] !== 'pressure' || modeOf(before) === modeOf(after);
    return [
      {
        key,
        ...(one === undefined ? {} : { before: one }),
        ...(other === undefined ? {} : { after: other }),
        ...(one === undefined || other === undefined || !areAlike ? {} : { change: other - one }),
      },
    ];
  });
}

export interface FigureRow {
  readonly figure: TrendFigure;
  /** K, with U. */
  readonly before: readonly [value: number | undefined, U: number | undefined];
  readonly after: readonly [value: number | undefined, U: number | undefined];
  readonly change?: number;
  /** Whether the change exceeds two standard deviations. */
  readonly isNamed: boolean;
}

/** Superheat and subcooling of two visits. */
export const figureRows = (before: KeptVisit, after: KeptVisit): readonly FigureRow[] =>
  (['superheat', 'subcooling'] as const).map((figure) => {
    const of = ({ figures }: KeptVisit) => [figures[figure], figures[`u_${figure}`]] as const;
    const [[one], [other]] = [of(before), of(after)];
    const points = [before, after].flatMap((visit) => pointOf(visit, figure) ?? []);
    // Two visits of one minute are compared as any two are: a second apart.
    const trend = trendOf(points.map((point, index) => ({ ...point, at: index })));
    return {
      ...{ figure, before: of(before), after: of(after), isNamed: trend?.isNamed ?? false },
      ...(one === undefined || other === undefined ? {} : { change: other - one }),
    };
  });
