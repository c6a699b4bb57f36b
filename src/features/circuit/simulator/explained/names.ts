/** Which figures are explained, by the page they stand on: a figure more there is missed by the compiler in `data/`. */
import type { ExchangerFigures } from '../../../../circuit/exchangers/index.ts';
import type { IndicatorKey } from '../../../../circuit/technique/index.ts';
import type { Bilingual } from '../../../../language/index.ts';
import type { Point } from '../../../../simulation/types.ts';
import type { FigureName } from '../../../../simulation/figures.ts';
import type { PageName } from './pages.ts';

type NumberKey<Figures> = {
  [K in keyof Figures]-?: Figures[K] extends number | null ? K : never;
}[keyof Figures];

export interface Explained {
  readonly cycle: FigureName;
  readonly point: keyof Point;
  readonly technique: IndicatorKey | 'bands' | 'tewi' | 'season';
  readonly pipes: 'speed' | 'dp' | 'dt' | 'total' | 'pressure';
  readonly exchangers: NumberKey<ExchangerFigures> | 'zone';
  readonly charge: 'total' | 'density' | 'leak' | 'receiver' | 'room';
}
export type Group = keyof Explained;

/** A figure by its group and its key there: `cycle.eer`. */
export type ExplainedName = { [G in Group]: `${G}.${Explained[G] & string}` }[Group];

/** What stands behind the "?" of a figure. */
export interface Explanation {
  /** What it is, and what it is not. */
  readonly meaning: Bilingual;
  readonly formula: Bilingual;
  /** What is usual, or what it is judged by. */
  readonly range: Bilingual;
  readonly source: Bilingual;
  /** The page that goes on from here. */
  readonly page: PageName;
}

export type Explanations<G extends Group> = Readonly<Record<Explained[G], Explanation>>;
