/** The uses a machine can have, and what follows from each: the data of `data/uses.json`, held to `schema.ts` by a test. */
import data from './data/uses.json' with { type: 'json' };
import { USE_IDS } from './facts.ts';
import type { MachineFacts, UseId } from './facts.ts';
import type { Point, Use } from './schema.ts';

export const USES = data.uses as unknown as readonly (Use & { readonly id: UseId })[];

export const isUse = (word: unknown): word is UseId => (USE_IDS as readonly unknown[]).includes(word);

/** @throws {Error} a use without data, which the types and a test keep from being */
export function findUse(id: UseId): Use {
  const use = USES.find((each) => each.id === id);
  if (use === undefined) throw new Error(`no use ${id}`);
  return use;
}

/** Below this evaporating temperature a rack is one for frozen food, °C. */
const LOW = -20;

/**
 * Where such a machine usually runs: mean saturation temperatures, °C, and what stands beside them. Temperatures that are known
 * of it win; null where the use says nothing.
 */
export function pointOf(facts: MachineFacts): Point | null {
  const { opening } = findUse(facts.use);
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
