/** What of the form the first key does without: served with it, its code comes once the page has a moment. */
import { lazyPart } from '../../../kit/island/lazy-part.tsx';

export const FluidChoiceField = lazyPart(async () => (await import('./FluidChoiceField.tsx')).FluidChoiceField);
export const CircuitFluid = lazyPart(async () => (await import('./CircuitFluid.tsx')).CircuitFluid);
