/**
 * Vite plugin: what a page computes its first answer with: what the engine reads as it starts, which scripts start it, and the
 * formulas of each calculator. `html/island-scripts.ts` has these asked for together with the page's own scripts: found only once
 * those run, one after the other, they would keep the first key waiting for the line three more times.
 */
import type { Plugin } from 'vite';
import { chunksOf } from './chunks.ts';
import { closureOf } from './script-files.ts';

/** Modules that a page fetches to compute by itself, whatever it computes. */
const STARTS = /\/src\/runtime\/(?:device|engine-here)\.ts$/;

/** What a calculator computes with: the runner of all, and its own formulas. */
const RUNNER = /\/src\/runtime\/calculator-runner\.ts$/;
const FORMULAS = /\/src\/calculators\/([^/]+)\/compute\.ts$/;

/** What the engine reads, by where it comes from. */
const DATA = /engine\/generated\/.*\.(?:wasm|json)$/;

/** Scripts that start the engine once they run, as paths in the site. */
const starting = new Set<string>();
/** Scripts each calculator computes with, by its name. */
const computing = new Map<string, readonly string[]>();
let data: readonly string[] = [];

export function findEngineFiles(): Plugin {
  return {
    name: 'appfroid:engine-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      data = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.originalFileNames.some((name) => DATA.test(name)) ? [file.fileName] : [],
      );
      const chunks = chunksOf(bundle);
      const holding = (pattern: RegExp) =>
        [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => pattern.test(id)));
      const starters = new Set(holding(STARTS).map(({ fileName }) => fileName));
      for (const { fileName, dynamicImports } of chunks.values())
        if (dynamicImports.some((name) => starters.has(name))) starting.add(fileName);
      const runners = holding(RUNNER);
      for (const chunk of holding(FORMULAS)) {
        const own = chunk.moduleIds.map((id) => FORMULAS.exec(id)?.[1]).filter((id) => id !== undefined);
        const asked = [...runners, chunk].map(({ fileName }) => fileName);
        const needed = [...closureOf(asked, (name) => chunks.get(name)?.imports ?? [])];
        for (const id of own) computing.set(id, needed);
      }
    },
  };
}

/** What the engine will read on a page of these scripts; nothing where they do not start it. */
export const engineDataFor = (scripts: readonly string[]): readonly string[] =>
  scripts.some((script) => starting.has(script)) ? data : [];

/** What a calculator's first answer needs beside the scripts of its page. @param hasFluid whether it asks for a fluid */
export const answerFilesFor = (
  calculator: string,
  hasFluid: boolean,
): Readonly<Record<'scripts' | 'data', readonly string[]>> => ({
  scripts: computing.get(calculator) ?? [],
  data: hasFluid ? data : [],
});
