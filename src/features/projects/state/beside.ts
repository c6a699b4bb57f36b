/** What lies on this device beside its projects, and how a file of it comes back: nothing kept is replaced. */
import { compressorKey } from '../../../circuit/compressor/key.ts';
import { $mixes, mixesFromText, restoreMixes, takeMixes, textFromMixes } from '../../../kit/fluids/mixes.ts';
import { restoreConsent } from '../../../kit/kept/consent.ts';
import { runsFromText, storedRuns, takeRuns } from '../../../kit/kept/history.ts';
import { compressorsFromText, MOST_COMPRESSORS, textFromCompressors } from '../../compressor/state/compact.ts';
import { $compressors, restoreCompressors, saveCompressors } from '../../compressor/state/list.ts';
import { textFromVisits, visitsFromList } from '../../diagnosis/visits/file.ts';
import { visits } from '../../diagnosis/visits/store.ts';
import type { Beside } from './file.ts';

/** Under which the simulator keeps the simulations asked for. */
const RUNS = 'simulation.circuit';

export interface Counts {
  readonly runs: number;
  readonly visits: number;
  readonly compressors: number;
  readonly mixes: number;
}

/** Reads all of it. */
export async function besideNow(): Promise<Beside> {
  restoreConsent();
  restoreCompressors();
  restoreMixes();
  await visits.read();
  return {
    compressors: $compressors.get().length === 0 ? '' : textFromCompressors($compressors.get()),
    mixes: $mixes.get(),
    visits: visits.$visits.get() ?? [],
    runs: storedRuns(RUNS),
  };
}

export const countsOf = ({ compressors, mixes, visits: kept, runs }: Beside): Counts => ({
  runs: runs.length,
  visits: kept.length,
  compressors: compressors === '' ? 0 : compressorsFromText(compressors).records.length,
  mixes: mixes.length,
});

/** Puts what a file brings beside what is here; an entry of the same name stays as it is here. */
export async function takeBeside(bundle: Beside, now: number): Promise<void> {
  await besideNow();
  const known = new Set($compressors.get().map(compressorKey));
  const room = Math.max(0, MOST_COMPRESSORS - known.size);
  const records = compressorsFromText(bundle.compressors)
    .records.filter((one) => !known.has(compressorKey(one)))
    .slice(0, room);
  if (bundle.compressors !== '' && records.length > 0) saveCompressors(records);
  // Through the very schema of what is kept: a file is no better than a browser.
  takeMixes(mixesFromText(textFromMixes(bundle.mixes as never, now), now));
  const brought = visitsFromList(bundle.visits).visits;
  if (brought.length > 0) await visits.take(textFromVisits(brought));
  takeRuns(RUNS, runsFromText(JSON.stringify(bundle.runs)));
}
