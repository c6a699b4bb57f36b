/**
 * Line components read in makers' documents, each with its address. A file lists ranges: what a range shares stands
 * before its models, and a model may say otherwise. A figure the document does not print is absent, never filled from
 * memory; `secondary` marks figures read by a third party. The sheet in force prevails.
 */
import type { ComponentRow } from '../row.ts';
import carly from './carly.json' with { type: 'json' };
import castel from './castel.json' with { type: 'json' };
import checkValves from './danfoss-check-valves.json' with { type: 'json' };
import regulators from './danfoss-regulators.json' with { type: 'json' };
import sightGlasses from './danfoss-sight-glasses.json' with { type: 'json' };
import valves from './danfoss-valves.json' with { type: 'json' };

type Model = Partial<ComponentRow> & Pick<ComponentRow, 'model'>;
type Range = Omit<ComponentRow, 'model'> & { readonly models: readonly Model[] };

const FILES = [regulators, valves, checkValves, sightGlasses, carly, castel] as readonly (readonly unknown[])[];

export const CATALOGUE: readonly ComponentRow[] = (FILES.flat() as readonly Range[]).flatMap(({ models, ...range }) =>
  models.map((model) => ({ ...range, ...model })),
);
