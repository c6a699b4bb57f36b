/** What another cycle makes of what was typed: the cold of a study goes to the level of a booster it is nearest to. */
import { describe, expect, it } from 'vitest';
import { STEADY_FORM, TRANSIENT_FORM } from '../../../../simulation/url.ts';
import { changesOfChoice } from './cycle-choice.ts';
import { createSimulationForm } from './form.ts';

const { forms, fill } = createSimulationForm();
const chosen = (typed: object, word = 'booster') => {
  fill({ ...STEADY_FORM, ...typed }, TRANSIENT_FORM, true);
  return changesOfChoice('permanent', forms.permanent.$content.get(), word).values;
};

describe('a booster chosen', () => {
  it.each([
    ['of freezers', { choix_value: 25, temp_evp: -32 }, { q_mt: 0, q_lt: 25, te_lt: -32 }],
    ['of cold rooms', { choix_value: 60, temp_evp: -10 }, { q_mt: 60, q_lt: 0, te_mt: -10 }],
  ])('takes the cold %s', (_, typed, loads) => {
    expect(chosen(typed)).toMatchObject(loads);
  });

  it.each([
    ['no cold was typed', { temp_evp: -32 }, 'booster'],
    ['a swept volume sizes it', { intitule_choix: 0, choix_value: 25, temp_evp: -32 }, 'booster'],
    ['a pressure says the evaporation', { choix_value: 25, mode_evp: 2, temp_evp: 13 }, 'booster'],
    ['loads of a booster were typed', { choix_value: 25, temp_evp: -32, q_lt: 12 }, 'booster'],
    ['it stands already', { choix_value: 25, temp_evp: -32, architecture: 'booster' }, 'booster'],
    ['another is', { choix_value: 25, temp_evp: -32 }, 'cascade'],
  ])('takes none where %s', (_, typed, word) => {
    expect(chosen(typed, word)).not.toHaveProperty('q_mt');
  });
});

describe('a booster left', () => {
  const BOOSTER = { architecture: 'booster' };
  it.each([
    ['of freezers', { ...BOOSTER, q_mt: 0, q_lt: 30, te_lt: -34 }, { choix_value: 30, temp_evp: -34 }],
    ['of cold rooms', { ...BOOSTER, q_mt: 60, q_lt: 0, te_mt: -10 }, { choix_value: 60, temp_evp: -10 }],
    ['of freezers, at their usual level', { ...BOOSTER, q_mt: 0 }, { choix_value: 20, temp_evp: -32 }],
  ])('gives the load %s to the cycle that follows', (_, typed, cold) => {
    expect(chosen(typed, 'simple')).toMatchObject(cold);
    expect(chosen(typed, 'cascade')).toMatchObject(cold);
  });

  it('gives none where both levels have one, where none was typed, and where the form is sized otherwise', () => {
    for (const typed of [
      { ...BOOSTER, q_mt: 60, q_lt: 12 },
      BOOSTER,
      { ...BOOSTER, q_mt: 0, q_lt: 30, intitule_choix: 0 },
    ])
      expect(chosen(typed, 'simple')).not.toHaveProperty('choix_value');
  });
});
