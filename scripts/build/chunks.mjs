/**
 * Vite plugin: parts the browser's scripts into files by which pages ask for them as they load (script-files.mjs). Which
 * island stands on which page is read from the pages themselves, built before the scripts are. What is only fetched later
 * keeps the files the bundler makes.
 */
import { planFiles } from './script-files.mjs';

const PAGE = /\/src\/pages\/(.*)\.astro$/;

/** Every module a page of the site is made of, by the page; while pages are built. */
const partsOfPages = new Map();

/** Names of files, by module; while scripts are. */
let plan = new Map();

export function scriptFiles() {
  return {
    name: 'appfroid:script-files',
    apply: 'build',
    // A file may then hold what its entry does not say, since each module goes where the plan puts it.
    options(options) {
      return this.environment.name === 'client' ? { ...options, preserveEntrySignatures: 'allow-extension' } : options;
    },
    buildEnd() {
      if (this.environment.name === 'client') plan = planOf(this);
      else readPages(this);
    },
    outputOptions(output) {
      return this.environment.name === 'client'
        ? {
            ...output,
            codeSplitting: { groups: [{ name: (id) => plan.get(id) ?? null, includeDependenciesRecursively: false }] },
          }
        : output;
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
    const seen = new Set([id]);
    for (const part of seen) {
      const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(part) ?? {};
      for (const next of [...importedIds, ...dynamicallyImportedIds]) seen.add(next);
    }
    partsOfPages.set(nameOfPage(path), seen);
  }
}

function planOf(context) {
  const ids = [...context.getModuleIds()].sort();
  const infos = ids.map((id) => context.getModuleInfo(id));
  const modules = new Map(
    infos.map(({ id, code, importedIds }) => [id, { size: code?.length ?? 0, imports: importedIds }]),
  );
  const entries = infos.filter(({ isEntry }) => isEntry).map(({ id }) => id);
  const pages = [...partsOfPages].map(([page, parts]) => [
    page,
    entries.filter((entry) => parts.has(entry.replace(/\?.*$/, ''))),
  ]);
  if (process.env.SAY) for (const [p, e] of pages) console.log(p, e.map((x) => x.replace(/.*\/src\//, '')).join(' '));
  const parts = new Set(infos.flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds));
  return planFiles(modules, new Map(pages.filter(([, starts]) => starts.length > 0)), [...parts].sort());
}
