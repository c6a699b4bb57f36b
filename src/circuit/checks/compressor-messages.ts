/** Every message of compressors and of what is pasted, with how it is reached. */
import type { Engine } from '../../engine/types.ts';
import { coefficientsFromText, compressorInput, compressorPoint, polynomialDoctor, recordsFromCsv } from '../index.ts';

export type MessageRow = readonly [code: string, answer: () => unknown, fr: string, en: string];

const N = '\u202f';

const constant = (value: number): readonly number[] => [value, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const FLOW = { mass_flow: constant(236), power: constant(2600) };
const HEADER = 'name;marque;fluid;quantity;unit;c1;c2;c3;c4;c5;c6;c7;c8;c9;c10;rating_mode;rating_sc\n';
const csv = (line: string) => recordsFromCsv(HEADER + line);

/** Messages of a compressor's point and of the polynomial doctor. */
export function compressorRows(engine: Engine): readonly MessageRow[] {
  const at = (record: object, options: object = {}, te: unknown = 0, tc: unknown = 40) =>
    compressorPoint({ fluid: 'R134a', coefficients: FLOW, ...record }, te, tc, options, engine);
  return [
    [
      'E_POLY',
      () => at({ coefficients: { mass_flow: [1, 2] } }),
      `Coefficients incohérents\u00a0: il faut dix nombres finis`,
      'Inconsistent coefficients: ten finite numbers are needed',
    ],
    [
      'E_POLY',
      () => at({ coefficients: {} }),
      `Coefficients incohérents\u00a0: il faut au moins le débit massique ou la puissance frigorifique`,
      'Inconsistent coefficients: at least the mass flow or the cooling capacity is needed',
    ],
    [
      'E_POLY',
      () => at({ fluid: 'R744' }, { p_gc: 100 }, -10, null),
      `Coefficients incohérents\u00a0: un polynôme en température de condensation ne vaut pas au-dessus du point critique`,
      'Inconsistent coefficients: a polynomial in condensing temperature does not hold above the critical point',
    ],
    [
      'E_POLY',
      () => at({ coefficients: { mass_flow: constant(-3) } }),
      `Coefficients incohérents\u00a0: débit ou puissance nul ou négatif`,
      'Inconsistent coefficients: zero or negative flow or power',
    ],
    [
      'E_POLY',
      () => at({ step_volume_h: 16 }),
      `Coefficients incohérents\u00a0: rendement volumétrique 1,074 au-dessus de 1, données ou unités incohérentes`,
      'Inconsistent coefficients: volumetric efficiency 1.074 above 1, inconsistent data or units',
    ],
    [
      'E_POLY',
      () => at({ coefficients: { ...FLOW, power: constant(1500) } }),
      `Coefficients incohérents\u00a0: rendement isentropique 1,193 hors de 0 à 1, données ou unités incohérentes`,
      'Inconsistent coefficients: isentropic efficiency 1.193 outside 0 to 1, inconsistent data or units',
    ],
    [
      'E_POLY',
      () => polynomialDoctor({ coefficients: { capacity: constant(9) } }, engine),
      `Coefficients incohérents\u00a0: une grandeur seule ne se vérifie pas, donnez-en deux parmi puissance frigorifique, puissance absorbée et débit massique`,
      'Inconsistent coefficients: one quantity alone cannot be checked, give two of cooling capacity, power input and mass flow',
    ],
    [
      'E_POLY',
      () => polynomialDoctor({ coefficients: { capacity: constant(-9), power: constant(1) } }, engine),
      `Coefficients incohérents\u00a0: aucune lecture ne donne des valeurs positives`,
      'Inconsistent coefficients: no reading gives positive values',
    ],
    [
      'E_POLY',
      () => polynomialDoctor({ coefficients: { capacity: constant(9000), power: constant(3000) } }, engine),
      `Coefficients incohérents\u00a0: aucune lecture ne fait croître le débit et la puissance avec l’évaporation`,
      'Inconsistent coefficients: no reading makes flow and capacity rise with evaporation',
    ],
    [
      'E_POLY',
      () =>
        polynomialDoctor(
          { coefficients: { capacity: [9000, 300, 0, 0, 0, 0, 0, 0, 0, 0], power: constant(1e5) }, order: 'standard' },
          engine,
        ),
      `Coefficients incohérents\u00a0: aucune lecture ne donne des rendements possibles`,
      'Inconsistent coefficients: no reading gives possible efficiencies',
    ],
    [
      'E_COMPRESSOR',
      () => compressorInput([], 'X|Y', {}, {}, engine),
      'Compresseur non trouvé',
      'Compressor not found',
    ],
    [
      'E_LIQ',
      () => at({ rating_mode: 'RGT', rating_value: -5 }),
      'Présence de liquide à l’aspiration du compresseur',
      'Liquid at the compressor suction',
    ],
    [
      'E_ORDER',
      () => at({}, {}, 20, 10),
      'La condensation doit être supérieure à l’évaporation',
      'Condensing must be above evaporating',
    ],
    [
      'E_MODE',
      () => at({ units: { power: 'hp' } }),
      `Mode inconnu\u00a0: Unité › Puissance absorbée`,
      'Unknown mode: Unit › Power input',
    ],
    [
      'E_RANGE',
      () => at({}, { frequency: 20 }),
      `Valeur hors limites (25 à 120${N}Hz)\u00a0: Fréquence`,
      `Value out of range (25 to 120${N}Hz): Frequency`,
    ],
    [
      'E_MISSING',
      () => at({}, {}, null),
      `Valeur manquante\u00a0: Température d’évaporation`,
      'Missing value: Evaporating temperature',
    ],
    [
      'W_ENV',
      () => at({ te_min: 5, te_max: 9 }),
      'Point hors du domaine du compresseur',
      'Point outside the compressor envelope',
    ],
    [
      'W_CARRIED',
      () => at({}, { fluid: 'R513A' }),
      `Fiche publiée pour R134a, simulée avec R513A\u00a0: rendements volumétrique et isentropique repris au même taux de compression (3,30), débit et puissance recalculés. Estimation à ±7${N}% sur la puissance frigorifique et ±12${N}% sur la puissance absorbée\u00a0: écarts entre fiches publiées des mêmes compresseurs à pistons pour R22, R134a et R507A`,
      `Sheet published for R134a, simulated with R513A: volumetric and isentropic efficiency taken at the same pressure ratio (3.30), flow and power computed again. An estimate, ±7${N}% on cooling capacity and ±12${N}% on power input: differences between published sheets of the same piston compressors for R22, R134a and R507A`,
    ],
    [
      'E_RATIO',
      () => at({ te_min: -20, te_max: 10, tc_min: 30, tc_max: 60 }, { fluid: 'R513A' }, -60, 60),
      `La fiche, publiée pour R134a, ne couvre pas le taux de compression 86,73 (1,86 à 12,67)\u00a0: elle ne dit rien de ce point`,
      `The sheet, published for R134a, does not cover a pressure ratio of 86.73 (1.86 to 12.67): it says nothing of this point`,
    ],
    [
      'E_RATIO',
      () => at({ fluid: 'R744' }, { fluid: 'R134a' }, -50, 70),
      `La fiche, publiée pour R744, n’atteint pas le taux de compression 71,88\u00a0: elle ne dit rien de ce point`,
      `The sheet, published for R744, does not reach a pressure ratio of 71.88: it says nothing of this point`,
    ],
    [
      'W_NOVSW',
      () => at({}),
      `Volume balayé absent\u00a0: dimensionnement par débit massique`,
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
      `Équation d’état extrapolée (point c)\u00a0: 198,7${N}°C, au-delà de sa limite de 181,9${N}°C`,
      `Equation of state extrapolated (point c): 198.7${N}°C, beyond its limit of 181.9${N}°C`,
    ],
  ];
}

const LINE = 'A;B;R134a;Q;W;1;2;3;4;5;6;7;8;9;10;SH;0';
/** Messages of pasted text and files. */
export const TEXTS: readonly MessageRow[] = [
  [
    'E_CSV',
    () => coefficientsFromText('1,234.5 2'),
    `Ligne 1\u00a0: «\u00a01,234.5\u00a0» n’est pas un nombre`,
    'Line 1: “1,234.5” is not a number',
  ],
  [
    'E_CSV',
    () => coefficientsFromText('1 2\n3 4'),
    `Ligne 2\u00a0: 4 valeurs, 10 attendues`,
    'Line 2: 4 values, 10 expected',
  ],
  [
    'E_CSV',
    () => coefficientsFromText('Q 1 2 3 4 5 6 7 8 9 10\n1 2'),
    `Ligne 2\u00a0: «\u00a01\u00a0» n’est pas une grandeur`,
    'Line 2: “1” is not a quantity',
  ],
  [
    'E_CSV',
    () => csv(`${LINE}\n${LINE}`),
    `Ligne 3\u00a0: «\u00a0capacity\u00a0» est donné deux fois`,
    'Line 3: “capacity” is given twice',
  ],
  [
    'E_CSV',
    () => recordsFromCsv('name;marque\nA;B'),
    `Ligne 1\u00a0: la colonne quantity manque`,
    'Line 1: the column quantity is missing',
  ],
  ['E_CSV', () => csv(LINE.replace(';3;', ';;')), `Ligne 2\u00a0: la case c3 est vide`, 'Line 2: the cell c3 is empty'],
  [
    'E_CSV',
    () => csv(LINE.replace(';W;', ';hp;')),
    `Ligne 2\u00a0: «\u00a0hp\u00a0» n’est pas une unité de cette grandeur`,
    'Line 2: “hp” is not a unit of this quantity',
  ],
  [
    'E_CSV',
    () => csv(LINE.replace('SH', 'XX')),
    `Ligne 2\u00a0: «\u00a0XX\u00a0» n’est pas un choix de rating_mode`,
    'Line 2: “XX” is not a choice of rating_mode',
  ],
  [
    'E_CSV',
    () => csv(LINE.replace('SH;0', 'SH;99')),
    `Ligne 2\u00a0: rating_sc hors limites (0 à 20${N}K)`,
    `Line 2: rating_sc out of range (0 to 20${N}K)`,
  ],
  [
    'E_CSV',
    () => csv(LINE.replace(';Q;', ';heat;')),
    `Ligne 2\u00a0: «\u00a0heat\u00a0» n’est pas une grandeur`,
    'Line 2: “heat” is not a quantity',
  ],
];
