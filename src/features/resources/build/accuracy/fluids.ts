/** Fluids and blends: the comparisons that the engine's checks hold. */
import { BLEND_REFERENCE, blendComparisons } from '../../../../engine/checks/deviations/blends.ts';
import type { Comparison } from '../../../../engine/checks/deviations/comparison.ts';
import {
  ANTOINE,
  antoineComparisons,
  PUBLISHED_BLENDS,
  publishedBlendComparisons,
} from '../../../../engine/checks/deviations/estimated-blends.ts';
import { normalPoints } from '../../../../engine/checks/deviations/normal-points.ts';
import {
  CRITICAL_POINTS,
  CRITICAL_SOURCE,
  criticalComparisons,
  PUBLISHED_SETS,
  publishedComparisons,
} from '../../../../engine/checks/deviations/published-states.ts';
import { isTransport, publishedTransport } from '../../../../engine/checks/deviations/published-transport.ts';
import { PURE_REFERENCE, pureFluidComparisons } from '../../../../engine/checks/deviations/pure-fluids.ts';
import { TRANSPORT_KEYS } from '../../../../engine/checks/deviations/transport.ts';
import type { Engine, FluidQuality, StatedError } from '../../../../engine/types.ts';
import { recordFromName } from '../../../../refrigerants/records.ts';
import { slugFromName } from '../../../../refrigerants/slug.ts';
import { fluidRow, MIX_ROW } from '../../../../kit/accuracy-path.ts';
import type { AccuracyRow, Against, Note } from '../../accuracy/row.ts';
import type { Measurable } from './measured.ts';
import { measured } from './measured.ts';
import { fluidPath } from '../../../../shell/navigation/navigation.ts';

export const COOLPROP = 'CoolProp 8.0.0';
/** A fluid whose figures are farther from what others print than this is to be read with care. */
const WEAK = 0.01;

export const measurable = (comparison: Comparison): Measurable => ({
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
    // Viscosity and conductivity have rows of their own.
    parts.push([set.source, publishedComparisons(engine, set).filter(({ figure }) => !isTransport(figure))]);
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

function notesOf(engine: Engine, name: string, held: Held, checked: ReadonlySet<string>): readonly Note[] {
  const { quality, statedError, phaseUncertainty } = engine.fluid(name);
  return [
    ...(held.comparisons.length === 0 ? [{ code: 'no-reference' as const }] : []),
    ...(statedError ? [statedNote(statedError, quality)] : []),
    ...TRANSPORT_KEYS.map((property) => ({
      code: 'transport' as const,
      property,
      stated: phaseUncertainty[property] ?? null,
      isChecked: checked.has(`${name} ${property}`),
    })),
  ];
}

function fluidRowOf(engine: Engine, name: string, checked: ReadonlySet<string>): AccuracyRow {
  const held = heldAgainst(engine, name);
  const figures = measured(held.comparisons.map(measurable));
  const fluid = engine.fluid(name);
  return {
    id: name.includes('[') ? slugFromName(name) : fluidRow(name),
    subject: { kind: fluid.components.length > 1 ? 'blend' : 'pure', fluid: name },
    path: recordFromName(name) ? fluidPath(slugFromName(name)) : null,
    against: held.against,
    ...figures,
    notes: notesOf(engine, name, held, checked),
    isWeak:
      fluid.quality === 'estimated blend' ||
      fluid.statedError !== undefined ||
      figures.count === 0 ||
      (figures.worst ?? 0) > WEAK,
  };
}

/** A row for every fluid and blend of the engine, for the mixes a maker publishes a line of, and for all other mixes. */
export function fluidRows(engine: Engine): readonly AccuracyRow[] {
  const checked = new Set(publishedTransport(engine).map(({ fluid, key }) => `${fluid} ${key}`));
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
  return [...[...engine.names, ...engine.blends, ...mixes].map((name) => fluidRowOf(engine, name, checked)), all];
}
