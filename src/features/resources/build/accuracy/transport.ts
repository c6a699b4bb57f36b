/** Viscosity and conductivity: the comparisons that the engine's checks hold. */
import { publishedTransport } from '../../../../engine/checks/deviations/published-transport.ts';
import { createScaledEngine } from '../../../../engine/checks/deviations/scaled-engine.ts';
import {
  nineteenOfTwenty,
  scalingDeviations,
  TRANSPORT_KEYS,
  TRANSPORT_PHASES,
} from '../../../../engine/checks/deviations/transport.ts';
import type { Engine } from '../../../../engine/types.ts';
import { slugFromName } from '../../../../refrigerants/slug.ts';
import type { AccuracyRow } from '../../accuracy/row.ts';
import { measurable } from './fluids.ts';
import { measured } from './measured.ts';

/** A figure farther from what others print than this is to be read with care. */
const WEAK = 0.1;

/** A row for each fluid, property and phase that published viscosities or conductivities were found of. */
export function transportRows(engine: Engine): readonly AccuracyRow[] {
  return publishedTransport(engine).map(({ fluid, key, phase, stated, sources }) => {
    const figures = measured(sources.flatMap(({ comparisons }) => comparisons).map(measurable));
    const holds = (figures.worst ?? 0) <= stated;
    return {
      id: `${slugFromName(fluid)}-${key}-${phase}`,
      subject: { kind: 'transport', fluid, property: key, phase },
      // The row of the fluid leads to its page.
      path: null,
      against: sources.map(({ source }) => source ?? { code: 'own-correlations' as const }),
      ...figures,
      notes: [{ code: 'stated', stated, holds }],
      isWeak: !holds || (figures.worst ?? 0) > WEAK,
    };
  });
}

/** What scaling is worth where it stands in for a correlation: four rows. Stated uncertainties are those of R32. */
export function scalingRows(engine: Engine): readonly AccuracyRow[] {
  const scaled = createScaledEngine();
  const { phaseUncertainty } = engine.fluid('R32');
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
