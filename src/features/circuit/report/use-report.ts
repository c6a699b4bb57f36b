/** What the report needs beside the simulation: every part computed, its tables, the link and its code. */
import { startTransition, useEffect, useState } from 'react';
import { shortLink } from '../../../kit/form/short-link/pack.ts';
import { momentInWords } from '../../../language/days.ts';
import { localePath } from '../../../i18n/paths.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { pageCircuit } from '../state/page-circuit.ts';
import { ALL_PARTS } from '../state/all-parts.ts';
import type { Part, PartDoor } from '../state/part.ts';
import { blockedBy } from '../state/stand.ts';
import { whenIdle } from '../../../kit/island/when-idle.ts';
import type { PageTables } from '../exports.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import type { CsvTable } from '../../../quantities/csv.ts';

export interface ReportState {
  /** Nothing is being computed any more. */
  readonly isReady: boolean;
  readonly pages: readonly PageTables[];
  /** Its tubes and vessels by the Pressure Equipment Directive; empty where none is known. */
  readonly pressure: CsvTable;
  readonly link: string;
  readonly date: string;
}

/** How long what is under way is waited for before what stands is drawn all the same, ms: drawn once, not at each answer. */
const PATIENCE = 1500;

const EMPTY: ReportState = { isReady: false, pages: [], pressure: [], link: '', date: '' };

/** The address of the simulation itself, wherever its report is read. */
const linkOf = (t: Translator): string =>
  shortLink(
    `${location.origin}${localePath(t.locale, '/simulation/circuit/general')}${new URL(pageCircuit.simulation.address.briefly()).search}`,
  );

type AnyPart = Pick<Part<PartDoor>, 'spec' | '$answer' | 'form'>;

/** Whether a part has said what it has to say of what stands now. */
function isDone({ spec, $answer, form }: AnyPart): boolean {
  const { isStale, problem } = $answer.get();
  const isBlocked = blockedBy(spec, pageCircuit.open) !== undefined;
  return !isStale || problem !== undefined || isBlocked || Object.keys(form.$content.get().problems).length > 0;
}

/** Composes the report whenever something of it has changed, until it is stopped. */
function followReport(t: Translator, format: Formatter, take: (change: (before: ReportState) => ReportState) => void) {
  const { simulation } = pageCircuit;
  const parts = ALL_PARTS.map((spec) => pageCircuit.open(spec));
  for (const part of parts) part.follow();
  let isWaiting = false;
  let latest = 0;
  /** Since when something has been under way, ms; undefined while nothing is. */
  let busySince: number | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;

  const isReadyNow = (): boolean =>
    !simulation.$loading.get() &&
    !simulation.$isAwaited.get() &&
    (parts.every(isDone) || simulation.$shown.get().permanent.isStale);

  async function compose(): Promise<void> {
    const number = (latest += 1);
    // With the tables of all pages, which no page loads to open.
    const [{ pressureTable, tablesOfPages }, { refreshAlerts }] = await Promise.all([
      import('../exports.ts'),
      import('../state/refresh-alerts.ts'),
    ]);
    if (number !== latest) return;
    refreshAlerts(pageCircuit);
    const isReady = isReadyNow();
    busySince = isReady ? undefined : (busySince ?? performance.now());
    if (busySince !== undefined && performance.now() - busySince < PATIENCE) {
      take((before) => (before.isReady ? { ...before, isReady } : before));
      later ??= setTimeout(() => {
        later = undefined;
        soon();
      }, PATIENCE);
      return;
    }
    // The first list of alerts is long work: a key typed meanwhile is answered before the tables are made.
    await new Promise((resolve) => void setTimeout(resolve));
    // Something has answered or was typed since: it is composed for that.
    if (number !== latest || isReady !== isReadyNow()) return;
    const next: ReportState = {
      isReady,
      pages: tablesOfPages(t, format, simulation.$regimes.get()),
      pressure: pressureTable(t, format),
      link: linkOf(t),
      date: momentInWords(new Date(), t.locale),
    };
    // Some hundred lines of tables: drawn in slices, between which the page answers.
    startTransition(() => take(() => next));
  }

  function soon(): void {
    if (isWaiting) return;
    isWaiting = true;
    whenIdle(() => {
      isWaiting = false;
      for (const part of parts) part.refresh();
      compose().catch(() => undefined);
    });
  }

  const stops = [
    simulation.$shown.listen(soon),
    simulation.$loading.listen(soon),
    simulation.$isAwaited.listen(soon),
    ...parts.flatMap(({ $answer, form }) => [$answer.listen(soon), form.$content.listen(soon)]),
  ];
  soon();
  return () => {
    latest += 1;
    clearTimeout(later);
    for (const stop of stops) stop();
  };
}

/** Follows every part; empty where the page is built. */
export function useReport(t: Translator, format: Formatter): ReportState {
  const [state, setState] = useState(EMPTY);
  useEffect(() => followReport(t, format, setState), [t, format]);
  return state;
}
