/** The parts of the page that come late, fetched as one. */
export { Checklist } from './Checklist.tsx';
export { ComparisonCommands } from './Commands.tsx';
export { Diagram, Laws } from './Diagram.tsx';
export { FluidField } from './FluidField.tsx';
export { MoreFluids } from './MoreFluids.tsx';
export { SameMachineSection } from './SameMachine.tsx';
export { Verdicts } from './Verdicts.tsx';
