/** A result as the diagram draws it, by the description of its cycle. */
import { cycleOf, pointOfNode } from '../../simulation/cycles/index.ts';
import type { CycleDescription, CycleProcess } from '../../simulation/cycles/index.ts';
import type { SimulationResult } from '../../simulation/types.ts';
import type { CycleLine, CyclePoints, LineRole } from '../../charts/ph/types.ts';

/** Compressions and expansions change pressure; anything else is drawn in the colour of the side it leads to. */
function roleOf({ kind, isIdeal, to }: CycleProcess, { nodes }: CycleDescription): LineRole {
  if (isIdeal === true) return 'ideal';
  if (kind === 'compression' || kind === 'expansion') return kind;
  return nodes.find(({ letter }) => letter === to)?.side ?? 'low';
}

/** The points in the diagram's SI, by letter, and the lines between them. */
export function drawnCycle(result: SimulationResult): {
  readonly points: CyclePoints;
  readonly lines: readonly CycleLine[];
} {
  const cycle = cycleOf(result.input);
  const points = cycle.nodes.map((node) => {
    const { H, P } = pointOfNode(result, node);
    return [node.letter, { H: H * 1e3, P: P * 1e5 }] as const;
  });
  return {
    points: Object.fromEntries(points),
    lines: cycle.processes.map((process) => ({ from: process.from, to: process.to, role: roleOf(process, cycle) })),
  };
}
