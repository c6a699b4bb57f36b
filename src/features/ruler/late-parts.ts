/** The parts of the instrument that come late, fetched as one. */
export { Facts } from './Facts.tsx';
export { Fluid } from './Fluid.tsx';
export { Measure } from './Measure.tsx';
export { AnswerBar } from './Verdict.tsx';
