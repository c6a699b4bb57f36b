/**
 * What only a publisher knows, from content/site.json or the file SITE_FACTS names, checked by its schema before anything
 * is built.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'astro/zod';
import { repositoryOfHost } from './build-info.ts';

const text = (expected: string) => z.string({ error: expected }).trim().min(1, `${expected}, not an empty one`);
/** A published address or text, or null. */
type Published = string | null;

export interface SiteFacts {
  readonly name: string;
  /** First year of the copyright. */
  readonly since: number;
  /** Where the code is. */
  readonly repository: Published;
  readonly email: Published;
  readonly publisher: { readonly name: Published; readonly address: Published };
  /** Who serves the pages, with an address. */
  readonly host: Published;
  readonly links: { readonly donation: Published; readonly network: Published; readonly portfolio: Published };
}

const OR_NULL = ', or null where nothing is published';
const publishedText = text(`a text${OR_NULL}`).nullable();
const publishedAddress = z
  .url({ protocol: /^https$/, error: `an address that begins with https://${OR_NULL}` })
  .nullable();
const group = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject(fields, { error: ({ code }) => (code === 'unrecognized_keys' ? undefined : 'a group of fields') });

const facts = group({
  name: text('a text'),
  since: z.int('a year').min(2021, 'a year from 2021 on').max(new Date().getFullYear(), 'a year that has begun'),
  repository: publishedAddress,
  email: z.email(`an e-mail address${OR_NULL}`).nullable(),
  publisher: group({ name: publishedText, address: publishedText }),
  host: publishedText,
  links: group({ donation: publishedAddress, network: publishedAddress, portfolio: publishedAddress }),
});

/**
 * The facts a JSON text holds.
 * @throws {Error} naming the file, each wrong field, and what is expected of it
 */
export function siteFactsFromText(json: string, file: string): SiteFacts {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  const { data, error } = facts.safeParse(given);
  if (data) return data;
  const wrong = error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `${[...issue.path, issue.keys[0]].join('.')}: there is no such field`
      : `${issue.path.join('.') || 'the whole'}: expected ${issue.message}`,
  );
  throw new Error(`${file}\n  ${wrong.join('\n  ')}`);
}

/**
 * What a publication must say of itself, by field: publisher and host by the law on online services, a way to write to it.
 * @returns the fields that are missing
 */
export function missingForPublication({ publisher, host, email, repository }: SiteFacts): string[] {
  return [
    ...(publisher.name === null ? ['publisher.name'] : []),
    ...(publisher.address === null ? ['publisher.address'] : []),
    ...(email === null && repository === null ? ['email (or repository)'] : []),
    ...(host === null ? ['host'] : []),
  ];
}

/** @throws {Error} where a build for publication (SITE_URL or VERCEL) lacks what it must say of itself */
export function siteFacts(): SiteFacts {
  const file = process.env.SITE_FACTS || 'content/site.json';
  const url = process.env.SITE_FACTS ? pathToFileURL(file) : new URL('../../content/site.json', import.meta.url);
  const given = siteFactsFromText(readFileSync(url, 'utf8'), file);
  const isPublished = process.env.SITE_URL || process.env.VERCEL;
  const known = { ...given, repository: given.repository ?? repositoryOfHost() };
  const missing = isPublished ? missingForPublication(known) : [];
  if (missing.length > 0) throw new Error(`${file}: a build for publication needs ${missing.join(', ')}`);
  return given;
}
