import { selection } from '../../circuit/components/selection.ts';
import { pipes } from '../../circuit/pipes/index.ts';
import { charge } from '../../circuit/charge/index.ts';
import { exchangers } from '../../circuit/exchangers/index.ts';
import { technique } from '../../circuit/technique/index.ts';
import type { Outcome } from '../../circuit/outcome.ts';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { servedOptions } from './serve.ts';
import type { CircuitExample } from './serve.ts';
import { simulatorExample } from '../simulator/build.ts';

let example: Promise<CircuitExample> | undefined;

/**
 * The default example of the circuit with each part's answer to what its page opens with, computed once while the site
 * is built.
 * @throws {Error} when a part has no answer: the site must not be built then
 */
export function circuitExample(): Promise<CircuitExample> {
  example ??= compute();
  return example;
}

async function compute(): Promise<CircuitExample> {
  const initial = await simulatorExample();
  const engine = createEmbeddedEngine();
  const results = { permanent: initial.permanent, transient: initial.transient };
  return {
    initial,
    answers: {
      pipes: answered('pipes', pipes(results, servedOptions('pipes'), engine)),
      produits: answered('produits', selection(results, servedOptions('produits'), engine)),
      technique: answered('technique', technique(results, servedOptions('technique'), engine)),
      charge: answered('charge', charge(results, servedOptions('charge'), engine)),
      echangeurs: answered('echangeurs', exchangers(results, servedOptions('echangeurs'), engine)),
    },
  };
}

/** More digits than any page shows: what a page carries stays light. */
const SERVED_DIGITS = 7;
const shorter = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(SERVED_DIGITS)) : value;

function answered<T>(key: string, outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`the default ${key} has no answer: ${outcome.problem.code}`);
  return JSON.parse(JSON.stringify(outcome.result, shorter)) as T;
}
