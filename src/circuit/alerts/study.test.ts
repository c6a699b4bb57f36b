import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { resultsOf } from '../checks/reference.ts';
import { resultOf } from '../checks/support.ts';
import { selection } from '../components/selection.ts';
import { exchangers } from '../exchangers/index.ts';
import { technique } from '../technique/index.ts';
import { safetyFacts } from './facts.ts';
import { studyAlerts } from './study.ts';
import type { Study } from './study.ts';

const engine = await createEngine();
const NOTHING: Study = {
  safety: undefined,
  simulation: {},
  pipes: undefined,
  technique: undefined,
  exchangers: undefined,
  charge: undefined,
  selection: undefined,
};

describe('the list of a study', () => {
  it('holds what every page warns of, so that none of them is silent where another speaks', () => {
    const results = resultsOf({ fluid: 'R134a', pt_evp: -20, pt_cdr: 60, rend_is: 0.6 }, null, engine);
    const judged = resultOf(technique(results, {}, engine));
    const exchanged = resultOf(exchangers(results, {}, engine));
    const codes = [...judged.warnings, ...exchanged.warnings].map(({ code }) => code);
    expect(codes).toContain('W_TAU');
    expect(exchanged.warnings.map(({ code }) => code)).toContain('W_FROST');
    const list = studyAlerts({
      ...NOTHING,
      simulation: { permanent: results.permanent.warnings },
      technique: judged,
      exchangers: exchanged,
    });
    expect(list.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
    // The doors judge what the simulation did: each is said once.
    expect(list.filter(({ code }) => code === 'W_TAU')).toHaveLength(1);
  });

  it('names the values that are but fair, after everything else', () => {
    const judged = resultOf(technique(resultsOf({}, null, engine), {}, engine));
    const fair = Object.entries(judged.permanent).flatMap(([key, { level }]) => (level === 'fair' ? [key] : []));
    expect(fair.length).toBeGreaterThan(0);
    const list = studyAlerts({ ...NOTHING, safety: safetyFacts('R290', {}, undefined), technique: judged });
    expect(list.at(-1)).toMatchObject({ code: 'I_FAIR', severity: 'notice', values: { keys: fair.join(',') } });
    expect(list[0]).toMatchObject({ code: 'S_CLASS' });
  });

  it('holds the components of the basket that do not suit their line', () => {
    const basket = [
      { line: 'll', component: 'DANFOSS|EVR 2 v2' },
      { line: 'll', component: 'DANFOSS|EVR 6 v2' },
    ];
    const chosen = resultOf(selection(resultsOf({}, null, engine), { basket }, engine));
    expect(studyAlerts({ ...NOTHING, selection: chosen })).toMatchObject([
      { code: 'C_OVER', where: 'll', page: 'components', values: { component: 'DANFOSS EVR 2 v2' } },
    ]);
  });
});
