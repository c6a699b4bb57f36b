/** A line of /ressources. */
export interface Resource {
  /** Bare path. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** ISO date. */
  readonly updated: string;
  readonly tags: readonly ResourceTag[];
}

export type ResourceTag = 'simulation' | 'data' | 'article' | 'resources' | 'calculation';
