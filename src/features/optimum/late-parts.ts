/** The parts of the page that come late, fetched as one. */
export { Charts, ObjectiveCurve } from './Charts.tsx';
export { OptimumCommands } from './Commands.tsx';
