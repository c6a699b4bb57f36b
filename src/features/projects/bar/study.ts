/** The study of this page as a project keeps it: written as it is typed, stepped back and forward, followed from tab to tab. */
import { atom } from 'nanostores';
import { keepServed } from '../../../kit/island/use-part.ts';
import { pageSimulation } from '../../simulator/state/page-simulation.ts';
import { circuitOfStep, keepOpen, openProject } from '../state/open.ts';
import { newProject, withVariant } from '../state/project.ts';
import { newId } from '../../../kit/kept/new-id.ts';
import type { Project, Variant } from '../state/project.ts';
import { followProjects, projects } from '../state/store.ts';
import { back, forward, stepped, stepsFrom } from '../state/undo.ts';
import type { Steps } from '../state/undo.ts';

/** After the last key, ms: what was typed a second ago is kept. */
const PAUSE = 300;

export interface Open {
  readonly project: Project;
  readonly variant: Variant;
}

/** The project this page works on; undefined while it works on none. */
export const $open = atom<Open | undefined>(undefined);
export const $steps = atom<Steps>(stepsFrom(''));
/** Whether what is typed is kept; `failed` where the browser refused. */
export const $keeping = atom<'kept' | 'waiting' | 'failed'>('kept');
keepServed([$open, $steps, $keeping]);

const { $contents, $isHeld, $isStarted, $variants, address, restore } = pageSimulation;

/** What came out last, in words; the page says how. */
let summaryNow: () => string = () => '';

let timer: ReturnType<typeof setTimeout> | undefined;

const now = (): string => new Date().toISOString();

const show = (project: Project | undefined, variant: string): void => {
  const found = project?.variants.find(({ id }) => id === variant);
  $open.set(project && found ? { project, variant: found } : undefined);
  $variants.set(project && found ? project.variants.filter(({ id }) => id !== variant) : []);
};

async function keep(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const query = address.query();
  $steps.set(stepped($steps.get(), query));
  const open = $open.get();
  if (!open) return;
  if (open.variant.query === query) {
    $keeping.set('kept');
    return;
  }
  // As it is kept now: another tab may have given it another name.
  const fresh = (await projects.find(open.project.id)) ?? open.project;
  const changed = { ...withVariant(fresh, open.variant.id, { query, summary: summaryNow() }), changed: now() };
  const isKept = await projects.save(changed);
  $keeping.set(isKept ? 'kept' : 'failed');
  if (isKept) show(changed, open.variant.id);
}

function soon(): void {
  if ($isHeld.get()) return;
  if ($open.get()) $keeping.set('waiting');
  clearTimeout(timer);
  timer = setTimeout(() => void keep(), PAUSE);
}

/** What was typed before something is taken in hand is a step; what the hand does until it lets go is one more. */
function followHand(isHeld: boolean): void {
  if (!isHeld) soon();
  else if (timer !== undefined) void keep();
}

/** Puts a study of before, or of another tab, in place. */
function put(query: string): void {
  if (query === address.query()) return;
  restore(query);
}

function attach(project: Project, variant: string): void {
  const circuit = circuitOfStep();
  keepOpen({ project: project.id, variant, ...(circuit !== undefined && { circuit }) });
  show(project, variant);
}

/** The project the tab works on, where this page shows its study. */
async function begin(): Promise<void> {
  const query = address.query();
  // What was typed before this bar was there is a step already.
  $steps.set(stepped(stepsFrom(address.opened() || query), query));
  const kept = openProject();
  if (!kept) return;
  const isOurs = kept.query === undefined ? kept.circuit === circuitOfStep() : kept.query === query;
  if (!isOurs) return;
  const project = await projects.find(kept.project);
  if (!project?.variants.some(({ id }) => id === kept.variant)) return;
  attach(project, kept.variant);
  await keep();
}

/** @returns stops it */
export function followStudy(summary: () => string): () => void {
  summaryNow = summary;
  const stops: (() => void)[] = [];
  const start = (): void => {
    void begin();
    stops.push(address.$said.listen(soon), $contents.listen(soon), $isHeld.listen(followHand));
  };
  if ($isStarted.get()) start();
  else
    stops.push(
      $isStarted.listen((isStarted) => {
        if (isStarted) start();
      }),
    );
  stops.push(
    followProjects((told) => {
      const open = $open.get();
      if (!open || (told.project !== undefined && told.project !== open.project.id)) return;
      const fresh = projects.$projects.get()?.find(({ id }) => id === open.project.id);
      show(fresh, open.variant.id);
      const study = $open.get()?.variant.query;
      // What is being typed here comes later than what another tab has kept.
      if (study !== undefined && timer === undefined && study !== open.variant.query) put(study);
    }),
  );
  const flush = (): void => {
    if (timer !== undefined) void keep();
  };
  addEventListener('pagehide', flush);
  return () => {
    for (const stop of stops) stop();
    removeEventListener('pagehide', flush);
  };
}

/** Keeps the study as a project from now on. */
export async function keepAsProject(name: string, variant: string): Promise<void> {
  const project = newProject(name, { name: variant, query: address.query(), summary: summaryNow() }, now());
  if (!(await projects.save(project))) {
    $keeping.set('failed');
    return;
  }
  const [{ id } = { id: '' }] = project.variants;
  attach(project, id);
  $keeping.set('kept');
}

export function leaveProject(): void {
  keepOpen(undefined);
  show(undefined, '');
}

async function change(work: (project: Project) => Project, variant?: string): Promise<void> {
  const open = $open.get();
  const fresh = open && (await projects.find(open.project.id));
  if (!open || !fresh) return;
  const changed = { ...work(fresh), changed: now() };
  if (await projects.save(changed)) attach(changed, variant ?? open.variant.id);
  else $keeping.set('failed');
}

export const rename = (name: string): Promise<void> =>
  name.trim() === '' ? Promise.resolve() : change((project) => ({ ...project, name: name.trim() }));

/** What is written at the head of the report goes with the project, where one is open. */
export async function keepReport(report: Readonly<Record<string, string>>): Promise<void> {
  const open = $open.get();
  if (open) {
    if (JSON.stringify(open.project.report) !== JSON.stringify(report))
      await change((project) => ({ ...project, report }));
    return;
  }
  // The bar that opens the project is still on its way.
  const kept = openProject();
  if (kept?.circuit === undefined || kept.circuit !== circuitOfStep()) return;
  const project = await projects.find(kept.project);
  if (project) await projects.save({ ...project, report, changed: now() });
}

/** The study as it stands, once more, to be changed on its own. */
export async function addVariant(name: string): Promise<void> {
  await keep();
  const id = newId();
  const variant = { id, name, query: address.query(), summary: summaryNow() };
  await change((project) => ({ ...project, variants: [...project.variants, variant] }), id);
}

export async function chooseVariant(id: string): Promise<void> {
  await keep();
  const chosen = $open.get()?.project.variants.find((one) => one.id === id);
  const project = $open.get()?.project;
  if (!chosen || !project) return;
  attach(project, id);
  put(chosen.query);
}

const go = (next: Steps): void => {
  if (next.present === $steps.get().present) return;
  $steps.set(next);
  put(next.present);
  soon();
};

/** What is typed and not yet a step is one first. */
export const undo = (): void => go(back(stepped($steps.get(), address.query())));
export const redo = (): void => go(forward($steps.get()));
