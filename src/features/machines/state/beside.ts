/** What lies on this device beside its machines, and how a file of it comes back: nothing kept is replaced. */
import { compressorKey } from '../../../circuit/compressor/key.ts';
import type { MachineRecord } from '../../../machine/index.ts';
import { $mixes, mixesFromText, restoreMixes, takeMixes, textFromMixes } from '../../../kit/fluids/mixes.ts';
import { restoreConsent } from '../../../kit/storage/consent.ts';
import { numberedText, valueOfText } from '../../../kit/storage/numbered.ts';
import { referenceString } from '../../../refrigerants/mix.ts';
import { runsFromText, storedRuns, takeRuns } from '../../../kit/storage/history.ts';
import { compressorsFromText, MOST_COMPRESSORS, textFromCompressors } from '../../compressor/state/compact.ts';
import { $compressors, restoreCompressors, saveCompressors } from '../../compressor/state/list.ts';
import { textFromVisits, visitsFromList } from '../../diagnosis/visits/file.ts';
import { visits } from '../../diagnosis/visits/store.ts';
import { compressorsOf, namesFluid } from './own.ts';
import { visitsOf } from './visits-of.ts';
import type { Beside } from './file.ts';
import { NOTHING_BESIDE } from './file.ts';
import { RUNS } from './taking.ts';

/** Where own components are kept. */
const CATALOGUE = 'appfroid.catalogue';

export interface Counts {
  readonly compressors: number;
  readonly mixes: number;
}

const catalogueNow = (): string => {
  try {
    return localStorage.getItem(CATALOGUE) ?? '';
  } catch {
    return '';
  }
};

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
    catalogue: catalogueNow(),
  };
}

export const countsOf = ({ compressors, mixes }: Beside): Counts => ({
  compressors: compressors === '' ? 0 : compressorsFromText(compressors).records.length,
  mixes: mixes.length,
});

/** Of all that lies beside, what is one machine's: a customer's file holds nobody else's. */
export function besideOf(machine: MachineRecord, all: Beside, known: ReadonlySet<string>): Beside {
  const named = compressorsOf(machine);
  const records =
    all.compressors === ''
      ? []
      : compressorsFromText(all.compressors).records.filter((one) => named.has(compressorKey(one)));
  return {
    ...NOTHING_BESIDE,
    compressors: records.length === 0 ? '' : textFromCompressors(records),
    mixes: (all.mixes as ReturnType<typeof $mixes.get>).filter(
      (mix) => namesFluid(machine, mix.label) || namesFluid(machine, referenceString(mix)),
    ),
    visits: visitsOf(machine, visitsFromList(all.visits).visits, known).map((visit) => ({
      ...visit,
      machineId: machine.id,
    })),
  };
}

/**
 * Puts what a file brings beside what is here; an entry of the same name stays as it is here.
 * @param identities what each machine of the file is called here
 */
export async function takeBeside(bundle: Beside, now: number, identities: ReadonlyMap<string, string>): Promise<void> {
  await besideNow();
  const known = new Set($compressors.get().map(compressorKey));
  const room = Math.max(0, MOST_COMPRESSORS - known.size);
  const records = compressorsFromText(bundle.compressors)
    .records.filter((one) => !known.has(compressorKey(one)))
    .slice(0, room);
  if (bundle.compressors !== '' && records.length > 0) saveCompressors(records);
  // Through the very schema of what is kept: a file is no better than a browser.
  takeMixes(mixesFromText(textFromMixes(bundle.mixes as never, now), now));
  const brought = visitsFromList(bundle.visits).visits.map(({ machineId, ...visit }) => {
    const own = machineId === undefined ? undefined : identities.get(machineId);
    return own === undefined ? visit : { ...visit, machineId: own };
  });
  if (brought.length > 0) await visits.take(textFromVisits(brought));
  takeRuns(RUNS, runsFromText(JSON.stringify(bundle.runs)));
  if (bundle.catalogue !== '') takeCatalogue(bundle.catalogue);
}

const rowsOf = (text: string): readonly unknown[] => {
  const value = valueOfText(text);
  return Array.isArray(value) ? value : [];
};
const nameOfRow = (row: unknown): string => {
  const { brand, model } = (row ?? {}) as { readonly brand?: unknown; readonly model?: unknown };
  return JSON.stringify([brand, model]);
};

/** Own components of a file behind those kept; the page of components judges them all as it reads them. */
function takeCatalogue(text: string): void {
  const here = rowsOf(catalogueNow());
  const known = new Set(here.map(nameOfRow));
  const fresh = rowsOf(text).filter((row) => !known.has(nameOfRow(row)));
  if (fresh.length === 0) return;
  try {
    localStorage.setItem(CATALOGUE, numberedText([...here, ...fresh]));
  } catch {
    // Storage is barred or full: the file still holds them.
  }
}
