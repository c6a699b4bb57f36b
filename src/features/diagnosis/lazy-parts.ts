/** The parts of the page that come late, fetched as one. */
export { DiagnosisCommands } from './Commands.tsx';
export { Fluid } from './Fluid.tsx';
export { More } from './More.tsx';
export { Recording } from './recording/Recording.tsx';
export { Twin } from './Twin.tsx';
export { Verdict } from './Verdict.tsx';
