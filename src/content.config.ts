import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { quizSchema } from './quiz/schema.ts';

const bilingual = z.object({ fr: z.string().min(1), en: z.string().min(1) });
/** What a resource is filtered by. */
const RESOURCE_TAGS = ['simulation', 'data', 'article', 'resources', 'calculation'] as const;

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
  tools: defineCollection({
    loader: glob({ pattern: '{fr,en}/*.mdx', base: './content/tools' }),
    schema: z.object({
      title: z.string().min(20).max(75),
      description: z.string().min(70).max(170),
      updated: z.iso.date(),
    }),
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
