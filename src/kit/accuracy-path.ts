/** Where the page of accuracy has what: its address, and the row of each subject. */
import { slugFromName } from '../refrigerants/slug.ts';

/** Bare address of the page. */
export const ACCURACY = '/ressources/simulateur-test';

/** The row of mixes people make: no table can hold each. */
export const MIX_ROW = 'melanges-composes';

/** The row of a fluid, a blend or, of a mix, the one of all mixes. */
export const fluidRow = (name: string): string => (name.includes('[') ? MIX_ROW : slugFromName(name));

/** Bare address of the row of a fluid. */
export const fluidAccuracyPath = (name: string): string => `${ACCURACY}#${fluidRow(name)}`;

/** Bare address of the row of a calculator, by the last step of its own address. */
export const calculatorAccuracyPath = (slug: string): string => `${ACCURACY}#${slug}`;

/** Last step of the anchor of a door of the circuit. */
export const doorRow = (door: string): string => `circuit-${door.toLowerCase()}`;

/** Bare address of the row of a door of the circuit. */
export const doorAccuracyPath = (door: string): string => `${ACCURACY}#${doorRow(door)}`;

/** Anchor of the trial of the field diagnosis: no row, a part of the page. */
export const DIAGNOSIS_ROW = doorRow('diagnose');

/** Anchor of the trial of the measured performance, a part of the page too. */
export const PERFORMANCE_ROW = doorRow('measuredPerformance');
