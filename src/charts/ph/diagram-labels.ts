import type { LabelRequest, PlacedLabel } from '../plot/labels.ts';
import { cycleObstacles } from './cycle.ts';
import { labelPlacer } from '../plane/labels.ts';
import type { PlacedPoint } from '../plane/points.ts';
import { leavesBySide, lineLabels } from '../plane/line-labels.ts';
import type { LabelledLine, LabelPlace } from '../plane/line-labels.ts';
import type { PlotLayout } from '../plot/layout.ts';
import type { Layers } from './StaticLayer.tsx';
import type { CycleLine, IsoLine, LineRole, PhCurves } from './types.ts';
import { METRIC } from './scales.ts';

/** How the figures written on the lines read; the values are those of `IsoLine`. */
export interface LineTexts {
  isotherm(kelvin: number): string;
  quality(fraction: number): string;
  isentrope(entropy: number): string;
  isochore(volume: number): string;
  /** Name of the low-pressure side, and of the high-pressure side. */
  readonly low: string;
  readonly high: string;
}

export interface PlacedCycle {
  readonly points: readonly PlacedPoint[];
  readonly lines: readonly CycleLine[];
  /** What follows each letter: nothing for the steady regime, a prime for the transitory one. */
  readonly mark: string;
}

export interface DiagramLabels {
  readonly lines: readonly PlacedLabel[];
  /** The letters of each cycle, in their order. */
  readonly letters: readonly (readonly PlacedLabel[])[];
  /** Names of the two pressure sides, for the first cycle. */
  readonly sides: readonly PlacedLabel[];
}

/** Names of the pressure sides, each along the first line that runs through it: the evaporator, the condenser. */
function sideRequests({ points, lines }: PlacedCycle, fontSize: number, texts: LineTexts): LabelRequest[] {
  const at = new Map(points.map((point) => [point.letter, point]));
  const along = (role: LineRole, dy: number) => {
    const line = lines.find((one) => one.role === role);
    const ends = [at.get(line?.from ?? ''), at.get(line?.to ?? '')];
    const [left, right] = [...ends].sort((one, other) => (one?.x ?? 0) - (other?.x ?? 0));
    return [0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2].map(
      (share) => [(left?.x ?? 0) + share * ((right?.x ?? 0) - (left?.x ?? 0)), (left?.y ?? 0) + dy] as const,
    );
  };
  return [
    { key: 'high', text: texts.high, spots: along('high', -fontSize * 1.2) },
    {
      key: 'low',
      text: texts.low,
      spots: [1.2, -1.2].flatMap((rows) => along('low', fontSize * rows)),
    },
  ];
}

const labelled = ({ value, H, P }: IsoLine): LabelledLine => ({ value, xs: H, ys: P });

/** Multiples of 50 or 100 and of 20 first, so that the roundest labels are the ones that stay. */
function roundness(shown: number, step: number): number {
  if (shown % (5 * step) === 0) return 0;
  return shown % (2 * step) === 0 ? 1 : 2;
}

/** Every text of the diagram placed at once: letters first, then the pressure sides, then the figures on the lines. */
export function diagramLabels(
  curves: PhCurves | undefined,
  cycles: readonly PlacedCycle[],
  layout: PlotLayout,
  layers: Layers,
  texts: LineTexts,
): DiagramLabels {
  const { fontSize } = layout;
  const { place, letters: lettersOf } = labelPlacer(
    layout,
    cycles.flatMap(({ points, lines }) => cycleObstacles(points, lines)),
  );
  const letters = cycles.map(({ points, mark }) => lettersOf(points, mark));
  const sides = cycles[0] ? place(sideRequests(cycles[0], fontSize, texts), fontSize + 1) : [];
  const family = (
    lines: readonly IsoLine[] | undefined,
    isShown: boolean,
    at: LabelPlace,
    prefix: string,
    text: (value: number) => string,
    rank?: (value: number) => number,
  ): LabelRequest[] => (lines && isShown ? lineLabels(lines.map(labelled), layout, at, prefix, text, rank) : []);
  const { temperature, isothermStep } = curves?.scales ?? METRIC;
  const rankOf = (kelvin: number): number => roundness(Math.round(temperature.fromSi(kelvin)), isothermStep);
  const isotherms = (at: LabelPlace, prefix: string, lines = curves?.isotherms): LabelRequest[] =>
    family(lines, layers.isotherms, at, prefix, texts.isotherm, rankOf);
  const lines = [
    ...isotherms('head', 'Th'),
    ...isotherms('foot', 'T'),
    // In the vapour, where they leave by the side.
    ...isotherms(
      'side',
      'Tr',
      curves?.isotherms.filter((line) => leavesBySide(labelled(line), layout)),
    ),
    ...family(curves?.quality, layers.quality, 'foot', 'x', texts.quality),
    ...family(curves?.isentropes, layers.isentropes, 'shoulder', 's', texts.isentrope, (value) =>
      value % 100 === 0 ? 0 : 1,
    ),
    ...family(curves?.isochores, layers.isochores, 'side', 'v', texts.isochore),
  ];
  return { letters, sides, lines: place(lines, fontSize - 1) };
}
