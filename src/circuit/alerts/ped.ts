/** Categories of the Pressure Equipment Directive that the circuit's own tubes and receiver reach. */
import { categoryOfPiping, categoryOfVessel, PED_CATEGORIES } from '../../physics/ped.ts';
import type { PedOutcome } from '../../physics/ped.ts';
import type { Charge } from '../charge/index.ts';
import { LINES } from '../line-names.ts';
import { ATMOSPHERE_BAR } from '../lines.ts';
import type { Pipes } from '../pipes/index.ts';
import type { Finding } from './alert.ts';

/** Below this the sound practice of the State is enough: Article 4(3). */
const FROM = PED_CATEGORIES.indexOf('Cat I');

const isCategory = ({ category }: PedOutcome): boolean => PED_CATEGORIES.indexOf(category) >= FROM;

/**
 * Tubes and the receiver of category I or more. A tube counts by its inside diameter, which stands for its DN; liquid
 * lines count as gas, since what boils above atmospheric pressure at its highest temperature is gas (Article 4(1)).
 * @param group of the fluid; undefined where nobody knows it
 */
export function pedFindings(
  group: 1 | 2 | undefined,
  pipes: Pick<Pipes, 'lines'> | undefined,
  charge: Pick<Charge, 'sections'> | undefined,
): readonly Finding[] {
  if (group === undefined) return [];
  const found = (
    outcome: PedOutcome,
    pressure: number,
    place: Pick<Finding, 'page' | 'where'>,
    size: object,
  ): readonly Finding[] =>
    isCategory(outcome)
      ? [
          {
            code: 'P_CATEGORY',
            severity: 'notice',
            ...place,
            values: { category: outcome.category, table: outcome.table ?? 0, group, pressure, ...size },
          },
        ]
      : [];
  const tubes = LINES.flatMap((line) => {
    const { recommended, p_design: design } = pipes?.lines[line] ?? { recommended: null, p_design: null };
    if (recommended === null || design === null) return [];
    const pressure = design - ATMOSPHERE_BAR;
    const outcome = categoryOfPiping({ isGas: true, group, pressure, dn: recommended.di });
    return found(outcome, pressure, { page: 'pipes', where: line }, { dn: recommended.di });
  });
  const design = pipes?.lines.ll.p_design ?? null;
  const volume = charge?.sections['receiver']?.volume ?? 0;
  if (design === null || volume <= 0) return tubes;
  const pressure = design - ATMOSPHERE_BAR;
  return [
    ...tubes,
    ...found(categoryOfVessel({ isGas: true, group, pressure, volume }), pressure, { page: 'charge' }, { volume }),
  ];
}
