/**
 * Vite plugin: parts the browser's scripts into files by which pages ask for them as they load (script-files.ts). Which
 * island stands on which page is read from the pages themselves, built before the scripts are. The bundler's own groups go
 * by names, sizes and counts, and Astro knows which page is which but hands it on to nobody.
 */
import type { Plugin, Rolldown } from 'vite';
import { MOST_IN_VAIN, closureOf, planFiles } from './script-files.ts';
import type { PlannedFile } from './script-files.ts';

const PAGE = /\/src\/pages\/(.*)\.astro$/;
/** The script of an Astro component: a module of its path with a query, and a file of that name with other signs. */
const PAGE_SCRIPT = /\.astro(?:\?astro&type=script|_astro_type_script)/;

/** Parts of other pages, inside somebody else's: they take the files as those pages have them, and no page loads more for them. */
const IN_OTHERS = /^embed-(?!index$)/;

/** What a page fetches by itself once it is painted is imported by such a module (src/kit/page/lazy.ts). */
const LATE = /\/features\/.*\/(?:late|lazy)\.tsx?$/;

/** Every module a page of the site is made of, by the page; while pages are built. */
const partsOfPages = new Map<string, ReadonlySet<string>>();

/** Islands and scripts of each page, by their modules, and the file of each module; while scripts are built. */
let starts: ReadonlyMap<string, readonly string[]> = new Map();
let plan: ReadonlyMap<string, PlannedFile> = new Map();

/** Names of files that a page without an island asks for. */
let proseFiles: ReadonlySet<string> = new Set();

/** Whether a page without an island asks for a built script. @param file its path in the site */
export const isOfProse = (file: string): boolean =>
  PAGE_SCRIPT.test(file) || proseFiles.has(file.replace(/^.*\/|\..*$/g, ''));

export function scriptFiles(): Plugin {
  return {
    name: 'appfroid:script-files',
    apply: 'build',
    // A file may then hold what its entry does not say, since each module goes where the plan puts it.
    options(options) {
      return this.environment.name === 'client' ? { ...options, preserveEntrySignatures: 'allow-extension' } : options;
    },
    buildEnd() {
      if (this.environment.name === 'client') makePlan(this);
      else readPages(this);
    },
    outputOptions(output) {
      const group = { name: (id: string) => plan.get(id)?.name ?? null, includeDependenciesRecursively: false };
      return this.environment.name === 'client' ? { ...output, codeSplitting: { groups: [group] } } : output;
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = chunksOf(bundle);
      const importsOf = (name: string) => chunks.get(name)?.imports ?? [];
      for (const { fileName, imports } of chunks.values())
        if (closureOf(imports, importsOf).has(fileName)) this.error(`${fileName} and what it needs need one another`);
      for (const [page, ids] of starts) {
        const own = closureOf(ids, (id) => this.getModuleInfo(id)?.importedIds ?? []);
        const asked = [...chunks.values()].filter(({ facadeModuleId }) => ids.includes(facadeModuleId ?? ''));
        const files = closureOf(
          asked.map(({ fileName }) => fileName),
          importsOf,
        );
        const inVain = [...files]
          .flatMap((name) => Object.entries(chunks.get(name)?.modules ?? {}))
          .filter(([id, { renderedLength }]) => renderedLength > 0 && !own.has(id) && !id.startsWith('\0'));
        const bytes = inVain.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0);
        if (bytes > MOST_IN_VAIN)
          this.error(`the page ${page} loads ${bytes} bytes of other pages: ${inVain.map(([id]) => id).join(', ')}`);
      }
    },
  };
}

/** The scripts of a bundle, by their names. */
export const chunksOf = (bundle: Rolldown.OutputBundle): ReadonlyMap<string, Rolldown.OutputChunk> =>
  new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));

/** A page of the address '[...locale]/tools/[slug]' is called 'tools-slug'. */
const nameOfPage = (path: string): string =>
  path
    .replace(/\[\.\.\.locale\]\/?/, '')
    .replaceAll(/[[\]]/g, '')
    .replaceAll('/', '-') || 'index';

function readPages(context: Rolldown.PluginContext): void {
  for (const id of context.getModuleIds()) {
    const [, path] = PAGE.exec(id) ?? [];
    if (path === undefined) continue;
    const partsOf = (part: string) => {
      const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(part) ?? {};
      return [...importedIds, ...dynamicallyImportedIds];
    };
    partsOfPages.set(nameOfPage(path), closureOf([id], partsOf));
  }
}

/** The address of a file names the folder of the build, however long that is; that of a sheet in hexadecimal. */
const FOLDERS = [process.cwd(), Buffer.from(process.cwd()).toString('hex')];
const sizeOf = (code: string | null): number =>
  FOLDERS.reduce((left, folder) => left.replaceAll(folder, ''), code ?? '').length;

function makePlan(context: Rolldown.PluginContext): void {
  const infos = [...context.getModuleIds()].sort().flatMap((id) => context.getModuleInfo(id) ?? []);
  const modules = new Map(
    infos.map(({ id, code, importers, importedIds, dynamicallyImportedIds }) => [
      id,
      {
        size: sizeOf(code),
        imports: importedIds,
        parts: dynamicallyImportedIds,
        isLate: LATE.test(id),
        isOfScript: importers.length > 0 && importers.every((importer) => PAGE_SCRIPT.test(importer)),
      },
    ]),
  );
  const entries = infos.filter(({ isEntry }) => isEntry).map(({ id }) => id);
  const isOn = (parts: ReadonlySet<string>) => (entry: string) => parts.has(entry.replace(/\?.*$/, ''));
  // What wakes islands stands on no page: React, by Astro's client for it.
  const wakers = entries.filter((entry) => ![...partsOfPages.values()].some((parts) => isOn(parts)(entry)));
  const startsOf = (parts: ReadonlySet<string>) => {
    const own = entries.filter(isOn(parts));
    return own.every((entry) => PAGE_SCRIPT.test(entry)) ? own : [...own, ...wakers];
  };
  starts = new Map(
    // Read as they were built, which no two builds do in the same order: the plan goes by it where two joins gain as much.
    [...partsOfPages]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .filter(([page]) => !IN_OTHERS.test(page))
      .map(([page, parts]): [string, string[]] => [page, startsOf(parts)])
      .filter(([, own]) => own.length > 0),
  );
  const isProse = (page: string) => starts.get(page)?.every((start) => PAGE_SCRIPT.test(start)) === true;
  plan = planFiles(modules, starts);
  // Called by what most of it is: tests and budgets look out for it.
  const react = infos.flatMap(({ id }) => (id.includes('/react-dom/') ? (plan.get(id) ?? []) : []))[0];
  if (react) react.name = 'react';
  proseFiles = new Set([...plan.values()].filter(({ pages }) => [...pages].some(isProse)).map(({ name }) => name));
}
