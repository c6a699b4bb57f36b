/**
 * Vite plugin: parts the browser's scripts into files by which pages ask for them as they load (script-files.mjs). Which
 * island stands on which page is read from the pages themselves, built before the scripts are. The bundler's own groups go
 * by names, sizes and counts, and Astro knows which page is which but hands it on to nobody.
 */
import { MOST_IN_VAIN, closureOf, planFiles } from './script-files.mjs';

const PAGE = /\/src\/pages\/(.*)\.astro$/;
/** The script of an Astro component: a module of its path with a query, and a file of that name with other signs. */
const PAGE_SCRIPT = /\.astro(?:\?astro&type=script|_astro_type_script)/;

/** Parts of other pages, inside somebody else's: they take the files as those pages have them, and no page loads more for them. */
const IN_OTHERS = /^embed-(?!index$)/;

/** What a page fetches by itself once it is painted is imported by such a module (src/kit/island/late.tsx). */
const LATE = /\/features\/.*\/late\.tsx?$/;

/** Every module a page of the site is made of, by the page; while pages are built. */
const partsOfPages = new Map();

/** Islands and scripts of each page, by their modules, and the file of each module; while scripts are built. */
let starts = new Map();
let plan = new Map();

/** Names of files that a page without an island asks for. */
let proseFiles = new Set();

/** Whether a page without an island asks for a built script. @param {string} file its path in the site */
export const isOfProse = (file) => PAGE_SCRIPT.test(file) || proseFiles.has(file.replace(/^.*\/|\..*$/g, ''));

export function scriptFiles() {
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
      const group = { name: (id) => plan.get(id)?.name ?? null, includeDependenciesRecursively: false };
      return this.environment.name === 'client' ? { ...output, codeSplitting: { groups: [group] } } : output;
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      for (const { fileName, imports } of chunks)
        if (closureOf(imports, (name) => bundle[name]?.imports ?? []).has(fileName))
          this.error(`${fileName} and what it needs need one another`);
      for (const [page, ids] of starts) {
        const own = closureOf(ids, (id) => this.getModuleInfo(id)?.importedIds ?? []);
        const asked = chunks.filter(({ facadeModuleId }) => ids.includes(facadeModuleId ?? ''));
        const files = closureOf(
          asked.map(({ fileName }) => fileName),
          (name) => bundle[name]?.imports ?? [],
        );
        const inVain = [...files]
          .flatMap((name) => Object.entries(bundle[name]?.modules ?? {}))
          .filter(([id, { renderedLength }]) => renderedLength > 0 && !own.has(id) && !id.startsWith('\0'));
        const bytes = inVain.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0);
        if (bytes > MOST_IN_VAIN)
          this.error(`the page ${page} loads ${bytes} bytes of other pages: ${inVain.map(([id]) => id).join(', ')}`);
      }
    },
  };
}

/** A page of the address '[...locale]/tools/[slug]' is called 'tools-slug'. */
const nameOfPage = (path) =>
  path
    .replace(/\[\.\.\.locale\]\/?/, '')
    .replaceAll(/[[\]]/g, '')
    .replaceAll('/', '-') || 'index';

function readPages(context) {
  for (const id of context.getModuleIds()) {
    const [, path] = PAGE.exec(id) ?? [];
    if (path === undefined) continue;
    const partsOf = (part) => {
      const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(part) ?? {};
      return [...importedIds, ...dynamicallyImportedIds];
    };
    partsOfPages.set(nameOfPage(path), closureOf([id], partsOf));
  }
}

/** The address of a file names the folder of the build, however long that is; that of a sheet in hexadecimal. */
const FOLDERS = [process.cwd(), Buffer.from(process.cwd()).toString('hex')];
const sizeOf = (code) => FOLDERS.reduce((left, folder) => left.replaceAll(folder, ''), code ?? '').length;

function makePlan(context) {
  const infos = [...context.getModuleIds()].sort().map((id) => context.getModuleInfo(id));
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
  const isOn = (parts) => (entry) => parts.has(entry.replace(/\?.*$/, ''));
  // What wakes islands stands on no page: React, by Astro's client for it.
  const wakers = entries.filter((entry) => ![...partsOfPages.values()].some((parts) => isOn(parts)(entry)));
  const startsOf = (parts) => {
    const own = entries.filter(isOn(parts));
    return own.every((entry) => PAGE_SCRIPT.test(entry)) ? own : [...own, ...wakers];
  };
  starts = new Map(
    // Read as they were built, which no two builds do in the same order: the plan goes by it where two joins gain as much.
    [...partsOfPages]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .filter(([page]) => !IN_OTHERS.test(page))
      .map(([page, parts]) => [page, startsOf(parts)])
      .filter(([, own]) => own.length > 0),
  );
  const isProse = (page) => starts.get(page)?.every((start) => PAGE_SCRIPT.test(start)) === true;
  plan = planFiles(modules, starts);
  // Called by what most of it is: tests and budgets look out for it.
  const react = infos.find(({ id }) => id.includes('/react-dom/') && plan.has(id));
  if (react) plan.get(react.id).name = 'react';
  proseFiles = new Set([...plan.values()].filter(({ pages }) => [...pages].some(isProse)).map(({ name }) => name));
}
