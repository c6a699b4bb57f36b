import type { Definition } from '../define.ts';
import {
  choice,
  decimals,
  figure,
  fluid,
  folded,
  foldedOnPhone,
  group,
  number,
  results,
  rows,
  significant,
  source,
  wording,
  yesNo,
} from '../fields.ts';
import { M } from '../measures.ts';
import { TUBE_SERIES_CHOICES } from '../tube-choices.ts';
import { FITTING_CHOICES } from './fittings.ts';
import { DROP_PRESETS, VELOCITY_PRESETS } from './presets.ts';
import { text } from '../../language/index.ts';

const POSITIVE = { min: 0, isMinExcluded: true } as const;
const FROM_FLUID = text('Vide\u00a0: celle du fluide au régime.', 'Empty: that of the fluid at its regime.');

export const definition = {
  id: 'calcul-diam',
  slug: 'calcul-diam',
  spellings: ['Calcul-diam'],
  category: 'fluid',
  title: text('Diamètre de ligne frigorifique', 'Refrigerant line size'),
  description: text(
    'Dimensionnez aspiration, refoulement et liquide par la vitesse et la perte de charge en kelvins.',
    'Size suction, discharge and liquid lines by velocity and by pressure drop in kelvins.',
  ),
  created: '2026-11-20',
  updated: '2026-11-20',
  icon: 'pipette',
  colour: 'primary',
  tool: 'RefrigerantLineSize',
  inputs: [
    choice(
      'line',
      'Ligne',
      'Line',
      [
        ['suction', 'Aspiration', 'Suction'],
        ['discharge', 'Refoulement', 'Discharge'],
        ['liquid', 'Liquide', 'Liquid'],
      ],
      {
        required: true,
        default: 'suction',
      },
    ),
    number('q0', 'Puissance frigorifique', 'Cooling capacity', M.kilowatts, { default: 10, range: POSITIVE }),
    number('m_dot', 'Débit massique', 'Mass flow', M.kilogramsPerHour, {
      range: POSITIVE,
      help: text('Remplace la puissance.', 'Replaces the capacity.'),
    }),
    fluid('fluid', 'Fluide', 'Fluid', { default: 'R134a' }),
    number('t_evap', 'Température d’évaporation (rosée)', 'Evaporating temperature (dew)', M.celsius, {
      default: -10,
      range: { min: -100, max: 60 },
    }),
    number('t_cond', 'Température de condensation (bulle)', 'Condensing temperature (bubble)', M.celsius, {
      default: 40,
      range: { min: -60, max: 150 },
      help: text(
        'À la bulle, en fin de condensation ; le circuit et les catalogues comptent à la rosée, plus chaude du glissement.',
        'At the bubble point, where condensing ends; the circuit and catalogues count at the dew point, warmer by the glide.',
      ),
    }),
    number('superheat', 'Surchauffe', 'Superheat', M.kelvins, { default: 10, range: { min: 0, max: 60 } }),
    number('subcooling', 'Sous-refroidissement', 'Subcooling', M.kelvins, { default: 5, range: { min: 0, max: 40 } }),
    number('t_discharge', 'Température de refoulement', 'Discharge temperature', M.celsius, {
      when: { line: ['discharge'] },
      default: 65,
      range: { min: -40, max: 200 },
    }),
    number('rho', 'Masse volumique de la ligne', 'Line density', M.density, {
      from: 'fluid',
      range: POSITIVE,
      help: FROM_FLUID,
    }),
    number('mu', 'Viscosité de la ligne', 'Line viscosity', M.microPascalSeconds, {
      from: 'fluid',
      range: POSITIVE,
      help: FROM_FLUID,
    }),
    number('dpdt', 'Pente dp/dT de saturation', 'Saturation slope dp/dT', M.barPerKelvin, {
      from: 'fluid',
      range: POSITIVE,
      help: FROM_FLUID,
    }),
    number('length', 'Longueur droite', 'Straight length', M.metres, { default: 20, range: { min: 0, max: 1000 } }),
    rows(
      'fittings',
      'Singularités',
      'Fittings',
      [
        choice('fitting', 'Type', 'Kind', FITTING_CHOICES, { required: true }),
        number('count', 'Nombre', 'Number', M.count, { required: true, default: 1, range: { min: 0, max: 1000 } }),
      ],
      { rows: { min: 0, max: 20 }, default: [] },
    ),
    number('l_eq', 'Longueur équivalente', 'Equivalent length', M.metres, {
      from: 'inputs',
      range: { min: 0.1, max: 1000 },
      help: text(
        'Vide\u00a0: longueur droite et singularités, au diamètre du tube.',
        'Empty: straight length and fittings, at the diameter of the tube.',
      ),
    }),
    number('rise', 'Dénivelé montant', 'Rise', M.metres, {
      when: { line: ['liquid'] },
      default: 0,
      fallback: 0,
      range: { min: -200, max: 200 },
    }),
    number('v_max', 'Vitesse maximale', 'Maximum velocity', M.metresPerSecond, {
      required: true,
      default: 12,
      range: POSITIVE,
      presets: VELOCITY_PRESETS,
    }),
    number('v_min', 'Vitesse minimale', 'Minimum velocity', M.metresPerSecond, { default: 4, range: POSITIVE }),
    number('dt_max', 'Perte de charge admise', 'Allowed drop', M.kelvins, {
      required: true,
      default: 1,
      range: { min: 0.05, max: 5 },
      presets: DROP_PRESETS,
    }),
    number('n_parallel', 'Lignes en parallèle', 'Parallel lines', M.count, {
      default: 1,
      fallback: 1,
      range: { min: 1, max: 10 },
    }),
    choice('series', 'Tubes', 'Tubes', TUBE_SERIES_CHOICES, { default: 'cu-metric', fallback: 'cu-metric' }),
  ],
  outputs: [
    wording('label_selected', 'Tube retenu', 'Selected tube'),
    figure('d_in_selected', 'Diamètre intérieur', 'Inside diameter', M.millimetres, decimals(1)),
    figure('v_selected', 'Vitesse', 'Velocity', M.metresPerSecond, decimals(2)),
    figure('dp_selected', 'Perte de charge', 'Pressure drop', M.kPaDifference, decimals(1)),
    figure(
      'dt_selected',
      'Perte en température de saturation',
      'Loss in saturation temperature',
      M.kelvins,
      decimals(2),
    ),
    figure('dp_lin_selected', 'Perte de charge linéique', 'Linear pressure drop', M.pascalPerMetre, decimals(0)),
    figure('re_selected', 'Nombre de Reynolds', 'Reynolds number', M.none, significant(3)),
    figure('f_selected', 'Coefficient de frottement (Darcy)', 'Darcy friction factor', M.none, significant(3)),
    yesNo('oil_return', 'Retour d’huile assuré', 'Oil return ensured', { true: 'good', false: 'bad' }),
    figure(
      'd_min',
      'Diamètre intérieur minimal (vitesse)',
      'Minimum inside diameter (velocity)',
      M.millimetres,
      decimals(1),
    ),
    wording('label_lower', 'Tube commercial inférieur', 'Commercial tube below'),
    figure('v_lower', 'Tube inférieur, vitesse', 'Tube below, velocity', M.metresPerSecond, decimals(2)),
    figure('dp_lower', 'Tube inférieur, perte de charge', 'Tube below, pressure drop', M.kPaDifference, decimals(1)),
    figure('dt_lower', 'Tube inférieur, perte en K', 'Tube below, loss in K', M.kelvins, decimals(2)),
    wording('label_upper', 'Tube commercial supérieur', 'Commercial tube above'),
    figure('v_upper', 'Tube supérieur, vitesse', 'Tube above, velocity', M.metresPerSecond, decimals(2)),
    figure('dp_upper', 'Tube supérieur, perte de charge', 'Tube above, pressure drop', M.kPaDifference, decimals(1)),
    figure('dt_upper', 'Tube supérieur, perte en K', 'Tube above, loss in K', M.kelvins, decimals(2)),
    figure('dt_static', 'Hauteur de liquide, en K', 'Liquid head, in K', M.kelvins, decimals(2)),
    figure('m_dot', 'Débit massique par ligne', 'Mass flow per line', M.kilogramsPerHour, decimals(1)),
    figure('rho', 'Masse volumique', 'Density', M.density, decimals(2)),
    figure('mu', 'Viscosité', 'Viscosity', M.microPascalSeconds, decimals(2)),
    figure('dpdt', 'Pente dp/dT de saturation', 'Saturation slope dp/dT', M.barPerKelvin, decimals(4)),
  ],
  outputGroups: [
    {
      label: text('Tubes voisins', 'Neighbouring tubes'),
      keys: ['label_lower', 'v_lower', 'dp_lower', 'dt_lower', 'label_upper', 'v_upper', 'dp_upper', 'dt_upper'],
      table: {
        columns: [
          text('Tube', 'Tube'),
          text('Vitesse', 'Velocity'),
          text('Perte de charge', 'Pressure drop'),
          text('Perte en température', 'Loss in temperature'),
        ],
        lines: [
          ['label_lower', 'v_lower', 'dp_lower', 'dt_lower'],
          ['label_upper', 'v_upper', 'dp_upper', 'dt_upper'],
        ],
      },
    },
    results('Propriétés du fluide', 'Fluid properties', 'rho', 'mu', 'dpdt'),
  ],
  groups: [
    group('Débit', 'Flow', 'line', 'q0', 'm_dot'),
    group('Régime', 'Regime', 'fluid', 't_evap', 't_cond', 'superheat', 'subcooling', 't_discharge'),
    folded('Propriétés du fluide', 'Fluid properties', 'rho', 'mu', 'dpdt'),
    group('Parcours', 'Run', 'length', 'fittings', 'l_eq', 'rise'),
    foldedOnPhone('Limites et tubes', 'Limits and tubes', 'v_max', 'v_min', 'dt_max', 'n_parallel', 'series'),
  ],
  reverse: [
    { find: 'q0', from: 'label_selected', isGiven: true },
    { find: 'm_dot', from: 'label_selected', isGiven: true },
    { find: 'l_eq', from: 'label_selected' },
    { find: 'q0', from: 'oil_return', isGiven: true },
    { find: 'dt_max', from: 'label_selected' },
  ],
  sources: [
    source(
      ['correlation'],
      'Continuité, Darcy-Weisbach et Colebrook-White (incompressible, une phase)',
      'Continuity, Darcy-Weisbach and Colebrook-White (incompressible, single phase)',
    ),
    source(
      ['standard', 'toVerify'],
      'Tubes\u00a0: EN 12735-1, ASTM B280, EN 10255, EN 10220 (épaisseurs à vérifier)\u202f; K65\u00a0: Daikin 4P704142-1\u202f; inox\u00a0: DK-LOK TS-04-S',
      'Tubes: EN 12735-1, ASTM B280, EN 10255, EN 10220 (walls to be checked); K65: Daikin 4P704142-1; stainless: DK-LOK TS-04-S',
    ),
    source(
      ['practice', 'toVerify'],
      'Vitesses et pertes admises\u00a0: ASHRAE Handbook, Refrigeration (1\u202fK à l’aspiration, 0,5\u202fK au refoulement et en liquide)',
      'Velocities and allowed drops: ASHRAE Handbook, Refrigeration (1\u202fK suction, 0.5\u202fK discharge and liquid)',
    ),
  ],
} as const satisfies Definition;
