/** The parts of the page that come late, fetched as one. */
export { RulerCommands as Commands } from './Commands.tsx';
export { Diagram } from './Diagram.tsx';
export { Fluid } from './Fluid.tsx';
export { State } from './State.tsx';
export { Table } from './Table.tsx';
