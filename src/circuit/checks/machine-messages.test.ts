import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import type { DescribedMachineProblem } from '../../i18n/machine-problems.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import { translator } from '../../shell/texts.ts';
import { MACHINE_PROBLEM_CODES, MACHINE_WARNING_CODES } from '../codes.ts';
import { CHECK_CODES } from '../comparison/same-machine/checks.ts';
import {
  comparison,
  hpOptimum,
  readingUncertainty,
  rulerMeasure,
  rulerSaturation,
  rulerState,
  sameMachine,
  sweep,
} from '../index.ts';
import type { MessageRow as Row } from './compressor-messages.ts';
import { compressorRows, TEXTS } from './compressor-messages.ts';

const engine = await createEngine();
const [fr, en] = [translator('fr'), translator('en')];

/** Every problem, warning and check anywhere in an answer. */
function messagesOf(answer: unknown): readonly DescribedMachineProblem[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if ('code' in answer && typeof answer.code === 'string') return [answer as DescribedMachineProblem];
  return Object.values(answer).flatMap(messagesOf);
}

const ROOM = { pt_evp: -10, pt_cdr: 45, rend_is: 0.65, rend_v: 0.8, mode_ref: 0, t_sf: 6, t_sft: 6 };
const retrofit = (fluid1: string, fluid2: string, input: object = {}) =>
  sameMachine({ ...ROOM, ...input }, fluid1, fluid2, {}, engine);

const N = '\u202f';

const REST: readonly Row[] = [
  [
    'E_SAME',
    () => comparison({}, 'R22', 'HCFC-22', engine),
    'Choisissez deux fluides différents',
    'Choose two different fluids',
  ],
  [
    'W_CMPP',
    () => comparison({ mode_evp: 2, pt_evp: 3 }, 'R134a', 'R1234yf', engine),
    'À pression imposée, les températures diffèrent d’un fluide à l’autre',
    'At imposed pressure, temperatures differ between fluids',
  ],
  ['E_FLUID', () => comparison({}, 'R134a', 'R0', engine), 'Fluide introuvable', 'Fluid not found'],
  [
    'E_SUPERCRIT',
    () => sweep({ fluid: 'R404A' }, 'tc', 70, 75, 5, engine),
    `La condensation (75,0${N}°C) dépasse le point critique (72,1${N}°C, 37,35${N}bar). Utilisez le cycle transcritique`,
    `Condensing (75.0${N}°C) is above the critical point (72.1${N}°C, 37.35${N}bar). Use the transcritical cycle`,
  ],
  [
    'E_RANGE',
    () => sweep({}, 'te', 0, 100, 1, engine),
    `Valeur hors limites (1,695 à 100)\u00a0: Pas`,
    'Value out of range (1.695 to 100): Step',
  ],
  [
    'E_PAIR',
    () => rulerState('R134a', 'D', 20, 'V', 0.05, engine),
    'Propriétés non indépendantes',
    'Properties are not independent',
  ],
  [
    'E_SATPT',
    () => rulerState('R134a', 'T', 40, 'P', 10.16593, engine),
    `P et T sur la saturation\u00a0: choisissez une autre propriété`,
    'P and T on saturation: choose another property',
  ],
  [
    'E_RANGE',
    () => rulerState('R134a', 'T', 27, 'H', 9000, engine),
    `Aucun état à cette valeur\u00a0: Seconde valeur`,
    'No state at this value: Second value',
  ],
  [
    'E_RANGE',
    () => rulerState('R134a', 'V', 1e-5, 'T', 27, engine),
    `Valeur hors limites (au moins 0,001${N}m³/kg)\u00a0: Première valeur`,
    `Value out of range (at least 0.001${N}m³/kg): First value`,
  ],
  [
    'E_RANGE',
    () => rulerSaturation('R410A', 'T', 80, 'dew', engine),
    `Valeur hors limites (\u221296,6 à 71,3${N}°C)\u00a0: Valeur`,
    `Value out of range (\u221296.6 to 71.3${N}°C): Value`,
  ],
  [
    'E_NUMBER',
    () => rulerMeasure('R410A', 9, 'warm', engine),
    `Valeur non numérique\u00a0: Température`,
    'Not a number: Temperature',
  ],
  [
    'W_MULTI',
    () => rulerState('R134a', 'H', 405, 'Q', 100, engine),
    'Plusieurs solutions possibles',
    'Several solutions exist',
  ],
  [
    'W_UNC',
    () => readingUncertainty('R404A', 2, 'superheat', { acc_p: 1.6, fs: 15 }, engine),
    `Incertitude de ±3,4${N}K\u00a0: utiliser un manomètre plus fin`,
    `Uncertainty of ±3.4${N}K: use a finer gauge`,
  ],
  [
    'W_BOUND',
    () => hpOptimum({ t_out_gc: 28 }, engine),
    `Pas d’optimum intérieur\u00a0: borne 74,5${N}bar`,
    `No interior optimum: bound 74.5${N}bar`,
  ],
  [
    'W_SUBC',
    () => hpOptimum({ t_out_gc: 28 }, engine),
    'Le fonctionnement subcritique est possible',
    'Subcritical operation is possible',
  ],
  [
    'W_TREF',
    () => hpOptimum({ t_ref: 90 }, engine),
    `Refoulement 105,0${N}°C supérieur à la référence 90,0${N}°C`,
    `Discharge 105.0${N}°C above the reference 90.0${N}°C`,
  ],
  [
    'E_Q0',
    () => hpOptimum({ temp_evp: 20, t_out_gc: 60, p_max: 76 }, engine),
    'Effet frigorifique nul ou négatif',
    'Zero or negative cooling effect',
  ],
];

