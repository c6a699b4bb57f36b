/** The alerts of this page's study: one list, which its bar, its pages and its report all read. */
import { atom } from 'nanostores';
import { keepServed } from '../../../kit/island/use-part.ts';
import type { Alert } from '../../../circuit/alerts/alert.ts';

/** Worst first. None until something has been computed: `refreshAlerts` makes it. */
export const $alerts = atom<readonly Alert[]>([]);
// Pages are served before there is any.
keepServed([$alerts]);
