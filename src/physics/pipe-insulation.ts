/**
 * Insulation of pipes: surface temperature, thickness against condensation, heat gain. SI, temperatures in K. Surface coefficients
 * of ISO 12241:2008 as transcribed in github.com/weililai/Calculation-of-thermal-insulation-structures; the standard itself was
 * not read. The wall of the pipe and the film inside it are neglected, which is the safe side against condensation.
 */
import { rootByBisection } from './roots.ts';
import { ZERO_CELSIUS } from '../quantities/si.ts';

const STEFAN_BOLTZMANN = 5.67e-8;
/** Thicknesses looked among, m. */
const THINNEST = 1e-6;
const THICKEST = 0.5;

/** λ, W/(m·K), of a mean temperature of the insulation, K. */
export type Conductivity = (T: number) => number;

/** λ = a + b·θ + c·θ², θ in °C. */
export const conductivityFromCelsius =
  (a: number, b: number, c: number): Conductivity =>
  (T) => {
    const t = T - ZERO_CELSIUS;
    return a + b * t + c * t ** 2;
  };

export interface PipeInAir {
  /** Outside diameter of the pipe, m. */
  readonly diameter: number;
  /** Of the fluid, and so of the pipe, and of the air, K. */
  readonly fluid: number;
  readonly air: number;
  readonly emissivity: number;
  readonly isVertical: boolean;
  /** Of the air, m/s; 0 is still air. */
  readonly wind: number;
}

/** Surface coefficient, W/(m²·K), of an outside diameter, m, at a surface temperature, K. ISO 12241:2008. */
export function surfaceCoefficient(
  { air, emissivity, isVertical, wind }: PipeInAir,
  D: number,
  surface: number,
): number {
  // (T₁⁴ − T₂⁴)/(T₁ − T₂), which has a value where both are one.
  const radiation = emissivity * STEFAN_BOLTZMANN * (air ** 2 + surface ** 2) * (air + surface);
  if (wind > 0) {
    return radiation + (wind * D <= 8.55e-3 ? 8.1e-3 / D + 3.14 * Math.sqrt(wind / D) : (8.9 * wind ** 0.9) / D ** 0.1);
  }
  const difference = Math.abs(air - surface);
  const isLaminar = D ** 3 * difference <= 10;
  const [laminar, turbulent] = isVertical ? [1.32, 1.74] : [1.25, 1.21];
  return radiation + (isLaminar ? laminar * (difference / D) ** 0.25 : turbulent * Math.cbrt(difference));
}

export interface InsulatedPipe {
  /** K. */
  readonly surface: number;
  /** W/(m²·K). */
  readonly coefficient: number;
  /** W/(m·K). */
  readonly conductivity: number;
  /** Outside diameter over the insulation, m. */
  readonly diameter: number;
  /** What the pipe takes from the air, W/m; negative what it gives. */
  readonly gain: number;
}

/** What goes through the insulation and does not come off its surface, W/m, at a surface temperature, K: it grows with it. */
function surplus(pipe: PipeInAir, conductivity: Conductivity, D: number, surface: number): number {
  const { diameter, fluid, air } = pipe;
  const through = (2 * Math.PI * conductivity((fluid + surface) / 2) * (surface - fluid)) / Math.log(D / diameter);
  return through - Math.PI * D * surfaceCoefficient(pipe, D, surface) * (air - surface);
}

/** A pipe under a thickness of insulation, m. */
export function insulatedPipe(pipe: PipeInAir, conductivity: Conductivity, thickness: number): InsulatedPipe {
  const { fluid, air } = pipe;
  const D = pipe.diameter + 2 * thickness;
  const [low, high] = [Math.min(fluid, air), Math.max(fluid, air)];
  const surface = rootByBisection((T) => surplus(pipe, conductivity, D, T), low, high) ?? air;
  const coefficient = surfaceCoefficient(pipe, D, surface);
  const mean = conductivity((fluid + surface) / 2);
  return {
    surface,
    coefficient,
    conductivity: mean,
    diameter: D,
    gain: (2 * Math.PI * mean * (surface - fluid)) / Math.log(D / pipe.diameter),
  };
}

/** The same without any insulation: the surface is as cold as the fluid. */
export function barePipe(pipe: PipeInAir): { readonly gain: number; readonly coefficient: number } {
  const coefficient = surfaceCoefficient(pipe, pipe.diameter, pipe.fluid);
  return { gain: Math.PI * pipe.diameter * coefficient * (pipe.air - pipe.fluid), coefficient };
}

/**
 * The thickness, m, over which the surface is at a temperature, K, between fluid and air; 0 where the bare pipe is.
 * @returns undefined where half a metre does not do
 */
export function thicknessFromSurface(pipe: PipeInAir, conductivity: Conductivity, wanted: number): number | undefined {
  if (pipe.fluid >= wanted) return 0;
  // Where less goes through than comes off at the temperature wanted, the surface is warmer than that.
  const colder = (thickness: number): number => surplus(pipe, conductivity, pipe.diameter + 2 * thickness, wanted);
  if (colder(THINNEST) <= 0) return THINNEST;
  return rootByBisection(colder, THINNEST, THICKEST);
}

/** Temperature at the end of a line, K: exact for a constant coefficient, W/(m·K), and heat capacity flow, W/K. */
export const temperatureAtEnd = (
  fluid: number,
  air: number,
  coefficient: number,
  length: number,
  flow: number,
): number => air - (air - fluid) * Math.exp((-coefficient * length) / flow);
