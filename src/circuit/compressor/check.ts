/** Whether something is a compressor's record that can be kept: named, branded and sound. */
import { Arguments } from '../arguments.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeOf, refuse } from '../outcome.ts';
import { KEY_SEPARATOR } from './key.ts';
import type { CompressorRecord } from './record.ts';
import { readRecord } from './record.ts';

/** Characters of a name or a brand. */
const LONGEST_NAME = 80;
const LONGEST_FLUID = 400;

function nameOf(record: Arguments, key: 'name' | 'marque'): void {
  const text = record.text(key);
  if (text.length > LONGEST_NAME) refuse('E_RANGE', key, { max: LONGEST_NAME });
  if (text.includes(KEY_SEPARATOR)) refuse('E_MODE', key);
}

/**
 * A record checked as a list of compressors keeps it: name and brand of 1 to 80 characters without a bar, and
 * what `readRecord` asks. Without a refrigerant it is run with that of the simulation.
 *
 * Problems: E_MISSING, E_RANGE, E_MODE of name and marque; E_FLUID for what is no name of one; those of `readRecord`.
 */
export function checkedRecord(value: unknown): Outcome<CompressorRecord> {
  return outcomeOf(() => {
    const record = new Arguments(value);
    nameOf(record, 'name');
    nameOf(record, 'marque');
    if ((record.optionalText('fluid') ?? '').length > LONGEST_FLUID) refuse('E_FLUID', 'fluid');
    readRecord(record);
    return value as CompressorRecord;
  });
}
