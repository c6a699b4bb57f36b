/** Fluids, blends and their transport properties: the comparisons that the engine's checks hold. */
import { BLEND_REFERENCE, blendComparisons } from '../../engine/checks/deviations/blends.ts';
import type { Comparison } from '../../engine/checks/deviations/comparison.ts';
import {
  ANTOINE,
  antoineComparisons,
  PUBLISHED_BLENDS,
  publishedBlendComparisons,
} from '../../engine/checks/deviations/estimated-blends.ts';
import { normalPoints } from '../../engine/checks/deviations/normal-points.ts';
import {
  CRITICAL_POINTS,
  CRITICAL_SOURCE,
  criticalComparisons,
  PUBLISHED_SETS,
  publishedComparisons,
} from '../../engine/checks/deviations/published-states.ts';
import { PURE_REFERENCE, pureFluidComparisons } from '../../engine/checks/deviations/pure-fluids.ts';
import { createScaledEngine } from '../../engine/checks/deviations/scaled-engine.ts';
import {
  nineteenOfTwenty,
  phaseOf,
  printedTransport,
  scalingDeviations,
  TRANSPORT_KEYS,
  TRANSPORT_PHASES,
  TRANSPORT_REFERENCE,
  transportComparisons,
} from '../../engine/checks/deviations/transport.ts';
import type { Engine, FluidQuality, StatedError } from '../../engine/types.ts';
import { recordFromName } from '../../refrigerants/records.ts';
import { slugFromName } from '../../refrigerants/slug.ts';
import { fluidRow, MIX_ROW } from '../../ui/resources/accuracy/paths.ts';
import type { AccuracyRow, Against, Note } from '../../ui/resources/accuracy/row.ts';
import { fluidPath } from '../../ui/resources/fluids/paths.ts';
import type { Measurable } from './measured.ts';
import { measured } from './measured.ts';

export const COOLPROP = 'CoolProp 8.0.0';
/** A fluid whose figures are farther from what others print than this is to be read with care. */
const WEAK = 0.01;
/** The same of viscosity and conductivity. */
const WEAK_TRANSPORT = 0.1;

const measurable = (comparison: Comparison): Measurable => ({
  deviation: comparison.deviation,
  unit: comparison.unit,
  where: { kind: 'state', figure: comparison.figure, at: comparison.at },
});

interface Held {
  readonly comparisons: readonly Comparison[];
  readonly against: readonly Against[];
}

/** Everything a fluid is held against, source by source. */
function heldAgainst(engine: Engine, name: string): Held {
  const parts: (readonly [Against, readonly Comparison[]])[] = [];
  if (name in PURE_REFERENCE) {
    const { saturation, states } = pureFluidComparisons(engine, name);
    parts.push([COOLPROP, [...saturation, ...states]]);
  }
  if (name in BLEND_REFERENCE) {
    const { molarMass, saturation, states, twoPhase } = blendComparisons(engine, name);
    parts.push([COOLPROP, [...molarMass, ...saturation, ...states, ...twoPhase]]);
  }
  for (const set of PUBLISHED_SETS.filter(({ fluid }) => fluid === name)) {
    parts.push([set.source, publishedComparisons(engine, set)]);
  }
  for (const { source, comparisons } of normalPoints(engine, name)) parts.push([source, comparisons]);
  for (const set of PUBLISHED_BLENDS.filter(({ fluid }) => fluid === name)) {
    parts.push([set.source, publishedBlendComparisons(engine, set)]);
  }
  if (name in ANTOINE.fluids)
    parts.push(['Danfoss, Refrigerant constants (ADAP-KOOL)', antoineComparisons(engine, name)]);
  for (const row of CRITICAL_POINTS.filter(([fluid]) => fluid === name)) {
    parts.push([CRITICAL_SOURCE, criticalComparisons(engine, row)]);
  }
  return { against: parts.map(([against]) => against), comparisons: parts.flatMap(([, comparisons]) => comparisons) };
}

const statedNote = ({ bubble, dew, reason }: StatedError, quality: FluidQuality): Note => ({
  code: 'stated-error',
  isEstimated: quality === 'estimated blend',
  bubble,
  dew,
  reason,
});

function notesOf(engine: Engine, name: string, held: Held): readonly Note[] {
  const { quality, statedError, phaseUncertainty } = engine.fluid(name);
  return [
    ...(held.comparisons.length === 0 ? [{ code: 'no-reference' as const }] : []),
    ...(statedError ? [statedNote(statedError, quality)] : []),
    ...TRANSPORT_KEYS.map((property) => ({
      code: 'transport' as const,
      property,
      stated: phaseUncertainty[property] ?? null,
    })),
  ];
}

