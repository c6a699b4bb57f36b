import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { SCHEMAS } from './content-schemas.ts';

export const collections = {
  /** One file per version. */
  changelog: defineCollection({
    loader: glob({ pattern: '*.json', base: './content/changelog' }),
    schema: SCHEMAS.changelog,
  }),
  /** What each calculator computes, in words and formulas: fr/air-data, en/air-data … */
  methods: defineCollection({
    loader: glob({ pattern: '{fr,en}/*.mdx', base: './content/methods' }),
    schema: SCHEMAS.methods,
  }),
  /** What a technician looks up: fr/epreuve-azote, en/epreuve-azote … */
  articles: defineCollection({
    loader: glob({ pattern: '{fr,en}/*.mdx', base: './content/articles' }),
    schema: SCHEMAS.articles,
  }),
  /** Pages of /ressources that are prose: fr/refprop, en/refprop … */
  guides: defineCollection({
    loader: glob({ pattern: '{fr,en}/*.mdx', base: './content/guides' }),
    schema: SCHEMAS.guides,
  }),
  /** The inputs of an article's examples, by its name. */
  examples: defineCollection({
    loader: glob({ pattern: '*.json', base: './content/examples' }),
    schema: SCHEMAS.examples,
  }),
  /** Own words on the refrigerants people meet, by the last step of their address: fr/r32, en/r32 … */
  fluids: defineCollection({
    loader: glob({ pattern: '{fr,en}/*.mdx', base: './content/fluids' }),
    schema: SCHEMAS.fluids,
  }),
  /** What /ressources lists beside the articles; a page that is not there yet is left out. */
  resources: defineCollection({
    loader: file('content/ressources/resources.json'),
    schema: SCHEMAS.resources,
  }),
  /** The terms of the trade, both languages in one file. */
  glossary: defineCollection({ loader: file('content/glossary.json'), schema: SCHEMAS.glossary }),
  /** Ways through the site, both languages in one file. */
  paths: defineCollection({ loader: file('content/paths.json'), schema: SCHEMAS.paths }),
  /** A quiz each, both languages in one file. */
  quiz: defineCollection({
    loader: glob({ pattern: '*.json', base: './content/quiz' }),
    schema: SCHEMAS.quiz,
  }),
  /** The prose of the home page and of informational pages: fr/home, en/about … */
  pages: defineCollection({
    loader: glob({ pattern: '{fr,en}/*.{md,mdx}', base: './content/pages' }),
    schema: SCHEMAS.pages,
  }),
};
