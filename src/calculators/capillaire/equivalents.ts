/** Tubes around the one of a result. The correlation is a product of powers: what the inlet is cancels in a ratio. */
import type { CapillaryInlet } from '../../physics/capillary.ts';
import { capillaryFlow, capillaryLength } from '../../physics/capillary.ts';

/** mm, m; and the flow, kg/h, of all tubes together. */
export interface CapillaryPoint {
  readonly diameter: number;
  readonly length: number;
  readonly flow: number;
}

/** Any inlet at all: only ratios of its flows are taken. */
const ANY: CapillaryInlet = {
  pressure: 1.2e6,
  saturationPressure: 1e6,
  subcooling: 5,
  liquidDensity: 1100,
  vapourDensity: 60,
  liquidViscosity: 1.5e-4,
  vapourViscosity: 1.3e-5,
  surfaceTension: 5e-3,
  latentHeat: 1.6e5,
  criticalTemperature: 374,
  criticalPressure: 4e6,
};
const anyFlow = (diameter: number, length: number): number => capillaryFlow(ANY, diameter / 1000, length);

/** Flow, kg/h, of the same tubes with another diameter, mm, and length, m. */
export const flowOfOther = (known: CapillaryPoint, diameter: number, length: number): number =>
  (known.flow * anyFlow(diameter, length)) / anyFlow(known.diameter, known.length);

/** Length, m, at which a tube of another diameter, mm, passes the same flow. */
export const lengthOfSame = (known: CapillaryPoint, diameter: number): number =>
  capillaryLength(ANY, diameter / 1000, anyFlow(known.diameter, known.length));

const TENTH = 0.1;
const EACH_SIDE = 2;
/** Advised domain of the correlation, mm. */
const [LEAST, MOST] = [0.5, 2];

/** Diameters in tenths of a millimetre around one, mm, within the correlation's domain; not that one itself. */
export function neighbouringDiameters(diameter: number): readonly number[] {
  const place = diameter / TENTH;
  const isRound = Math.abs(place - Math.round(place)) < 1e-6;
  const below = isRound ? Math.round(place) - 1 : Math.floor(place);
  const above = isRound ? Math.round(place) + 1 : Math.ceil(place);
  return [
    ...Array.from({ length: EACH_SIDE }, (_, index) => below - EACH_SIDE + 1 + index),
    ...Array.from({ length: EACH_SIDE }, (_, index) => above + index),
  ]
    .map((tenths) => Number((tenths * TENTH).toFixed(1)))
    .filter((one) => one >= LEAST && one <= MOST);
}
