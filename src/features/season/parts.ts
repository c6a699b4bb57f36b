/** The parts of the page that come late, fetched as one. */
export { FluidField as Fluid } from '../../kit/page/FluidField.tsx';
export { Charts } from './Charts.tsx';
export { SeasonCommands } from './Commands.tsx';
export { Modes, MoneyAndImpact } from './FurtherFields.tsx';
export { Further } from './Further.tsx';
export { WeatherFile } from './WeatherFile.tsx';
