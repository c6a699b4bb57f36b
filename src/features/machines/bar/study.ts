/** The study of this page as a machine keeps it: written as it is typed, stepped back and forward, followed from tab to tab. */
import { atom } from 'nanostores';
import { searchOfPage } from '../../../kit/form/long-link.ts';
import { setContent } from '../../../kit/form/content.ts';
import { keepServed } from '../../../kit/island/use-part.ts';
import { pageSimulation } from '../../circuit/simulator/state/page-simulation.ts';
import type { MachineRecord, Study } from '../../../machine/index.ts';
import { bareFacts, MOST_STUDIES, sourcesOf, withStudy } from '../../../machine/record/record.ts';
import { circuitOfStep, keepOpen, openMachine } from '../../../kit/storage/open-machine.ts';
import { keepTakes, storedTakes } from '../../../kit/storage/takes.ts';
import { linkedFacts } from './linked.ts';
import { localeFromPath } from '../../../i18n/paths.ts';
import { showSupposed } from '../tab/supposed.ts';
import { newMachine } from '../state/machine.ts';
import { newId } from '../../../kit/storage/new-id.ts';
import { followMachines, machines } from '../state/store.ts';
import { back, forward, stepped, stepsFrom } from '../state/undo.ts';
import type { Steps } from '../state/undo.ts';

/** After the last key, ms: what was typed a second ago is kept. */
const PAUSE = 300;

export interface Open {
  readonly machine: MachineRecord;
  readonly study: Study;
}

/** The machine this page works on; undefined while it works on none. */
export const $open = atom<Open | undefined>(undefined);
export const $steps = atom<Steps>(stepsFrom(''));
/** Whether what is typed is kept; `failed` where the browser refused. */
export const $keeping = atom<'kept' | 'waiting' | 'failed'>('kept');
/** The machine of the tab, where this page shows no study of it: what is kept goes there. */
export const $tabMachine = atom<MachineRecord | undefined>(undefined);
keepServed([$open, $steps, $keeping, $tabMachine]);

const { $contents, $fluid, $isHeld, $isStarted, $machine, $sources, $variants, address, restore } = pageSimulation;

/** What came out last, in words; the page says how. */
let summaryNow: () => string = () => '';

let timer: ReturnType<typeof setTimeout> | undefined;

let isBegun: () => void = () => undefined;
/** It is known whether this page shows a study of a machine: nothing is kept anew before. */
const begun = new Promise<void>((resolve) => (isBegun = resolve));

const now = (): string => new Date().toISOString();

/** What is known of the machine, and how, for all that judges the study. */
function tell(machine: MachineRecord | undefined): void {
  setContent($machine, machine && bareFacts(machine));
  $sources.set(machine ? sourcesOf(machine) : {});
}

const show = (machine: MachineRecord | undefined, study: string): void => {
  const found = machine?.studies.find(({ id }) => id === study);
  $open.set(machine && found ? { machine, study: found } : undefined);
  if (found) $tabMachine.set(undefined);
  tell(found && machine);
  $variants.set(machine && found ? machine.studies.filter(({ id }) => id !== study) : []);
};

