/**
 * Cycles at bodies drawn at random: mass and energy at every node, in every enclosure and as a whole, what is recovered from the
 * discharge and what a secondary loop leaves, each to 1e-9; every figure finite, every refusal a problem by name.
 *
 *   node scripts/simulation/trial.ts [bodies of each cycle, 1429] [cycle, all] [seed, 20261128]
 */
import { Arguments } from '../../src/circuit/arguments.ts';
import { exchangers } from '../../src/circuit/exchangers/index.ts';
import { recoveryOf } from '../../src/circuit/exchangers/recovery.ts';
import { operatingPoints } from '../../src/circuit/operating-point.ts';
import { createEngine } from '../../src/engine/index.ts';
import { randomBodies } from '../../src/simulation/checks/random-bodies.ts';
import { solvedBody } from '../../src/simulation/checks/solved-body.ts';
import { balanceResiduals } from '../../src/simulation/cycles/balances.ts';
import { ARCHITECTURES } from '../../src/simulation/cycles/index.ts';
import type { BodyValues } from '../../src/simulation/fields.ts';
import { run } from '../../src/simulation/run.ts';
import type { SimulationResult } from '../../src/simulation/types.ts';
import { PROBLEM_CODES } from '../../src/simulation/types.ts';

const LIMIT = 1e-9;
const [count = '1429', only = 'all', seed = '20261128'] = process.argv.slice(2);
const engine = await createEngine();

interface Worst {
  residual: number;
  said: string;
}

const isFinite = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(isFinite);

/** What of the evaporator's and the condenser's power is unaccounted for by a loop and a recovery. */
function around(result: SimulationResult, index: number): readonly (readonly [string, number])[] {
  const results = { permanent: result, transient: null };
  const { permanent } = operatingPoints(results, engine);
  const water = new Arguments({ t_out: 30 + (index % 60), t_in: 5 + (index % 24), pinch: 1 + (index % 9) });
  const recovery = recoveryOf(water, permanent, results, engine);
  const secondary_loop = { carrier: 'r744', head: (index % 30) / 5, rate: 1 + (index % 5) };
  const answer = exchangers(results, { secondary_loop }, engine);
  const loop = answer.ok ? answer.result.loop : null;
  return [
    ...(recovery === null
      ? []
      : [['recovery', Math.abs((recovery.power + recovery.rest) / recovery.rejected - 1)] as const]),
    ...(loop === null
      ? []
      : [['loop', Math.abs((loop.power_load + loop.heat_pump + loop.gain) / loop.power_evaporator - 1)] as const]),
  ];
}

let faults = 0;
const fault = (said: string, body: BodyValues): void => {
  faults += 1;
  console.error(`${said}: ${JSON.stringify(body)}`);
};

for (const architecture of ARCHITECTURES.filter((one) => only === 'all' || one === only)) {
  const start = process.cpuUsage();
  const worst: Worst = { residual: 0, said: '' };
  const around_ = { recovery: 0, loop: 0 };
  const refusals = new Map<string, number>();
  let solved = 0;
  for (const [index, body] of randomBodies(architecture, Number(count), Number(seed)).entries()) {
    const outcome = run(body, engine);
    if (!outcome.ok) {
      const { code } = outcome.problem;
      refusals.set(code, (refusals.get(code) ?? 0) + 1);
      if (!PROBLEM_CODES.includes(code)) fault(`a problem without a name, ${code}`, body);
      continue;
    }
    solved += 1;
    const { performance, nodes = {}, architecture: figures = {} } = outcome.result;
    if (![performance, nodes, figures].every(isFinite)) fault('a figure that is none', body);
    const { cycle, solved: states } = solvedBody(body, engine);
    const left = balanceResiduals(cycle, states).map(({ of, law, residual }) => [`${law} of ${of}`, residual] as const);
    const beside = around(outcome.result, index);
    for (const [key] of beside) around_[key as keyof typeof around_] += 1;
    for (const [of, residual] of [...left, ...beside]) {
      if (!(residual < LIMIT)) fault(`${of} is off by ${residual}`, body);
      if (residual > worst.residual) Object.assign(worst, { residual, said: of });
    }
  }
  const { user, system } = process.cpuUsage(start);
  const codes = [...refusals].toSorted(([, one], [, other]) => other - one).map(([code, n]) => `${code} ${n}`);
  console.log(
    `${architecture}: ${count} bodies, ${solved} cycles (${around_.recovery} recoveries, ${around_.loop} loops), largest residual ` +
      `${worst.residual.toExponential(1)} (${worst.said}), refused: ${codes.join(', ')}; ${((user + system) / 1e6).toFixed(1)} s`,
  );
}
if (faults > 0) process.exitCode = 1;
console.log(faults === 0 ? 'no fault' : `${faults} faults`);
