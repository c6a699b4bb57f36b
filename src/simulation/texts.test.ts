import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/index.ts';
import { translator } from '../i18n/index.ts';
import { describeProblem, fieldName } from '../i18n/problems.ts';
import { COMPOSITION_CODES } from '../refrigerants/composition.ts';
import type { ProblemTextCode, ProblemTextField } from '../i18n/problems.ts';
import { FIELDS } from './fields.ts';
import { run } from './run.ts';
import type { Problem, Warning } from './types.ts';
import { PROBLEM_CODES, WARNING_CODES } from './types.ts';

const engine = await createEngine();
const languages = [translator('fr'), translator('en')] as const;

function messagesOf(body: object): readonly (Problem | Warning)[] {
  const outcome = run(body, engine);
  return outcome.ok ? outcome.result.warnings : [outcome.problem];
}

describe('the texts', () => {
  it('exist for every code and field, in both languages', () => {
    const codes: readonly ProblemTextCode[] = [...PROBLEM_CODES, ...WARNING_CODES, ...COMPOSITION_CODES];
    const fields: readonly ProblemTextField[] = FIELDS.map(({ body }) => body);
    for (const t of languages) {
      for (const code of codes) expect(describeProblem({ code, values: {} }, t)).not.toContain('problems.');
      for (const field of fields) expect(fieldName(field, t)).not.toContain('problems.');
    }
  });

  it.each([
    [{ fluid: 'R999' }, 'Fluid not found', 'Fluid not found'],
    [
      { pt_cdr: 'x' },
      'Valeur non numérique\u202f: Température (ou pression) de condensation',
      'Not a number: Condensing temperature (or pressure)',
    ],
    [
      { rend_is: 1.2 },
      'Le rendement isentropique doit être compris entre 0 (exclu) et 1',
      'Isentropic efficiency must be above 0 and at most 1',
    ],
    [
      { pt_cdr: 102 },
      'La condensation (102,0\u202f°C) dépasse le point critique (101,1\u202f°C, 40,59\u202fbar). Utilisez le cycle transcritique',
      'Condensing (102.0\u202f°C) is above the critical point (101.1\u202f°C, 40.59\u202fbar). Use the transcritical cycle',
    ],
    [
      { pt_evp: -110 },
      'Évaporation hors limites du fluide (\u2212103,3 à 101,1\u202f°C)',
      'Evaporation outside the fluid limits (\u2212103.3 to 101.1\u202f°C)',
    ],
    [
      { t_sr: 30, t_srt: 12 },
      'Le liquide est plus froid que l’évaporation (0,0\u202f°C)',
      'Liquid is colder than the evaporating temperature (0.0\u202f°C)',
    ],
    [
      { fluid: 'R744', mode_trans: 1, p_gc: 70 },
      'La pression du refroidisseur de gaz doit dépasser la pression critique (73,77\u202fbar)',
      'Gas cooler pressure must exceed the critical pressure (73.77\u202fbar)',
    ],
    [
      { t_sr: -1 },
      'Sous-refroidissement condenseur ne peut pas être négatif',
      'Condenser subcooling cannot be negative',
    ],
    [
      { t_ref: 400 },
      'Valeur hors limites (20 à 200\u202f°C)\u202f: Température de refoulement de référence',
      'Value out of range (20 to 200\u202f°C): Reference discharge temperature',
    ],
    [
      { fluid: 'R13', pt_evp: -178 },
      'Point g sous la température triple ou la limite basse du fluide (\u2212175\u202f°C)',
      'Point g below the triple temperature or the fluid’s lower limit (\u2212175\u202f°C)',
    ],
    [
      { fluid: 'R32[0.6]&R125[0.6]' },
      'Composition invalide\u202f: les fractions totalisent 120,00\u202f% au lieu de 100\u202f%',
      'Invalid composition: the fractions add up to 120.00\u202f% instead of 100\u202f%',
    ],
    [
      { fluid: 'banane[50]&R125[50]' },
      'Composition invalide\u202f: le composant «\u202fbanane\u202f» est inconnu',
      'Invalid composition: the component “banane” is unknown',
    ],
    [
      { fluid: 'R32[0]&R125[0]' },
      'Composition invalide\u202f: un mélange compte de 1 à 6 composants, pas 0',
      'Invalid composition: a mix has 1 to 6 components, not 0',
    ],
    [
      { fluid: 'R407C' },
      'Glissement 6,3\u202fK\u202f: températures données au point de rosée',
      'Glide 6.3\u202fK: temperatures are dew points',
    ],
    [
      { t_ref: 51 },
      'Refoulement 51,1\u202f°C supérieur à la référence 51,0\u202f°C',
      'Discharge 51.1\u202f°C above the reference 51.0\u202f°C',
    ],
    [
      { pt_cdr: 10, t_sf: 9, eff_ihx: 0.5 },
      'Liquide trop froid pour cet échangeur',
      'Liquid too cold for this exchanger',
    ],
    [
      { eff_ihx: 1 },
      'Valeur hors limites (0 à 0,95)\u202f: Efficacité de l’échangeur interne',
      'Value out of range (0 to 0.95): Internal exchanger effectiveness',
    ],
    [
      { fluid: 'R717', pt_evp: -10, pt_cdr: 35, rend_is: 0.7, t_sft: 0, t_srt: 0, eff_ihx: 0.4 },
      'L’échangeur interne réduit l’EER de 3,1\u202f% avec ce fluide',
      'The internal exchanger lowers the EER by 3.1\u202f% with this fluid',
    ],
    [
      { pt_evp: -27, t_srt: 8 },
      'Taux de compression élevé (10,5)\u202f: bi-étagé conseillé',
      'High pressure ratio (10.5): two stages advised',
    ],
    [
      { fluid: 'R1132(E)', pt_evp: 20, mode_trans: 1, p_gc: 70, t_out_gc: 60 },
      'Équation d’état extrapolée (point b, c, d, e)\u202f: 70,00\u202fbar, au-delà de sa limite de 65,00\u202fbar',
      'Equation of state extrapolated (point b, c, d, e): 70.00\u202fbar, beyond its limit of 65.00\u202fbar',
    ],
  ])('of %j', (body, french, english) => {
    const messages = messagesOf(body);
    const texts = languages.map((t) => messages.map((message) => describeProblem(message, t)));
    expect(texts[0]).toContain(french);
    expect(texts[1]).toContain(english);
    for (const text of texts.flat()) expect(text).not.toContain('{{');
  });
});
