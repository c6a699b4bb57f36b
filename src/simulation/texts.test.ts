import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/index.ts';
import type { Engine } from '../engine/types.ts';
import { translator } from '../shell/texts.ts';
import { describeProblem, fieldName } from '../i18n/problems.ts';
import { COMPOSITION_CODES } from '../refrigerants/composition.ts';
import type { ProblemTextCode, ProblemTextField } from '../i18n/problems.ts';
import { engineFault, engineWith } from './checks/engines.ts';
import { FIELDS, isCounted } from './fields.ts';
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

  const rows: readonly (readonly [body: object, french: string, english: string])[] = [
    [{ fluid: 'R999' }, 'Fluide introuvable', 'Fluid not found'],
    [
      { pt_cdr: 'x' },
      'Valeur non numérique\u00a0: Température (ou pression) de condensation',
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
      'Valeur hors limites (20 à 200\u202f°C)\u00a0: Température limite de refoulement',
      'Value out of range (20 to 200\u202f°C): Discharge temperature limit',
    ],
    [
      { fluid: 'R13', pt_evp: -178 },
      'Point g sous la température triple ou la limite basse du fluide (\u2212175\u202f°C)',
      'Point g below the triple temperature or the fluid’s lower limit (\u2212175\u202f°C)',
    ],
    [
      { fluid: 'R32[0.6]&R125[0.6]' },
      'Composition invalide\u00a0: les fractions totalisent 120,00\u202f% au lieu de 100\u202f%',
      'Invalid composition: the fractions add up to 120.00\u202f% instead of 100\u202f%',
    ],
    [
      { fluid: 'banane[50]&R125[50]' },
      'Composition invalide\u00a0: le composant «\u00a0banane\u00a0» est inconnu',
      'Invalid composition: the component “banane” is unknown',
    ],
    [
      { fluid: 'R32[0]&R125[0]' },
      'Composition invalide\u00a0: un mélange compte de 1 à 6 composants, pas 0',
      'Invalid composition: a mix has 1 to 6 components, not 0',
    ],
    [
      { fluid: 'R407C' },
      'Glissement 6,3\u202fK\u00a0: températures données au point de rosée',
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
      'Valeur hors limites (0 à 0,95)\u00a0: Efficacité de l’échangeur interne',
      'Value out of range (0 to 0.95): Suction-line heat exchanger effectiveness',
    ],
    [
      { fluid: 'R717', pt_evp: -10, pt_cdr: 35, rend_is: 0.7, t_sft: 0, t_srt: 0, eff_ihx: 0.4 },
      'L’échangeur interne réduit l’EER de 3,1\u202f% avec ce fluide',
      'The suction-line heat exchanger lowers the EER by 3.1\u202f% with this fluid',
    ],
    [
      { pt_evp: -27, t_srt: 8 },
      'Taux de compression élevé (10,5)\u00a0: bi-étagé conseillé',
      'High pressure ratio (10.5): two stages advised',
    ],
    [
      { fluid: 'R1132(E)', pt_evp: 20, mode_trans: 1, p_gc: 70, t_out_gc: 60 },
      'Équation d’état extrapolée (point b, c, d, e)\u00a0: 70,00\u202fbar, au-delà de sa limite de 65,00\u202fbar',
      'Equation of state extrapolated (point b, c, d, e): 70.00\u202fbar, beyond its limit of 65.00\u202fbar',
    ],
    [
      { pt_evp: ' ' },
      'Valeur manquante\u00a0: Température (ou pression) d’évaporation',
      'Missing value: Evaporating temperature (or pressure)',
    ],
    [{ choice_1: 5 }, 'Critère de dimensionnement inconnu', 'Unknown sizing criterion'],
    [{ mode_cdr: 3 }, 'Mode inconnu\u00a0: Mode condensation', 'Unknown mode: Condensing mode'],
    [
      { choice_1_value: 0 },
      'La valeur de dimensionnement doit être supérieure à 0',
      'The sizing value must be greater than 0',
    ],
    [
      { rend_v: 0 },
      'Le rendement volumétrique doit être compris entre 0 (exclu) et 1',
      'Volumetric efficiency must be above 0 and at most 1',
    ],
    [{ pt_cdr: -5 }, 'La condensation doit être supérieure à l’évaporation', 'Condensing must be above evaporating'],
    [
      { fluid: 'R744', mode_trans: 1, t_out_gc: -5 },
      'Température de sortie du refroidisseur de gaz incohérente',
      'Gas cooler outlet temperature is not consistent',
    ],
    [
      { fluid: 'R744', mode_trans: '1', p_gc: 75, t_out_gc: 120 },
      'Effet frigorifique nul ou négatif',
      'Zero or negative cooling effect',
    ],
    [
      { fluid: 'R744', mode_trans: '1', p_gc: 80, t_out_gc: 80, t_srt: 40 },
      'Effet calorifique nul ou négatif',
      'Zero or negative heating effect',
    ],
    [
      { fluid: 'R245fa', t_sf: 0, t_sft: 0 },
      'Compression humide\u00a0: le point b est diphasique',
      'Wet compression: point b is two-phase',
    ],
    [
      { fluid: 'R744', mode_trans: '1', pt_evp: 20, p_gc: 120, t_out_gc: 22.5 },
      'Pas de vapeur de détente\u00a0: f est liquide',
      'No flash: f is liquid',
    ],
    [{ t_sf: 0, t_sft: 0 }, 'Surchauffe totale nulle', 'Zero total superheat'],
    [{ t_sf: 2.5 }, 'Surchauffe faible (2,5\u202fK)', 'Low superheat (2.5\u202fK)'],
    [{ t_sf: 20, t_sft: 11 }, 'Surchauffe élevée (31,0\u202fK)', 'High superheat (31.0\u202fK)'],
    [{ t_sr: 1, t_srt: 0.5 }, 'Sous-refroidissement faible (1,5\u202fK)', 'Low subcooling (1.5\u202fK)'],
    [{ t_sr: 10, t_srt: 6 }, 'Sous-refroidissement élevé (16,0\u202fK)', 'High subcooling (16.0\u202fK)'],
    [
      { fluid: 'R404A', pt_evp: -40, pt_cdr: 45, t_sr: 0.5, t_srt: 0.5 },
      'Titre après détente élevé (61,0\u202f%)',
      'High quality after expansion (61.0\u202f%)',
    ],
    [
      { architecture: 'two_stage', pt_evp: -30, p_int: 12 },
      'La pression intermédiaire doit être entre 0,84 et 10,17\u202fbar',
      'Intermediate pressure must lie between 0.84 and 10.17\u202fbar',
    ],
    [
      {
        architecture: 'two_stage',
        kind: 'flash_mixing',
        fluid: 'R744',
        mode_trans: '1',
        pt_evp: 0,
        t_out_gc: 12,
        p_int: 60,
      },
      'Pas de séparation dans la bouteille\u00a0: titre \u221229,2\u202f%',
      'No separation in the vessel: quality \u221229.2\u202f%',
    ],
    [
      {
        architecture: 'two_stage',
        kind: 'liquid_injection',
        fluid: 'R1234yf',
        pt_evp: -20,
        t_sf: 0,
        t_sft: 0,
        sh_hp: 30,
      },
      'Rien à injecter\u00a0: le refoulement BP n’est pas plus chaud que l’aspiration HP voulue',
      'Nothing to inject: the low-stage discharge is no warmer than the high-stage suction asked for',
    ],
    [
      { architecture: 'cascade', pt_evp: -5 },
      'Températures de cascade incohérentes',
      'Cascade temperatures are not consistent',
    ],
    [
      { architecture: 'booster', p_rec: 25 },
      'La pression du réservoir doit être entre 28,03 et 73,77\u202fbar',
      'Receiver pressure must lie between 28.03 and 73.77\u202fbar',
    ],
    [
      { architecture: 'two_stage', fluid: 'R717', pt_evp: -40, p_int: 1.2 },
      'Taux de compression d’étage élevé (13,0), refoulement 4',
      'High stage pressure ratio (13.0), discharge 4',
    ],
    [
      { architecture: 'two_stage', kind: 'coil' },
      'Aspiration HP saturée\u00a0: séparation de liquide indispensable',
      'Saturated HP suction: liquid separation required',
    ],
    [
      { architecture: 'two_stage', fluid: 'R744', mode_trans: '1', p_gc: 85, t_out_gc: 40, pt_evp: -20 },
      'Débit injecté élevé (82,6\u202f%)',
      'High injected flow (82.6\u202f%)',
    ],
    [
      { architecture: 'booster', p_rec: 50 },
      'Pression de réservoir inhabituelle (50,0\u202fbar)',
      'Unusual receiver pressure (50.0\u202fbar)',
    ],
    [
      { architecture: 'booster', p_rec: 50 },
      'Surchauffe d’aspiration MT faible (5,0\u202fK)',
      'Low MT suction superheat (5.0\u202fK)',
    ],
    [
      { architecture: 'booster', mode_trans: '0', pt_cdr: 15, parallel: true },
      'Vapeur de détente trop faible pour la compression parallèle (14,3\u202f%)',
      'Too little flash gas for parallel compression (14.3\u202f%)',
    ],
    [
      { architecture: 'mech_sub', pt_evp: 10, dt_sub: 20 },
      'Sous-refroidisseur presque aussi froid que l’évaporateur',
      'Subcooler nearly as cold as the evaporator',
    ],
    [
      { architecture: 'mech_sub', dt_sub: 'opt', t_cdr_aux: 80, rend_is_aux: 0.3 },
      'Refoulement 128,6\u202f°C supérieur à la référence 90,0\u202f°C (point ca)',
      'Discharge 128.6\u202f°C above the reference 90.0\u202f°C (point ca)',
    ],
    [
      { architecture: 'mech_sub', dt_sub: 'opt', t_cdr_aux: 80, rend_is_aux: 0.3 },
      'Pas d’optimum intérieur\u00a0: borne 0,5\u202fK',
      'No interior optimum: bound 0.5\u202fK',
    ],
    [
      { architecture: 'ejector', pt_cdr: 5 },
      'L’éjecteur ne relève pas la pression\u00a0: 2,79\u202fbar au séparateur pour 2,93\u202fbar à l’évaporateur',
      'The ejector does not lift the pressure: 2.79\u202fbar in the separator for 2.93\u202fbar in the evaporator',
    ],
    [
      { architecture: 'ejector', fluid: 'R744', mode_trans: '1', p_gc: 120, t_out_gc: 50, pt_evp: 28 },
      'L’éjecteur porterait le séparateur au point critique (73,77\u202fbar), où liquide et vapeur ne se séparent plus',
      'The ejector would bring the separator to the critical point (73.77\u202fbar), where liquid and vapour part no more',
    ],
    [
      { architecture: 'ejector', fluid: 'R407C' },
      'Le séparateur changerait la composition de ce mélange\u00a0: glissement 6,3\u202fK, au plus 1,5\u202fK avec un éjecteur',
      'The separator would change the composition of this blend: glide 6.3\u202fK, at most 1.5\u202fK with an ejector',
    ],
    [
      { architecture: 'two_stage', fluid: 'R245fa', t_sf: 0, t_sft: 0 },
      'Compression humide\u00a0: le point 2s est diphasique',
      'Wet compression: point 2s is two-phase',
    ],
    [{ pt_evp: -27 }, 'Évaporation sous la pression atmosphérique', 'Evaporation below atmospheric pressure'],
    [{ pt_cdr: 97 }, 'Condensation proche du point critique', 'Condensing close to the critical point'],
    [
      { mode_trans: '1', p_gc: 60, t_out_gc: 60 },
      'Cycle transcritique avec un fluide autre que le R744',
      'Transcritical cycle with a fluid other than R744',
    ],
  ];

  it.each(rows)('of %j', (body, french, english) => {
    const messages = messagesOf(body);
    const texts = languages.map((t) => messages.map((message) => describeProblem(message, t)));
    expect(texts[0]).toContain(french);
    expect(texts[1]).toContain(english);
    for (const text of texts.flat()) expect(text).not.toContain('{{');
  });

  it('of faults of the engine', () => {
    const wet = engineWith(engine, (fluid) => ({
      state: (input, options) => ({ ...fluid.state(input, options), Q: 0.9 }),
    }));
    const lost = engineWith(engine, (fluid) => ({
      state: (input, options) => {
        if (input.S !== undefined) throw engineFault('no-solution');
        return fluid.state(input, options);
      },
    }));
    const textsWith = (using: Engine): readonly string[] => {
      const outcome = run({}, using);
      return outcome.ok ? [] : languages.map((t) => describeProblem(outcome.problem, t));
    };
    expect(textsWith(wet)).toEqual([
      'Présence de liquide à l’aspiration du compresseur',
      'Liquid at the compressor suction',
    ]);
    expect(textsWith(lost)).toEqual([
      'Le calcul des propriétés n’a pas convergé au point b',
      'Property calculation did not converge at point b',
    ]);
  });

  it('are all read above', () => {
    const reached = new Set<string>(rows.flatMap(([body]) => messagesOf(body).map(({ code }) => code)));
    const faults = ['E_LIQ', 'E_ENGINE'];
    expect([...PROBLEM_CODES, ...WARNING_CODES].filter((code) => !reached.has(code)).sort()).toEqual(faults.sort());
  });
});

describe('an input that counts only beside another', () => {
  it.each([
    ['dt_eco', { architecture: 'two_stage', kind: 'flash_complete' }, false],
    ['dt_eco', { architecture: 'two_stage', kind: 'eco_subcooler' }, true],
    ['sh_inj', { architecture: 'injection', port: 'eco_subcooler' }, true],
    ['sh_inj', { architecture: 'injection', port: 'flash_mixing' }, false],
    ['rend_is_par', { architecture: 'booster', parallel: false }, false],
    ['rend_is_par', { architecture: 'booster', parallel: true }, true],
  ] as const)('%s in %o: %s', (key, choices, counts) => {
    expect(isCounted(key, choices)).toBe(counts);
  });
});
