/** What of the instrument the first key does without: served with it, its code comes once the page has a moment. */
import { late } from '../../kit/island/late.tsx';

const parts = () => import('./late-parts.ts');

export const AnswerBar = late(async () => (await parts()).AnswerBar);
export const Facts = late(async () => (await parts()).Facts);
export const Fluid = late(async () => (await parts()).Fluid);
export const Measure = late(async () => (await parts()).Measure);
