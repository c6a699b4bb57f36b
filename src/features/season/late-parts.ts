/** The parts of the page that come late, fetched as one. */
export { Charts } from './Charts.tsx';
export { SeasonCommands } from './Commands.tsx';
export { Fluid } from './Fluid.tsx';
export { Modes, MoneyAndImpact } from './FurtherFields.tsx';
export { Further } from './Further.tsx';
export { WeatherFile } from './WeatherFile.tsx';