function fluidRowOf(engine: Engine, name: string): AccuracyRow {
  const held = heldAgainst(engine, name);
  const figures = measured(held.comparisons.map(measurable));
  const fluid = engine.fluid(name);
  return {
    id: name.includes('[') ? slugFromName(name) : fluidRow(name),
    subject: { kind: fluid.components.length > 1 ? 'blend' : 'pure', fluid: name },
    path: recordFromName(name) ? fluidPath(slugFromName(name)) : null,
    against: held.against,
    ...figures,
    notes: notesOf(engine, name, held),
    isWeak:
      fluid.quality === 'estimated blend' ||
      fluid.statedError !== undefined ||
      figures.count === 0 ||
      (figures.worst ?? 0) > WEAK,
  };
}

/** A row for every fluid and blend of the engine, for the mixes a maker publishes a line of, and for all other mixes. */
export function fluidRows(engine: Engine): readonly AccuracyRow[] {
  const mixes = Object.keys(ANTOINE.fluids).filter((name) => name.includes('['));
  const all: AccuracyRow = {
    id: MIX_ROW,
    subject: { kind: 'mixes' },
    path: null,
    against: [],
    count: 0,
    typical: null,
    worst: null,
    kelvins: null,
    where: null,
    notes: [{ code: 'mixes' }],
    isWeak: true,
  };
  return [...[...engine.names, ...engine.blends, ...mixes].map((name) => fluidRowOf(engine, name)), all];
}

/** A row for each fluid, property and phase that published viscosities or conductivities were found of. */
export function transportRows(engine: Engine): readonly AccuracyRow[] {
  const printed = printedTransport(engine);
  const names = [...new Set([...Object.keys(TRANSPORT_REFERENCE), ...printed.map(({ fluid }) => fluid)])];
  return names
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .flatMap((fluid) =>
      TRANSPORT_KEYS.flatMap((property) =>
        TRANSPORT_PHASES.flatMap((phase): AccuracyRow[] => {
          const own = transportComparisons(engine, fluid, property, phase);
          const sets = printed
            .filter((set) => set.fluid === fluid)
            .map(({ source, comparisons }) => ({
              source,
              comparisons: comparisons.filter(
                (one) => one.figure === property && phaseOf(engine, fluid, one) === phase,
              ),
            }))
            .filter(({ comparisons }) => comparisons.length > 0);
          const figures = measured([...own, ...sets.flatMap(({ comparisons }) => comparisons)].map(measurable));
          if (figures.count === 0) return [];
          const stated = engine.fluid(fluid).phaseUncertainty[property]?.[phase] ?? 0;
          const holds = (figures.worst ?? 0) <= stated;
          return [
            {
              id: `${slugFromName(fluid)}-${property}-${phase}`,
              subject: { kind: 'transport', fluid, property, phase },
              path: fluidPath(slugFromName(fluid)),
              against: [
                ...(own.length > 0 ? [{ code: 'own-correlations' as const }] : []),
                ...sets.map(({ source }) => source),
              ],
              ...figures,
              notes: [{ code: 'stated', stated, holds }],
              isWeak: !holds || (figures.worst ?? 0) > WEAK_TRANSPORT,
            },
          ];
        }),
      ),
    );
}

/** What scaling is worth where it stands in for a correlation: four rows. Stated uncertainties are those of R22. */
export function scalingRows(engine: Engine): readonly AccuracyRow[] {
  const scaled = createScaledEngine();
  const { phaseUncertainty } = engine.fluid('R22');
  return TRANSPORT_KEYS.flatMap((property) =>
    TRANSPORT_PHASES.map((phase): AccuracyRow => {
      const found = scalingDeviations(engine, scaled, property, phase);
      const where = { kind: 'state' as const, figure: property, at: {} };
      return {
        id: `scaling-${property}-${phase}`,
        subject: { kind: 'transport', fluid: null, property, phase },
        path: null,
        against: [{ code: 'own-correlations' }],
        ...measured(found.map((deviation) => ({ deviation, where }))),
        where: null,
        notes: [
          { code: 'nineteen', stated: phaseUncertainty[property]?.[phase] ?? 0, measured: nineteenOfTwenty(found) },
        ],
        isWeak: true,
      };
    }),
  );
}
