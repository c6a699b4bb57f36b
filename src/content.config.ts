import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

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
  /** Informational pages: fr/about, en/about … */
  pages: defineCollection({
    loader: glob({ pattern: '{fr,en}/*.md', base: './content/pages' }),
    schema: z.object({ title: z.string().min(1), description: z.string().min(1), lead: z.string().min(1).optional() }),
  }),
};
