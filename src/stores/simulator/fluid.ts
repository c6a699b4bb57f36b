import { computed } from 'nanostores';
import { $forms } from './form.ts';

/** The fluid of both regimes, as typed, chosen or linked. */
export const $fluid = computed($forms, ({ permanent }) => permanent.fluid);
