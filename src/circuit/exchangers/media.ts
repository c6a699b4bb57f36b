/** The secondary fluids an exchanger can be asked with, for who lists them. */
import type { Bilingual } from '../../language/index.ts';
import type { SecondaryFluid } from '../../physics/secondary-fluids/index.ts';
import { SECONDARY_FLUIDS } from '../../physics/secondary-fluids/index.ts';

export interface Solution {
  /** As `medium` takes it. */
  readonly key: string;
  readonly name: Bilingual;
  /** What concentrations are shares of. */
  readonly basis: SecondaryFluid['basis'];
  /** Concentrations the figures hold between, %. */
  readonly min: number;
  readonly max: number;
}

const PERCENT = 100;
/** Fractions such as 0.07 have no exact double: what a hundred of them leaves is rounded away. */
const percent = (fraction: number): number => Number((PERCENT * fraction).toPrecision(12));

/** Every secondary fluid that is a solution, in the order of its publications. */
export const solutions = (): readonly Solution[] =>
  SECONDARY_FLUIDS.map(({ key, name, basis, x }) => ({
    key: key.toLowerCase(),
    name,
    basis,
    min: percent(x.min),
    max: percent(x.max),
  }));
