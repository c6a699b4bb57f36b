export interface Release {
  readonly version: string;
  /** ISO date. */
  readonly date: string;
  readonly type: 'new' | 'update';
  readonly fr: ReleaseText;
  readonly en: ReleaseText;
}

export interface ReleaseText {
  readonly description: string;
  readonly changes: readonly string[];
}

/** The releases, the latest first; parts of a version count as numbers, so 1.10 follows 1.9. */
export function latestFirst(releases: readonly Release[]): readonly Release[] {
  return [...releases].sort((one, other) => other.version.localeCompare(one.version, 'en', { numeric: true }));
}

/** @throws {Error} when there is none */
export function latestVersion(releases: readonly Release[]): Release {
  const [latest] = latestFirst(releases);
  if (!latest) throw new Error('the changelog is empty');
  return latest;
}
