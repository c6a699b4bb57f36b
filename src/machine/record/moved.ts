/**
 * Machines of what a device kept before there were machines: projects, visits of the diagnosis, kept results. Pure, and made so
 * that it may be done again at any time: what was taken in once is not taken twice, what an earlier build has changed since is.
 */
import { numberFromText } from '../../quantities/parse.ts';
import { resolveFluidName, summaryFromName } from '../../refrigerants/index.ts';
import type { UseId } from '../facts.ts';
import type { Fact, FactName, Facts, FactValue } from './fact-fields.ts';
import { factValue } from './fact-fields.ts';
import type { MachineRecord, Study } from './record.ts';
import {
  factOf,
  foldedName,
  LONGEST_NAME,
  LONGEST_NOTE,
  LONGEST_QUERY,
  LONGEST_SUMMARY,
  MOST_STUDIES,
} from './record.ts';

/** A project as it was kept. */
export interface OldProject {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly made: string;
  readonly changed: string;
  readonly variants: readonly Study[];
  readonly report?: Readonly<Record<string, string>>;
}

/** A visit of the diagnosis, as far as a machine is read from it. */
export interface OldVisit {
  readonly id: string;
  readonly machine: string;
  readonly date: string;
  readonly isReference: boolean;
  readonly request: Readonly<Record<string, string | number | boolean>>;
  readonly verdict: { readonly code: string } | null;
  readonly machineId?: string;
}

/** A result kept by a button of before. */
export interface OldRun {
  readonly parameters: string;
  readonly summary: string;
  readonly at: string;
}

export interface OldStores {
  readonly projects: readonly OldProject[];
  readonly visits: readonly OldVisit[];
  readonly runs: readonly OldRun[];
  /** Those of a file: taken in again where they had been deleted here. */
  readonly brought?: readonly OldRun[];
}

/** What was taken in, by identity, and when that was last changed then. */
export type Mark = Readonly<Record<string, string>>;

export interface MovedWords {
  /** What the machine of kept results is called. */
  readonly results: string;
}

export interface Moved {
  /** Records to write: new ones, and those that something was put into. */
  readonly machines: readonly MachineRecord[];
  readonly mark: Mark;
  /** How much was taken in this time. */
  readonly counts: { readonly projects: number; readonly visits: number; readonly runs: number };
  /** Machines of one name that hold different refrigerants: perhaps they are one. */
  readonly sameName: readonly (readonly [string, string])[];
  /** Machines whose reference showed a fault: they have none now. */
  readonly unfit: readonly string[];
}

const RESULTS_ID = 'kept-results';

type Machines = ReadonlyMap<string, MachineRecord>;
const isOfResults = (id: string): boolean => id.startsWith(RESULTS_ID);

/** The machine of kept results that has room for one more. */
const withRoom = (all: Machines): MachineRecord | undefined =>
  [...all.values()].find(({ id, studies }) => isOfResults(id) && studies.length < MOST_STUDIES);

/** Another one where those that are there are full. */
function resultsId(all: Machines): string {
  const count = [...all.keys()].filter(isOfResults).length;
  return count === 0 ? RESULTS_ID : `${RESULTS_ID}-${count + 1}`;
}

