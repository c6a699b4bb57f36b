/** Where the grips of the handles stand: each on what it moves, or beside it where another one is in the way. */

/** Pixels a grip keeps around it: what a finger reaches. */
export const REACH = 48;

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const RINGS = [0, 1, 1.5, 2.2];
const WAYS = 8;

/** Offsets tried in turn: none, then around, nearest first; from below for the low side, from above for the others. */
function offsets(isLow: boolean): readonly Spot[] {
  return RINGS.flatMap((ring) =>
    ring === 0
      ? [{ x: 0, y: 0 }]
      : Array.from({ length: WAYS }, (_, index) => {
          const turn = ((index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * 2 * Math.PI) / WAYS;
          return {
            x: Math.round(Math.sin(turn) * ring * REACH),
            y: Math.round(Math.cos(turn) * ring * REACH * (isLow ? 1 : -1)),
          };
        }),
  );
}

const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** What is held by a grip of the plane: held back to the frame where it stands outside. */
export const inFrame = ({ x, y }: Spot, { left, right, top, bottom }: Frame): Spot => ({
  x: within(x, left, right),
  y: within(y, top, bottom),
});

/** The offset of each grip from what it holds, in order: no two are nearer than a finger is wide. */
export function gripOffsets(anchors: readonly (Spot & { readonly isLow: boolean })[], frame: Frame): readonly Spot[] {
  const taken: Spot[] = [];
  return anchors.map(({ x, y, isLow }) => {
    const anchor = inFrame({ x, y }, frame);
    const isFree = (offset: Spot): boolean => {
      const spot = { x: anchor.x + offset.x, y: anchor.y + offset.y };
      const inside = inFrame(spot, frame);
      return (
        (offset.x === 0 && offset.y === 0 ? true : inside.x === spot.x && inside.y === spot.y) &&
        taken.every((one) => Math.hypot(one.x - spot.x, one.y - spot.y) >= REACH)
      );
    };
    const offset = offsets(isLow).find(isFree) ?? { x: 0, y: 0 };
    taken.push({ x: anchor.x + offset.x, y: anchor.y + offset.y });
    return offset;
  });
}
