import type { Definition } from '../define.ts';
import { choice, decimals, figure, group, number, presets, source, yesNo } from '../fields.ts';
import { M } from '../measures.ts';
import { text } from '../../language/index.ts';

const STATE = { mode: ['state'] } as const;
const MIXING = { mode: ['mixing'] } as const;
const PROCESS = { mode: ['process'] } as const;
const TEMPERATURES = { min: -50, max: 90 } as const;
const HUMIDITIES = { min: 0.1, max: 100 } as const;
const FLOWS = { min: 0, isMinExcluded: true } as const;
const AIR_MASS = text('par kg d’air sec', 'per kg of dry air');

/** Town centres or resorts, rounded: enough for the pressure of the air, 1\u202fhPa for 8\u202fm. */
const PLACES = presets(
  'Lieu',
  'Place',
  ['practice'],
  [
    ['sea', 'Bord de mer (0\u202fm)', 'Sea level (0\u202fm)', { altitude: 0 }],
    ['paris', 'Paris (35\u202fm)', 'Paris (35\u202fm)', { altitude: 35 }],
    ['lyon', 'Lyon (170\u202fm)', 'Lyon (170\u202fm)', { altitude: 170 }],
    ['grenoble', 'Grenoble (210\u202fm)', 'Grenoble (210\u202fm)', { altitude: 210 }],
    ['chamonix', 'Chamonix (1035\u202fm)', 'Chamonix (1035\u202fm)', { altitude: 1035 }],
    ['briancon', 'Briançon (1326\u202fm)', 'Briançon (1326\u202fm)', { altitude: 1326 }],
    ['val-d-isere', 'Val d’Isère (1850\u202fm)', 'Val d’Isère (1850\u202fm)', { altitude: 1850 }],
  ],
);

