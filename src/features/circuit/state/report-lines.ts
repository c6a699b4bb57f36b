/** What a reader writes at the head of a report: kept for the tab, in no link, since it may name a customer. */
import { map } from 'nanostores';
import { keepServed } from '../../../kit/island/use-part.ts';
import { keptIn } from '../../../kit/kept/numbered.ts';

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

function linesFrom(kept: unknown): Partial<ReportLines> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const said = kept as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    REPORT_LINES.flatMap((line) => {
      const text = said[line];
      return typeof text === 'string' ? [[line, text.slice(0, LONGEST_LINE)]] : [];
    }),
  );
}

const box = keptIn('session', KEY, linesFrom);

/** Puts in place what this tab keeps. */
export function restoreReportLines(): void {
  for (const [line, text] of Object.entries(box.load() ?? {})) $reportLines.setKey(line as ReportLine, text);
}

export function setReportLine(line: ReportLine, text: string): void {
  $reportLines.setKey(line, text.slice(0, LONGEST_LINE));
  // Where storage is barred, the report of this page has them all the same.
  box.save($reportLines.get());
}
