import { keptIn } from '../../../kit/kept/numbered.ts';

/** Which project this tab works on: a variant of it is kept as it is typed. */
const KEY = 'appfroid.project';

export interface OpenProject {
  readonly project: string;
  readonly variant: string;
  /** Which simulation of the tab it is: another link opened in the tab is another simulation. */
  readonly circuit?: string;
  /** The study it was opened with, until the page has taken it. */
  readonly query?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function openFrom(value: unknown): OpenProject | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { project, variant, circuit, query } = value as Readonly<Record<string, unknown>>;
  if (!isText(project) || !isText(variant)) return undefined;
  return { project, variant, ...(isText(circuit) && { circuit }), ...(isText(query) && { query }) };
}

const box = keptIn('session', KEY, openFrom);

export const openProject = (): OpenProject | undefined => box.load();

/** Where storage is barred the project is open on this page alone. */
export const keepOpen = (open: OpenProject | undefined): void => void box.save(open);

/** The simulation of this step of the browser's history, as the simulator marks it. */
export function circuitOfStep(): string | undefined {
  const state = history.state as Readonly<Record<string, unknown>> | null;
  const id = state?.['circuit'];
  return isText(id) ? id : undefined;
}
