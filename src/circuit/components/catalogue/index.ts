/**
 * Components read in makers' documents, each with its address. A file lists ranges: what a range shares stands
 * before its models, and a model may say otherwise. A figure the document does not print is absent, never filled from
 * memory; `secondary` marks figures read by a third party. The sheet in force prevails.
 */
import type { ComponentRow, PrintedCapacity } from '../row.ts';
import carly from './carly.json' with { type: 'json' };
import castel from './castel.json' with { type: 'json' };
import checkValves from './danfoss-check-valves.json' with { type: 'json' };
import expansion from './danfoss-expansion.json' with { type: 'json' };
import regulators from './danfoss-regulators.json' with { type: 'json' };
import sightGlasses from './danfoss-sight-glasses.json' with { type: 'json' };
import valves from './danfoss-valves.json' with { type: 'json' };
import emerson from './emerson.json' with { type: 'json' };
import hansen from './hansen.json' with { type: 'json' };
import racReceivers from './rac-receivers.json' with { type: 'json' };
import racValves from './rac-valves.json' with { type: 'json' };
import siemens from './siemens.json' with { type: 'json' };
import sporlanValves from './sporlan-valves.json' with { type: 'json' };

type Model = Partial<ComponentRow> & Pick<ComponentRow, 'model'>;
type Range = Omit<ComponentRow, 'model'> & { readonly models: readonly Model[] };

const FILES = [
  regulators,
  valves,
  checkValves,
  sightGlasses,
  carly,
  castel,
  hansen,
  siemens,
] as readonly (readonly unknown[])[];
const PLACED_FILES = [racValves, sporlanValves, expansion, emerson, racReceivers] as readonly (readonly unknown[])[];

/** Capacities a document prints at the same conditions: kW, of a refrigerant, of a model. */
type Rating = Omit<PrintedCapacity, 'fluid' | 'kw'> & {
  readonly kw: Readonly<Record<string, Readonly<Record<string, number>>>>;
};
type PlacedRange = Range & { readonly ratings?: readonly Rating[] };

const capacitiesOf = (ratings: readonly Rating[], model: string): readonly PrintedCapacity[] =>
  ratings.flatMap(({ kw, ...conditions }) =>
    Object.entries(kw[model] ?? {}).map(([fluid, each]) => ({ fluid, kw: each, ...conditions })),
  );

/** Components of lines. */
export const CATALOGUE: readonly ComponentRow[] = (FILES.flat() as readonly Range[]).flatMap(({ models, ...range }) =>
  models.map((model) => ({ ...range, ...model })),
);

/** What has a place of its own: expansion valves, receivers. */
export const PLACED_CATALOGUE: readonly ComponentRow[] = (PLACED_FILES.flat() as readonly PlacedRange[]).flatMap(
  ({ models, ratings = [], ...range }) =>
    models.map((model) => {
      const capacities = capacitiesOf(ratings, model.model);
      return { ...range, ...model, ...(capacities.length === 0 ? {} : { capacities }) };
    }),
);
