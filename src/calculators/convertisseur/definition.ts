import type { Definition } from '../define.ts';
import { choice, figureIn, fluid, number, significant, source, words } from '../fields.ts';
import { M } from '../measures.ts';
import { UNIT_LISTS } from './units.ts';
import { text } from '../../language/index.ts';
import { STANDARD_ATMOSPHERE_BAR, ZERO_CELSIUS } from '../../quantities/si.ts';

const PRESSURE = { quantity: ['pressure'] } as const;
const GAS = { quantity: ['concentration', 'leak_rate'] } as const;
const REFERENCES = [
  ['abs', 'Absolue', 'Absolute'],
  ['rel', 'Relative', 'Gauge'],
] as const;
const POSITIVE = { min: 0, isMinExcluded: true } as const;

export const definition = {
  id: 'convertisseur',
  slug: 'convertisseur',
  spellings: ['Convertisseur'],
  category: 'math',
  title: text('Convertisseur d’unités', 'Unit converter'),
  description: text(
    'Convertissez les unités du froid et de la climatisation, frigories et microns compris.',
    'Convert refrigeration and HVAC units, including frigories and microns.',
  ),
  created: '2026-11-20',
  updated: '2026-11-20',
  icon: 'arrow-left-right',
  colour: 'neutral',
  tool: 'UnitConverter',
  inputs: [
    choice(
      'quantity',
      'Grandeur',
      'Quantity',
      [
        ['pressure', 'Pression', 'Pressure'],
        ['power', 'Puissance', 'Power'],
        ['energy', 'Énergie', 'Energy'],
        ['temperature', 'Température', 'Temperature'],
        ['temp_delta', 'Écart de température', 'Temperature difference'],
        ['volume_flow', 'Débit volumique', 'Volume flow'],
        ['mass_flow', 'Débit massique', 'Mass flow'],
        ['length', 'Longueur', 'Length'],
        ['area', 'Surface', 'Area'],
        ['volume', 'Volume', 'Volume'],
        ['mass', 'Masse', 'Mass'],
        ['speed', 'Vitesse', 'Speed'],
        ['density', 'Masse volumique', 'Density'],
        ['dyn_viscosity', 'Viscosité dynamique', 'Dynamic viscosity'],
        ['kin_viscosity', 'Viscosité cinématique', 'Kinematic viscosity'],
        ['enthalpy', 'Enthalpie massique', 'Specific enthalpy'],
        ['specific_heat', 'Chaleur massique', 'Specific heat'],
        ['conductivity', 'Conductivité thermique', 'Thermal conductivity'],
        ['u_value', 'Coefficient U', 'U-value'],
        ['concentration', 'Concentration', 'Concentration'],
        ['leak_rate', 'Débit de fuite', 'Leak rate'],
      ],
      { required: true, default: 'pressure' },
    ),
    number('value', 'Valeur', 'Value', M.none, {
      required: true,
      default: 1,
      isExpression: true,
      help: text('Accepte aussi 3/8, 1 1/8 ou 120+14,7.', 'Also takes 3/8, 1 1/8 or 120+14.7.'),
    }),
    words('from', 'Unité de départ', 'From', { required: true, default: 'bar', maxLength: 20 }),
    words('to', 'Unité d’arrivée', 'To', { required: true, default: 'psi', maxLength: 20 }),
    choice('from_ref', 'Pression de départ', 'From pressure', REFERENCES, {
      when: PRESSURE,
      default: 'abs',
      fallback: 'abs',
    }),
    choice('to_ref', 'Pression d’arrivée', 'To pressure', REFERENCES, {
      when: PRESSURE,
      default: 'abs',
      fallback: 'abs',
    }),
    number('p_atm', 'Pression atmosphérique', 'Atmospheric pressure', M.barAbsolute, {
      when: PRESSURE,
      default: STANDARD_ATMOSPHERE_BAR,
      fallback: STANDARD_ATMOSPHERE_BAR,
      isAirPressure: true,
      range: { min: 0.5, max: 1.1 },
    }),
    fluid('fluid', 'Fluide', 'Fluid', { when: GAS, help: text('Donne la masse molaire.', 'Gives the molar mass.') }),
    number('molar_mass', 'Masse molaire', 'Molar mass', M.gramsPerMole, { from: 'fluid', when: GAS, range: POSITIVE }),
    number('t', 'Température', 'Temperature', M.celsius, {
      when: GAS,
      range: { min: -ZERO_CELSIUS, isMinExcluded: true },
      help: text(
        'Usage\u00a0: 25\u202f°C pour une concentration, 20\u202f°C pour une fuite.',
        'Usual: 25\u202f°C for a concentration, 20\u202f°C for a leak.',
      ),
    }),
    number('p', 'Pression', 'Pressure', M.barAbsolute, {
      when: { quantity: ['concentration'] },
      default: STANDARD_ATMOSPHERE_BAR,
      range: POSITIVE,
    }),
  ],
  outputs: [
    figureIn('result', 'Résultat', 'Result', significant(6), [{ input: 'to' }], { digitChoices: { min: 3, max: 10 } }),
  ],
  codes: { by: 'quantity', keys: ['from', 'to'], lists: UNIT_LISTS, every: { input: 'to', output: 'result' } },
  swap: [
    ['from', 'to'],
    ['from_ref', 'to_ref'],
  ],
  sources: [
    source(
      ['standard'],
      'BIPM, Brochure sur le SI\u202f; NIST SP 811, annexe B\u202f; ISO 80000',
      'BIPM, SI Brochure; NIST SP 811, appendix B; ISO 80000',
    ),
  ],
  notices: [
    text(
      'Une frigorie vaut une kilocalorie extraite\u202f; un micron est un micromètre de mercure\u202f; le BTU est celui de la Table internationale. Température et écart de température sont deux grandeurs distinctes.',
      'One frigorie is one kilocalorie extracted; one micron is one micrometre of mercury; the BTU is that of the International Table. Temperature and temperature difference are two distinct quantities.',
    ),
  ],
} as const satisfies Definition;
