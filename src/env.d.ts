/** Set by astro.config.mjs: the id of this build, and the version it carries. */
declare const __BUILD_ID__: string;
declare const __APP_VERSION__: string;
/** Address of the repository the host built from; null when it does not say. */
declare const __REPOSITORY__: string | null;
/** The checked facts of this publication. */
declare const __SITE_FACTS__: import('../scripts/site-facts.mjs').SiteFacts;
