/** What a reader writes at the head of a report: kept for the tab and a day, in no link, since it may name a customer. */
import { map } from 'nanostores';
import { keepServed } from '../../../kit/island/use-part.ts';
import { keepPartDraft, partDraft } from '../../../kit/storage/drafts.ts';
import { storedIn } from '../../../kit/storage/numbered.ts';

export const REPORT_LINES = ['title', 'project', 'customer', 'site', 'author', 'revision'] as const;
export type ReportLine = (typeof REPORT_LINES)[number];
export type ReportLines = Readonly<Record<ReportLine, string>>;

/** Longer texts are cut: they would push the figures off the page. */
export const LONGEST_LINE = 120;
const KEY = 'appfroid.report';
const DRAFT = 'report';

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

/** What the tab keeps: the lines, and the project they were written for, where one was open. */
type Kept = Partial<ReportLines> & { readonly of?: string };

function linesFrom(kept: unknown): Kept | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const said = kept as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    [...REPORT_LINES, 'of'].flatMap((line) => {
      const text = said[line];
      return typeof text === 'string' ? [[line, text.slice(0, LONGEST_LINE)]] : [];
    }),
  );
}

let owner: string | undefined;

const box = storedIn('session', KEY, linesFrom);

/** The lines typed in a tab that has ended since. */
function draftedLines(): Kept | undefined {
  try {
    return linesFrom(JSON.parse(partDraft(DRAFT)?.said ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Puts in place what this tab keeps, else what was typed in an earlier one. */
export function restoreReportLines(): void {
  const { of, ...lines } = box.load() ?? draftedLines() ?? {};
  owner = of;
  for (const [line, text] of Object.entries(lines)) $reportLines.setKey(line as ReportLine, text);
}

export function setReportLine(line: ReportLine, text: string): void {
  $reportLines.setKey(line, text.slice(0, LONGEST_LINE));
  save();
  const lines = $reportLines.get();
  keepPartDraft(DRAFT, Object.values(lines).every((one) => one === '') ? '' : JSON.stringify(lines));
}

/** Where storage is barred, the report of this page has them all the same. */
const save = (): void => void box.save({ ...$reportLines.get(), ...(owner !== undefined && { of: owner }) });

/**
 * The lines of a project, in place of those of another. Lines written while no project was open are those of the study it
 * was made of.
 * @param kept undefined where none were written for it; what was typed for it and lost its tab before it was kept is later
 */
export function takeLinesOf(project: string, kept: Readonly<Record<string, string>> | undefined): void {
  const isOfAnother = owner !== undefined && owner !== project;
  owner = project;
  const lines = (partDraft(DRAFT)?.machine === project ? draftedLines() : undefined) ?? kept;
  if (lines || isOfAnother)
    for (const line of REPORT_LINES) $reportLines.setKey(line, (lines?.[line] ?? '').slice(0, LONGEST_LINE));
  save();
}