async function keep(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const query = address.query();
  $steps.set(stepped($steps.get(), query));
  const takes = storedTakes();
  if (takes) showSupposed(takes, localeFromPath(location.pathname), query);
  const open = $open.get();
  if (!open) return;
  if (open.study.query === query) {
    $keeping.set('kept');
    return;
  }
  // As it is kept now: another tab may have given it another name.
  const fresh = (await machines.find(open.machine.id)) ?? open.machine;
  const changed = { ...withStudy(fresh, open.study.id, { query, summary: summaryNow() }), changed: now() };
  const isKept = await machines.save(changed);
  $keeping.set(isKept ? 'kept' : 'failed');
  if (isKept) show(changed, open.study.id);
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

function attach(machine: MachineRecord, study: string): void {
  const circuit = circuitOfStep();
  keepOpen({ machine: machine.id, name: machine.name, study, ...(circuit !== undefined && { circuit }) });
  show(machine, study);
  sayOwn();
}

/** The line above the page (shell/layout/OfMachine.astro): what is simulated is of its machine. */
function sayOwn(): void {
  const { dataset } = document.documentElement;
  if (dataset['ofMachine'] !== undefined) dataset['ofMachine'] = 'taken';
}

/** A study that began with what is known of the machine, kept in nothing yet, is of it: its law, its limits. */
function startFrom(machine: MachineRecord, before: string | undefined): void {
  const circuit = circuitOfStep();
  if (document.documentElement.dataset['ofMachine'] === 'taken')
    keepOpen({ machine: machine.id, name: machine.name, ...(circuit !== undefined && { circuit }) });
  else if (circuit === undefined || circuit !== before) return;
  tell(machine);
  sayOwn();
}

/** A machine that came by a link, and is kept nowhere: what this tab simulates from it, or beside it, is of it. */
function startFromLink(): void {
  const takes = storedTakes();
  const circuit = circuitOfStep();
  const isOpenedWith = document.documentElement.dataset['ofMachine'] === 'taken';
  const facts = linkedFacts(location.search, takes, circuit, isOpenedWith);
  if (facts === undefined) return;
  if (takes?.linked !== undefined && circuit !== undefined) keepTakes({ ...takes, circuit });
  setContent($machine, facts);
  sayOwn();
}

/** The machine the tab works on, where this page shows its study. */
async function begin(): Promise<void> {
  const query = address.query();
  // What was typed before this bar was there is a step already.
  $steps.set(stepped(stepsFrom(address.opened() || query), query));
  const kept = openMachine();
  if (!kept) return startFromLink();
  // A study that begins with what is known of its machine says more than the forms would: its address stands as it was opened.
  const isOurs =
    kept.query === undefined ? kept.circuit === circuitOfStep() : [query, searchOfPage()].includes(kept.query);
  const machine = await machines.find(kept.machine);
  const study = machine?.studies.find(({ id }) => id === kept.study);
  if (!machine || !study || !isOurs) {
    $tabMachine.set(machine);
    if (machine) startFrom(machine, kept.circuit);
    return;
  }
  attach(machine, study.id);
  await keep();
}

/** @returns stops it */
export function followStudy(summary: () => string): () => void {
  summaryNow = summary;
  const stops: (() => void)[] = [];
  const start = (): void => {
    void begin().finally(isBegun);
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
    followMachines((told) => {
      const open = $open.get();
      if (!open || (told.machine !== undefined && told.machine !== open.machine.id)) return;
      const fresh = machines.$machines.get()?.find(({ id }) => id === open.machine.id);
      show(fresh, open.study.id);
      const study = $open.get()?.study.query;
      // What is being typed here comes later than what another tab has kept.
      if (study !== undefined && timer === undefined && study !== open.study.query) put(study);
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

/**
 * Keeps the study from now on: in the machine of the tab, else in a new one. One that is kept already is written as it stands.
 * @param name of a new machine @param nameOfStudy by its place among the machine's, from 1
 * @returns where it is kept; undefined where the browser refused
 */
export async function keepStudy(name: string, nameOfStudy: (place: number) => string): Promise<Open | undefined> {
  await begun;
  if ($open.get()) {
    await keep();
    return $keeping.get() === 'failed' ? undefined : $open.get();
  }
  const own = { id: newId(), query: address.query(), summary: summaryNow() };
  const tab = $tabMachine.get();
  const known = tab && (await machines.find(tab.id));
  const hasRoom = known !== undefined && known.studies.length < MOST_STUDIES;
  const machine = hasRoom ? known : newMachine(name, { fluid: $fluid.get() }, [], now(), 'study');
  const study = { ...own, name: nameOfStudy(machine.studies.length + 1) };
  const kept = { ...machine, changed: now(), studies: [...machine.studies, study] };
  if (!(await machines.save(kept))) {
    $keeping.set('failed');
    return undefined;
  }
  attach(kept, study.id);
  $keeping.set('kept');
  // The other pages of the tab start from it.
  const { tellTab } = await import('../tab/tab.ts');
  tellTab(kept);
  return { machine: kept, study };
}

export function leaveMachine(): void {
  keepOpen(undefined);
  keepTakes(undefined);
  $tabMachine.set(undefined);
  show(undefined, '');
}

async function change(work: (machine: MachineRecord) => MachineRecord, study?: string): Promise<void> {
  const open = $open.get();
  const fresh = open && (await machines.find(open.machine.id));
  if (!open || !fresh) return;
  const changed = { ...work(fresh), changed: now() };
  if (await machines.save(changed)) attach(changed, study ?? open.study.id);
  else $keeping.set('failed');
}

export const rename = (name: string): Promise<void> =>
  name.trim() === '' ? Promise.resolve() : change((machine) => ({ ...machine, name: name.trim() }));

/** What is written at the head of the report goes with the machine, where one is open. */
export async function keepReport(report: Readonly<Record<string, string>>): Promise<void> {
  const open = $open.get();
  if (open) {
    if (JSON.stringify(open.machine.report) !== JSON.stringify(report))
      await change((machine) => ({ ...machine, report }));
    return;
  }
  // The bar that opens the machine is still on its way.
  const kept = openMachine();
  if (kept?.circuit === undefined || kept.circuit !== circuitOfStep()) return;
  const machine = await machines.find(kept.machine);
  if (machine) await machines.save({ ...machine, report, changed: now() });
}

/** The study as it stands, once more, to be changed on its own. */
export async function addStudy(name: string): Promise<void> {
  await keep();
  const id = newId();
  const study = { id, name, query: address.query(), summary: summaryNow() };
  await change((machine) => ({ ...machine, studies: [...machine.studies, study] }), id);
}

export async function chooseStudy(id: string): Promise<void> {
  await keep();
  const chosen = $open.get()?.machine.studies.find((one) => one.id === id);
  const machine = $open.get()?.machine;
  if (!chosen || !machine) return;
  attach(machine, id);
  put(chosen.query);
}

const go = (next: Steps): void => {
  if (next.present === address.query()) return;
  $steps.set(next);
  put(next.present);
  soon();
};

/** What is typed and not yet a step is one first. */
export const undo = (): void => go(back(stepped($steps.get(), address.query())));
export const redo = (): void => go(forward($steps.get()));
