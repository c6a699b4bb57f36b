/** The circuit as a page gives it to tools, on an engine at hand: for tests. */
import { exchangers, hpOptimum, pipes, rulerState } from '../../circuit/index.ts';
import { derivedFigures, diagnose } from '../../diagnosis/index.ts';
import { dryIce, leak, tableDoctor } from '../../field/index.ts';
import { seasonal } from '../../season/index.ts';
import { run } from '../../simulation/run.ts';
import type { CircuitHost, ToolDoor, ToolQuestion } from '../tools/circuit-doors.ts';

const DOORS = {
  pipes,
  exchangers,
  hpOptimum,
  rulerState,
  diagnose,
  derivedFigures,
  leak,
  dryIce,
  tableDoctor,
  seasonSteps: seasonal,
};
type EngineOfDoors = Parameters<typeof run>[1];

export const circuitOn = (engine: () => EngineOfDoors, describe: CircuitHost['describe']): CircuitHost => ({
  simulate: (body) => Promise.resolve(run(body, engine())),
  ask<N extends ToolDoor>(name: N, ...question: ToolQuestion<N>) {
    const door = DOORS[name] as unknown as (...given: readonly unknown[]) => ReturnType<(typeof DOORS)[N]>;
    return Promise.resolve(door(...question, engine()));
  },
  describe,
});
