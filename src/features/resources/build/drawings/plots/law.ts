import { text } from '../../../../../language/index.ts';
import type { Locale } from '../../../../../language/index.ts';
import { formatNumber } from '../../../../../quantities/number.ts';
import type { Plot } from '../plot.ts';

/**
 * Regulation (EU) 2024/573, Annex VII: largest quantities of HFCs on the market, t CO2e, from each year on. Those from 2030 to
 * 2049 were read in one secondary source only, and are drawn so.
 */
const QUOTA = [
  [2025, 42_874_410],
  [2027, 21_665_691],
  [2030, 9_132_097],
  [2033, 8_445_713],
  [2036, 6_782_265],
  [2039, 6_136_732],
  [2042, 5_491_199],
  [2045, 4_845_666],
  [2048, 4_200_133],
  [2050, 0],
] as const;
const TO_MILLIONS = 1e-6;
const LAST = 2055;

/** The quota of HFCs, year by year. */
export function quotaSteps(): Plot {
  const points = QUOTA.flatMap(([year, quantity], index): (readonly [number, number])[] => {
    const end = QUOTA[index + 1]?.[0] ?? LAST;
    return [
      [year, quantity * TO_MILLIONS],
      [end, quantity * TO_MILLIONS],
    ];
  });
  /** The two ends of a step: those of the first two steps, and the last, are sure. */
  const SURE = 4;
  const millions = (year: number, locale: Locale): string =>
    formatNumber((QUOTA.find(([from]) => from === year)?.[1] ?? 0) * TO_MILLIONS, 1, locale);
  return {
    x: { label: text('année', 'year'), from: 2025, to: 2055, step: 10, isOfYears: true },
    y: { label: text('millions de t éq. CO₂ par an', 'million t CO₂e a year'), from: 0, to: 50, step: 10 },
    curves: [
      { look: 'key', points: points.slice(0, SURE) },
      { look: 'dashed', points: points.slice(SURE - 1, -1) },
      { look: 'key', points: points.slice(-2), name: { says: text('zéro', 'zero'), at: [2050.5, 3] } },
    ],
    marks: [
      { at: [2027, 21.665691], says: text(`2027\u00a0: ${millions(2027, 'fr')}`, `2027: ${millions(2027, 'en')}`) },
    ],
    description: text(
      `Quota européen de HFC, en marches qui descendent\u00a0: ${millions(2025, 'fr')} millions de tonnes équivalent CO₂ par an en 2025, ${millions(2027, 'fr')} en 2027, ${millions(2030, 'fr')} en 2030, puis une lente descente jusqu’à zéro en 2050. Les marches de 2030 à 2049 sont en tirets, à vérifier.`,
      `The European quota of HFCs as falling steps: ${millions(2025, 'en')} million tonnes of CO₂ equivalent a year in 2025, ${millions(2027, 'en')} in 2027, ${millions(2030, 'en')} in 2030, then a slow fall to zero in 2050. The steps from 2030 to 2049 are dashed, to be verified.`,
    ),
    caption: text(
      'Annexe VII du règlement\u202f; en tirets, ce qui n’a été lu que dans une source secondaire. La plus haute est celle de 2027\u00a0: le quota tombe de moitié.',
      'Annex VII of the Regulation; dashed, what was read in one secondary source only. The highest is that of 2027: the quota falls by half.',
    ),
  };
}
