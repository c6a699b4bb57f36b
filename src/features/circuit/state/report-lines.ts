/** What a reader writes at the head of a report: kept for the tab, in no link, since it may name a customer. */
import { map } from 'nanostores';
import { keepServed } from '../../../kit/island/use-part.ts';

export const REPORT_LINES = ['title', 'project', 'customer', 'site', 'author', 'revision'] as const;
export type ReportLine = (typeof REPORT_LINES)[number];
export type ReportLines = Readonly<Record<ReportLine, string>>;

/** Longer texts are cut: they would push the figures off the page. */
export const LONGEST_LINE = 120;
const KEY = 'appfroid.report';

export const $reportLines = map<ReportLines>({
  title: '',
  project: '',
  customer: '',
  site: '',
  author: '',
  revision: '',
});
// Pages are served before there is any.
keepServed([$reportLines]);

/** Puts in place what this tab keeps. */
export function restoreReportLines(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return;
    for (const line of REPORT_LINES) {
      const text = (kept as Readonly<Record<string, unknown>>)[line];
      if (typeof text === 'string') $reportLines.setKey(line, text.slice(0, LONGEST_LINE));
    }
  } catch {
    // Storage is barred or holds something else: the lines stand empty.
  }
}

export function setReportLine(line: ReportLine, text: string): void {
  $reportLines.setKey(line, text.slice(0, LONGEST_LINE));
  try {
    sessionStorage.setItem(KEY, JSON.stringify($reportLines.get()));
  } catch {
    // Storage is barred: the report of this page has them all the same.
  }
}
