/** What of this page the first key does without: served with it, its code comes once the page has a moment. */
import { asIsland } from './simulator/as-island.tsx';
import { late } from '../../kit/island/late.tsx';

export const PageActions = asIsland(late(async () => (await import('./PageActions.tsx')).PageActions));
