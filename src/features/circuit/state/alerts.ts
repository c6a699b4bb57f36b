/** The alerts of this page's study: one list, which its bar, its pages and its report all read. */
import { atom } from 'nanostores';
import type { Alert } from '../../../circuit/alerts/alert.ts';

/** Worst first. None until something has been computed: `refreshAlerts` makes it. */
export const $alerts = atom<readonly Alert[]>([]);
