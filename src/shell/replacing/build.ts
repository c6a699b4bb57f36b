/** What may replace each refrigerant in the machine it is usually met in: judged while the site is built, with dates to go by. */
import { supposedMachine } from '../../circuit/comparison/pairs.ts';
import { figuresOfUse } from '../../circuit/comparison/same-machine/of-use.ts';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { candidates } from '../../machine/index.ts';
import type { Candidates, MachineFacts } from '../../machine/index.ts';
import { SIMULATOR_FLUIDS } from '../../refrigerants/index.ts';
import { replacersOf } from '../../refrigerants/replacing.ts';

export interface Replacing {
  /** The machine they were judged in: supposed. */
  readonly facts: MachineFacts;
  readonly candidates: Candidates;
}

const made = new Map<string, Replacing>();

/** @param fluid as the engine names it */
export function replacingOf(fluid: string): Replacing {
  const known = made.get(fluid);
  if (known) return known;
  const facts = supposedMachine(fluid);
  const engine = createEmbeddedEngine();
  const found = { facts, candidates: candidates(facts, (to) => figuresOfUse(facts, to, engine)) };
  made.set(fluid, found);
  return found;
}

let all: ReadonlyMap<string, Replacing> | undefined;

/** The same of every refrigerant that another one is chosen instead of, by its name. */
export function replacingOfAll(): ReadonlyMap<string, Replacing> {
  all ??= new Map(
    SIMULATOR_FLUIDS.flatMap(({ name }) => (replacersOf(name).length > 0 ? [[name, replacingOf(name)] as const] : [])),
  );
  return all;
}
