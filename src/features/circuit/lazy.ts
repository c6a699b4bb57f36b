/** What of this page the first key does without: served with it, its code comes once the page has a moment. */
import { asIsland } from './simulator/as-island.tsx';
import { lazyPart } from '../../kit/island/lazy-part.tsx';

export const PageActions = asIsland(lazyPart(async () => (await import('./PageActions.tsx')).PageActions));
