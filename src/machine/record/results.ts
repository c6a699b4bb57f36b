/** An answer of a page, kept with a machine: the page, what was typed there as its link says it, and what came out. */

export interface KeptResult {
  readonly id: string;
  /** The page by its bare path. */
  readonly page: string;
  /** What the page is called, in the reader's language of that day. */
  readonly title: string;
  /** The parameters of its link, with their question mark. */
  readonly query: string;
  /** What came out, in words. */
  readonly summary: string;
  /** ISO date and time. */
  readonly at: string;
}

export const MOST_RESULTS = 40;
const LONGEST_ID = 64;
const LONGEST_PAGE = 80;
export const LONGEST_TITLE = 80;
const LONGEST_QUERY = 60_000;
export const LONGEST_RESULT = 200;
/** A page of this site, and nothing else a link may lead to. */
const PAGE = /^\/[a-z\d][a-z\d/-]*$/;

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

function resultFrom(value: unknown): KeptResult | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, page, title, query, summary, at } = value as Readonly<Record<string, unknown>>;
  if (!isText(id, LONGEST_ID) || id === '' || !isText(page, LONGEST_PAGE) || !PAGE.test(page)) return undefined;
  if (!isText(title, LONGEST_TITLE) || !isText(summary, LONGEST_RESULT)) return undefined;
  if (!isText(query, LONGEST_QUERY) || (query !== '' && !query.startsWith('?'))) return undefined;
  if (!isText(at, LONGEST_ID) || !Number.isFinite(Date.parse(at))) return undefined;
  return { id, page, title, query, summary, at };
}

/** Those of a kept value that are some; one that is none costs itself alone. */
export const resultsFrom = (value: unknown): readonly KeptResult[] =>
  Array.isArray(value) ? value.flatMap((one: unknown) => resultFrom(one) ?? []).slice(0, MOST_RESULTS) : [];

/** With one more, the latest first; the same page asked the same is one. */
export const withResult = (results: readonly KeptResult[] = [], result: KeptResult): readonly KeptResult[] => [
  result,
  ...results.filter(({ page, query }) => page !== result.page || query !== result.query),
];
