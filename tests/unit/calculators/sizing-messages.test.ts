/** Whole sentences, no-break spaces included, of what the tools for signals, sizes and loads refuse and mind. */
import { describe, expect, it } from 'vitest';
import type { ProblemCode } from '../../../src/calculators/codes.ts';
import { describeCalculatorProblem } from '../../../src/i18n/calculator-problems.ts';
import { translator } from '../../../src/shell/texts.ts';
import { outcomeOf } from './outcomes.ts';

const LINE = { x1: 0, y1: 1, x2: 5, y2: 2, x: 3 };
const LOOP = { signalType: 0, minValue: 0, maxValue: 30, searchValue: 12 };
const WATER = { medium: 'liquid', q: 8, dp: 0.3, rho: 998.2 };
const VAPOUR = { medium: 'vapour-iec', m_dot: 600, p1: 2, p2: 1.9, rho1: 9.6, gamma: 1.12 };
const WALL = { area: 80, u: 0.25, t_ext: 25 };
const ROOM = { t_in: 2, rh_in: 85, volume: 75, walls: [WALL], t_air: 25, rh_air: 60, h_run: 18 };
const GOODS = { mass: 100, t_intro: 12, t_final: 2, hours: 24, cp1: 3.8 };
const TUBE = {
  solve: 'flow',
  d: 1,
  l: 2,
  p_in: 11.599,
  t_sc: 5,
  p_sat_in: 10.166,
  rho_f: 1125.1,
  rho_g: 57.657,
  mu_f: 151.39,
  mu_g: 12.633,
  sigma: 5.4998,
  h_fg: 157.58,
  t_crit: 101.06,
  p_crit: 40.593,
};
const SUCTION = { line: 'suction', m_dot: 236.6, rho: 9.57, mu: 10.8, l_eq: 30, v_max: 12, dt_max: 1, dpdt: 0.0804 };
const LIQUID = { line: 'liquid', m_dot: 236.6, rho: 1168.5, mu: 172.5, l_eq: 35, v_max: 1, dt_max: 0.5, dpdt: 0.2754 };
const DUCT = { flow: 2000, v: 5, rho: 1.204, mu: 18.13 };

type Row = readonly [code: ProblemCode, inputs: Readonly<Record<string, unknown>>, fr: string, en: string];

