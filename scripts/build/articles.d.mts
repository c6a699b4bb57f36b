interface Both {
  readonly fr: string;
  readonly en: string;
}
export interface ArticleHead {
  readonly slug: string;
  readonly title: Both;
  readonly description: Both;
  readonly words: string;
}
export function articleHeads(): readonly ArticleHead[];
