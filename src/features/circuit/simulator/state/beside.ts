/** Cycles laid beside the present one on its diagrams: each has a place of its own, which gives it its line and its mark. */
import { atom } from 'nanostores';
import type { SimulationResult } from '../../../../simulation/types.ts';

/** The present cycle is the first of five. */
export const PLACES = [2, 3, 4, 5] as const;
export type Place = (typeof PLACES)[number];

/** What follows the letters of each. */
export const MARKS: Readonly<Record<Place, string>> = { 2: '₂', 3: '₃', 4: '₄', 5: '₅' };

export interface Beside {
  readonly place: Place;
  readonly label: string;
  readonly result: SimulationResult;
}

/** Of a drawing of one of them. */
export const idOfBeside = (place: Place, circuit: string): string => `beside.${place}.${circuit}`;

/** In the order of their places. */
export const $beside = atom<readonly Beside[]>([]);

/** Lays a cycle beside the present one. @returns whether there was a place left */
export function layBeside(label: string, result: SimulationResult): boolean {
  const laid = $beside.get();
  const place = PLACES.find((one) => laid.every((other) => other.place !== one));
  if (place === undefined) return false;
  $beside.set([...laid, { place, label, result }].sort((one, other) => one.place - other.place));
  return true;
}

export const takeAway = (place: Place): void => $beside.set($beside.get().filter((one) => one.place !== place));
