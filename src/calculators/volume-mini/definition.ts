import type { Definition } from '../define.ts';
import { choice, decimals, figure, flag, fluid, group, number, source, text, verdict } from '../fields.ts';
import { M } from '../measures.ts';

const ROOM = { mode: ['room'] } as const;
const WATER = { mode: ['water'] } as const;
const POSITIVE = { min: 0, isMinExcluded: true } as const;
const ANY = { min: 0 } as const;
const FROM_FLUID = text('Vide\u202f: donnée du fluide (EN 378-1, à vérifier).', 'Empty: that of the fluid (EN 378-1, to be checked).');

export const definition = {
  id: 'volume-mini',
  slug: 'volume-mini',
  spellings: ['Volume-mini'],
  category: 'fluid',
  title: text("Volume minimal (local et boucle d'eau)", 'Minimum volume (room and water loop)'),
  description: text(
    "Vérifiez le volume minimal d'un local pour une charge de fluide (EN 378) ou le volume d'eau minimal d'une boucle.",
    'Check the minimum room volume for a refrigerant charge (EN 378) or the minimum water volume of a loop.',
  ),
  created: '2026-11-20',
  updated: '2026-11-20',
  icon: 'box',
  colour: 'warning',
  tool: 'MinimumVolume',
  inputs: [
    choice('mode', 'Calcul', 'Calculation', [['room', 'Local', 'Room'], ['water', "Boucle d'eau", 'Water loop']], {
      default: 'room', fallback: 'room',
    }),
    number('charge', 'Charge du circuit le plus chargé', 'Charge of the largest circuit', M.kilograms, {
      when: ROOM, required: true, default: 2.2, range: { min: 0.01, max: 5000 },
    }),
    fluid('fluid', 'Fluide', 'Fluid', { when: ROOM, default: 'R32' }),
    choice('safety_class', 'Classe de sécurité', 'Safety class', [
      ['A1', 'A1', 'A1'], ['A2L', 'A2L', 'A2L'], ['A2', 'A2', 'A2'], ['A3', 'A3', 'A3'],
      ['B1', 'B1', 'B1'], ['B2L', 'B2L', 'B2L'], ['B2', 'B2', 'B2'], ['B3', 'B3', 'B3'],
    ], { from: 'standard', when: ROOM, help: FROM_FLUID }),
    number('practical_limit', 'Limite pratique', 'Practical limit', M.density, { from: 'standard', when: ROOM, range: POSITIVE, help: FROM_FLUID }),
    number('atel_odl', 'ATEL/ODL', 'ATEL/ODL', M.density, { from: 'standard', when: ROOM, range: POSITIVE, help: FROM_FLUID }),
    number('lfl', "Limite inférieure d'inflammabilité (LII)", 'Lower flammability limit (LFL)', M.density, { from: 'standard', when: ROOM, range: POSITIVE, help: FROM_FLUID }),
    number('rcl', 'RCL', 'RCL', M.density, { from: 'standard', when: ROOM, range: POSITIVE, help: FROM_FLUID }),
    number('qlmv', 'QLMV', 'QLMV', M.density, { from: 'standard', when: ROOM, range: POSITIVE, help: FROM_FLUID }),
    number('qlav', 'QLAV', 'QLAV', M.density, { from: 'standard', when: ROOM, range: POSITIVE, help: FROM_FLUID }),
    choice('access', "Catégorie d'accès", 'Access category', [
      ['a', 'a, général', 'a, general'], ['b', 'b, surveillé', 'b, supervised'], ['c', 'c, autorisé', 'c, authorised'],
    ], { when: ROOM, required: true, default: 'a' }),
    choice('location', 'Emplacement du système', 'Location class', [
      ['I', "I, matériel dans l'espace occupé", 'I, equipment in the occupied space'],
      ['II', 'II, compresseurs en salle des machines ou en plein air', 'II, compressors in a machinery room or open air'],
      ['III', 'III, tout en salle des machines ou en plein air', 'III, all in a machinery room or open air'],
      ['IV', 'IV, enceinte ventilée', 'IV, ventilated enclosure'],
    ], { when: ROOM, required: true, default: 'II' }),
    choice('application', 'Usage', 'Application', [
      ['comfort', 'Confort humain', 'Human comfort'], ['other', 'Autre', 'Other'],
    ], { when: ROOM, required: true, default: 'comfort' }),
    flag('below_ground', 'Sous-sol ou sans issue de secours', 'Below ground or no emergency exit', { when: ROOM }),
    choice('h0_type', "Montage de l'unité intérieure", 'Indoor unit mounting', [
      ['floor', 'Sol (0,6\u202fm)', 'Floor (0.6\u202fm)'], ['window', 'Fenêtre (1,0\u202fm)', 'Window (1.0\u202fm)'],
      ['wall', 'Mur (1,8\u202fm)', 'Wall (1.8\u202fm)'], ['ceiling', 'Plafond (2,2\u202fm)', 'Ceiling (2.2\u202fm)'],
    ], { when: ROOM, default: 'wall' }),
    number('room_area', 'Surface du local', 'Room area', M.squareMetres, { when: ROOM, required: true, default: 35, range: { min: 1, max: 10_000 } }),
    number('room_height', 'Hauteur du local', 'Room height', M.metres, { when: ROOM, required: true, default: 2.5, range: { min: 1.5, max: 20 } }),
    number('power', 'Puissance nominale', 'Rated capacity', M.kilowatts, { when: WATER, required: true, default: 50, range: { min: 0.5, max: 5000 } }),
    number('min_step', 'Plus petit étage de puissance', 'Smallest capacity step', M.percent, { when: WATER, required: true, default: 100, range: { min: 5, max: 100 } }),
    number('load_min', 'Charge minimale simultanée', 'Simultaneous minimum load', M.kilowatts, { when: WATER, default: 0, fallback: 0, range: ANY }),
    number('t_run', 'Temps de marche minimal', 'Minimum run time', M.minutes, { when: WATER, required: true, default: 6, range: { min: 1, max: 30 } }),
    number('delta_t', 'Différentiel de régulation', 'Control differential', M.kelvins, { when: WATER, required: true, default: 5, range: { min: 0.5, max: 20 } }),
    number('rho', 'Masse volumique', 'Density', M.density, { when: WATER, default: 1000, fallback: 1000, range: { min: 800, max: 1300 } }),
    number('cp', 'Chaleur massique', 'Specific heat', M.specificHeat, { when: WATER, default: 4.186, fallback: 4.186, range: { min: 2, max: 4.3 } }),
    number('v_existing', "Volume d'eau déjà présent (hors zones fermées)", 'Existing water volume (open circuits only)', M.litres, { when: WATER, default: 0, fallback: 0, range: ANY }),
    number('defrost_power', "Dégivrage, puissance prise sur l'eau", 'Defrost, power drawn from water', M.kilowatts, { when: WATER, default: 0, fallback: 0, range: ANY }),
    number('defrost_time', 'Dégivrage, durée', 'Defrost, duration', M.minutes, { when: WATER, default: 5, range: { min: 0, max: 20 } }),
    number('defrost_dt', 'Dégivrage, chute admise', 'Defrost, allowed drop', M.kelvins, { when: WATER, default: 8, range: { min: 1, max: 20 } }),
  ],
  outputs: [
    figure('m_max', 'Charge maximale', 'Maximum charge', M.kilograms, decimals(2)),
    verdict('governing', 'Critère dimensionnant', 'Governing criterion', [
      ['toxicity', 'Toxicité', 'Toxicity'], ['flammability', 'Inflammabilité', 'Flammability'], ['none', 'Aucun', 'None'],
    ]),
    verdict('verdict', 'Verdict', 'Verdict', [['conforme', 'Conforme', 'Allowed'], ['non conforme', 'Non conforme', 'Not allowed']]),
    figure('v_min_pl', 'Volume minimal (limite pratique)', 'Minimum volume (practical limit)', M.cubicMetres, decimals(1)),
    figure('v_min_rcl', 'Volume minimal RCL', 'Minimum volume RCL', M.cubicMetres, decimals(1)),
    figure('v_min_qlmv', 'Volume minimal QLMV', 'Minimum volume QLMV', M.cubicMetres, decimals(1)),
    figure('v_min_qlav', 'Volume minimal QLAV', 'Minimum volume QLAV', M.cubicMetres, decimals(1)),
    figure('v_min_lfl20', 'Volume minimal (20\u202f% de la LII)', 'Minimum volume (20\u202f% of LFL)', M.cubicMetres, decimals(1)),
    figure('m1', 'Seuil m1', 'Threshold m1', M.kilograms, decimals(3)),
    figure('m2', 'Seuil m2', 'Threshold m2', M.kilograms, decimals(3)),
    figure('m3', 'Seuil m3', 'Threshold m3', M.kilograms, decimals(3)),
    figure('a_min_comfort', 'Surface minimale (formule confort)', 'Minimum area (comfort formula)', M.squareMetres, decimals(1)),
    figure('room_volume', 'Volume du local', 'Room volume', M.cubicMetres, decimals(1)),
    figure('concentration', 'Concentration en cas de fuite totale', 'Concentration on total leak', M.density, decimals(3)),
    figure('percent_lfl', 'Part de la LII', 'Part of LFL', M.percent, decimals(1)),
    verdict('measures_c3', 'Mesures compensatoires C.3', 'C.3 additional measures', [
      [0, 'Aucune', 'None'], [1, 'Une', 'One'], [2, 'Deux', 'Two'], [-1, 'Interdit', 'Not allowed'],
    ]),
    figure('v_cycle', 'Volume anti-court-cycle', 'Anti-short-cycle volume', M.litres, decimals(0)),
    figure('v_defrost', 'Volume de dégivrage', 'Defrost volume', M.litres, decimals(0)),
    figure('v_loop', 'Boucle requise', 'Required loop', M.litres, decimals(0)),
    figure('v_buffer', 'Ballon tampon', 'Buffer tank', M.litres, decimals(0)),
    figure('l_per_kw', 'Volume par kilowatt', 'Volume per kilowatt', M.litresPerKilowatt, decimals(1)),
  ],
  groups: [
    group('Charge', 'Charge', 'mode', 'charge', 'fluid'),
    group('Données normatives', 'Standard data', 'safety_class', 'practical_limit', 'atel_odl', 'lfl', 'rcl', 'qlmv', 'qlav'),
    group('Local', 'Room', 'access', 'location', 'application', 'below_ground', 'h0_type', 'room_area', 'room_height'),
    group('Machine', 'Machine', 'power', 'min_step', 'load_min', 't_run', 'delta_t'),
    group('Eau', 'Water', 'rho', 'cp', 'v_existing'),
    group('Dégivrage (option)', 'Defrost (option)', 'defrost_power', 'defrost_time', 'defrost_dt'),
  ],
  headline: ['verdict', 'v_loop'],
  reverse: [
    { find: 'room_area', from: 'verdict' },
    { find: 'charge', from: 'verdict' },
    { find: 'room_area', from: 'm_max' },
    { find: 'charge', from: 'percent_lfl' },
    { find: 'room_area', from: 'percent_lfl' },
    { find: 'charge', from: 'measures_c3' },
    { find: 'power', from: 'v_loop' },
    { find: 't_run', from: 'v_loop' },
    { find: 'delta_t', from: 'v_loop' },
  ],
  sources: [
    source(
      ['standard', 'toVerify'],
      'EN 378-1:2016+A1:2020, annexe C (tableaux C.1 et C.2, formule confort, dispositions C.3) et annexe E\u202f; données des fluides et plafonds 25, 10, 5 et 2,5\u202fkg à vérifier',
      'EN 378-1:2016+A1:2020, Annex C (tables C.1 and C.2, comfort formula, C.3 provisions) and Annex E; fluid data and caps of 25, 10, 5 and 2.5\u202fkg to be checked',
    ),
    source(
      ['practice'],
      "Boucle d'eau\u202f: bilan d'énergie\u202f; temps de marche de 5 à 10\u202fmin, 5 à 15\u202fL/kW",
      'Water loop: energy balance; run time of 5 to 10\u202fmin, 5 to 15\u202fL/kW',
    ),
  ],
  notices: [
    text(
      "Ce verdict n'est pas un certificat\u202f: la norme produit IEC/EN 60335-2-40 ou -2-89 prime pour les appareils complets et peut être plus stricte.",
      'This verdict is no certificate: the product standard IEC/EN 60335-2-40 or -2-89 prevails for factory-made appliances and can be stricter.',
    ),
  ],
} as const satisfies Definition;
