/** Sentences the site once said that are false or dangerous, and how a text is read to find them. */
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';

/** The address of a page of the built site. */
const page = z.string().regex(/^\/[a-z\d/-]*$/);

const schema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z\d-]+$/),
    /** Of the pages it is looked for in: a sentence has one pattern for each language. */
    languages: z.array(z.enum(['fr', 'en'])).min(1),
    /** A regular expression, on text as `plainText` leaves it. */
    pattern: z.string().min(10),
    /** The only pages it is false on; everywhere else it may be said. */
    pages: z.array(page).min(1).optional(),
    /** What was said: the pattern finds each. */
    said: z.array(z.string().min(10)).min(1),
    /** What makes it false, with the source. */
    why: z.string().min(20),
    /** What stands in its place: on which page of the built site, and in what words. */
    right: z.array(z.strictObject({ page, text: z.string().min(5) })),
  }),
);
export type FalseSentence = z.infer<typeof schema>[number];

export const FALSE_SENTENCES: readonly FalseSentence[] = schema.parse(
  JSON.parse(readFileSync(new URL('false-sentences.json', import.meta.url), 'utf8')),
);

/** Tags within a sentence leave no space behind. */
const INLINE = /<\/?(?:a|abbr|b|bdi|code|data|dfn|em|i|mark|output|small|span|strong|sub|sup|time|var)\b[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** One kind of space, one space between words, the apostrophe curly; JSON's and scripts' escapes and emphasis of Markdown gone. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\x([\da-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('**', '')
    .replaceAll("'", '’')
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ');

/** What a reader of a page reads, of its served HTML. */
export const readText = (html: string): string =>
  plainText(
    html
      .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(INLINE, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) =>
        hex || decimal
          ? String.fromCodePoint(Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10))
          : (ENTITIES[name ?? ''] ?? whole),
      ),
  );

/**
 * The false sentences a text says, with the words found. `text` is plain.
 * @param at the page it stands on; without one, what is false on some pages only is not looked for
 */
export function falseSentencesIn(text: string, languages: readonly string[], at?: string): readonly string[] {
  return FALSE_SENTENCES.filter(
    (each) =>
      each.languages.some((language) => languages.includes(language)) &&
      (each.pages === undefined || (at !== undefined && each.pages.includes(at))),
  ).flatMap(({ id, pattern }) => {
    const found = new RegExp(pattern, 'iu').exec(text);
    return found ? [`${id}: ${found[0]}`] : [];
  });
}

const staleSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z\d-]+$/),
    /** The first day it is no longer so. */
    from: z.iso.date(),
    language: z.enum(['fr', 'en']),
    pattern: z.string().min(10),
    said: z.array(z.string().min(10)).min(1),
    why: z.string().min(20),
  }),
);

/** What was true when it was written and no longer is from a day on. */
export const STALE_SENTENCES = staleSchema.parse(
  JSON.parse(readFileSync(new URL('stale-sentences.json', import.meta.url), 'utf8')),
);

/** The sentences of a text that no longer are so on a day. `text` is plain. */
export const staleSentencesIn = (text: string, language: string, day: string): readonly string[] =>
  STALE_SENTENCES.filter((each) => each.language === language && each.from <= day).flatMap(({ id, pattern }) => {
    const found = new RegExp(pattern, 'iu').exec(text);
    return found ? [`${id}: ${found[0]}`] : [];
  });
