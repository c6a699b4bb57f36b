/** The room's doors: a season's figures, and the year in a file of hourly temperatures. */
export { FIGURE_NAMES, seasonal, seasonSteps } from './seasonal.ts';
export type { FigureName, Figures } from './seasonal.ts';
export type { SeasonOutcome, SeasonProblem, SeasonWarning } from './outcome.ts';
export type { SeasonBin } from './season-bin.ts';
export { HEATING_CLIMATES, PROCESS_CONFIRMED_TO, SEASON_BINS, SEASONS } from './climate.ts';
export { hourlyYear } from './weather/hourly.ts';
export { TEMPERATURE_UNITS } from './weather/units.ts';
export type { TemperatureUnit } from './weather/units.ts';
export type { HourlyYear, WeatherChoices, WeatherOutcome } from './weather/hourly.ts';
export type { WeatherProblem, WeatherWarning } from './weather/outcome.ts';
