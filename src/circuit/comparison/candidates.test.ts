import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { candidates, HEADINGS } from '../../machine/index.ts';
import type { Heading, MachineFacts } from '../../machine/index.ts';
import reference from '../../machine/reference/replacement.json' with { type: 'json' };
import { figuresOfUse } from './same-machine/of-use.ts';

const engine = await createEngine();

interface Case extends Readonly<Record<Heading, readonly string[]>> {
  readonly id: string;
  readonly facts: MachineFacts;
  readonly date: string;
  readonly pool: number;
  /** So near a limit that an estimate may put them on either side. */
  readonly either: readonly string[];
}
const CASES = reference.candidates as unknown as readonly Case[];

describe('what may be put in the place of a refrigerant', () => {
  it.each(CASES.map((one) => [`${one.id} ${one.facts.use} ${one.facts.fluid}`, one] as const))(
    '%s',
    (_, { facts, date, pool, either, ...wanted }) => {
      const found = candidates(facts, (fluid) => figuresOfUse(facts, fluid, engine), date);
      const names = (heading: Heading) => found[heading].map(({ fluid }) => fluid);
      expect(HEADINGS.flatMap(names)).toHaveLength(pool);
      for (const heading of HEADINGS)
        expect([
          heading,
          ...names(heading)
            .filter((name) => !either.includes(name))
            .toSorted(),
        ]).toEqual([heading, ...wanted[heading].toSorted()]);
    },
    60_000,
  );
});
