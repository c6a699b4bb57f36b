/** The tubes a line may be made of. */
import type { Fluid } from '../../engine/types.ts';
import type { Tube, TubeSeries } from '../../physics/tubes.ts';
import { TUBES } from '../../physics/tubes.ts';
import type { PipeType } from './options.ts';

export interface SeriesTube extends Tube {
  readonly series: TubeSeries;
  readonly isCopper: boolean;
}

const AMMONIA = 'R717';
const STEEL = 'steel-10220';
const COPPER: Readonly<Record<PipeType, readonly TubeSeries[]>> = {
  metric: ['cu-metric'],
  pouce: ['cu-inch-en'],
  all: ['cu-metric', 'cu-inch-en'],
};

/** Ammonia eats copper: a fluid that holds it runs in steel. */
export const needsSteel = ({ components }: Fluid): boolean => components.some(({ name }) => name === AMMONIA);

const tubesOf = (names: readonly TubeSeries[]): readonly SeriesTube[] =>
  names
    .flatMap((series) => TUBES[series].map((tube) => ({ ...tube, series, isCopper: series.startsWith('cu-') })))
    .toSorted((one, other) => one.inside - other.inside);

/** The tubes for a fluid, from the narrowest inside to the widest. */
export const seriesFor = (fluid: Fluid, pipeType: PipeType): readonly SeriesTube[] =>
  tubesOf(needsSteel(fluid) ? [STEEL] : COPPER[pipeType]);
