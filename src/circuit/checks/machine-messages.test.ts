import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import type { DescribedMachineProblem } from '../../i18n/machine-problems.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import { translator } from '../../i18n/index.ts';
import { MACHINE_PROBLEM_CODES, MACHINE_WARNING_CODES } from '../codes.ts';
import { CHECK_CODES } from '../comparison/same-machine/checks.ts';
import {
  coefficientsFromText,
  comparison,
  compressorInput,
  compressorPoint,
  hpOptimum,
  polynomialDoctor,
  readingUncertainty,
  recordsFromCsv,
  rulerMeasure,
  rulerSaturation,
  rulerState,
  sameMachine,
  sweep,
} from '../index.ts';

const engine = await createEngine();
const [fr, en] = [translator('fr'), translator('en')];

/** Every problem, warning and check anywhere in an answer. */
function messagesOf(answer: unknown): readonly DescribedMachineProblem[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if ('code' in answer && typeof answer.code === 'string') return [answer as DescribedMachineProblem];
  return Object.values(answer).flatMap(messagesOf);
}

const constant = (value: number): readonly number[] => [value, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const FLOW = { mass_flow: constant(236), power: constant(2600) };
const at = (record: object, options: object = {}, te: unknown = 0, tc: unknown = 40) =>
  compressorPoint({ fluid: 'R134a', coefficients: FLOW, ...record }, te, tc, options, engine);
const HEADER = 'name;marque;fluid;quantity;unit;c1;c2;c3;c4;c5;c6;c7;c8;c9;c10;rating_mode;rating_sc\n';
const csv = (line: string) => recordsFromCsv(HEADER + line);
const ROOM = { pt_evp: -10, pt_cdr: 45, rend_is: 0.65, rend_v: 0.8, mode_ref: 0, t_sf: 6, t_sft: 6 };
const retrofit = (fluid1: string, fluid2: string, input: object = {}) =>
  sameMachine({ ...ROOM, ...input }, fluid1, fluid2, {}, engine);

type Row = readonly [code: string, answer: () => unknown, fr: string, en: string];

const N = '\u202f';

const COMPRESSOR: readonly Row[] = [
  [
    'E_POLY',
    () => at({ coefficients: { mass_flow: [1, 2] } }),
    `Coefficients incohérents${N}: il faut dix nombres finis`,
    'Inconsistent coefficients: ten finite numbers are needed',
  ],
  [
    'E_POLY',
    () => at({ coefficients: {} }),
    `Coefficients incohérents${N}: il faut au moins le débit massique ou la puissance frigorifique`,
    'Inconsistent coefficients: at least the mass flow or the cooling capacity is needed',
  ],
  [
    'E_POLY',
    () => at({ fluid: 'R744' }, { p_gc: 100 }, -10, null),
    `Coefficients incohérents${N}: un polynôme en température de condensation ne vaut pas au-dessus du point critique`,
    'Inconsistent coefficients: a polynomial in condensing temperature does not hold above the critical point',
  ],
  [
    'E_POLY',
    () => at({ coefficients: { mass_flow: constant(-3) } }),
    `Coefficients incohérents${N}: débit ou puissance nul ou négatif`,
    'Inconsistent coefficients: zero or negative flow or power',
  ],
  [
    'E_POLY',
    () => at({ step_volume_h: 16 }),
    `Coefficients incohérents${N}: rendement volumétrique 1,074 au-dessus de 1, données ou unités incohérentes`,
    'Inconsistent coefficients: volumetric efficiency 1.074 above 1, inconsistent data or units',
  ],
  [
    'E_POLY',
    () => at({ coefficients: { ...FLOW, power: constant(1500) } }),
    `Coefficients incohérents${N}: rendement isentropique 1,193 hors de 0 à 1, données ou unités incohérentes`,
    'Inconsistent coefficients: isentropic efficiency 1.193 outside 0 to 1, inconsistent data or units',
  ],
  [
    'E_POLY',
    () => polynomialDoctor({ coefficients: { capacity: constant(9) } }, engine),
    `Coefficients incohérents${N}: une grandeur seule ne se vérifie pas, donnez-en deux parmi puissance frigorifique, puissance absorbée et débit massique`,
    'Inconsistent coefficients: one quantity alone cannot be checked, give two of cooling capacity, power input and mass flow',
  ],
  [
    'E_POLY',
    () => polynomialDoctor({ coefficients: { capacity: constant(-9), power: constant(1) } }, engine),
    `Coefficients incohérents${N}: aucune lecture ne donne des valeurs positives`,
    'Inconsistent coefficients: no reading gives positive values',
  ],
  [
    'E_POLY',
    () => polynomialDoctor({ coefficients: { capacity: constant(9000), power: constant(3000) } }, engine),
    `Coefficients incohérents${N}: aucune lecture ne fait croître le débit et la puissance avec l’évaporation`,
    'Inconsistent coefficients: no reading makes flow and capacity rise with evaporation',
  ],
  [
    'E_POLY',
    () =>
      polynomialDoctor(
        { coefficients: { capacity: [9000, 300, 0, 0, 0, 0, 0, 0, 0, 0], power: constant(1e5) }, order: 'standard' },
        engine,
      ),
    `Coefficients incohérents${N}: aucune lecture ne donne des rendements possibles`,
    'Inconsistent coefficients: no reading gives possible efficiencies',
  ],
  [
    'E_COMPRESSOR',
    () => compressorInput([], 'X|Y', {}, {}, engine),
    'Compresseur non trouvé',
    'Compresseur non trouvé',
  ],
  [
    'E_LIQ',
    () => at({ rating_mode: 'RGT', rating_value: -5 }),
    "Présence de liquide à l'aspiration du compresseur",
    'Liquid at the compressor suction',
  ],
  [
    'E_ORDER',
    () => at({}, {}, 20, 10),
    "La condensation doit être supérieure à l'évaporation",
    'Condensing must be above evaporating',
  ],
  [
    'E_MODE',
    () => at({ units: { power: 'hp' } }),
    `Mode inconnu${N}: Unité › Puissance absorbée`,
    'Unknown mode: Unit › Power input',
  ],
  [
    'E_RANGE',
    () => at({}, { frequency: 20 }),
    `Valeur hors limites (25 à 120${N}Hz)${N}: Fréquence`,
    `Value out of range (25 to 120${N}Hz): Frequency`,
  ],
  [
    'E_MISSING',
    () => at({}, {}, null),
    `Valeur manquante${N}: Température d’évaporation`,
    'Missing value: Evaporating temperature',
  ],
  [
    'W_ENV',
    () => at({ te_min: 5, te_max: 9 }),
    'Point hors du domaine du compresseur',
    'Point outside the compressor envelope',
  ],
  [
    'W_NOVSW',
    () => at({}),
    `Volume balayé absent${N}: dimensionnement par débit massique`,
    'No swept volume: sized by mass flow',
  ],
  [
    'W_FREQ',
    () => at({}, { frequency: 60 }),
    'Débit et puissance proportionnels à la fréquence',
    'Flow and power scaled with frequency',
  ],
  [
    'W_POLY',
    () => at({ step_volume_h: 100 }),
    'Rendement déduit très faible (0,172)',
    'Very low derived efficiency (0.172)',
  ],
  [
    'W_INCOH',
    () => at({ coefficients: { ...FLOW, capacity: constant(12000) } }),
    `Puissance et débit du polynôme diffèrent de +21,1${N}%`,
    `Capacity and flow polynomials differ by +21.1${N}%`,
  ],
  [
    'W_EXTRAP',
    () => at({ fluid: 'R134a', coefficients: { ...FLOW, power: constant(12000) } }),
    `Équation d'état extrapolée (point c)${N}: 198,7${N}°C, au-delà de sa limite de 181,9${N}°C`,
    `Equation of state extrapolated (point c): 198.7${N}°C, beyond its limit of 181.9${N}°C`,
  ],
];

const LINE = 'A;B;R134a;Q;W;1;2;3;4;5;6;7;8;9;10;SH;0';
const TEXTS: readonly Row[] = [
  [
    'E_CSV',
    () => coefficientsFromText('1,234.5 2'),
    `Ligne 1${N}: «${N}1,234.5${N}» n’est pas un nombre`,
    'Line 1: “1,234.5” is not a number',
  ],
  [
    'E_CSV',
    () => coefficientsFromText('1 2\n3 4'),
    `Ligne 2${N}: 4 valeurs au lieu de celles attendues`,
    'Line 2: 4 values instead of those expected',
  ],
  [
    'E_CSV',
    () => coefficientsFromText('Q 1 2 3 4 5 6 7 8 9 10\n1 2'),
    `Ligne 2${N}: «${N}1${N}» n’est pas une grandeur`,
    'Line 2: “1” is not a quantity',
  ],
  [
    'E_CSV',
    () => csv(`${LINE}\n${LINE}`),
    `Ligne 3${N}: «${N}capacity${N}» est donné deux fois`,
    'Line 3: “capacity” is given twice',
  ],
  [
    'E_CSV',
    () => recordsFromCsv('name;marque\nA;B'),
    `Ligne 1${N}: la colonne quantity manque`,
    'Line 1: the column quantity is missing',
  ],
  ['E_CSV', () => csv(LINE.replace(';3;', ';;')), `Ligne 2${N}: la case c3 est vide`, 'Line 2: the cell c3 is empty'],
  [
    'E_CSV',
    () => csv(LINE.replace(';W;', ';hp;')),
    `Ligne 2${N}: «${N}hp${N}» n’est pas une unité de cette grandeur`,
    'Line 2: “hp” is not a unit of this quantity',
  ],
  [
    'E_CSV',
    () => csv(LINE.replace('SH', 'XX')),
    `Ligne 2${N}: «${N}XX${N}» n’est pas un choix de rating_mode`,
    'Line 2: “XX” is not a choice of rating_mode',
  ],
  [
    'E_CSV',
    () => csv(LINE.replace('SH;0', 'SH;99')),
    `Ligne 2${N}: rating_sc hors limites (0 à 20${N}K)`,
    `Line 2: rating_sc out of range (0 to 20${N}K)`,
  ],
  [
    'E_CSV',
    () => csv(LINE.replace(';Q;', ';heat;')),
    `Ligne 2${N}: «${N}heat${N}» n’est pas une grandeur`,
    'Line 2: “heat” is not a quantity',
  ],
];

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
  ['E_FLUID', () => comparison({}, 'R134a', 'R0', engine), 'Fluid not found', 'Fluid not found'],
  [
    'E_SUPERCRIT',
    () => sweep({ fluid: 'R404A' }, 'tc', 70, 75, 5, engine),
    `La condensation (75,0${N}°C) dépasse le point critique (72,1${N}°C, 37,35${N}bar). Utilisez le cycle transcritique`,
    `Condensing (75.0${N}°C) is above the critical point (72.1${N}°C, 37.35${N}bar). Use the transcritical cycle`,
  ],
  [
    'E_RANGE',
    () => sweep({}, 'te', 0, 100, 1, engine),
    `Valeur hors limites (1,695 à 100)${N}: Pas`,
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
    `P et T sur la saturation${N}: choisissez une autre propriété`,
    'P and T on saturation: choose another property',
  ],
  [
    'E_RANGE',
    () => rulerState('R134a', 'T', 27, 'H', 9000, engine),
    `Aucun état à cette valeur${N}: Seconde valeur`,
    'No state at this value: Second value',
  ],
  [
    'E_RANGE',
    () => rulerState('R134a', 'V', 1e-5, 'T', 27, engine),
    `Valeur hors limites (au moins 0,001${N}m³/kg)${N}: Première valeur`,
    `Value out of range (at least 0.001${N}m³/kg): First value`,
  ],
  [
    'E_RANGE',
    () => rulerSaturation('R410A', 'T', 80, 'dew', engine),
    `Valeur hors limites (\u221296,6 à 71,3${N}°C)${N}: Valeur`,
    `Value out of range (\u221296.6 to 71.3${N}°C): Value`,
  ],
  [
    'E_NUMBER',
    () => rulerMeasure('R410A', 9, 'warm', engine),
    `Valeur non numérique${N}: Température`,
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
    `Incertitude de ±3,4${N}K${N}: utiliser un manomètre plus fin`,
    `Uncertainty of ±3.4${N}K: use a finer gauge`,
  ],
  [
    'W_BOUND',
    () => hpOptimum({ t_out_gc: 28 }, engine),
    `Pas d’optimum intérieur${N}: borne 74,5${N}bar`,
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
    `Classe de sécurité A3${N}: vérifier la charge admise, le local et le matériel électrique`,
    'Safety class A3: check the charge allowed, the room and the electrical equipment',
  ],
  [
    'C_PRESSURE',
    () => retrofit('R134a', 'R513A'),
    `Haute pression plus forte (12,3${N}bar)${N}: vérifier les PS, le pressostat et les soupapes`,
    `Higher high pressure (12.3${N}bar): check the PS, the pressure switch and the relief valves`,
  ],
  [
    'C_DISCHARGE',
    () => retrofit('R410A', 'R32'),
    `Refoulement 137,6${N}°C au-dessus de la référence 90,0${N}°C${N}: vérifier l’huile et le compresseur`,
    `Discharge 137.6${N}°C above the reference 90.0${N}°C: check the oil and the compressor`,
  ],
  [
    'C_GLIDE',
    () => retrofit('R404A', 'R448A'),
    `Glissement 6,2${N}K${N}: régler la surchauffe à la rosée, le sous-refroidissement à la bulle, charger en liquide`,
    `Glide 6.2${N}K: set superheat by the dew point, subcooling by the bubble point, charge as liquid`,
  ],
  [
    'C_VALVE',
    () => retrofit('R404A', 'R448A'),
    `Capacité du détendeur +36${N}% par rapport au besoin${N}: régler, ou changer l’orifice`,
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
    `Vitesse liquide +29${N}%${N}: vérifier les pertes de charge et le déshydrateur`,
    `Liquid speed +29${N}%: check the pressure drops and the drier`,
  ],
  [
    'C_MOTOR',
    () => retrofit('R134a', 'R513A'),
    `Puissance absorbée +6${N}%${N}: vérifier le moteur et sa protection`,
    `Power input +6${N}%: check the motor and its protection`,
  ],
  [
    'C_CAPACITY',
    () => retrofit('R134a', 'R450A'),
    `Puissance frigorifique \u22129${N}%${N}: vérifier qu’elle couvre le besoin`,
    `Cooling capacity \u22129${N}%: check that it covers the load`,
  ],
  [
    'C_VACUUM',
    () => retrofit('R404A', 'R134a', { pt_evp: -32, pt_cdr: 40 }),
    `Évaporation sous la pression atmosphérique (0,88${N}bar)${N}: risque d’entrée d’air`,
    `Evaporation below atmospheric pressure (0.88${N}bar): air may enter`,
  ],
  [
    'C_OIL',
    () => retrofit('R22', 'R290'),
    `Huile à vérifier (usuelle avec ce fluide${N}: PAO, PAG, POE)`,
    `Oil to be checked (usual with this refrigerant: PAO, PAG, POE)`,
  ],
  [
    'C_GWP',
    () => retrofit('R134a', 'R404A', { pt_evp: -10, pt_cdr: 40 }),
    `PRP plus élevé (3${N}922)${N}: vérifier les interdictions`,
    `Higher GWP (3,922): check the bans`,
  ],
];

const ALL: readonly Row[] = [
  [
    'E_CROSS',
    () => sameMachine(ROOM, 'R134a', 'R450A', { evaporator: { t_in: -12, t_out: -15 } }, engine),
    'Croisement de températures dans l’échangeur',
    'Temperature cross in the exchanger',
  ],
  ...COMPRESSOR,
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
