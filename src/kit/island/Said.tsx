/** A sentence of a problem or a warning in the reader's units: as it was served until its part of the page is awake. */
import { useSyncExternalStore } from 'react';
import { asServed } from '../../i18n/in-readers-units.ts';
import { $units } from '../form/units.ts';

const whenUnitsChange = (changed: () => void): (() => void) => $units.listen(changed);

/** @param say describes it; with the units of now, or those of the texts */
export const Said = ({ say }: { readonly say: () => string }): string =>
  useSyncExternalStore(whenUnitsChange, say, () => asServed(say));
