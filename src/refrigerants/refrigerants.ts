import { REFRIGERANTS } from './facts/index.ts';
import type { Refrigerant } from './types.ts';

/** The facts of a refrigerant by its canonical name; undefined when the product holds none. */
export function refrigerantFromName(name: string): Refrigerant | undefined {
  return REFRIGERANTS.find((refrigerant) => refrigerant.name === name);
}
