/** Where machines of a use run: the openings of `data/uses.json`. Apart from the uses, whose law is judged without them. */
import data from './generated/openings.json' with { type: 'json' };
import type { MachineFacts, UseId } from './facts.ts';
import type { Point, Use } from './schema.ts';

/** With the refrigerant such a machine usually holds; null where the use says nothing. */
export const OPENINGS = data as unknown as Readonly<Record<UseId, Use['opening']>>;

/** Below this evaporating temperature a rack is one for frozen food, °C. */
const LOW = -20;

/**
 * Where such a machine usually runs: mean saturation temperatures, °C, and what stands beside them. Temperatures that are known
 * of it win; null where the use says nothing.
 */
export function pointOf(facts: MachineFacts): Point | null {
  const opening = OPENINGS[facts.use];
  if (opening === null) return null;
  const { when_low, when_water, fluid: _, ...usual } = opening;
  const { te, tc, condenser } = facts;
  const own: Point = {
    ...usual,
    ...(te !== undefined && te < LOW ? when_low : undefined),
    ...(condenser === 'water' && when_water ? withoutFluid(when_water) : undefined),
  };
  return { ...own, te: te ?? own.te, tc: tc ?? own.tc };
}

function withoutFluid<T extends { readonly fluid: string }>({ fluid: _, ...rest }: T): Omit<T, 'fluid'> {
  return rest;
}
