/** The parts of the page that come late, fetched as one. */
export { Commands } from './Commands.tsx';
export { Details } from './Details.tsx';
export { Diagram } from './Diagram.tsx';
