/** The list as files, and files as records. */
import { checkedRecord } from '../../circuit/compressor/check.ts';
import { isEnergyPlusLibrary, libraryFromEnergyPlus } from '../../circuit/compressor/energyplus.ts';
import type { Library } from '../../circuit/compressor/energyplus.ts';
import { csvFromRecords, recordsFromCsv } from '../../circuit/compressor/file.ts';
import type { CompressorRecord } from '../../circuit/compressor/record.ts';
import { saveFile } from '../../kit/files/save.ts';
import { BYTE_ORDER_MARK } from '../../quantities/csv.ts';
import type { Translator } from '../../i18n/keys.ts';
import { problemText } from './words.ts';

export type ListFormat = 'csv' | 'json';

/** Bytes: EnergyPlus's own library of compressors has 2.8 million. */
const LARGEST = 8_000_000;
const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;

/** Saves the list as a file of this format. */
export function saveList(records: readonly CompressorRecord[], format: ListFormat, t: Translator): void {
  const text = format === 'csv' ? BYTE_ORDER_MARK + csvFromRecords(records) : JSON.stringify(records, null, 2);
  saveFile(new Blob([text], { type: TYPES[format] }), `${t('compressor.file')}.${format}`);
}

export type ReadFile =
  | {
      readonly ok: true;
      readonly records: readonly CompressorRecord[];
      /** Of a library, what is doubtful in it: which of its machines are wanted is asked. */
      readonly library?: Library;
    }
  | {
      readonly ok: false;
      readonly message: string;
      /** The text of a file that is no list of compressors: it may be a maker's sheet. */
      readonly sheet?: string;
    };

function recordsFromJson(text: string, t: Translator): ReadFile {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return { ok: false, message: t('compressor.import.notJson') };
  }
  if (Array.isArray(list)) return checkedList(list, t);
  return { ok: false, message: t('compressor.import.notJson'), sheet: text };
}

/** Every record of a list, or what is wrong with the first that cannot be kept. */
function checkedList(list: readonly unknown[], t: Translator): ReadFile {
  const records: CompressorRecord[] = [];
  for (const [index, entry] of list.entries()) {
    const outcome = checkedRecord(entry);
    if (!outcome.ok) {
      const message = problemText(outcome.problem, t);
      return { ok: false, message: t('compressor.import.entry', { n: index + 1, message }) };
    }
    records.push(outcome.result);
  }
  return records.length > 0 ? { ok: true, records } : { ok: false, message: t('compressor.import.none') };
}

/** The records of a text: JSON where it begins as one, else CSV. All of them, or what is wrong and where. */
function recordsFromFileText(source: string, t: Translator): ReadFile {
  const text = source.startsWith(BYTE_ORDER_MARK) ? source.slice(1) : source;
  if (isEnergyPlusLibrary(text)) {
    const library = libraryFromEnergyPlus(text);
    return library.records.length > 0
      ? { ok: true, records: library.records, library }
      : { ok: false, message: t('compressor.import.none') };
  }
  if (/^\s*[[{]/u.test(text)) return recordsFromJson(text, t);
  const outcome = recordsFromCsv(text);
  if (!outcome.ok) {
    const isOther = outcome.problem.values['detail'] === 'column';
    return { ok: false, message: problemText(outcome.problem, t), ...(isOther ? { sheet: text } : {}) };
  }
  return checkedList(outcome.result.records, t);
}

/** The records of a file a reader chose. */
export async function recordsFromFile(file: File, t: Translator): Promise<ReadFile> {
  if (file.size > LARGEST) return { ok: false, message: t('compressor.import.tooLarge') };
  return recordsFromFileText(await file.text(), t);
}