const ROWS = {
  interpolation: [
    ['sameAbscissae', { ...LINE, x2: 0 }, 'Les deux abscisses sont identiques.', 'The two abscissae are identical.'],
    [
      'extrapolated',
      { ...LINE, x: 6 },
      'Extrapolation\u00a0: valeur hors du domaine fourni, à utiliser avec prudence.',
      'Extrapolation: value outside the data, use with care.',
    ],
    [
      'tooFewRows',
      { mode: 'table', table: [[1, 2]], x: 1 },
      'Le tableau doit contenir au moins deux lignes.',
      'The table needs at least two rows.',
    ],
    [
      'duplicateAbscissa',
      {
        mode: 'table',
        table: [
          [1.5, 2],
          [1.5, 3],
        ],
        x: 1,
      },
      'Abscisse en double\u00a0: 1,5.',
      'Duplicate abscissa: 1.5.',
    ],
    ['unreadableRow', { mode: 'table', table: [[1, 2], [3]], x: 1 }, 'Ligne 2 illisible.', 'Row 2 cannot be read.'],
  ],
  'capteur-signal': [
    [
      'sameRangeLimits',
      { ...LOOP, minValue: 30 },
      'Les bornes d’échelle sont identiques.',
      'The range limits are identical.',
    ],
    ['unknownSignalType', { ...LOOP, signalType: 7 }, 'Type de signal inconnu.', 'Unknown signal type.'],
    [
      'lowFault',
      { ...LOOP, searchValue: 3.6 },
      'Signal ≤ 3,6\u202fmA\u00a0: rupture de ligne ou capteur en défaut.',
      'Signal ≤ 3.6\u202fmA: broken loop or faulty sensor.',
    ],
  ],
  diametre: [
    [
      'positive',
      { flow: 0, speed: 1 },
      'La valeur doit être strictement positive.',
      'The value must be strictly positive.',
    ],
    [
      'noTubeLargeEnough',
      { flow: 1e4, speed: 1, series: 'cu-metric' },
      'Aucun tube de la série n’est assez grand.',
      'No pipe of the series is large enough.',
    ],
    [
      'transitionalFlow',
      { solve: 'speed', d_in: 20, flow: 0.17, rho: 998.2, mu: 1002 },
      'Régime de transition entre laminaire et turbulent.',
      'Transitional flow, between laminar and turbulent.',
    ],
  ],
  'pression-moyenne': [
    [
      'pressureOrder',
      { pres_hp: 1, pres_bp: 2 },
      'La haute pression doit être supérieure à la basse pression.',
      'High pressure must exceed low pressure.',
    ],
    [
      'absoluteOnly',
      { pres_hp: 16, pres_bp: 0 },
      'Pressions absolues uniquement (bar abs).',
      'Absolute pressures only (bar abs).',
    ],
    [
      'spanTooSmall',
      { pres_hp: 1.2, pres_bp: 1 },
      'Écart trop faible\u00a0: la correction Sand Hold dépasse la haute pression.',
      'Span too small: Sand Hold exceeds high pressure.',
    ],
    [
      'transcritical',
      { pres_hp: 90, pres_bp: 15, fluid: 'R744' },
      'Régime transcritique\u00a0: la règle √(HP·BP) n’est plus optimale.',
      'Transcritical: the √(HP·BP) rule is no longer optimal.',
    ],
    ['unknownFluid', { pres_hp: 9, pres_bp: 1, fluid: 'R999' }, 'Fluide introuvable', 'Fluid not found'],
  ],
  'calcul-kv': [
    [
      'outletAboveInlet',
      { ...VAPOUR, p2: 2 },
      'La pression aval doit être inférieure à la pression amont.',
      'Outlet pressure must be below inlet.',
    ],
    [
      'dropAboveInlet',
      { ...WATER, p1: 0.3 },
      'Perte de charge supérieure à la pression amont.',
      'Pressure drop exceeds inlet pressure.',
    ],
    [
      'flashingAtInlet',
      { ...WATER, p1: 1, p_vap: 1, p_crit: 220 },
      'Le liquide est déjà vaporisé à l’entrée.',
      'The liquid is already flashing at inlet.',
    ],
    [
      'flashingInValve',
      { ...WATER, dp: 5, p1: 10, p_vap: 8, p_crit: 40 },
      'Vaporisation dans la vanne\u00a0: détendeur, hors du domaine de ce calcul.',
      'Flashing in the valve: expansion valve, outside this calculation.',
    ],
    [
      'choked',
      { ...VAPOUR, p2: 0.2 },
      'Débit sonique / engorgé\u00a0: le débit n’augmente plus avec Δp.',
      'Choked flow: flow no longer rises with Δp.',
    ],
    [
      'impossibleFlow',
      { ...VAPOUR, solve: 'dp', kv: 0.1 },
      'Débit impossible avec ce Kv.',
      'Flow impossible with this Kv.',
    ],
    [
      'beyondStandardKv',
      { ...WATER, q: 1000 },
      'Hors gamme normalisée\u00a0: vannes en parallèle.',
      'Beyond standard range: use parallel valves.',
    ],
    [
      'lowAuthority',
      { ...WATER, dp_circuit: 1 },
      'Autorité faible\u00a0: régulation instable.',
      'Low authority: unstable control.',
    ],
    [
      'cavitation',
      { ...WATER, dp: 2.3, p1: 4, p_vap: 0.0234, p_crit: 220.64 },
      'Risque de cavitation et de bruit\u00a0: Δp supérieure à 70\u202f% de la limite d’engorgement (usage).',
      'Cavitation and noise risk: Δp above 70\u202f% of the choking limit (practice).',
    ],
    [
      'dropContradicts',
      { ...WATER, p1: 4, p2: 3 },
      'Perte de charge et pressions se contredisent (p1 − p2 = 1\u202fbar)\u00a0: laissez Δp ou p2 vide.',
      'Drop and pressures contradict each other (p1 − p2 = 1\u202fbar): leave Δp or p2 empty.',
    ],
  ],
  'bilan-frigorifique': [
    ['noWall', { ...ROOM, walls: [] }, 'Ajoutez au moins une paroi.', 'Add at least one wall.'],
    [
      'coldWall',
      { ...ROOM, walls: [WALL, { ...WALL, t_ext: 0 }] },
      'Paroi plus froide que la chambre\u00a0: apport compté à 0 (gain favorable ignoré).',
      'Wall colder than the room: counted as 0.',
    ],
    [
      'goodsWarmer',
      { ...ROOM, goods: [{ ...GOODS, t_final: 13 }] },
      'La température finale des denrées dépasse l’entrée.',
      'Goods final temperature exceeds entry.',
    ],
    [
      'freezingPointRequired',
      { ...ROOM, t_in: -1, goods: [GOODS] },
      'Point de congélation requis pour un produit congelé.',
      'Freezing point required for frozen goods.',
    ],
    ['unusualRunningTime', { ...ROOM, h_run: 13.9 }, 'Durée de marche inhabituelle.', 'Unusual running time.'],
    [
      'unusualRatio',
      { ...ROOM, volume: 1000 },
      'Ratio inhabituel\u00a0: vérifiez les saisies.',
      'Unusual ratio: check inputs.',
    ],
    ['lowU', { ...ROOM, walls: [{ ...WALL, u: 0.09 }] }, 'U inhabituellement bas.', 'Unusually low U.'],
  ],
  capillaire: [
    [
      'twoPhaseInlet',
      { ...TUBE, t_sc: 0.9 },
      'Entrée diphasique ou sous-refroidissement insuffisant\u00a0: modèle non applicable.',
      'Two-phase inlet or insufficient subcooling: model not applicable.',
    ],
    [
      'outsideModel',
      { ...TUBE, l: 5 },
      'Résultat hors du domaine du modèle (d 0,5-2\u202fmm, L 0,5-4\u202fm).',
      'Result outside model range (d 0.5-2\u202fmm, L 0.5-4\u202fm).',
    ],
    ['nearCritical', { ...TUBE, t_cond: 91.06 }, 'Trop proche du point critique.', 'Too close to critical point.'],
    [
      'fluidNotCovered',
      { ...TUBE, fluid: 'R717' },
      'Fluide non couvert par la corrélation.',
      'Fluid not covered by the correlation.',
    ],
    [
      'nonAdiabatic',
      { ...TUBE, contact: true },
      'Capillaire non adiabatique\u00a0: le débit réel peut varier de ±20\u202f%.',
      'Non-adiabatic capillary: actual flow may vary by ±20\u202f%.',
    ],
  ],
  'calcul-diam': [
    [
      'largeDrop',
      { ...SUCTION, fluid: 'R134a', t_evap: -10, l_eq: 500, dt_max: 5, v_max: 30 },
      'Perte de charge > 10\u202f% de la pression\u00a0: hypothèse incompressible non valable.',
      'Drop > 10\u202f% of pressure: incompressible assumption invalid.',
    ],
    ['noTubeFits', { ...SUCTION, m_dot: 1e5 }, 'Aucun tube de la série ne convient.', 'No tube in the series fits.'],
    [
      'oilReturn',
      { ...SUCTION, v_min: 9 },
      'Vitesse insuffisante pour le retour d’huile.',
      'Velocity too low for oil return.',
    ],
    [
      'copperWithAmmonia',
      { ...SUCTION, fluid: 'R717' },
      'Cuivre interdit avec l’ammoniac (R717).',
      'Copper is not allowed with ammonia (R717).',
    ],
    [
      'flashGas',
      { ...LIQUID, subcooling: 1 },
      'Sous-refroidissement insuffisant\u00a0: risque de vapeur de détente en ligne liquide.',
      'Insufficient subcooling: flash-gas risk.',
    ],
    [
      'aboveCritical',
      { ...LIQUID, rho: undefined, fluid: 'R744', t_cond: 40, subcooling: 5 },
      'Température au-dessus du point critique (30,98\u202f°C)\u00a0: pas d’état saturé.',
      'Temperature above the critical point (30.98\u202f°C): no saturated state.',
    ],
    [
      'noProperties',
      { ...SUCTION, rho: undefined, fluid: 'R744', t_evap: -80, superheat: 5 },
      'Propriétés indisponibles pour R744 à ces conditions.',
      'Properties unavailable for R744 at these conditions.',
    ],
  ],
  'dimensionnement-gaine': [
    [
      'highAspect',
      { ...DUCT, b: 100 },
      'Rapport de côtés supérieur à 4\u00a0: perte de charge et coût élevés.',
      'Aspect ratio above 4: high loss and cost.',
    ],
    ['noisy', { ...DUCT, v: 12.1 }, 'Vitesse élevée\u00a0: risque de bruit.', 'High velocity: noise risk.'],
    [
      'ovalAxes',
      { ...DUCT, method: 'check-oval', a: 200, b: 200 },
      'Le grand axe doit dépasser le petit axe.',
      'Major axis must exceed minor axis.',
    ],
    [
      'noDiameter',
      { ...DUCT, method: 'friction', flow: 1, dp_lin: 20 },
      'Aucun diamètre entre 20\u202fmm et 5\u202fm ne convient.',
      'No diameter between 20\u202fmm and 5\u202fm fits.',
    ],
    [
      'beyondStandardDucts',
      { ...DUCT, flow: 1e5 },
      'Au-delà du plus grand diamètre normalisé.',
      'Beyond the largest standard diameter.',
    ],
    ['required', { rho: 1.2, mu: 18, v: 5 }, 'Champ obligatoire.', 'Required field.'],
    ['notANumber', { ...DUCT, flow: 'deux' }, 'Valeur numérique invalide.', 'Invalid number.'],
    [
      'range',
      { ...DUCT, v: 31 },
      'La valeur doit être comprise entre 0,5 et 30\u202fm/s.',
      'The value must be between 0.5 and 30\u202fm/s.',
    ],
  ],
} as const satisfies Readonly<Record<string, readonly Row[]>>;

