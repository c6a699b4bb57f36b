/** What the sheets of one workbook share: whose they are, in which words and units, and what they were made of. */
import type { FluidGrid } from '../circuit/fluid-sheet/grid.ts';
import type { FluidSheet } from '../circuit/fluid-sheet/sheet.ts';
import type { Locale } from '../language/index.ts';
import { kelvinFromCelsius } from '../quantities/si.ts';
import type { SheetUnits } from './units.ts';
import type { Say } from './words.ts';

/** The cycle that is typed in: temperatures in the unit of the workbook, differences in its degrees, capacity in its unit. */
export interface ExampleCycle {
  readonly evaporating: number;
  readonly condensing: number;
  readonly superheat: number;
  readonly lineSuperheat: number;
  readonly subcooling: number;
  readonly lineSubcooling: number;
  readonly isentropic: number;
  readonly volumetric: number;
  readonly cooling: number;
}

export interface About {
  readonly locale: Locale;
  readonly say: Say;
  readonly units: SheetUnits;
  /** As the reader knows it. */
  readonly fluid: string;
  readonly facts: FluidSheet;
  /** Pa, around the reader's gauges. */
  readonly atmosphere: number;
  readonly example: ExampleCycle;
  /** Degrees of the workbook that so many K are. */
  degrees(kelvin: number): number;
}

/** What is typed in where nobody asked for a cycle: a cold room, or what the fluid can do of it. */
export function exampleCycle(
  { saturation, vapour }: FluidGrid,
  { units, degrees }: Pick<About, 'units' | 'degrees'>,
): ExampleCycle {
  const { zero, scale } = units.temperature;
  const figure = (celsius: number): number => kelvinFromCelsius(celsius) / scale - zero;
  const low = (saturation[0]?.t ?? 0) + degrees(5);
  const high = (vapour.points.at(-1)?.t ?? 0) - degrees(4);
  const condensing = Math.round(Math.min(figure(40), high));
  const evaporating = Math.round(Math.max(low, Math.min(figure(-10), condensing - degrees(40))));
  return {
    evaporating,
    condensing,
    superheat: degrees(5),
    lineSuperheat: degrees(2),
    subcooling: degrees(2),
    lineSubcooling: degrees(2),
    isentropic: 0.7,
    volumetric: 0.8,
    cooling: Number((10_000 / units.power.scale).toPrecision(4)),
  };
}
