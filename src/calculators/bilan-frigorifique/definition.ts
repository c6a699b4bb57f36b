import type { Definition } from '../define.ts';
import { choice, decimals, figure, flag, foldedOnPhone, group, number, results, rows, source } from '../fields.ts';
import { M } from '../measures.ts';
import { GOODS_PRESETS, STORED_PRESETS } from './products.ts';
import { PANEL_PRESETS, SOLAR_PRESETS } from './walls.ts';
import { text } from '../../language/index.ts';

const ANY = { min: 0 } as const;
const POSITIVE = { min: 0, isMinExcluded: true } as const;
const DAY = { min: 0, max: 24 } as const;
const SIDE = { min: 0.1, max: 1000 } as const;
const TEMPERATURES = { min: -60, max: 80 } as const;

export const definition = {
  id: 'bilan-frigorifique',
  slug: 'bilan-frigorifique',
  spellings: ['Bilan-frigorifique'],
  category: 'calc',
  title: text('Bilan frigorifique', 'Cooling load'),
  description: text(
    'Calculez la puissance frigorifique d’une chambre froide, poste par poste.',
    'Compute a cold-room cooling load item by item.',
  ),
  created: '2026-11-20',
  updated: '2026-11-20',
  icon: 'snowflake',
  colour: 'info',
  tool: 'CoolingLoad',
  inputs: [
    number('t_in', 'Température de la chambre', 'Room temperature', M.celsius, {
      required: true,
      default: 2,
      range: { min: -45, max: 20 },
    }),
    number('rh_in', 'Humidité relative de la chambre', 'Room relative humidity', M.percent, {
      required: true,
      default: 85,
      range: { min: 30, max: 98 },
    }),
    number('length', 'Longueur', 'Length', M.metres, { default: 5, range: SIDE }),
    number('width', 'Largeur', 'Width', M.metres, { default: 5, range: SIDE }),
    number('height', 'Hauteur', 'Height', M.metres, { default: 3, range: SIDE }),
    number('volume', 'Volume', 'Volume', M.cubicMetres, {
      from: 'inputs',
      range: { min: 1, max: 1e5 },
      help: text('Vide\u00a0: longueur × largeur × hauteur.', 'Empty: length × width × height.'),
    }),
    number('floor_area', 'Surface au sol', 'Floor area', M.squareMetres, {
      from: 'inputs',
      range: { min: 1, max: 2e4 },
      help: text('Vide\u00a0: longueur × largeur.', 'Empty: length × width.'),
    }),
    rows(
      'walls',
      'Parois',
      'Walls',
      [
        choice(
          'wall',
          'Paroi',
          'Wall',
          [
            ['wall', 'Mur', 'Wall'],
            ['ceiling', 'Plafond', 'Ceiling'],
            ['floor', 'Sol', 'Floor'],
            ['door', 'Porte', 'Door'],
            ['window', 'Vitrage', 'Glazing'],
            ['other', 'Autre', 'Other'],
          ],
          { default: 'wall', fallback: 'other', isName: true },
        ),
        number('area', 'Surface', 'Area', M.squareMetres, { required: true, range: POSITIVE }),
        number('u', 'Coefficient U', 'U-value', M.transmittance, {
          required: true,
          range: { min: 0.05, max: 5 },
          presets: PANEL_PRESETS,
        }),
        number('t_ext', 'Température extérieure', 'Outside temperature', M.celsius, {
          required: true,
          range: { min: -20, max: 60 },
        }),
        number('solar', 'Majoration solaire', 'Solar allowance', M.kelvins, {
          fallback: 0,
          range: { min: 0, max: 30 },
          presets: SOLAR_PRESETS,
        }),
      ],
      {
        required: true,
        missing: 'noWall',
        rows: { min: 1, max: 50 },
        default: [
          { wall: 'wall', area: 20, u: 0.25, t_ext: 25, solar: 0 },
          { wall: 'wall', area: 20, u: 0.25, t_ext: 25, solar: 0 },
          { wall: 'wall', area: 20, u: 0.25, t_ext: 25, solar: 0 },
          { wall: 'wall', area: 20, u: 0.25, t_ext: 25, solar: 0 },
          { wall: 'ceiling', area: 25, u: 0.25, t_ext: 32, solar: 10 },
          { wall: 'floor', area: 25, u: 0.35, t_ext: 15, solar: 0 },
        ],
      },
    ),
    number('t_air', 'Température de l’air entrant', 'Incoming air temperature', M.celsius, {
      required: true,
      default: 25,
      range: { min: -20, max: 50 },
    }),
    number('rh_air', 'Humidité relative de l’air entrant', 'Incoming air relative humidity', M.percent, {
      required: true,
      default: 60,
      range: { min: 10, max: 100 },
    }),
    number('n_air', 'Renouvellement imposé', 'Imposed air renewal', M.renewalsPerDay, {
      from: 'inputs',
      range: { min: 0, max: 500 },
      help: text('Vide\u00a0: selon le volume.', 'Empty: from the volume.'),
    }),
    number('traffic', 'Coefficient de trafic', 'Traffic coefficient', M.none, {
      default: 1,
      fallback: 1,
      range: { min: 0.5, max: 3 },
    }),
    rows(
      'goods',
      'Denrées entrant chaque jour',
      'Goods entering each day',
      [
        number('mass', 'Masse par jour', 'Daily mass', M.kilograms, { required: true, range: ANY }),
        number('t_intro', 'Température d’entrée', 'Entry temperature', M.celsius, {
          required: true,
          range: TEMPERATURES,
        }),
        number('t_final', 'Température finale', 'Final temperature', M.celsius, {
          required: true,
          range: TEMPERATURES,
        }),
        number('hours', 'Durée', 'Duration', M.hours, { required: true, range: { min: 1, max: 72 } }),
        number('cp1', 'Chaleur massique avant congélation', 'Specific heat above freezing', M.specificHeat, {
          range: ANY,
        }),
        number('cp2', 'Chaleur massique après congélation', 'Specific heat below freezing', M.specificHeat, {
          range: ANY,
        }),
        number('latent', 'Chaleur latente', 'Latent heat', M.kJPerKg, { range: ANY }),
        number('t_freeze', 'Température de congélation', 'Freezing temperature', M.celsius, {
          range: { min: -60, max: 20 },
        }),
      ],
      {
        presets: GOODS_PRESETS,
        rows: { min: 0, max: 50 },
        default: [
          { mass: 1500, t_intro: 12, t_final: 2, hours: 24, cp1: 3.81, cp2: 1.98, latent: 280, t_freeze: -1.1 },
        ],
      },
    ),
    rows(
      'stored',
      'Denrées stockées qui respirent',
      'Stored respiring goods',
      [
        number('mass', 'Masse', 'Mass', M.kilograms, { required: true, range: ANY }),
        number('w_per_t', 'Respiration', 'Respiration', M.wattsPerTonne, { required: true, range: ANY }),
      ],
      { presets: STORED_PRESETS, rows: { min: 0, max: 50 }, default: [{ mass: 8000, w_per_t: 15 }] },
    ),
    number('n_people', 'Personnes', 'People', M.count, { default: 1, fallback: 0, range: ANY }),
    number('h_people', 'Personnes, durée par jour', 'People, time per day', M.hoursPerDay, { default: 2, range: DAY }),
    number('light_w_m2', 'Éclairage', 'Lighting', M.wattsPerSquareMetre, { default: 8, fallback: 0, range: ANY }),
    number('h_light', 'Éclairage, durée par jour', 'Lighting, time per day', M.hoursPerDay, { default: 4, range: DAY }),
    number('p_machines', 'Machines', 'Machines', M.watts, { default: 0, fallback: 0, range: ANY }),
    number('h_machines', 'Machines, durée par jour', 'Machines, time per day', M.hoursPerDay, {
      default: 0,
      range: DAY,
    }),
    flag('fans_unknown', 'Puissance des ventilateurs inconnue (à estimer)', 'Fan power unknown (to be estimated)', {}),
    number('p_fans', 'Ventilateurs d’évaporateur', 'Evaporator fans', M.watts, {
      when: { fans_unknown: [false] },
      default: 300,
      fallback: 0,
      range: ANY,
    }),
    number('h_fans', 'Ventilateurs, durée par jour', 'Fans, time per day', M.hoursPerDay, {
      when: { fans_unknown: [false] },
      default: 20,
      range: DAY,
    }),
    number('p_defrost', 'Dégivrage, puissance', 'Defrost, power', M.watts, { default: 2000, fallback: 0, range: ANY }),
    number('n_defrost', 'Dégivrages par jour', 'Defrosts per day', M.count, { default: 2, range: ANY }),
    number('min_defrost', 'Dégivrage, durée', 'Defrost, duration', M.minutes, { default: 20, range: ANY }),
    number('f_defrost', 'Dégivrage, part restant dans la chambre', 'Defrost, part left in room', M.fraction, {
      default: 0.5,
      range: { min: 0, max: 1 },
    }),
    number('safety', 'Marge', 'Safety margin', M.percent, { default: 10, fallback: 0, range: { min: 0, max: 50 } }),
    number('h_run', 'Durée de fonctionnement du compresseur', 'Compressor running time', M.hoursPerDay, {
      required: true,
      default: 18,
      range: { min: 4, max: 24 },
    }),
  ],
  outputs: [
    figure('power', 'Puissance frigorifique à installer', 'Cooling capacity to install', M.kilowatts, decimals(1)),
    figure('q_trans', 'Parois', 'Transmission', M.watts, decimals(0)),
    figure('n_air', 'Renouvellement d’air', 'Air renewal', M.renewalsPerDay, decimals(1)),
    figure('q_air', 'Apport par renouvellement d’air', 'Air renewal load', M.watts, decimals(0)),
    figure('q_goods', 'Denrées', 'Goods', M.watts, decimals(0)),
    figure('q_resp', 'Respiration', 'Respiration', M.watts, decimals(0)),
    figure('q_people', 'Personnel', 'People', M.watts, decimals(0)),
    figure('q_light', 'Éclairage', 'Lighting', M.watts, decimals(0)),
    figure('q_machines', 'Machines', 'Machines', M.watts, decimals(0)),
    figure('q_fans', 'Ventilateurs', 'Fans', M.watts, decimals(0)),
    figure('q_defrost', 'Dégivrage', 'Defrost', M.watts, decimals(0)),
    figure('q_avg', 'Charge moyenne sur 24\u202fh', '24\u202fh average load', M.watts, decimals(0)),
    figure('e_day', 'Énergie frigorifique par jour', 'Cooling energy per day', M.kilowattHours, decimals(1)),
    figure('w_per_m3', 'Ratio', 'Ratio', M.wattsPerCubicMetre, decimals(0)),
  ],
  outputGroups: [
    results('Par les parois et l’air', 'Through walls and air', 'q_trans', 'n_air', 'q_air'),
    results(
      'Dans la chambre',
      'Inside the room',
      'q_goods',
      'q_resp',
      'q_people',
      'q_light',
      'q_machines',
      'q_fans',
      'q_defrost',
    ),
  ],
  groups: [
    group('Chambre', 'Room', 't_in', 'rh_in', 'length', 'width', 'height', 'volume', 'floor_area'),
    group('Parois', 'Walls', 'walls'),
    foldedOnPhone('Renouvellement d’air', 'Air renewal', 't_air', 'rh_air', 'n_air', 'traffic'),
    foldedOnPhone('Denrées', 'Goods', 'goods', 'stored'),
    foldedOnPhone('Personnes et éclairage', 'People and lighting', 'n_people', 'h_people', 'light_w_m2', 'h_light'),
    foldedOnPhone(
      'Machines et ventilateurs',
      'Machines and fans',
      'p_machines',
      'h_machines',
      'fans_unknown',
      'p_fans',
      'h_fans',
    ),
    foldedOnPhone('Dégivrage', 'Defrost', 'p_defrost', 'n_defrost', 'min_defrost', 'f_defrost'),
    foldedOnPhone('Installation', 'Plant', 'safety', 'h_run'),
  ],
  reverse: [
    { find: 'h_run', from: 'power' },
    { find: 'safety', from: 'power' },
    { find: 't_in', from: 'power' },
  ],
  sources: [
    source(
      ['practice', 'toVerify'],
      'Bilan classique de la pratique française (Pohlmann, Rapin, Breidert)\u202f; renouvellement d’air, part du dégivrage et respiration à vérifier',
      'Classical balance of French practice (Pohlmann, Rapin, Breidert); air renewal, defrost part and respiration to be checked',
    ),
    source(
      ['standard', 'toVerify'],
      'ASHRAE Handbook, Refrigeration, charges des chambres froides et propriétés des aliments (arrondies, à vérifier)\u202f; air humide\u00a0: ASHRAE Fundamentals',
      'ASHRAE Handbook, Refrigeration, cold-room loads and food properties (rounded, to be checked); moist air: ASHRAE Fundamentals',
    ),
  ],
} as const satisfies Definition;
