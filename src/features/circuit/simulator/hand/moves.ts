/** How far a handle was moved, as a value of its field: by a place of the plane, or by steps of the keys. */
import { interpolate } from '../../../../charts/ph/dome.ts';
import type { Dome } from '../../../../charts/ph/types.ts';
import { stepOfSize } from '../../../../kit/form/steps.ts';
import { inUnit } from '../../../../kit/form/text.ts';
import { barFromPascal, kelvinFromCelsius, pascalFromBar } from '../../../../quantities/si.ts';
import type { Held } from './held.ts';

/** A place of the P-h plane (J/kg, Pa) or of the T-s plane (J/(kg K), K), and the state there, where it is asked for. */
export interface PlaneOfStates {
  readonly chart: 'ph' | 'ts';
  /** Undefined without engine or without state. */
  stateAt(known: { P: number; H: number } | { T: number; S: number }): { T: number; P: number } | undefined;
  /** The saturation of the fluid, where its lines are known. */
  readonly dome: Pick<Dome, 'T' | 'pDew'> | undefined;
}

/** Dew temperature, K, between the samples of a dome: 1/T is all but linear in ln p. Held to the ends of the line. */
export function dewTemperature({ T, pDew }: Pick<Dome, 'T' | 'pDew'>, P: number): number {
  const held = Math.min(Math.max(P, pDew[0] ?? P), pDew.at(-1) ?? P);
  return (
    1 /
    interpolate(
      pDew.map(Math.log),
      T.map((one) => 1 / one),
      Math.log(held),
    )
  );
}

/**
 * The value that brings what is held to a place.
 * @param held as it stood when it was taken
 * @returns undefined where no state says
 */
export function valueAtPlace(held: Held, place: { x: number; y: number }, plane: PlaneOfStates): number | undefined {
  const { handle, measure, value, points } = held;
  const [{ T, P, S }] = points;
  if (handle.kind === 'end') {
    const reached = plane.chart === 'ts' ? place.y : plane.stateAt({ P: pascalFromBar(P), H: place.x })?.T;
    return reached === undefined ? undefined : value + handle.sense * (reached - kelvinFromCelsius(T));
  }
  const isPressure = measure.quantity === 'pressure';
  if (plane.chart === 'ts' && !isPressure) {
    const from = anchorOf(held, plane);
    return from && value + handle.sense * (place.y - from.y);
  }
  const reached =
    plane.chart === 'ph' ? place.y : plane.stateAt({ T: place.y, S: anchorOf(held, plane)?.x ?? S * 1e3 })?.P;
  if (reached === undefined) return undefined;
  if (isPressure) return barFromPascal(reached);
  if (!plane.dome) return undefined;
  const shift = dewTemperature(plane.dome, reached) - dewTemperature(plane.dome, pascalFromBar(P));
  return value + handle.sense * shift;
}

/** Of a line, from its start: its middle bears the name of its side. */
const ASIDE = 0.36;

/** Where in the plane a handle is held: at its point, or on its line. */
export function anchorOf(
  { handle, points }: Held,
  { chart, stateAt }: PlaneOfStates,
): { x: number; y: number } | undefined {
  const [first, last = first] = points;
  if (handle.kind === 'end') {
    return chart === 'ph'
      ? { x: first.H * 1e3, y: pascalFromBar(first.P) }
      : { x: first.S * 1e3, y: kelvinFromCelsius(first.T) };
  }
  const H = (first.H + ASIDE * (last.H - first.H)) * 1e3;
  const P = pascalFromBar(first.P);
  if (chart === 'ph') return { x: H, y: P };
  const state = stateAt({ P, H }) as { T: number; S?: number } | undefined;
  return state?.S === undefined
    ? { x: (first.S + ASIDE * (last.S - first.S)) * 1e3, y: kelvinFromCelsius(first.T + ASIDE * (last.T - first.T)) }
    : { x: state.S, y: state.T };
}

/** The step of the keys and the finest there is, in the unit shown. */
function stepsOf({ measure, unit, value }: Held): { readonly whole: number; readonly fine: number } {
  const whole = stepOfSize(measure, measure.step ?? 1, unit)(value);
  return { whole, fine: whole / 10 };
}

const DIGITS = 12;
const onGrid = (value: number, grid: number): number => Number((Math.round(value / grid) * grid).toPrecision(DIGITS));

/** A value in the unit shown, held to the field's limits. */
function shownWithin({ measure, unit, range }: Held, shown: number): number {
  const limit = (value: number): number => inUnit(measure, value, measure.unit, unit);
  return Number(Math.min(Math.max(shown, limit(range.min)), limit(range.max)).toPrecision(DIGITS));
}

export const inShown = ({ measure, unit }: Held, value: number): number => inUnit(measure, value, measure.unit, unit);

/** Grids of a drag, in steps of the keys: the finest a finger can aim at. */
const GRIDS = [0.1, 0.2, 0.5, 1, 2, 5];

/**
 * A value of a drag as it is written, in the unit shown: round, so that nobody gets digits a finger cannot mean.
 * @param perPixel how much of the field a pixel is, in the unit it is carried in
 */
export function draggedText(held: Held, value: number, perPixel: number): number {
  const { whole } = stepsOf(held);
  const shownPerPixel = Math.abs(inShown(held, held.value + perPixel) - inShown(held, held.value));
  const grid = GRIDS.find((one) => one * whole >= shownPerPixel * 0.75) ?? 5;
  return shownWithin(held, onGrid(inShown(held, value), grid * whole));
}

/** Where the keys lead, in the unit shown; undefined for a key that is not of a slider. */
export function keyedText(held: Held, key: string, isFine: boolean): number | undefined {
  const { whole, fine } = stepsOf(held);
  const shown = inShown(held, held.value);
  const by = (size: number): number => shownWithin(held, onGrid(shown + size, fine));
  const step = isFine ? fine : whole;
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return by(step);
    case 'ArrowDown':
    case 'ArrowLeft':
      return by(-step);
    case 'PageUp':
      return by(5 * whole);
    case 'PageDown':
      return by(-5 * whole);
    case 'Home':
      return shownWithin(held, -Infinity);
    case 'End':
      return shownWithin(held, Infinity);
    default:
      return undefined;
  }
}
