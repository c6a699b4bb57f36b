/**
 * How a data file's faults are said: each once, by its field's path, in the words a person who edits the file knows.
 * Builds and tests only; no script of a page carries it.
 */
import type { z } from 'astro/zod';

/** What zod calls each kind of value. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
  undefined: 'nothing',
};

const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);
const isNothing = (value: unknown): boolean => value === undefined;

/** What a schema wants where zod's own words would name neither kind nor limit: `missing`, or the wish and what is there. */
export const wanted = (wish: string) => ({
  error: ({ input }: { readonly input?: unknown }): string =>
    isNothing(input) ? 'missing' : `${wish} is wanted, not ${shown(input)}`,
});

function sizeWanted(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined;
  const isLeast = issue.code === 'too_small';
  const limit = Number(isLeast ? issue['minimum'] : issue['maximum']);
  const bound = `at ${isLeast ? 'least' : 'most'} ${limit}`;
  const { input, origin } = issue as { readonly input?: unknown; readonly origin?: string };
  if (origin === 'array') return `${bound} of them are wanted, not ${(input as readonly unknown[]).length}`;
  if (origin !== 'string')
    return `${issue['inclusive'] === false ? (isLeast ? 'more' : 'less') + ` than ${limit}` : bound} is wanted, not ${shown(input)}`;
  return limit === 1
    ? 'a text that is not empty is wanted'
    : `${bound} characters are wanted, not ${(input as string).length}`;
}

/** What a text must look like. */
function formatWanted(issue: z.core.$ZodRawIssue): string {
  const { format, prefix, pattern } = issue as {
    readonly format?: string;
    readonly prefix?: string;
    readonly pattern?: string;
  };
  if (format === 'date') return 'a date like 2026-11-22';
  if (format === 'url') return 'an address like https://example.org';
  return prefix === undefined ? `a text that fits ${pattern ?? format}` : `a text that begins with ${prefix}`;
}

const oneOf = (values: readonly unknown[], input: unknown): string =>
  isNothing(input)
    ? 'missing'
    : `${values.length > 1 ? 'one of ' : ''}${values.map(shown).join(', ')} is wanted, not ${shown(input)}`;

const kindWanted = (kind: string, input: unknown): string =>
  isNothing(input) ? 'missing' : `${KINDS[kind] ?? kind} is wanted, not ${shown(input)}`;

/** What is said of an issue the schema itself has no words for; handed to each parse. */
const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  const { code, input } = issue;
  if (code === 'invalid_type') return kindWanted(String(issue['expected']), input);
  if (code === 'invalid_value') return oneOf(issue['values'] as readonly unknown[], input);
  if (code === 'invalid_format') return `${formatWanted(issue)} is wanted, not ${shown(input)}`;
  // The word that says which kind of object it is.
  const { discriminator, options } = issue as {
    readonly discriminator?: string;
    readonly options?: readonly unknown[];
  };
  if (code === 'invalid_union' && discriminator !== undefined && options !== undefined) {
    return oneOf(options, (input as Readonly<Record<string, unknown>>)[discriminator]);
  }
  if (code === 'invalid_union' && isNothing(input)) return 'missing';
  return sizeWanted(issue);
};

/** `questions[3].text.fr` */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}${text === '' ? '' : '.'}${String(key)}`),
    '',
  );

/** The branch of a union that comes nearest: the one with the fewest faults of its own. */
const nearest = (branches: readonly (readonly z.core.$ZodIssue[])[]): readonly z.core.$ZodIssue[] =>
  branches.toSorted((one, other) => one.length - other.length)[0] ?? [];

function issueFaults(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): readonly string[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${pathText([...path, key])}: not a known field`);
  if (issue.code === 'invalid_union' && issue.errors.length > 0 && issue.message !== 'missing') {
    return nearest(issue.errors).flatMap((inner) => issueFaults(inner, path));
  }
  return [path.length === 0 ? issue.message : `${pathText(path)}: ${issue.message}`];
}

/** A value of another kind has no size and no pattern to speak of. */
const isOfItsKind = (issue: z.core.$ZodIssue, _index: number, all: readonly z.core.$ZodIssue[]): boolean =>
  !all.some(
    (other) => other !== issue && other.code === 'invalid_type' && pathText(other.path) === pathText(issue.path),
  );

/** What a schema says against a value, each fault beginning with the field's path; empty when it is sound. */
export function faultsOf(schema: z.ZodType, value: unknown): readonly string[] {
  const issues = schema.safeParse(value, { error: inPlainWords }).error?.issues ?? [];
  return [...new Set(issues.filter(isOfItsKind).flatMap((issue) => issueFaults(issue, [])))];
}

/** The same of a file's text, each fault beginning with the file's name; what is no JSON is one. */
export function faultsOfText(schema: z.ZodType, file: string, text: string): readonly string[] {
  try {
    return faultsOf(schema, JSON.parse(text)).map((fault) => `${file}: ${fault}`);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [`${file}: not JSON: ${error.message}`];
  }
}
