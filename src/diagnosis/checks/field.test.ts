/** Visits that others measured: the counts the page shows are those of the diagnosis itself. */
import { expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import field from '../data/field.json' with { type: 'json' };
import { diagnose } from '../likelihood/diagnose.ts';
import { namedFaults } from '../named-faults.ts';
import { showsNothing } from '../reference-fitness.ts';
import file from './reference/diagnosis.json' with { type: 'json' };

const engine = await createEngine();
/** Causes that a blocked condenser face is: less air, less exchange. */
const BLOCKED: readonly string[] = ['cond_flow', 'cond_fouling'];

function countsOf(isState: (name: string) => boolean, right: readonly string[]) {
  const counts = { visits: 0, right: 0, abstained: 0, nothing: 0, wrong: 0, faulty: 0 };
  for (const { name, request } of file.cases) {
    if (!name.startsWith('measured') || !isState(name)) continue;
    const outcome = diagnose(request, engine);
    if (!outcome.ok) throw new Error(name);
    const named = outcome.result.by === 'likelihood' ? namedFaults(outcome.result) : [];
    counts.visits += 1;
    if (named.length > 0 && right.length === 0) counts.faulty += 1;
    else if (named.some((fault) => right.includes(fault))) counts.right += 1;
    else if (named.length > 0) counts.wrong += 1;
    else if (outcome.result.by === 'likelihood' && showsNothing(outcome.result)) counts.nothing += 1;
    else counts.abstained += 1;
  }
  return counts;
}

it.each([
  ['healthy', (name: string) => /healthy|fault-free/.test(name), []],
  ['cond_flow', (name: string) => /condenser \d/.test(name), BLOCKED],
] as const)('%s', (key, isState, right) => {
  const shown = field.states.find((state) => state.key === key)!.counts;
  expect(countsOf(isState, right)).toEqual(shown);
  // A healthy machine called faulty, or another cause named, would be said on the page as such: there is none.
  expect([shown.faulty, shown.wrong]).toEqual([0, 0]);
});