/** A short name of a text, the same on every device and in every tab: 53 bits. */
function digest(text: string): string {
  let [high, low] = [0xde_ad_be_ef, 0x41_c6_ce_57];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

const dayOf = (moment: string): string => moment.slice(0, 'yyyy-mm-dd'.length);

/** Facts that fit, each said of a study on a day. */
function studyFacts(said: Readonly<Partial<Record<FactName, FactValue | undefined>>>, day: string): Facts {
  const facts: Partial<Record<FactName, Fact>> = {};
  for (const [name, value] of Object.entries(said) as readonly [FactName, FactValue | undefined][]) {
    const fits = value === undefined ? undefined : factValue(name, value);
    if (fits !== undefined) facts[name] = factOf(fits, 'study', day);
  }
  return facts;
}

const numberFrom = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? numberFromText(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** Sizing by a cooling capacity, and a saturation typed as a temperature: words of the simulator's form. */
const BY_CAPACITY = '1';
const BY_TEMPERATURE = '1';

/** What the first operating point of a study says of its machine. */
function factsOfQuery(query: string, day: string): Facts {
  let form: unknown;
  try {
    form = JSON.parse(new URLSearchParams(query).get('permanent') ?? '');
  } catch {
    return {};
  }
  if (typeof form !== 'object' || form === null) return {};
  const { fluid, intitule_choix, choix_value, mode_evp, temp_evp, mode_cdr, temp_cdr, sat_ref } = form as Readonly<
    Record<string, unknown>
  >;
  const name = typeof fluid === 'string' ? fluid : undefined;
  const known = name === undefined ? undefined : resolveFluidName(name);
  // A dew point is the mean temperature only of what does not glide.
  const isMean = sat_ref === 'mid' || (known !== undefined && summaryFromName(known)?.components === null);
  const mean = (mode: unknown, value: unknown): number | undefined =>
    isMean && String(mode ?? BY_TEMPERATURE) === BY_TEMPERATURE ? numberFrom(value) : undefined;
  return studyFacts(
    {
      fluid: name,
      capacity: String(intitule_choix ?? BY_CAPACITY) === BY_CAPACITY ? numberFrom(choix_value) : undefined,
      te: mean(mode_evp, temp_evp),
      tc: mean(mode_cdr, temp_cdr),
    },
    day,
  );
}

export const machineOfProject = (project: OldProject): MachineRecord => ({
  ...{ id: project.id, name: project.name, note: project.note, made: project.made, changed: project.changed },
  who: {},
  facts: factsOfQuery(project.variants[0]?.query ?? '', dayOf(project.changed)),
  studies: project.variants,
  from: 'project',
  ...(project.report && { report: project.report }),
});

/**
 * A project an earlier build has changed since it was taken in, put into its machine: nothing of either is lost. What one machine
 * does not keep is another one beside it.
 */
function joined(machine: MachineRecord, project: OldProject, taken: string | undefined): readonly MachineRecord[] {
  const own = machineOfProject(project);
  const facts = { ...own.facts, ...machine.facts };
  if (machine.changed === taken)
    return [
      {
        ...machine,
        ...{ name: own.name, note: own.note, changed: own.changed, studies: own.studies, facts },
        ...(own.report && { report: own.report }),
      },
    ];
  const known = new Map(machine.studies.map((study) => [study.id, study]));
  const fresh = own.studies.flatMap((study): readonly Study[] => {
    const here = known.get(study.id);
    if (here === undefined) return [study];
    if (here.query === study.query || machine.studies.some(({ query }) => query === study.query)) return [];
    return [{ ...study, id: `${study.id.slice(0, 40)}~${digest(study.query)}` }];
  });
  const both = machine.note.includes(own.note) ? machine.note : `${machine.note}\n${own.note}`.trim();
  const fits = both.length <= LONGEST_NOTE;
  const studies = [...machine.studies, ...fresh];
  const left = studies.slice(MOST_STUDIES);
  const whole = { ...machine, facts, note: fits ? both : machine.note, studies: studies.slice(0, MOST_STUDIES) };
  if (fits && left.length === 0) return [whole];
  const beside = { ...own, id: `beside-${digest(`${own.id} ${own.changed}`)}`, note: fits ? '' : own.note };
  return [whole, { ...beside, studies: left }];
}

/** The use of an application of the diagnosis: what it was is asked to be confirmed. */
const USE_OF: Readonly<Record<string, UseId>> = {
  room_ac: 'split',
  chiller_air: 'chiller',
  chiller_water: 'chiller',
  cold_room_pos: 'cold_room_pos',
  cold_room_neg: 'cold_room_neg',
  display_case: 'display_case',
  heat_pump: 'hp_air_water',
};
const CONDENSER_OF: Readonly<Record<string, string>> = { chiller_air: 'air', chiller_water: 'water' };
/** Kinds the diagnosis names as the table does; « reciprocating » may be any of three. */
const SAME_KINDS: readonly unknown[] = ['scroll', 'rotary'];

function factsOfVisit({ request, date }: OldVisit): Facts {
  const text = (key: string): string | undefined => {
    const value = request[key];
    return typeof value === 'string' ? value : undefined;
  };
  const isHeating = text('mode') === 'heating';
  const application = isHeating ? 'heat_pump' : (text('application') ?? '');
  return studyFacts(
    {
      use: USE_OF[application],
      fluid: text('fluid'),
      expansion: text('expansion'),
      mode: isHeating ? 'heating' : undefined,
      receiver: request['receiver'] === true ? 'yes' : undefined,
      condenser: CONDENSER_OF[application],
      compressor: SAME_KINDS.includes(request['compressor']) ? text('compressor') : undefined,
    },
    dayOf(date),
  );
}

/** Verdicts that name what is wrong. */
const FAULTS: readonly string[] = ['V_FAULT', 'V_PAIR', 'W_MULTI', 'V_STOPPED'];

const isSameFluid = (one: Facts, other: Facts): boolean => {
  const [a, b] = [one.fluid?.v, other.fluid?.v];
  if (typeof a !== 'string' || typeof b !== 'string') return true;
  return (resolveFluidName(a) ?? a) === (resolveFluidName(b) ?? b);
};

/** A visit is dated to the minute where it was made: the reader's own clock. */
function momentOf(date: string): string {
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? `${date}:00.000Z` : moment.toISOString();
}

const later = (one: string | undefined, other: string): string => (one !== undefined && one > other ? one : other);

/**
 * What to write so that everything of the stores of before is in a machine.
 * @param mark of the last time, and what the machines themselves say they took in: a tab may end between the two
 * @param machines as they are kept now
 */
export function moved(
  { projects, visits, runs, brought = [] }: OldStores,
  mark: Mark,
  machines: readonly MachineRecord[],
  words: MovedWords,
): Moved {
  const taken: Record<string, string> = { ...mark };
  for (const { took = {} } of machines)
    for (const [key, at] of Object.entries(took)) taken[key] = later(taken[key], at);
  const all = new Map(machines.map((machine) => [machine.id, machine]));
  const written = new Set<string>();
  const write = (machine: MachineRecord, key: string, at: string): void => {
    taken[key] = later(taken[key], at);
    all.set(machine.id, { ...machine, took: { ...machine.took, [key]: at } });
    written.add(machine.id);
  };
  const isTaken = (key: string, at: string): boolean => taken[key] !== undefined && taken[key] >= at;
  const counts = { projects: 0, visits: 0, runs: 0 };
  const sameName: [string, string][] = [];
  const unfit: string[] = [];

  for (const project of projects) {
    const key = `p:${project.id}`;
    if (isTaken(key, project.changed)) continue;
    const here = all.get(project.id);
    for (const each of here ? joined(here, project, taken[key]) : [machineOfProject(project)])
      write(each, key, project.changed);
    counts.projects += 1;
  }

  const groups = Map.groupBy(
    visits.filter(({ machineId }) => machineId === undefined || !all.has(machineId)),
    ({ machine }) => foldedName(machine),
  );
  for (const [name, group] of groups) {
    const sorted = group.toSorted((one, other) => other.date.localeCompare(one.date) || other.id.localeCompare(one.id));
    const [latest] = sorted;
    const key = `v:${name}`;
    if (latest === undefined || isTaken(key, latest.date)) continue;
    if ([...all.values()].some(({ names = [] }) => names.includes(name))) {
      taken[key] = latest.date;
      continue;
    }
    const facts = factsOfVisit(latest);
    const named = [...all.values()].filter((machine) => foldedName(machine.name) === name);
    const same = named.find((machine) => isSameFluid(machine.facts, facts));
    const healthy = sorted.find(({ isReference }) => isReference);
    const isUnfit = FAULTS.includes(healthy?.verdict?.code ?? '');
    const at = momentOf(latest.date);
    const machine: MachineRecord = same ?? {
      ...{
        id: `visits-${digest(name)}`,
        name: latest.machine.trim().slice(0, LONGEST_NAME),
        note: '',
        made: at,
        changed: at,
      },
      ...{ who: {}, facts: {}, studies: [], from: 'visit' },
    };
    const other = same === undefined ? named[0] : undefined;
    if (other) sameName.push([other.id, machine.id]);
    if (isUnfit) unfit.push(machine.id);
    write(
      {
        ...machine,
        facts: { ...facts, ...machine.facts },
        names: [...(machine.names ?? []), name],
        ...(healthy && !isUnfit && machine.reference === undefined && { reference: healthy.id }),
      },
      key,
      latest.date,
    );
    counts.visits += group.length;
  }

  for (const run of [...runs, ...brought]) {
    const query = run.parameters.startsWith('?') || run.parameters === '' ? run.parameters : `?${run.parameters}`;
    const id = `run-${digest(query)}`;
    const key = `r:${id}`;
    if ((isTaken(key, run.at) && !brought.includes(run)) || query.length > LONGEST_QUERY) continue;
    const isStudied = [...all.values()].some(({ studies }) => studies.some((study) => study.query === query));
    if (isStudied) {
      taken[key] = run.at;
      continue;
    }
    const machine: MachineRecord = withRoom(all) ?? {
      ...{ id: resultsId(all), name: words.results, note: '', made: run.at, changed: run.at },
      ...{ who: {}, facts: {}, studies: [], from: 'run' },
    };
    const study = {
      id,
      name: run.summary.slice(0, LONGEST_NAME),
      query,
      summary: run.summary.slice(0, LONGEST_SUMMARY),
    };
    write({ ...machine, changed: later(machine.changed, run.at), studies: [...machine.studies, study] }, key, run.at);
    counts.runs += 1;
  }

  return {
    machines: [...written].flatMap((id) => all.get(id) ?? []),
    mark: taken,
    counts,
    sameName,
    unfit,
  };
}