const CHECKS: readonly Row[] = [
  [
    'C_CLASS',
    () => retrofit('R22', 'R290'),
    `Classe de sécurité A3\u00a0: vérifier la charge admise, le local et le matériel électrique`,
    'Safety class A3: check the charge allowed, the room and the electrical equipment',
  ],
  [
    'C_PRESSURE',
    () => retrofit('R134a', 'R513A'),
    `Haute pression de calcul 15,7${N}bar\u00a0abs. au-dessus de celle de la machine (14,9${N}bar\u00a0abs.)\u00a0: vérifier la PS, le pressostat et les soupapes`,
    `High-side design pressure 15.7${N}bar\u00a0abs. above that of the machine (14.9${N}bar\u00a0abs.): check the PS, the pressure switch and the relief valves`,
  ],
  [
    'C_PRESSURE_LOW',
    () => retrofit('R134a', 'R513A'),
    `Basse pression de calcul 8,6${N}bar\u00a0abs. au-dessus de celle de la machine (8,2${N}bar\u00a0abs.)\u00a0: vérifier la PS`,
    `Low-side design pressure 8.6${N}bar\u00a0abs. above that of the machine (8.2${N}bar\u00a0abs.): check the PS`,
  ],
  [
    'C_DISCHARGE',
    () => retrofit('R410A', 'R32'),
    `Refoulement 137,6${N}°C au-dessus de la référence 90,0${N}°C\u00a0: vérifier l’huile et le compresseur`,
    `Discharge 137.6${N}°C above the reference 90.0${N}°C: check the oil and the compressor`,
  ],
  [
    'C_GLIDE',
    () => retrofit('R404A', 'R448A'),
    `Glissement 6,2${N}K\u00a0: régler la surchauffe à la rosée, le sous-refroidissement à la bulle, charger en liquide`,
    `Glide 6.2${N}K: set superheat by the dew point, subcooling by the bubble point, charge as liquid`,
  ],
  [
    'C_VALVE',
    () => retrofit('R404A', 'R448A'),
    `Capacité du détendeur +36${N}% par rapport au besoin\u00a0: régler, ou changer l’orifice`,
    `Expansion valve capacity +36${N}% against what is needed: adjust it, or change the orifice`,
  ],
  [
    'C_CHARGE',
    () => retrofit('R404A', 'R448A'),
    `Charge de liquide +8${N}% à volume égal`,
    `Liquid charge +8${N}% for the same volume`,
  ],
  [
    'C_LIQUID',
    () => retrofit('R134a', 'R513A'),
    `Vitesse liquide +29${N}%\u00a0: vérifier les pertes de charge et le déshydrateur`,
    `Liquid velocity +29${N}%: check the pressure drops and the drier`,
  ],
  [
    'C_MOTOR',
    () => retrofit('R134a', 'R513A'),
    `Puissance absorbée +6${N}%\u00a0: vérifier le moteur et sa protection`,
    `Power input +6${N}%: check the motor and its protection`,
  ],
  [
    'C_CAPACITY',
    () => retrofit('R134a', 'R450A'),
    `Puissance frigorifique \u22129${N}%\u00a0: vérifier qu’elle couvre le besoin`,
    `Cooling capacity \u22129${N}%: check that it covers the load`,
  ],
  [
    'C_OVERSIZED',
    () => retrofit('R22', 'R600a', { pt_evp: -8, pt_cdr: 45 }),
    `Évaporateur bien trop grand pour ce fluide\u00a0: le gaz en sort à la température d’entrée de l’air ou de l’eau (2,0${N}°C), l’évaporation ne peut remonter davantage`,
    `Evaporator far oversized for this refrigerant: the gas leaves it as warm as the air or water enters (2.0${N}°C), evaporation cannot rise further`,
  ],
  [
    'C_OVERSIZED_CONDENSER',
    () => retrofit('R404A', 'R600a', { pt_evp: 1.7, pt_cdr: 39, mode_ref: 1, t_sf: 1.8, t_sr: 7.1 }),
    `Condenseur bien trop grand pour ce fluide\u00a0: le liquide en sort à la température d’entrée de l’air ou de l’eau (29,0${N}°C), la condensation ne peut descendre davantage`,
    `Condenser far oversized for this refrigerant: the liquid leaves it as cool as the air or water enters (29.0${N}°C), condensing cannot fall further`,
  ],
  [
    'C_VACUUM',
    () => retrofit('R404A', 'R134a', { pt_evp: -32, pt_cdr: 40 }),
    `Évaporation sous la pression atmosphérique (0,88${N}bar\u00a0abs.)\u00a0: risque d’entrée d’air`,
    `Evaporation below atmospheric pressure (0.88${N}bar\u00a0abs.): air may enter`,
  ],
  [
    'C_OIL',
    () => retrofit('R22', 'R290'),
    `Huile\u00a0: vérifier qu’elle convient à R290`,
    'Oil: check that it suits R290',
  ],
  [
    'C_GWP',
    () => retrofit('R134a', 'R404A', { pt_evp: -10, pt_cdr: 40 }),
    `PRP plus élevé (3${N}922)\u00a0: vérifier les interdictions`,
    `Higher GWP (3,922): check the bans`,
  ],
];

