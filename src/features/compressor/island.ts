/** The page of compressors as its parts share it: the sheet being typed, and the list the device keeps. */
import { $calculation } from '../../kit/storage/calculation.ts';
import { pageOf } from '../../kit/page/island.tsx';
import type { ServedData } from '../../kit/page/island.tsx';
import { $compressors, $dropped, $isRefused, $undo } from './state/list.ts';
import { createSession } from './state/session.ts';
import type { ServedSheet } from './state/session.ts';

export interface CompressorData extends ServedData {
  /** The published example, and what it gives. */
  readonly served: ServedSheet;
  /** Where the example is published. */
  readonly source: string;
}

export const { page, asIsland, usePage } = pageOf('compressor', ({ served }: CompressorData, locale) => ({
  session: createSession(served, locale),
  list: { $compressors, $dropped, $isRefused, $undo },
  $calculation,
}));
