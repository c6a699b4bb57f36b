/** What every report of this device has: its size of paper and the sign of who makes it. */
import { persistedAtom } from '../../../kit/storage/persisted.ts';
import { keepServed } from '../../../kit/island/use-part.ts';

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

export interface ReportPaper {
  /** Undefined until it is chosen: that of the reader's units then. */
  readonly paper: Paper | undefined;
  /** A picture as an address of its own; empty without one. */
  readonly logo: string;
}

/** Characters: a picture of some 45 kB. */
export const LONGEST_LOGO = 60_000;
const PICTURE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/;

export const isLogo = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= LONGEST_LOGO && PICTURE.test(text);

function read(value: unknown): ReportPaper | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { paper, logo } = value as Readonly<Record<string, unknown>>;
  return { paper: PAPERS.find((known) => known === paper), logo: isLogo(logo) ? logo : '' };
}

export const $reportPaper = persistedAtom<ReportPaper>('appfroid.reportPaper', { paper: undefined, logo: '' }, read);
keepServed([$reportPaper]);
