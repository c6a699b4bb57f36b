import { storedIn } from './numbered.ts';

/** Which machine this tab works on: a study of it is kept as it is typed. */
const KEY = 'appfroid.machine';
/** What the tab worked on before there were machines: read once. */
const KEY_BEFORE = 'appfroid.project';

export interface OpenMachine {
  readonly machine: string;
  /** What it is called: visits are kept under it. */
  readonly name?: string;
  readonly study?: string;
  /** Which simulation of the tab it is: another link opened in the tab is another simulation. */
  readonly circuit?: string;
  /** The study it was opened with, until the page has taken it. */
  readonly query?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

function openFrom(value: unknown): OpenMachine | undefined {
  if (!isPlain(value)) return undefined;
  const { machine, name, study, circuit, query } = value;
  if (!isText(machine)) return undefined;
  return {
    machine,
    ...(isText(name) && { name }),
    ...(isText(study) && { study }),
    ...(isText(circuit) && { circuit }),
    ...(isText(query) && { query }),
  };
}

/** A project and its variant are a machine and its study, of the same identities. */
function openFromProject(value: unknown): OpenMachine | undefined {
  if (!isPlain(value)) return undefined;
  const { project, variant, ...rest } = value;
  return isText(project) && isText(variant) ? openFrom({ ...rest, machine: project, study: variant }) : undefined;
}

const box = storedIn('session', KEY, openFrom);
const boxBefore = storedIn('session', KEY_BEFORE, openFromProject);

export function openMachine(): OpenMachine | undefined {
  const open = box.load();
  if (open) return open;
  const before = boxBefore.load();
  if (before && box.save(before)) boxBefore.save(undefined);
  return before;
}

/** Where storage is barred the machine is open on this page alone. */
export function keepOpen(open: OpenMachine | undefined): void {
  box.save(open);
  boxBefore.save(undefined);
}

/** The simulation of this step of the browser's history, as the simulator marks it. */
export function circuitOfStep(): string | undefined {
  const state = history.state as Readonly<Record<string, unknown>> | null;
  const id = state?.['circuit'];
  return isText(id) ? id : undefined;
}
