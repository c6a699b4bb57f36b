/** The parts of the page that come late, fetched as one. */
export { ComparisonCommands } from './Commands.tsx';
export { Diagram, Laws } from './Diagram.tsx';
export { FluidField } from './FluidField.tsx';
export { SameMachineSection } from './SameMachine.tsx';
