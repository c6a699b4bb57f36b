/** How a list and a link name a compressor. */
import type { CompressorRecord } from './record.ts';

/** Parts the brand from the name, so that neither may hold it. */
export const KEY_SEPARATOR = '|';

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** 'BRAND|NAME' */
export const compressorKey = ({ marque, name }: Pick<CompressorRecord, 'marque' | 'name'>): string =>
  `${trimmed(marque)}${KEY_SEPARATOR}${trimmed(name)}`;
