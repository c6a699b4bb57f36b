import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { quizSchema } from './quiz/schema.ts';

const bilingual = z.object({ fr: z.string().min(1), en: z.string().min(1) });
/** What a resource is filtered by. */
const RESOURCE_TAGS = ['simulation', 'data', 'article', 'resources', 'calculation'] as const;

/** What an article is about: what lists of pages sort and filter by. */
const TAGS = ['measuring', 'fluids', 'cycle', 'safety', 'law', 'commissioning', 'components', 'air'] as const;

const article = z.strictObject({
  title: z.string().min(20).max(75),
  description: z.string().min(70).max(170),
  updated: z.iso.date(),
  tags: z.array(z.enum(TAGS)).min(1),
  /** Bare paths of pages of this site to go on with. */
  related: z.array(z.string().startsWith('/')).min(2),
  sources: z.array(z.strictObject({ text: z.string().min(1), url: z.url().optional() })).min(1),
});

const releaseText = z.object({ description: z.string().min(1), changes: z.array(z.string().min(1)) });

export const collections = {
  /** One file per version. */
  changelog: defineCollection({
    loader: glob({ pattern: '*.json', base: './content/changelog' }),
    schema: z.object({
      version: z.string().regex(/^\d+\.\d+\.\d+$/),
      date: z.iso.date(),
      type: z.enum(['new', 'update']),
      fr: releaseText,
      en: releaseText,
    }),
  }),
  /** What each calculator computes, in words and formulas: fr/air-data, en/air-data … */
  methods: defineCollection({
    loader: glob({ pattern: '{fr,en}/*.mdx', base: './content/methods' }),
    schema: z.object({
      title: z.string().min(20).max(75),
      description: z.string().min(70).max(170),
      updated: z.iso.date(),
    }),
  }),
  /** What a technician looks up: fr/epreuve-azote, en/epreuve-azote … */
  articles: defineCollection({
    loader: glob({ pattern: '{fr,en}/*.mdx', base: './content/articles' }),
    schema: article,
  }),
  /** Pages of /ressources that are prose: fr/refprop, en/refprop … */
  guides: defineCollection({
    loader: glob({ pattern: '{fr,en}/*.mdx', base: './content/guides' }),
    schema: article,
  }),
  /** What /ressources lists beside the articles; a page that is not there yet is left out. */
  resources: defineCollection({
    loader: file('content/ressources/resources.json'),
    schema: z.object({
      path: z.string().regex(/^\/[a-z/-]+$/),
      tags: z.array(z.enum(RESOURCE_TAGS)).min(1),
      updated: z.iso.date(),
      title: bilingual,
      description: bilingual,
    }),
  }),
  /** A quiz each, both languages in one file. */
  quiz: defineCollection({
    loader: glob({ pattern: '*.json', base: './content/quiz' }),
    schema: quizSchema,
  }),
  /** Informational pages: fr/about, en/about … */
  pages: defineCollection({
    loader: glob({ pattern: '{fr,en}/*.md', base: './content/pages' }),
    schema: z.object({ title: z.string().min(1), description: z.string().min(1), lead: z.string().min(1).optional() }),
  }),
};
