/** The parts of the page that come late, fetched as one. */
export { Commands } from './Commands.tsx';
export { Fluid } from './Fluid.tsx';
export { Sweep } from './Sweep.tsx';
