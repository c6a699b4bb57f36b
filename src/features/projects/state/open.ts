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

export function openProject(): OpenProject | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { project, variant, circuit, query } = kept as Readonly<Record<string, unknown>>;
    if (!isText(project) || !isText(variant)) return undefined;
    return { project, variant, ...(isText(circuit) && { circuit }), ...(isText(query) && { query }) };
  } catch {
    return undefined;
  }
}

export function keepOpen(open: OpenProject | undefined): void {
  try {
    if (open) sessionStorage.setItem(KEY, JSON.stringify(open));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is barred: the project is open on this page alone.
  }
}

/** The simulation of this step of the browser's history, as the simulator marks it. */
export function circuitOfStep(): string | undefined {
  const state = history.state as Readonly<Record<string, unknown>> | null;
  const id = state?.['circuit'];
  return isText(id) ? id : undefined;
}