const ALL: readonly Row[] = [
  [
    'E_CROSS',
    () => sameMachine(ROOM, 'R134a', 'R450A', { evaporator: { t_in: -12, t_out: -15 } }, engine),
    `Croisement de températures\u00a0: Évaporateur`,
    'Temperature cross: Evaporator',
  ],
  [
    'E_SETTLE',
    () => retrofit('R601', 'R32'),
    `Condenseur trop petit pour ce que R32 donne avec ce volume balayé\u00a0: aucun équilibre dans les limites du fluide`,
    'Condenser too small for what R32 gives with this swept volume: no balance within the limits of the refrigerant',
  ],
  ...compressorRows(engine),
  ...TEXTS,
  ...REST,
  ...CHECKS,
];

describe('every message', () => {
  it.each(ALL)('%s is reached and said in both languages: %#', (code, answer, french, english) => {
    const texts = messagesOf(answer())
      .filter((one) => one.code === code)
      .map((one) => [describeMachineProblem(one, fr), describeMachineProblem(one, en)]);
    expect(texts).toContainEqual([french, english]);
  });

  it('of these doors is in the tables above', () => {
    const own: readonly string[] = [...MACHINE_PROBLEM_CODES, ...MACHINE_WARNING_CODES, ...CHECK_CODES];
    const reached = new Set(ALL.map(([code]) => code));
    expect(own.filter((code) => !reached.has(code))).toEqual([]);
  });
});
