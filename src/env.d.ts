import type { AriaAttributes, DOMAttributes } from 'react';
import type { SiteFacts } from '../scripts/build/site-facts.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes once the page has been painted. */
    'client:afterPaint'?: boolean;
    /** Wakes in the first spare moment after the paint. */
    'client:afterPaintIdle'?: boolean;
    /** Wakes when seen, or when `needIslands` is called (src/kit/island/visible-or-stale-directive.ts). */
    'client:visibleOrStale'?: boolean;
  }
}

declare module 'react' {
  interface SVGAttributes<T> extends AriaAttributes, DOMAttributes<T> {
    /** HTML's own, which translators heed on any element: what they put in place of a text is not drawn inside a drawing. */
    translate?: 'yes' | 'no';
  }
}

declare global {
  namespace astroHTML.JSX {
    interface SVGAttributes {
      translate?: 'yes' | 'no';
    }
  }
  /** Set by astro.config.mjs: the id of this build, and the version it carries. */
  const __BUILD_ID__: string;
  const __APP_VERSION__: string;
  /** Address of the repository the host built from; null when it does not say. */
  const __REPOSITORY__: string | null;
  /** Parameters that pages of one simulation add to its link, by the name of the page. */
  const __PAGE_PARAMETERS__: Readonly<Record<string, string>>;
  /** The checked facts of this publication. */
  const __SITE_FACTS__: SiteFacts;
}
