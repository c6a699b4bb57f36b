/** What of the form the first key does without: served with it, its code comes once the page has a moment. */
import { late } from '../../../kit/island/late.tsx';

export const FluidChoiceField = late(async () => (await import('./FluidChoiceField.tsx')).FluidChoiceField);
export const CircuitFluid = late(async () => (await import('./CircuitFluid.tsx')).CircuitFluid);
