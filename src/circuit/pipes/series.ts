/** The tubes a line may be made of. */
import type { Fluid } from '../../engine/types.ts';
import type { Tube, TubeMaterial, TubeSeries } from '../../physics/tubes.ts';
import { TUBE_MATERIAL, TUBE_MATERIALS, TUBES } from '../../physics/tubes.ts';
import type { PipeOptions, PipeType } from './options.ts';

export interface SeriesTube extends Tube {
  readonly series: TubeSeries;
  readonly material: TubeMaterial;
}

const AMMONIA = 'R717';
const COPPER: Readonly<Record<PipeType, readonly TubeSeries[]>> = {
  metric: ['cu-metric'],
  pouce: ['cu-inch-en'],
  all: ['cu-metric', 'cu-inch-en'],
};

/** The series that stand for a material; only copper comes in the sizes a reader asks for. */
const seriesOf = (material: TubeMaterial, pipeType: PipeType): readonly TubeSeries[] =>
  (({ copper: COPPER[pipeType], k65: ['k65-inch'], steel: ['steel-10220'], stainless: ['ss-metric'] }) as const)[
    material
  ];

/** Ammonia eats copper: a fluid that holds it runs in steel. */
export const needsSteel = ({ components }: Fluid): boolean => components.some(({ name }) => name === AMMONIA);

/** From the narrowest inside to the widest. */
const tubesOf = (names: readonly TubeSeries[]): readonly SeriesTube[] =>
  names
    .flatMap((series) => TUBES[series].map((tube) => ({ ...tube, series, material: TUBE_MATERIAL[series] })))
    .toSorted((one, other) => one.inside - other.inside);

function materialsFor(fluid: Fluid, { criterion, material }: PipeOptions): readonly TubeMaterial[] {
  if (needsSteel(fluid)) return [material === 'stainless' ? 'stainless' : 'steel'];
  if (material !== 'auto') return [material];
  // By speed alone nothing says that copper does not hold.
  return criterion === 'speed' ? ['copper'] : TUBE_MATERIALS;
}

/** The tubes for a fluid, a list for each material in the order they are tried. */
export const tubeListsFor = (fluid: Fluid, options: PipeOptions): readonly (readonly SeriesTube[])[] =>
  materialsFor(fluid, options).map((material) => tubesOf(seriesOf(material, options.pipeType)));
