/** The parts of the page that come late, fetched as one. */
export { TableCommands } from './Commands.tsx';
export { Fluid } from './Fluid.tsx';
