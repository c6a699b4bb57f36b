/** What can be wrong at the room's doors, by code. Each has a text in both languages: src/i18n/{fr,en}/circuit*.ts. */
import type { ProblemCode as SimulationProblemCode } from '../simulation/types.ts';

/** Of the lines, components, indicators, exchangers and charge, beside those of a simulation. */
export const CIRCUIT_PROBLEM_CODES = ['E_TUBE', 'E_PTUBE', 'E_CROSS', 'E_STAGES'] as const;
/** Of the compressor, the comparison, the sweep, the ruler and the optimum. */
export const MACHINE_PROBLEM_CODES = [
  'E_POLY',
  'E_CSV',
  'E_SAME',
  'E_PAIR',
  'E_SATPT',
  'E_COMPRESSOR',
  'E_RATIO',
  'E_SETTLE',
] as const;

export type ProblemCode =
  SimulationProblemCode | (typeof CIRCUIT_PROBLEM_CODES)[number] | (typeof MACHINE_PROBLEM_CODES)[number];

export const CIRCUIT_WARNING_CODES = [
  'W_TREF',
  'W_TOIL',
  'W_TAU',
  'W_XF',
  'W_SH0',
  'W_SHLOW',
  'W_SHHIGH',
  'W_SCLOW',
  'W_SCHIGH',
  'W_VAC',
  'W_NEARCRIT',
  'W_GLIDE',
  'W_IDEAL',
  'W_VMAX',
  'W_DPASP',
  'W_DPREF',
  'W_DPLL',
  'W_J',
  'W_HAMMER',
  'W_FLASHLL',
  'W_OIL',
  'W_PTUBE',
  'W_CO2TUBE',
  'W_STEEL',
  'W_LATENT',
  'W_PINCH',
  'W_FREEZE',
  'W_FROST',
  'W_REC',
] as const;
export const MACHINE_WARNING_CODES = [
  'W_ENV',
  'W_CARRIED',
  'W_NOVSW',
  'W_FREQ',
  'W_POLY',
  'W_INCOH',
  'W_CMPP',
  'W_MULTI',
  'W_BOUND',
  'W_SUBC',
  'W_TREF',
  'W_EXTRAP',
  'W_UNC',
] as const;

export type WarningCode = (typeof CIRCUIT_WARNING_CODES)[number] | (typeof MACHINE_WARNING_CODES)[number];
