/** What the build tells the service worker of its files: scripts/build/offline writes it into the worker. */

/** Address, bytes as it stands, and the SHA-256 of these bytes in base 64. */
export type StoredFile = readonly [address: string, bytes: number, digest: string];

/** Files in one: one after the other, in the order of the list. */
export interface Pack {
  readonly address: string;
  readonly files: readonly StoredFile[];
}

/** Address, what tells its builds apart (the first signs of its SHA-256 in base 64), and bytes it takes to fetch it. */
export type KeptPage = readonly [address: string, revision: string, download: number];

export interface OfflineList {
  /** What names the build, as /build.json says it. */
  readonly build: string;
  /** What is stored at the first visit. */
  readonly packs: readonly Pack[];
  /** What is stored at the first visit as well, and is compressed already or has been fetched by the page. */
  readonly alone: readonly StoredFile[];
  /** Pages stored when they are visited, or all at once. */
  readonly keptPages: readonly KeptPage[];
}
