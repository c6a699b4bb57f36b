import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { hpOptimum } from '../../circuit/optimum/optimum.ts';
import { run } from '../../simulation/run.ts';
import { simulatorLinkFromParams } from '../../simulation/url.ts';
import { bodyFromForm } from '../../simulation/fields.ts';
import { optionsOfValues } from '../../kit/form/options.ts';
import { OPTIMUM_FIELDS } from './question.ts';
import { cycleBody, simulatorQuery } from './links.ts';

const engine = await createEngine();
const asked = optionsOfValues(OPTIMUM_FIELDS);

function found() {
  const outcome = hpOptimum(asked, engine);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.result;
}

describe('the optimum as a simulation', () => {
  it('has its EER and its powers', () => {
    const { t, optimum } = found();
    const outcome = run(cycleBody(asked, t, optimum), engine);
    if (!outcome.ok) throw new Error(outcome.problem.code);
    expect(outcome.result.performance.eer).toBeCloseTo(optimum.eer, 9);
    expect(outcome.result.performance.power_compressor).toBeCloseTo(optimum.power_compressor, 9);
  });

  it('opens in the simulator on the same figures, to what a link rounds', () => {
    const result = found();
    const { permanent, transient } = simulatorLinkFromParams(new URLSearchParams(simulatorQuery(asked, result)));
    expect(permanent).toMatchObject({ fluid: 'R744', mode_trans: '1', t_out_gc: 35, temp_evp: -10, choix_value: 10 });
    expect(transient).toBeUndefined();
    const outcome = run(bodyFromForm(permanent), engine);
    if (!outcome.ok) throw new Error(outcome.problem.code);
    expect(outcome.result.performance.eer).toBeCloseTo(result.optimum.eer, 6);
  });
});

describe('what is asked', () => {
  it('leaves out what the way of entry has no use for', () => {
    expect(asked).not.toHaveProperty('t_amb');
    const other = optionsOfValues(OPTIMUM_FIELDS, { mode_tgc: 'ambient', eta_model: 'cubic' });
    expect(other).not.toHaveProperty('rend_is');
    expect(other).toMatchObject({ t_amb: 32, approach: 3 });
  });
});
