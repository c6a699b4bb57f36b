import type { Engine } from '../../engine/types.ts';
import { tewi } from '../../physics/tewi.ts';
import { chargeFacts } from '../../refrigerants/charge-facts.ts';
import type { StageKey } from '../../simulation/types.ts';
import { Arguments } from '../arguments.ts';
import type { OperatingPoint } from '../operating-point.ts';
import { ofBoth, operatingPoints, sectionPoints } from '../operating-point.ts';
import type { Outcome, Warning } from '../outcome.ts';
import { outcomeOf } from '../outcome.ts';
import type { BinEnergies } from './bins.ts';
import { binEnergies } from './bins.ts';
import type { Indicators, Judged } from './indicators.ts';
import { stageSheets } from './sheets.ts';
import type { StageSheet } from './sheets.ts';
import { judge } from './indicators.ts';
import type { LimitFacts } from '../../machine/limits.ts';

export type { SheetFigures, StageSheet } from './sheets.ts';
export type { BinEnergies } from './bins.ts';
export { INDICATOR_KEYS } from './indicators.ts';
export type { Indicator, IndicatorKey, Indicators, Level } from './indicators.ts';

/** kg CO2e over the life of the plant; e_annual in kWh. */
export interface TewiAnswer {
  readonly gwp: number;
  readonly leak: number;
  readonly end_of_life: number;
  readonly e_annual: number;
  readonly indirect: number;
  readonly tewi: number;
}

export interface Technique {
  readonly permanent: Indicators;
  readonly transient: Indicators | null;
  /** Null without a charge or a GWP. */
  readonly tewi: TewiAnswer | null;
  /** Null without bins. */
  readonly bins: BinEnergies | null;
  /** The same indicators of every compressor, of a cycle of several; none of others. */
  readonly stages: readonly StageIndicators[];
  /** What the compressors chosen for its stages give there. */
  readonly sheets: readonly StageSheet[];
  readonly warnings: readonly Warning[];
}

/** One compressor of several. */
export interface StageIndicators {
  readonly stage: StageKey;
  readonly fluid: string;
  readonly permanent: Indicators;
  readonly transient: Indicators | null;
}

const FRACTION = { min: 0, max: 1 } as const;
/** No motor of a compressor is worse: below it the figure was meant as something else. Practice. */
const MOTOR = { min: 0.05, max: 1 } as const;

function tewiOf(options: Arguments, { result, fluidName }: OperatingPoint): TewiAnswer | null {
  const charge = options.optionalNumber('charge', { above: 0, max: 1e6, unit: 'kg' });
  const typed = options.optionalNumber('gwp', { min: 0, max: 1e5 });
  const leak = options.number('leak', { default: 0.1, ...FRACTION });
  const years = options.number('years', { default: 15, above: 0, max: 100 });
  const recovery = options.number('recovery', { default: 0.9, ...FRACTION });
  const hours = options.number('hours', { default: 3000, min: 0, max: 8784, unit: 'h' });
  const motor = options.number('eta_motor', { default: 0.9, ...MOTOR });
  // What this door has always taken where a caller says nothing; pages say the latest factor.
  const beta = options.number('beta', { default: 0.056, min: 0, max: 10 });
  // Electricity of a year worked out elsewhere, for all it depends on: it stands in place of power times hours.
  const given = options.optionalNumber('e_annual', { min: 0, max: 1e9 });
  const gwp = typed ?? chargeFacts(fluidName).gwp;
  if (charge === undefined || gwp === undefined) return null;
  const energy = given ?? (result.performance.power_compressor / motor) * hours;
  const parts = tewi({ gwp, charge, leak, years, recovery, energy, beta });
  return {
    gwp,
    leak: parts.leak,
    end_of_life: parts.endOfLife,
    e_annual: energy,
    indirect: parts.indirect,
    tewi: parts.total,
  };
}

/** What is known of the machine, where it is to be judged by the table of limits; undefined where nobody asks that. */
function factsOf(given: Arguments): LimitFacts | undefined {
  if (!given.has('limits')) return undefined;
  const facts = given.group('limits');
  return {
    use: facts.optionalText('use'),
    compressor: facts.optionalText('compressor'),
    expansion: facts.optionalText('expansion'),
    receiver: facts.optionalText('receiver'),
  };
}

/**
 * Indicators of both regimes with their bands and warnings, the TEWI of the permanent one, and an estimate by bins.
 * @param results `{ permanent, transient }`, each the result of `run`; transient may be null
 * @param options charge kg, gwp, leak, years, recovery, hours, eta_motor, beta kg CO2e/kWh (0.056: electricity of
 *   France, to be confirmed), e_annual kWh in place of power times hours, bins [{ t_ext °C, hours }], dt_cdr K, tc_min °C,
 *   limits { use, compressor, expansion, receiver }: facts of the machine; with it, empty or not, the table of limits
 *   judges, and a reference discharge left as its form opens does not. Without it only what was typed counts,
 *   sheets [{ stage, record }]: a compressor by its polynomials for a stage of a cycle of several
 */
export function technique(results: unknown, options: unknown, engine: Engine): Outcome<Technique> {
  return outcomeOf(() => {
    const given = new Arguments(options);
    const points = operatingPoints(results, engine);
    const facts = factsOf(given);
    const judged = (point: OperatingPoint): Judged => judge(point, facts);
    const { permanent, transient } = ofBoth(points, judged);
    return {
      permanent: permanent.indicators,
      transient: transient?.indicators ?? null,
      tewi: tewiOf(given, points.permanent),
      stages: sectionPoints(results, engine).flatMap((each) => {
        const { section, fluidName } = each.permanent;
        const one = ofBoth(each, judged);
        return section === undefined
          ? []
          : [
              {
                stage: section.key,
                fluid: fluidName,
                permanent: one.permanent.indicators,
                transient: one.transient?.indicators ?? null,
              },
            ];
      }),
      sheets: stageSheets(given, results, engine),
      bins: binEnergies(given, points.permanent.result.input, engine),
      warnings: [...permanent.warnings, ...(transient?.warnings ?? [])],
    };
  });
}

declare module '../doors.ts' {
  interface PageDoors {
    readonly technique: typeof technique;
  }
}
