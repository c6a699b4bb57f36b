/** What can be wrong at the room's doors, by code, and what they warn of. Each has a text in both languages: the page's. */
import type { ProblemCode as CircuitProblemCode } from '../circuit/codes.ts';

/** Of a season, beside those of any argument and of a simulation. */
export const SEASON_PROBLEM_CODES = [
  'E_POINTS',
  'E_TWICE',
  'E_BINS',
  'E_PROLONGED',
  'E_BIN',
  'E_ONEPOINT',
  'E_FIGURE',
] as const;
export type SeasonProblemCode = CircuitProblemCode | (typeof SEASON_PROBLEM_CODES)[number];

export const SEASON_WARNING_CODES = ['W_METHOD', 'W_BIV', 'W_EXTRA', 'W_TOL', 'W_SHORT', 'W_HOT_GAS'] as const;
export type SeasonWarningCode = (typeof SEASON_WARNING_CODES)[number];

/** Why there is no year in a file of hourly temperatures, beside what the reader of measurements refuses. */
export const WEATHER_PROBLEM_CODES = ['E_COLUMN', 'E_COLUMNS', 'E_UNIT', 'E_STEP', 'E_HOURS', 'E_HOLES'] as const;
export type WeatherProblemCode = (typeof WEATHER_PROBLEM_CODES)[number];

/** What to know about a year that was read, in the order it is said. */
export const WEATHER_WARNING_CODES = ['W_UNIT', 'W_LEAP', 'W_HOLES', 'W_ZONES', 'W_OFFSETS', 'W_TYPICAL'] as const;
export type WeatherWarningCode = (typeof WEATHER_WARNING_CODES)[number];