export const definition = {
  id: 'air-data',
  slug: 'air-data',
  spellings: ['Air-data'],
  category: 'aero',
  title: text('Données de l’air humide', 'Moist air data'),
  description: text(
    'Calculez toutes les grandeurs de l’air humide à partir de deux valeurs, un mélange de deux airs ou le traitement par une batterie.',
    'Get every moist-air property from any two values, mix two air streams or evaluate a coil.',
  ),
  created: '2026-11-20',
  updated: '2026-11-20',
  icon: 'wind',
  colour: 'info',
  tool: 'MoistAir',
  inputs: [
    choice(
      'mode',
      'Calcul',
      'Calculation',
      [
        ['state', 'État de l’air', 'Air state'],
        ['mixing', 'Mélange de deux airs', 'Mixing of two airs'],
        ['process', 'Traitement de l’air', 'Air process'],
      ],
      { default: 'state', fallback: 'state' },
    ),
    number('altitude', 'Altitude', 'Altitude', M.metres, {
      default: 0,
      fallback: 0,
      range: { min: -500, max: 5000 },
      presets: PLACES,
    }),
    number('pressure', 'Pression atmosphérique', 'Atmospheric pressure', M.kPaAbsolute, {
      from: 'inputs',
      range: { min: 50, max: 110 },
      help: text('Remplace la pression déduite de l’altitude.', 'Replaces the pressure derived from altitude.'),
    }),
    number('t_db', 'Température sèche', 'Dry-bulb temperature', M.celsius, {
      when: STATE,
      default: 25,
      range: TEMPERATURES,
    }),
    number('rh', 'Humidité relative', 'Relative humidity', M.percent, { when: STATE, default: 50, range: HUMIDITIES }),
    number('t_wb', 'Température humide', 'Wet-bulb temperature', M.celsius, { when: STATE, range: TEMPERATURES }),
    number('t_dp', 'Point de rosée', 'Dew point', M.celsius, {
      when: STATE,
      range: { min: -100, max: 90 },
      help: text('Point de givre au-dessous de 0\u202f°C.', 'Frost point below 0\u202f°C.'),
    }),
    number('w', 'Teneur en eau', 'Humidity ratio', M.gramsPerKilogram, {
      when: STATE,
      range: { min: 0.0001, max: 2000 },
      help: AIR_MASS,
    }),
    number('h', 'Enthalpie', 'Enthalpy', M.kJPerKg, { when: STATE, range: { min: -60, max: 6000 }, help: AIR_MASS }),
    number('t1', 'Air 1, température', 'Air 1, temperature', M.celsius, {
      when: MIXING,
      required: true,
      default: -5,
      range: TEMPERATURES,
    }),
    number('rh1', 'Air 1, humidité relative', 'Air 1, relative humidity', M.percent, {
      when: MIXING,
      required: true,
      default: 80,
      range: HUMIDITIES,
    }),
    number('q1', 'Air 1, débit', 'Air 1, flow', M.cubicMetresPerHour, {
      when: MIXING,
      required: true,
      default: 1000,
      range: FLOWS,
    }),
    number('t2', 'Air 2, température', 'Air 2, temperature', M.celsius, {
      when: MIXING,
      required: true,
      default: 22,
      range: TEMPERATURES,
    }),
    number('rh2', 'Air 2, humidité relative', 'Air 2, relative humidity', M.percent, {
      when: MIXING,
      required: true,
      default: 45,
      range: HUMIDITIES,
    }),
    number('q2', 'Air 2, débit', 'Air 2, flow', M.cubicMetresPerHour, {
      when: MIXING,
      required: true,
      default: 3000,
      range: FLOWS,
    }),
    number('t_in', 'Air entrant, température', 'Entering air, temperature', M.celsius, {
      when: PROCESS,
      required: true,
      default: 27,
      range: TEMPERATURES,
    }),
    number('rh_in', 'Air entrant, humidité relative', 'Entering air, relative humidity', M.percent, {
      when: PROCESS,
      required: true,
      default: 50,
      range: HUMIDITIES,
    }),
    number('q_v', 'Air entrant, débit', 'Entering air, flow', M.cubicMetresPerHour, {
      when: PROCESS,
      required: true,
      default: 5000,
      range: FLOWS,
    }),
    number('t_out', 'Air sortant, température', 'Leaving air, temperature', M.celsius, {
      when: PROCESS,
      required: true,
      default: 14,
      range: TEMPERATURES,
    }),
    number('rh_out', 'Air sortant, humidité relative', 'Leaving air, relative humidity', M.percent, {
      when: PROCESS,
      default: 90,
      range: HUMIDITIES,
      help: text('Vide\u00a0: teneur en eau constante.', 'Empty: constant humidity ratio.'),
    }),
  ],
  outputs: [
    figure('t_db', 'Température sèche', 'Dry-bulb temperature', M.celsius, decimals(1)),
    figure('t_wb', 'Température humide', 'Wet-bulb temperature', M.celsius, decimals(1)),
    figure('t_dp', 'Point de rosée', 'Dew point', M.celsius, decimals(1)),
    figure('rh', 'Humidité relative', 'Relative humidity', M.percent, decimals(1)),
    figure('w', 'Teneur en eau', 'Humidity ratio', M.gramsPerKilogram, decimals(2)),
    figure('h', 'Enthalpie', 'Enthalpy', M.kJPerKg, decimals(1)),
    figure(
      'v',
      'Volume spécifique (par kg d’air sec)',
      'Specific volume (per kg of dry air)',
      M.cubicMetresPerKg,
      decimals(3),
    ),
    figure('rho', 'Masse volumique de l’air humide', 'Moist-air density', M.density, decimals(3)),
    figure('p_w', 'Pression de vapeur', 'Vapour pressure', M.pascalVapour, decimals(0)),
    figure('p_ws', 'Pression de saturation', 'Saturation pressure', M.pascalVapour, decimals(0)),
    figure('p_atm', 'Pression atmosphérique', 'Atmospheric pressure', M.kPaAbsolute, decimals(2)),
    figure('m1', 'Air 1, débit d’air sec', 'Air 1, dry-air flow', M.kilogramsPerSecond, decimals(3)),
    figure('m2', 'Air 2, débit d’air sec', 'Air 2, dry-air flow', M.kilogramsPerSecond, decimals(3)),
    figure('t_mix', 'Mélange, température', 'Mix, temperature', M.celsius, decimals(1)),
    figure('w_mix', 'Mélange, teneur en eau totale', 'Mix, total humidity ratio', M.gramsPerKilogram, decimals(2)),
    figure('h_mix', 'Mélange, enthalpie', 'Mix, enthalpy', M.kJPerKg, decimals(1)),
    figure('rh_mix', 'Mélange, humidité relative', 'Mix, relative humidity', M.percent, decimals(1)),
    figure('q_mix', 'Mélange, débit', 'Mix, flow', M.cubicMetresPerHour, decimals(0)),
    yesNo('fog', 'Brouillard', 'Fog', { true: 'doubt' }),
    figure('w_fog', 'Eau en brouillard', 'Fog water', M.gramsPerKilogram, decimals(2)),
    figure('m_da', 'Débit d’air sec', 'Dry-air flow', M.kilogramsPerSecond, decimals(3)),
    figure('w_in', 'Air entrant, teneur en eau', 'Entering air, humidity ratio', M.gramsPerKilogram, decimals(2)),
    figure('w_out', 'Air sortant, teneur en eau', 'Leaving air, humidity ratio', M.gramsPerKilogram, decimals(2)),
    figure('h_in', 'Air entrant, enthalpie', 'Entering air, enthalpy', M.kJPerKg, decimals(1)),
    figure('h_out', 'Air sortant, enthalpie', 'Leaving air, enthalpy', M.kJPerKg, decimals(1)),
    figure(
      'power_total',
      'Puissance totale (+ chauffage, − refroidissement)',
      'Total capacity (+ heating, − cooling)',
      M.kilowatts,
      decimals(2),
    ),
    figure('power_sensible', 'Puissance sensible', 'Sensible capacity', M.kilowatts, decimals(2)),
    figure('power_latent', 'Puissance latente', 'Latent capacity', M.kilowatts, decimals(2)),
    figure('shr', 'Facteur de chaleur sensible (FCS)', 'Sensible heat ratio', M.none, decimals(2)),
    figure('condensate', 'Condensats', 'Condensate', M.kilogramsPerHour, decimals(1)),
    figure('t_adp', 'Point de rosée de batterie', 'Apparatus dew point', M.celsius, decimals(1)),
    figure('bypass_factor', 'Facteur de by-pass', 'Bypass factor', M.none, decimals(2)),
  ],
  groups: [
    group('Calcul et lieu', 'Calculation and place', 'mode', 'altitude', 'pressure'),
    group('Deux grandeurs de l’air', 'Two quantities of the air', 't_db', 'rh', 't_wb', 't_dp', 'w', 'h'),
    group('Air 1', 'Air 1', 't1', 'rh1', 'q1'),
    group('Air 2', 'Air 2', 't2', 'rh2', 'q2'),
    group('Air entrant', 'Entering air', 't_in', 'rh_in', 'q_v'),
    group('Air sortant', 'Leaving air', 't_out', 'rh_out'),
  ],
  headline: ['h', 't_mix', 'power_total'],
  reverse: [
    { find: 'q1', from: 't_mix' },
    { find: 'q2', from: 't_mix' },
    { find: 't_out', from: 'power_total' },
    { find: 't_out', from: 'power_sensible' },
    { find: 'q_v', from: 'power_total' },
    { find: 'rh_out', from: 'condensate', isGiven: true },
  ],
  sources: [
    source(
      ['standard'],
      'ASHRAE Handbook, Fundamentals, chapitre Psychrometrics\u00a0: saturation (Hyland et Wexler, 1983) éq. (5) et (6), température humide éq. (33) et (35), enthalpie, volume, altitude éq. (3)',
      'ASHRAE Handbook, Fundamentals, Psychrometrics chapter: saturation (Hyland and Wexler, 1983) eqs. (5) and (6), wet bulb eqs. (33) and (35), enthalpy, volume, altitude eq. (3)',
    ),
    source(
      ['standard'],
      'ASHRAE Handbook, Fundamentals\u00a0: mélange adiabatique, refroidissement et déshumidification (enthalpie des condensats)',
      'ASHRAE Handbook, Fundamentals: adiabatic mixing, cooling and dehumidification (condensate enthalpy)',
    ),
  ],
} as const satisfies Definition;
