/**
 * The simulation of this tab, kept while a visitor goes from page to page: by a menu whose links know nothing of it, or
 * by the browser's own back and forward.
 */
import { newId } from '../../../../kit/storage/new-id.ts';
import { storedIn } from '../../../../kit/storage/numbered.ts';

const KEY = 'appfroid.circuit';

interface Kept {
  /** Which simulation it is: steps of the browser's history that belong to it carry the same. */
  readonly id: string;
  /** The parameters of its link. */
  readonly query: string;
}

function keptFrom(value: unknown): Kept | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, query } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof query === 'string' ? { id, query } : undefined;
}

const box = storedIn('session', KEY, keptFrom);
const kept = (): Kept | undefined => box.load();

/** The parameters of the simulation this tab keeps; undefined when there is none. */
export const storedQuery = (): string | undefined => kept()?.query;

const idOfStep = (): unknown => (history.state as Readonly<Record<string, unknown>> | null)?.['circuit'];

const isBackOrForward = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'back_forward';

/** Keeps these parameters for the next page of this tab, and marks this step of the history as theirs. */
export function keepForTab(query: string): void {
  const id = idOfStep();
  // Where storage is barred, links still carry it.
  if (typeof id === 'string') box.save({ id, query });
}

/** Nothing is kept any more. */
export const forgetForTab = (): void => void box.save(undefined);

/**
 * The parameters a page opens with. Its own address speaks first; one that says nothing takes what the tab kept, and
 * so does a step back to an earlier page of the same simulation, whose address is older than what was typed since.
 */
export function openingQuery(own: string): string {
  const last = kept();
  const isSame =
    last !== undefined && (own === '' || own === last.query || (isBackOrForward() && idOfStep() === last.id));
  history.replaceState({ ...(history.state as object | null), circuit: isSame ? last.id : newId() }, '');
  return isSame ? last.query : own;
}

/** What was typed on another page since this one was left, of a page the browser brings back as it stood. */
export function queryTypedElsewhere(own: string): string | undefined {
  const last = kept();
  return last !== undefined && last.id === idOfStep() && last.query !== own ? last.query : undefined;
}
