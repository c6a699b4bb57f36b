/** Categories of the Pressure Equipment Directive of the circuit's own tubes and vessels. */
import { categoryOfPiping, categoryOfVessel, PED_CATEGORIES } from '../../physics/ped.ts';
import type { PedOutcome } from '../../physics/ped.ts';
import { isFollowedInService } from '../../regulation/index.ts';
import type { SectionFigures } from '../charge/index.ts';
import { LINES } from '../line-names.ts';
import type { Line } from '../line-names.ts';
import { ATMOSPHERE_BAR } from '../lines.ts';
import type { Pipes } from '../pipes/index.ts';
import type { Finding } from './alert.ts';

/** Below this the sound practice of the State is enough: Article 4(3). */
const FROM = PED_CATEGORIES.indexOf('Cat I');

/** Points between the condenser's entry and the valve: what stands elsewhere is on the low side. */
const HIGH_POINTS: readonly string[] = ['c', 'd', 'e'];

/** What is asked of a charge: the volumes of its sections, L. */
interface Volumes {
  readonly sections: Readonly<Record<string, Pick<SectionFigures, 'volume'> | null>>;
}

/** A tube or a vessel of the study, as the Directive judges it. */
export interface PressureItem extends PedOutcome {
  /** A line, `receiver`, `accumulator`, or the place of another vessel in the reader's list: `other_1`. */
  readonly key: Line | 'receiver' | 'accumulator' | `other_${number}`;
  /** PS, bar gauge. */
  readonly pressure: number;
  /** Litres of a vessel. */
  readonly volume?: number;
  /** Nominal size of piping. */
  readonly dn?: number;
  /** The size is the tube's own DN, not its inside diameter standing in for it. */
  readonly isNominal?: boolean;
  /** France follows it in service: R. 557-14-1. */
  readonly isFollowed: boolean;
}

/** Steel is sold by its DN; of copper, whose sizes are outside diameters, the inside diameter stands for it. */
function sizeOf(tube: {
  readonly label: string;
  readonly di: number;
}): Required<Pick<PressureItem, 'dn' | 'isNominal'>> {
  const [, nominal] = /^DN ?(\d+)$/.exec(tube.label) ?? [];
  return nominal === undefined ? { dn: tube.di, isNominal: false } : { dn: Number(nominal), isNominal: true };
}

/**
 * The recommended tubes, the receiver and the other vessels of the charge. Liquid lines count as gas, since what boils above
 * atmospheric pressure at its highest temperature is gas (Article 4(1)). What has no design pressure is left out.
 * @param points where the other vessels stand in the circuit, in their order
 */
export function pressureItems(
  group: 1 | 2,
  pipes: Pick<Pipes, 'lines'> | undefined,
  charge: Volumes | undefined,
  points: readonly string[] = [],
): readonly PressureItem[] {
  const gaugeOf = (line: Line): number | undefined => {
    const design = pipes?.lines[line].p_design ?? null;
    return design === null ? undefined : design - ATMOSPHERE_BAR;
  };
  const tubes = LINES.flatMap((key): readonly PressureItem[] => {
    const tube = pipes?.lines[key].recommended ?? null;
    const pressure = gaugeOf(key);
    if (tube === null || pressure === undefined) return [];
    const size = sizeOf(tube);
    const outcome = categoryOfPiping({ isGas: true, group, pressure, dn: size.dn });
    const isFollowed = isFollowedInService(group, pressure, { kind: 'piping', dn: size.dn });
    return [{ key, pressure, ...size, ...outcome, isFollowed }];
  });
  const vessel = (key: PressureItem['key'], line: Line): readonly PressureItem[] => {
    const volume = charge?.sections[key]?.volume ?? 0;
    const pressure = gaugeOf(line);
    if (volume <= 0 || pressure === undefined) return [];
    const outcome = categoryOfVessel({ isGas: true, group, pressure, volume });
    const isFollowed = isFollowedInService(group, pressure, { kind: 'vessel', volume });
    return [{ key, pressure, volume, ...outcome, isFollowed }];
  };
  return [
    ...tubes,
    ...vessel('receiver', 'll'),
    ...vessel('accumulator', 'asp'),
    ...points.flatMap((point, i) => vessel(`other_${i + 1}`, HIGH_POINTS.includes(point) ? 'll' : 'asp')),
  ];
}

/** Tubes and the receiver of category I or more. @param group of the fluid; undefined where nobody knows it */
export function pedFindings(
  group: 1 | 2 | undefined,
  pipes: Pick<Pipes, 'lines'> | undefined,
  charge: Volumes | undefined,
): readonly Finding[] {
  if (group === undefined) return [];
  return pressureItems(group, pipes, charge)
    .filter(({ category }) => PED_CATEGORIES.indexOf(category) >= FROM)
    .map(({ key, category, table, pressure, volume, dn }) => ({
      code: 'P_CATEGORY',
      severity: 'know',
      ...(LINES.some((line) => line === key) ? { page: 'pipes', where: key as Line } : { page: 'charge' }),
      values: {
        category,
        table: table ?? 0,
        group,
        pressure,
        ...(volume === undefined ? { dn: dn ?? 0 } : { volume }),
      },
    }));
}
