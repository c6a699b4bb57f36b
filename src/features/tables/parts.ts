/** The parts of the page that come late, fetched as one. */
export { FluidField as Fluid } from '../../kit/page/FluidField.tsx';
export { TableCommands } from './Commands.tsx';
