/** Quota of HFCs placed on the market: Regulation (EU) 2024/573, Articles 16 and 17, Annex VII. */
import type { Confidence } from './rule.ts';

/** What the shares are of, t CO2e. */
export const QUOTA_BASE = 176_700_479;

export interface QuotaStep {
  /** First year. */
  readonly from: number;
  /** t CO2e a year, until the next step. */
  readonly most: number;
  readonly confidence: Confidence;
}

export const QUOTA_STEPS: readonly QuotaStep[] = [
  { from: 2025, most: 42_874_410, confidence: 'B' },
  { from: 2027, most: 21_665_691, confidence: 'B' },
  { from: 2030, most: 9_132_097, confidence: 'V' },
  { from: 2033, most: 8_445_713, confidence: 'V' },
  { from: 2036, most: 6_782_265, confidence: 'V' },
  { from: 2039, most: 6_136_732, confidence: 'V' },
  { from: 2042, most: 5_491_199, confidence: 'V' },
  { from: 2045, most: 4_845_666, confidence: 'V' },
  { from: 2048, most: 4_200_133, confidence: 'V' },
  { from: 2050, most: 0, confidence: 'B' },
];

/** The step of a year; undefined before 2025, whose steps were those of Regulation (EU) 517/2014. */
export const quotaOfYear = (year: number): QuotaStep | undefined => QUOTA_STEPS.findLast(({ from }) => from <= year);
