/** The public runs of the measured performance, as field instruments would have read them, beside the flow meter of the laboratory. */
import { text } from '../../../../../language/index.ts';
import type { Locale } from '../../../../../language/index.ts';
import { measuredPerformance } from '../../../../../performance/index.ts';
import { NIST_TESTS, nistRequest, withoutMeter } from '../../../../../performance/data/public-runs.ts';
import { signedText } from '../../../../../kit/island/signed.ts';
import { figureEngine } from '../../figures/figures.ts';
import type { Plot } from '../plot.ts';

const PERCENT = 100;

interface PublicRun {
  /** Its number in the report. */
  readonly test: number;
  /** Capacity of the witnesses of the field over that of the flow meter, less one, and its expanded uncertainty, %. */
  readonly off: number;
  readonly U: number;
  /** The air side over the flow meter, less one, and what the compressor loses of its power, with the instruments of the laboratory, %. */
  readonly air: number;
  readonly loss: number;
}

/** @throws {Error} where a run has no answer: the site must not be built then */
function answered(request: unknown) {
  const outcome = measuredPerformance(request, figureEngine());
  if (!outcome.ok) throw new Error(`a public run is refused: ${outcome.problem.code}`);
  const { witnesses, figures } = outcome.result;
  const capacity = (key: string): number => witnesses.find((one) => one.key === key)?.capacity ?? Number.NaN;
  return { capacity, figures };
}

function publicRun(test: number, place: number): PublicRun {
  const laboratory = answered(nistRequest(place, 'laboratory'));
  const field = answered(withoutMeter(nistRequest(place, 'field'))).figures.capacity_cold;
  const meter = laboratory.capacity('meter');
  const { value, U } = field ?? { value: Number.NaN, U: Number.NaN };
  return {
    test,
    off: PERCENT * (value / meter - 1),
    U: (PERCENT * U) / value,
    air: PERCENT * (laboratory.capacity('evaporator') / meter - 1),
    loss: PERCENT * (laboratory.figures.loss?.value ?? Number.NaN),
  };
}

let runs: readonly PublicRun[] | undefined;
export const publicRuns = (): readonly PublicRun[] => (runs ??= NIST_TESTS.map(publicRun));

/** The least and the most of a figure of the runs. */
export function spanOfRuns(key: Exclude<keyof PublicRun, 'test'>): readonly [least: number, most: number] {
  const all = publicRuns().map((run) => run[key]);
  return [Math.min(...all), Math.max(...all)];
}

/** Each run as a bar of its band round what was found: the flow meter, hidden, is the line at nought. */
export function fieldCapacity(): Plot {
  const bands = publicRuns().map(({ test, off, U }) => ({ test, off, low: off - U, high: off + U }));
  const holding = bands.filter(({ low, high }) => low <= 0 && high >= 0).length;
  const said = (value: number, locale: Locale): string => signedText(value, 1, locale);
  const [least, most] = spanOfRuns('off');
  const [first, last] = [NIST_TESTS[0] ?? 0, NIST_TESTS.at(-1) ?? 0];
  return {
    x: { label: text('numéro de l’essai', 'number of the test'), from: first - 2, to: last + 1, step: 2 },
    y: { label: text('écart au débitmètre,\u202f%', 'off the flow meter,\u202f%'), from: -20, to: 20, step: 10 },
    curves: [
      {
        look: 'dashed',
        points: [
          [first - 2, 0],
          [last + 1, 0],
        ],
      },
      ...bands.map(({ test, low, high }) => ({
        look: 'low' as const,
        points: [
          [test, low],
          [test, high],
        ] as const,
      })),
    ],
    dots: bands.map(({ test, off }) => [test, off] as const),
    description: text(
      `Seize traits verticaux, un par essai. Le point de chacun, la puissance trouvée, est entre ${said(least, 'fr')} et ${said(most, 'fr')}\u202f% de celle du débitmètre\u202f; le trait, sa bande, contient le zéro dans ${String(holding)} essais sur seize.`,
      `Sixteen upright bars, one a test. The dot of each, the capacity found, lies between ${said(least, 'en')} and ${said(most, 'en')}\u202f% of that of the flow meter; the bar, its band, holds nought in ${String(holding)} tests of sixteen.`,
    ),
    caption: text(
      'NISTIR 7350, essais sans panne, R410A. En tirets, le débitmètre du laboratoire, caché au calcul\u202f; les traits, ce que des pinces, des manomètres, un wattmètre et l’air donnent, avec leur ±.',
      'NISTIR 7350, fault-free tests, R410A. Dashed, the flow meter of the laboratory, hidden from the sum; the bars, what clamps, gauges, a wattmeter and the air give, with their ±.',
    ),
  };
}
