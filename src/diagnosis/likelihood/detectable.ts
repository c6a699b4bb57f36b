/** The smallest fault that would show in the readings that were taken. */
import type { FaultKey } from '../data/machines.ts';
import { SETTINGS, SEVERITY } from '../data/machines.ts';
import type { Matrix } from './matrix.ts';
import { cholesky, forward, squareOf, submatrix } from './matrix.ts';
import type { FaultPath } from './twin-set.ts';
import { changeAt } from './twin-set.ts';

/** Least severity, 0 to 1, of each fault whose change lies 3.3 standard deviations off; a fault that never does is absent. */
export function detectableSeverities(
  paths: ReadonlyMap<FaultKey, FaultPath>,
  S: Matrix,
  places: readonly number[],
): Readonly<Partial<Record<FaultKey, number>>> {
  const L = cholesky(submatrix(S, places));
  const found: Partial<Record<FaultKey, number>> = {};
  if (L === undefined) return found;
  for (const [fault, path] of paths) {
    const severity = SEVERITY.grid.find((grid) => {
      const change = changeAt(path, grid);
      return (
        change &&
        Math.sqrt(
          squareOf(
            forward(
              L,
              places.map((i) => change[i]!),
            ),
          ),
        ) >= SETTINGS.detect
      );
    });
    if (severity !== undefined) found[fault] = severity;
  }
  return found;
}
