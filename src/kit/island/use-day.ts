/** The reader's day in components: drawn again when another one begins. */
import { useSyncExternalStore } from 'react';
import { today } from '../../language/days.ts';
import { followDay } from '../of-the-day.ts';

/** @param served ISO date of the day the page was built on: what stands in its HTML is of that day */
export const useDay = (served: string): string => useSyncExternalStore(followDay, today, () => served);
