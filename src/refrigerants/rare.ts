/** Blends of the list few people meet: sold elsewhere, out of use, or left in old plant. */
import rare from './generated/rare.json' with { type: 'json' };

const RARE: ReadonlySet<string> = /* @__PURE__ */ new Set(rare);

/** Whether a blend is offered to who looks for it, not to who chooses. */
export const isRareBlend = (name: string): boolean => RARE.has(name);
