import type { SiteFacts } from '../../../scripts/site-facts.mjs';

/** Facts about this publication, edited in content/site.json; null is "not published". */
export const SITE: SiteFacts = { ...__SITE_FACTS__, repository: __SITE_FACTS__.repository ?? __REPOSITORY__ };
