/**
 * Vite plugin: what a page computes its first answer with: what the engine reads as it starts, and the scripts that compute.
 * `html/island-scripts.ts` has these asked for together with the page's own scripts: found only once those run, one after the
 * other, they would keep the first key waiting for the line three more times.
 */
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { chunksOf } from './chunks.ts';
import { closureOf } from './script-files.ts';

/** Modules that a page fetches to compute by itself, whatever it computes. */
const STARTS = /\/src\/runtime\/(?:device|engine-here)\.ts$/;

/** What a page fetches to be answered at its first key, by what its modules call for it. */
const ANSWERS: readonly (readonly [called: RegExp, module: RegExp])[] = [
  [/\b(?:startDevice|runSimulation)\(/, /\/src\/runtime\/device\.ts$/],
  // Asks in place of an engine that is still on its way.
  [/\brunSimulation\(/, /\/src\/runtime\/page-runner\.ts$/],
  [/\bprepareDoors\(/, /\/src\/runtime\/(?:engine-here|doors)\.ts$/],
];
const BRIDGE = /\/src\/runtime\/[\w-]*bridge\.ts$/;
const DOORS = /\/src\/runtime\/doors\.ts$/;

/** What a calculator computes with: the runner of all, and its own formulas. */
const RUNNER = /\/src\/runtime\/calculator-runner\.ts$/;
const FORMULAS = /\/src\/calculators\/([^/]+)\/compute\.ts$/;

/** What the engine reads, by where it comes from. */
const DATA = /engine\/generated\/.*\.(?:wasm|json)$/;

/** Where a page says which doors it asks: `prepareDoors('linePoint', 'sweep')`, a list of that name, the door of a part. */
const ASKED = /(?:\bprepareDoors\(|_?DOORS\b[^=;]*= \[|\bdoor: )((?:\s*["']\w+["'],?)+)/g;

/** Scripts that start the engine once they run, as paths in the site. */
const starting = new Set<string>();
/** Scripts each calculator computes with, by its name. */
const computing = new Map<string, readonly string[]>();
/** Scripts that answer the first key of an island, by its own. */
const answering = new Map<string, readonly string[]>();
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
      const fileOf = new Map(
        [...chunks.values()].flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk.fileName])),
      );
      const importsOf = (name: string) => chunks.get(name)?.imports ?? [];
      const neededBy = (files: readonly string[]) => [...closureOf(files, importsOf)];
      const holding = (pattern: RegExp) =>
        [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => pattern.test(id)));
      const starters = new Set(holding(STARTS).map(({ fileName }) => fileName));
      for (const { fileName, dynamicImports } of chunks.values())
        if (dynamicImports.some((name) => starters.has(name))) starting.add(fileName);
      const runners = holding(RUNNER);
      for (const chunk of holding(FORMULAS)) {
        const own = chunk.moduleIds.map((id) => FORMULAS.exec(id)?.[1]).filter((id) => id !== undefined);
        for (const id of own) computing.set(id, neededBy([...runners, chunk].map(({ fileName }) => fileName)));
      }
      for (const { fileName, facadeModuleId } of chunks.values()) {
        if (facadeModuleId === null) continue;
        const asked = answersFrom(facadeModuleId, this).flatMap((id) => fileOf.get(id) ?? []);
        if (asked.length > 0) answering.set(fileName, neededBy(asked));
      }
    },
  };
}

/** Modules that compute the first answer of what a module brings with it. */
function answersFrom(entry: string, context: Rolldown.PluginContext): readonly string[] {
  const loaded = [...closureOf([entry], (id) => context.getModuleInfo(id)?.importedIds)];
  const code = loaded.map((id) => (BRIDGE.test(id) ? '' : (context.getModuleInfo(id)?.code ?? ''))).join('\n');
  const later = loaded.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const answers = ANSWERS.flatMap(([called, module]) =>
    called.test(code) ? later.filter((id) => module.test(id)) : [],
  );
  const doors = answers.find((id) => DOORS.test(id));
  if (doors === undefined) return answers;
  const names = new Set([...code.matchAll(ASKED)].flatMap(([, texts = '']) => texts.match(/\w+/g) ?? []));
  return [...answers, ...[...names].map((name) => moduleOfDoor(name, doors, context))];
}

/** Where a door is: named beside its module in `doors.ts`, or in a folder of its own. */
function moduleOfDoor(name: string, doors: string, context: Rolldown.PluginContext): string {
  const { code, dynamicallyImportedIds = [] } = context.getModuleInfo(doors) ?? {};
  const [, shared] = new RegExp(`\\b${name}: async \\(\\) => \\(await import\\(["']([^"']+)`).exec(code ?? '') ?? [];
  const wanted = join(dirname(doors), shared ?? `../circuit/${name}/index.ts`);
  return dynamicallyImportedIds.find((id) => id === wanted) ?? context.error(`doors.ts has no door ${name}`);
}

/** What the engine will read on a page of these scripts; nothing where they do not start it. */
export const engineDataFor = (scripts: readonly string[]): readonly string[] =>
  scripts.some((script) => starting.has(script)) ? data : [];

/** What answers the first key of a page of these scripts. */
export const answerScriptsFor = (scripts: readonly string[]): readonly string[] => [
  ...new Set(scripts.flatMap((script) => answering.get(script) ?? [])),
];

/** What a calculator's first answer needs beside the scripts of its page. @param hasFluid whether it asks for a fluid */
export const answerFilesFor = (
  calculator: string,
  hasFluid: boolean,
): Readonly<Record<'scripts' | 'data', readonly string[]>> => ({
  scripts: computing.get(calculator) ?? [],
  data: hasFluid ? data : [],
});
