/** Which values of a TJF file are values. */
import type { Json, JsonObject } from '../json/parse.ts';

/** What devices write where they have no value: 2³² − 1, and a denormal number. */
const LARGEST = 4e9;
const LEAST = 1e-30;
const DASHES = /^[\s\u2010-\u2015-]*[\u2010-\u2015-][\s\u2010-\u2015-]*$/;
const STATISTIC = /^Total(?:Mean|Minimum|Maximum)$/;

/** The number of a value; NaN where its status, its size or its text says that there is none. */
export function numberOfValue({ status, value, description }: JsonObject): number {
  if (typeof status === 'string' && status !== '' && status.toLowerCase() !== 'valid') return Number.NaN;
  if (typeof value !== 'number' || !Number.isFinite(value)) return Number.NaN;
  const size = Math.abs(value);
  if (size >= LARGEST || (size > 0 && size < LEAST)) return Number.NaN;
  return typeof description === 'string' && DASHES.test(description) ? Number.NaN : value;
}

/** A mean, minimum or maximum the file computed: no row. */
export const isStatistic = ({ description }: JsonObject): boolean =>
  typeof description === 'string' && STATISTIC.test(description);

export const textOf = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
