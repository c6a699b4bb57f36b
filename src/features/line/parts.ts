/** The parts of the page that come late, fetched as one. */
export { FluidField as Fluid } from '../../kit/page/FluidField.tsx';
export { Commands } from './Commands.tsx';
export { Sweep } from './Sweep.tsx';
