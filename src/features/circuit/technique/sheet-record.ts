/** A compressor chosen for a stage: from the reader's list, else from the link that names it. */
import { compressorKey } from '../../../circuit/compressor/key.ts';
import type { CompressorRecord } from '../../../circuit/compressor/record.ts';
import { compressorsFromText } from '../../compressor/state/compact.ts';
import { $compressors } from '../../compressor/state/list.ts';

/** A row of the form: 'BRAND|NAME', and the sheet as a link carries it. */
export interface SheetRow {
  readonly stage: string;
  readonly compressor: string;
  readonly sheet: string;
}

const isNamed = (key: string) => (record: CompressorRecord) => compressorKey(record) === key;

export function sheetRecord(key: string, sheet: string): CompressorRecord | undefined {
  return $compressors.get().find(isNamed(key)) ?? compressorsFromText(sheet).records.find(isNamed(key));
}