const languages = { fr: translator('fr'), en: translator('en') } as const;
type Tool = keyof typeof ROWS;

describe.each(Object.keys(ROWS) as Tool[])('%s', (id) => {
  it.each(ROWS[id] as readonly Row[])('says %s', (code, inputs, fr, en) => {
    const outcome = outcomeOf(id, inputs);
    const problem = (outcome.ok ? outcome.warnings : outcome.errors).find((one) => one.code === code);
    expect(problem && describeCalculatorProblem(problem, languages.fr), JSON.stringify(outcome)).toBe(fr);
    expect(problem && describeCalculatorProblem(problem, languages.en)).toBe(en);
  });
});

// Limits that belong to one side: a value on them, and the next beyond.
describe('limits', () => {
  const warningsOf = (id: Tool, inputs: Readonly<Record<string, unknown>>): readonly string[] => {
    const outcome = outcomeOf(id, inputs);
    return outcome.ok ? outcome.warnings.map(({ code }) => code) : outcome.errors.map(({ code }) => code);
  };
  it.each<[Tool, Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>, ProblemCode]>([
    ['interpolation', { ...LINE, x: 5 }, { ...LINE, x: 5.000_001 }, 'extrapolated'],
    ['interpolation', { ...LINE, x: 0 }, { ...LINE, x: -0.000_001 }, 'extrapolated'],
    ['capteur-signal', { ...LOOP, searchValue: 3.600_001 }, { ...LOOP, searchValue: 3.6 }, 'lowFault'],
    ['capteur-signal', { ...LOOP, searchValue: 20.999_999 }, { ...LOOP, searchValue: 21 }, 'highFault'],
    ['capteur-signal', { ...LOOP, searchValue: 20 }, { ...LOOP, searchValue: 20.000_001 }, 'outOfScale'],
    [
      'capteur-signal',
      { ...LOOP, signalType: 3, searchValue: 1 },
      { ...LOOP, signalType: 3, searchValue: 0.999_999 },
      'outOfScale',
    ],
    ['pression-moyenne', { pres_hp: 7, pres_bp: 1 }, { pres_hp: 6.999_999, pres_bp: 1 }, 'singleStage'],
    [
      'pression-moyenne',
      { pres_hp: 64, pres_bp: 1, method: 'equality' },
      { pres_hp: 64.001, pres_bp: 1, method: 'equality' },
      'highStageRatio',
    ],
    [
      'calcul-kv',
      { medium: 'gas-simplified', q_n: 200, rho_n: 1.293, t1: 20, p1: 7, p2: 3.500_001 },
      { medium: 'gas-simplified', q_n: 200, rho_n: 1.293, t1: 20, p1: 7, p2: 3.5 },
      'choked',
    ],
    ['bilan-frigorifique', { ...ROOM, h_run: 14 }, { ...ROOM, h_run: 13.999_999 }, 'unusualRunningTime'],
    ['bilan-frigorifique', { ...ROOM, h_run: 22 }, { ...ROOM, h_run: 22.000_001 }, 'unusualRunningTime'],
    [
      'bilan-frigorifique',
      { ...ROOM, walls: [{ ...WALL, u: 0.1 }] },
      { ...ROOM, walls: [{ ...WALL, u: 0.099_999 }] },
      'lowU',
    ],
    [
      'bilan-frigorifique',
      { ...ROOM, walls: [WALL, { ...WALL, t_ext: 2 }] },
      { ...ROOM, walls: [WALL, { ...WALL, t_ext: 1.999_999 }] },
      'coldWall',
    ],
    ['capillaire', { ...TUBE, t_sc: 1 }, { ...TUBE, t_sc: 0.999_999 }, 'twoPhaseInlet'],
    ['capillaire', { ...TUBE, l: 4 }, { ...TUBE, l: 4.000_001 }, 'outsideModel'],
    ['capillaire', { ...TUBE, d: 2 }, { ...TUBE, d: 2.000_001 }, 'outsideModel'],
    ['capillaire', { ...TUBE, t_cond: 60 }, { ...TUBE, t_cond: 60.000_001 }, 'outsideTests'],
    [
      'dimensionnement-gaine',
      { ...DUCT, method: 'check-rect', a: 800, b: 200 },
      { ...DUCT, method: 'check-rect', a: 800.001, b: 200 },
      'highAspect',
    ],
    ['dimensionnement-gaine', { ...DUCT, v: 12 }, { ...DUCT, v: 12.000_001 }, 'noisy'],
  ])('%s, %j is within and %j is %s', (id, within, beyond, code) => {
    expect(warningsOf(id, within)).not.toContain(code);
    expect(warningsOf(id, beyond)).toContain(code);
  });
});
