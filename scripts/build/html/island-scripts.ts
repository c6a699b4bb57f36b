/**
 * A page with islands asks at once for every script it will need to bring them to life, those that wait to be seen apart,
 * and for what the engine reads where they start it; once it is painted, so that the paint waits for none of them. Astro names in
 * an island its own two scripts alone: found only once those run, the others would be asked for one after another.
 */
import { answerFilesFor, answerScriptsFor, engineDataFor } from '../engine-files.ts';
import { inlineTexts } from '../inline-scripts.ts';
import { scriptsAtLoad } from '../page-files.ts';
import { kindOf } from '../page-kinds.ts';
import { elementsOf } from './page.ts';
import type { Changes, Element, Page } from './page.ts';

/** @param site folder of the built pages @param file the page's own, inside it */
export function islandScripts(page: Page, site: string, file: string): Changes {
  if (elementsOf(page, 'astro-island').length === 0) return { changes: [] };
  const scripts = scriptsAtLoad(page.text, site);
  const isCalculator = kindOf(file).kind === 'calculator';
  const hasFluid = page.elements.some((element) => element.attribute('role') === 'combobox');
  const answer = isCalculator
    ? answerFilesFor(file.split('/').at(-2) ?? '', hasFluid)
    : { scripts: answerScriptsFor(scripts), data: engineDataFor(scripts) };
  const links = [
    ...scripts.map((script) => `<link rel="modulepreload" href="/${script}">`),
    // The page wakes before these, and they come before what it fetches once it is awake: of a low priority they came after all that.
    // They are brought and no more: read as modules they held a slow phone up for 0.1 s before a key that may never come.
    ...answer.scripts
      .filter((script) => !scripts.includes(script))
      .map((script) => `<link rel="preload" as="script" crossorigin fetchpriority="auto" href="/${script}">`),
    ...answer.data.map((data) => `<link rel="preload" as="fetch" crossorigin href="/${data}">`),
  ];
  const code = inlineTexts.get('before-islands.js') ?? '';
  // Before the first sheet: a script after one waits for it.
  const isSheet = (element: Element) =>
    element.name === 'style' || (element.name === 'link' && element.attribute('rel') === 'stylesheet');
  const at = page.elements.find(isSheet)?.from ?? page.headEnd;
  if (at === undefined) throw new Error(`${file}: has an island, and no head to ask for its scripts`);
  const text = `<template id="island-scripts">${links.join('')}</template><script>${code}</script>`;
  return { changes: [{ from: at, to: at, text }], scripts: [code] };
}
