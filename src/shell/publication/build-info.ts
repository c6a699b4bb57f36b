/** What /build.json says of the build now served. */
export interface BuildInfo {
  readonly id: string;
  readonly version: string;
  /** ISO date. */
  readonly date: string;
  readonly description: { readonly fr: string; readonly en: string };
  /** Bytes of what a first visit stores for the road, compressed: written when that is known, scripts/build/offline. */
  readonly download?: number;
}
