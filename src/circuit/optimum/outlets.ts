import { limitsOf } from '../../machine/limits.ts';

/** Outlets of the gas cooler the door takes, °C. */
export const OUTLETS = { min: 25, max: 60 } as const;

const { discharge } = limitsOf({}, 'R744', 'transcritical');
/** From where the discharge of such a machine is watched, °C: what a search opens with. */
export const DISCHARGE = discharge?.watch ?? Number.NaN;
