/** What the files of content/ hold: Astro checks them by it while it builds, and a test before that. */
import { z } from 'astro/zod';
import { quizSchema } from './quiz/schema.ts';

const bilingual = z.object({ fr: z.string().min(1), en: z.string().min(1) });
/** What a resource is filtered by. */
const RESOURCE_TAGS = ['simulation', 'data', 'article', 'resources', 'calculation'] as const;

/** What an article is about: what lists of pages sort and filter by. */
const TAGS = ['measuring', 'fluids', 'cycle', 'safety', 'law', 'commissioning', 'components', 'air'] as const;

/** The title of a tab and of a list of results, where the heading is longer than they show whole. */
const tab = z.string().min(30).max(60);

const article = z.strictObject({
  title: z.string().min(20).max(75),
  tab: tab.optional(),
  description: z.string().min(70).max(170),
  updated: z.iso.date(),
  tags: z.array(z.enum(TAGS)).min(1),
  /** What people of the trade call what it is about, for the search: small letters, accents do not count. */
  words: z.string().min(1).optional(),
  /** Bare paths of pages of this site to go on with. */
  related: z.array(z.string().startsWith('/')).min(2),
  sources: z.array(z.strictObject({ text: z.string().min(1), url: z.url().optional() })).min(1),
});

/** An input of an example: `25 m`, `5 to 8 m/s`; the name of a refrigerant; what a calculator chooses by. */
const exampleInput = z.union([z.string(), z.number(), z.boolean(), z.record(z.string(), z.number())]);

/** A term as one language has it. */
const termText = z.strictObject({
  term: z.string().min(1).max(60),
  /** Other spellings a text may use: plurals, synonyms. */
  forms: z.array(z.string().min(2)).min(1).optional(),
  /** One or two sentences. */
  definition: z.string().min(30).max(260),
});

/** Figures that articles cite: one value for both languages, with the source it was read in. */
export const CITED_FIGURES = z.strictObject({
  sources: z.record(
    z.string().regex(/^[a-z0-9-]+$/),
    /** What was read, with its place; an article that cites it lists the same address or, without one, these words. */
    z.strictObject({ fr: z.string().min(1), en: z.string().min(1), url: z.url().optional() }),
  ),
  figures: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/),
      /** Or its bounds. */
      value: z.union([z.number(), z.tuple([z.number(), z.number()])]),
      unit: z.union([z.string().min(1), bilingual]).optional(),
      decimals: z.int().min(0).max(3).optional(),
      /** One of `sources`. */
      source: z.string().min(1),
    }),
  ),
});

export type CitedFigures = z.infer<typeof CITED_FIGURES>;

const pathText = z.strictObject({ title: z.string().min(5).max(60), lead: z.string().min(20).max(160) });

const releaseText = z.object({ description: z.string().min(1), changes: z.array(z.string().min(1)) });

/** A schema for each collection. */
export const SCHEMAS = {
  changelog: z.object({
    version: z.string().regex(/^\d+\.\d+\.\d+$/),
    date: z.iso.date(),
    type: z.enum(['new', 'update']),
    fr: releaseText,
    en: releaseText,
  }),
  methods: z.object({
    title: z.string().min(20).max(75),
    tab: tab.optional(),
    description: z.string().min(70).max(170),
    updated: z.iso.date(),
  }),
  articles: article,
  guides: article,
  /** The examples of the article of that name, with their inputs; `like` takes over another. */
  examples: z.record(z.string(), z.record(z.string(), exampleInput)),
  /** What a refrigerant is like to work with; its page gives the rest. */
  fluids: z.strictObject({
    sources: z.array(z.strictObject({ text: z.string().min(1), url: z.url() })).min(1),
  }),
  resources: z.object({
    path: z.string().regex(/^\/[a-z/-]+$/),
    tags: z.array(z.enum(RESOURCE_TAGS)).min(1),
    updated: z.iso.date(),
    title: bilingual,
    description: bilingual,
  }),
  /** What the trade calls things: articles lead to it where they first use a term. */
  glossary: z.strictObject({
    /** Its place on the page of the glossary. */
    id: z.string().regex(/^[a-z0-9-]+$/),
    fr: termText,
    en: termText,
    symbol: z.string().min(1).optional(),
    /** The one it is usually told in; `–` where it has none. */
    unit: z.string().min(1).optional(),
    /** Bare address of the page that shows it best. */
    to: z.string().startsWith('/'),
    /** Too plain a word to be marked in articles. */
    unmarked: z.literal(true).optional(),
    /** Where it is defined, if that was read: a standard, an act, a handbook, with the place. */
    source: bilingual.optional(),
  }),
  quiz: quizSchema,
  /** Ways through what is to read, compute and practise, step by step. */
  paths: z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    fr: pathText,
    en: pathText,
    parts: z.array(bilingual.extend({ steps: z.array(z.string().startsWith('/')).min(2) }).strict()).min(2),
  }),
  pages: z.object({ title: z.string().min(1), description: z.string().min(1), lead: z.string().min(1).optional() }),
};
