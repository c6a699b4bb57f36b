/** Facts about this publication, edited in content/site.json; null is "not published". */
export const SITE: typeof __SITE_FACTS__ = {
  ...__SITE_FACTS__,
  repository: __SITE_FACTS__.repository ?? __REPOSITORY__,
};
