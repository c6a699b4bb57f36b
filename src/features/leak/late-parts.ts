/** The parts of the page that come late, fetched as one. */
export { LeakCommands } from './Commands.tsx';
export { Details } from './Details.tsx';
export { Fluid } from './Fluid.tsx';
