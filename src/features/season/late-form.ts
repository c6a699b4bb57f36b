/** What of the form the first key does without: served with it, its code comes once the page has a moment. */
import { late } from '../../kit/island/late.tsx';

const parts = () => import('./late-parts.ts');

export const Fluid = late(async () => (await parts()).Fluid);
export const Modes = late(async () => (await parts()).Modes);
export const MoneyAndImpact = late(async () => (await parts()).MoneyAndImpact);
export const WeatherFile = late(async () => (await parts()).WeatherFile);
