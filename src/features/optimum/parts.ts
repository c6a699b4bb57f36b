/** The parts of the page that come late, fetched as one. */
export { Charts } from './Charts.tsx';
export { OptimumCommands } from './Commands.tsx';
export { Curve as ObjectiveCurve } from './Curve.tsx';
