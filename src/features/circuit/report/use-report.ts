/** What the report needs beside the simulation: every part computed, its tables, the link and its code. */
import { startTransition, useEffect, useState } from 'react';
import { shortLink } from '../../../kit/form/short-link/pack.ts';
import { momentInWords } from '../../../language/days.ts';
import { localePath } from '../../../i18n/paths.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { pageCircuit } from '../state/page-circuit.ts';
import { ALL_PARTS } from '../state/all-parts.ts';
import { blockedBy } from '../state/part.ts';
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

const EMPTY: ReportState = { isReady: false, pages: [], pressure: [], link: '', date: '' };

/** The address of the simulation itself, wherever its report is read. */
const linkOf = (t: Translator): string =>
  shortLink(
    `${location.origin}${localePath(t.locale, '/simulation/circuit/general')}${new URL(pageCircuit.simulation.address.briefly()).search}`,
  );

/** Follows every part; empty where the page is built. */
export function useReport(t: Translator, format: Formatter): ReportState {
  const [state, setState] = useState(EMPTY);
  useEffect(() => {
    const { simulation } = pageCircuit;
    const parts = ALL_PARTS.map((spec) => pageCircuit.open(spec));
    for (const part of parts) part.follow();
    let isWaiting = false;
    let isOver = false;
    const compose = async (): Promise<void> => {
      // With the tables of all pages, which no page loads to open.
      const [{ pressureTable, tablesOfPages }, { refreshAlerts }] = await Promise.all([
        import('../exports.ts'),
        import('../state/refresh-alerts.ts'),
      ]);
      if (isOver) return;
      refreshAlerts(pageCircuit);
      const { permanent } = simulation.$shown.get();
      const isDone = parts.every(({ spec, $answer, form }) => {
        const { isStale, problem } = $answer.get();
        const isBlocked = blockedBy(spec, pageCircuit.open) !== undefined;
        return !isStale || problem !== undefined || isBlocked || Object.keys(form.$content.get().problems).length > 0;
      });
      const next: ReportState = {
        isReady: !simulation.$loading.get() && !simulation.$isAwaited.get() && (isDone || permanent.isStale),
        pages: tablesOfPages(t, format, simulation.$regimes.get()),
        pressure: pressureTable(t, format),
        link: linkOf(t),
        date: momentInWords(new Date(), t.locale),
      };
      // Some hundred lines of tables: drawn in slices, between which the page answers.
      startTransition(() => setState(next));
    };
    const soon = (): void => {
      if (isWaiting) return;
      isWaiting = true;
      whenIdle(() => {
        isWaiting = false;
        for (const part of parts) part.refresh();
        compose().catch(() => undefined);
      });
    };
    const stops = [
      simulation.$shown.listen(soon),
      simulation.$loading.listen(soon),
      ...parts.flatMap(({ $answer, form }) => [$answer.listen(soon), form.$content.listen(soon)]),
    ];
    soon();
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  }, [t, format]);
  return state;
}
