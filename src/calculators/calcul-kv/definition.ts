import type { Definition } from '../define.ts';
import { choice, decimals, figure, folded, fluid, group, number, significant, source, yesNo } from '../fields.ts';
import { M } from '../measures.ts';
import { text } from '../../language/index.ts';
import { ZERO_CELSIUS } from '../../quantities/si.ts';

const POSITIVE = { min: 0, isMinExcluded: true } as const;
const LIQUID = { medium: ['liquid'] } as const;
const GAS = { medium: ['gas-simplified'] } as const;
const STEAM = { medium: ['steam-simplified'] } as const;
const IEC = { medium: ['vapour-iec'] } as const;

export const definition = {
  id: 'calcul-kv',
  slug: 'calcul-kv',
  spellings: ['Calcul-kv'],
  category: 'regulation',
  title: text('Calcul de Kv', 'Kv sizing'),
  description: text(
    'Dimensionnez une vanne (liquide, gaz, vapeur, fluide frigorigène) et son autorité.',
    'Size a valve (liquid, gas, steam, refrigerant) and its authority.',
  ),
  created: '2026-11-20',
  updated: '2026-11-20',
  icon: 'sliders-horizontal',
  colour: 'secondary',
  tool: 'ValveKv',
  inputs: [
    choice(
      'medium',
      'Fluide',
      'Medium',
      [
        ['liquid', 'Liquide', 'Liquid'],
        ['gas-simplified', 'Gaz (formule simplifiée)', 'Gas (simplified formula)'],
        ['steam-simplified', 'Vapeur d’eau (formule simplifiée)', 'Steam (simplified formula)'],
        ['vapour-iec', 'Vapeur ou gaz (CEI 60534-2-1)', 'Vapour or gas (IEC 60534-2-1)'],
      ],
      {
        required: true,
        default: 'liquid',
        help: text(
          'Frigorigène\u00a0: liquide pour la ligne liquide, vapeur CEI pour aspiration et gaz chauds\u202f; les détendeurs ne se calculent pas ici.',
          'Refrigerant: liquid for the liquid line, IEC vapour for suction and hot gas; expansion valves are not sized here.',
        ),
      },
    ),
    choice(
      'solve',
      'Inconnue',
      'Unknown',
      [
        ['kv', 'Kv', 'Kv'],
        ['flow', 'Débit', 'Flow'],
        ['dp', 'Perte de charge', 'Pressure drop'],
      ],
      {
        default: 'kv',
        fallback: 'kv',
      },
    ),
    number('kv', 'Kv', 'Kv', M.kv, {
      when: { solve: ['flow', 'dp'] },
      required: true,
      range: { min: 0.001, max: 5000 },
    }),
    number('q', 'Débit volumique', 'Volume flow', M.cubicMetresPerHour, {
      when: { ...LIQUID, solve: ['kv', 'dp'] },
      default: 8,
      range: POSITIVE,
    }),
    number(
      'q_n',
      'Débit normal (0\u202f°C, 1,01325\u202fbar)',
      'Normal flow (0\u202f°C, 1.01325\u202fbar)',
      M.normalFlow,
      { when: { ...GAS, solve: ['kv'] }, required: true, range: POSITIVE },
    ),
    number('m_dot', 'Débit massique', 'Mass flow', M.kilogramsPerHour, {
      when: { solve: ['kv', 'dp'], medium: ['liquid', 'steam-simplified', 'vapour-iec'] },
      range: POSITIVE,
      help: text('Pour un liquide, remplace le débit volumique.', 'For a liquid, replaces the volume flow.'),
    }),
    number('dp', 'Perte de charge vanne ouverte', 'Pressure drop, valve open', M.barDifference, {
      when: { solve: ['kv', 'flow'], medium: ['liquid', 'vapour-iec'] },
      default: 0.3,
      range: POSITIVE,
    }),
    number('p1', 'Pression amont (absolue)', 'Inlet pressure (absolute)', M.barAbsolute, { range: POSITIVE }),
    number('p2', 'Pression aval (absolue)', 'Outlet pressure (absolute)', M.barAbsolute, {
      when: { solve: ['kv', 'flow'] },
      range: POSITIVE,
    }),
    number('rho', 'Masse volumique', 'Density', M.density, {
      when: LIQUID,
      default: 998.2,
      fallback: 998.2,
      range: POSITIVE,
    }),
    number('p_vap', 'Pression de vapeur (absolue)', 'Vapour pressure (absolute)', M.barAbsolute, {
      when: LIQUID,
      range: { min: 0 },
    }),
    number('p_crit', 'Pression critique (absolue)', 'Critical pressure (absolute)', M.barAbsolute, {
      when: LIQUID,
      range: POSITIVE,
    }),
    number('fl', 'Facteur FL', 'FL factor', M.none, {
      when: LIQUID,
      default: 0.9,
      fallback: 0.9,
      range: { min: 0.3, max: 1 },
    }),
    number('rho_n', 'Masse volumique normale', 'Normal density', M.normalDensity, {
      when: GAS,
      required: true,
      default: 1.293,
      range: POSITIVE,
    }),
    number('t1', 'Température amont', 'Inlet temperature', M.celsius, {
      when: { medium: ['gas-simplified', 'vapour-iec'] },
      default: 20,
      range: { min: -ZERO_CELSIUS, isMinExcluded: true },
    }),
    fluid('fluid', 'Fluide frigorigène', 'Refrigerant', {
      when: IEC,
      help: text(
        'Donne la masse volumique amont, à la pression et à la température amont.',
        'Gives the inlet density, at the inlet pressure and temperature.',
      ),
    }),
    number('rho1', 'Masse volumique amont', 'Inlet density', M.density, {
      from: 'fluid',
      when: IEC,
      range: POSITIVE,
      help: text(
        'Vide\u00a0: du fluide, sinon de la masse molaire, à la température amont.',
        'Empty: of the fluid, else from molar mass, at the inlet temperature.',
      ),
    }),
    number('molar_mass', 'Masse molaire', 'Molar mass', M.gramsPerMole, { when: IEC, range: POSITIVE }),
    number('z1', 'Facteur de compressibilité amont', 'Inlet compressibility factor', M.none, {
      when: IEC,
      default: 1,
      fallback: 1,
      range: POSITIVE,
    }),
    number(
      'rho2',
      'Masse volumique à la pression aval (ou à la moitié de la pression amont si critique)',
      'Density at outlet pressure (or half the inlet pressure if critical)',
      M.density,
      { when: STEAM, required: true, range: POSITIVE },
    ),
    number('gamma', 'Rapport cp/cv', 'cp/cv ratio', M.none, {
      when: IEC,
      required: true,
      default: 1.3,
      range: { min: 1, max: 1.7 },
    }),
    number('xt', 'Facteur xT', 'xT factor', M.none, {
      when: IEC,
      default: 0.7,
      fallback: 0.7,
      range: { min: 0.1, max: 1 },
    }),
    number('dp_circuit', 'Perte de charge du circuit à débit variable', 'Variable-flow circuit drop', M.barDifference, {
      range: { min: 0 },
    }),
  ],
  outputs: [
    figure('kv', 'Kv calculé', 'Calculated Kv', M.kv, significant(3)),
    figure('kvs', 'Kvs normalisé supérieur', 'Next standard Kvs', M.kv, significant(3)),
    figure('q', 'Débit volumique', 'Volume flow', M.cubicMetresPerHour, significant(3)),
    figure('q_n', 'Débit normal', 'Normal flow', M.normalFlow, significant(3)),
    figure('m_dot', 'Débit massique', 'Mass flow', M.kilogramsPerHour, significant(3)),
    figure('dp', 'Perte de charge', 'Pressure drop', M.barDifference, decimals(3)),
    figure('dp_choked', 'Perte de charge limite (engorgement)', 'Choking pressure drop', M.barDifference, decimals(2)),
    yesNo('choked', 'Débit engorgé', 'Choked flow', { true: 'bad' }),
    yesNo('critical', 'Débit critique', 'Critical flow', { true: 'doubt' }),
    figure('x', 'Rapport Δp/p1', 'Δp/p1 ratio', M.none, decimals(3)),
    figure('expansion_factor', 'Facteur de détente Y', 'Expansion factor Y', M.none, decimals(3)),
    figure('rho1', 'Masse volumique amont', 'Inlet density', M.density, decimals(2)),
    figure('authority', 'Autorité', 'Authority', M.none, decimals(2)),
  ],
  groups: [
    group('Vanne et débit', 'Valve and flow', 'medium', 'solve', 'kv', 'q', 'q_n', 'm_dot', 'dp', 'p1', 'p2', 'rho'),
    folded('Engorgement du liquide (option)', 'Liquid choking (option)', 'p_vap', 'p_crit', 'fl'),
    group('Gaz amont', 'Gas at the inlet', 'rho_n', 't1', 'fluid', 'rho1', 'molar_mass', 'z1', 'rho2'),
    folded('Facteurs du gaz et de la vanne', 'Factors of gas and valve', 'gamma', 'xt'),
    group('Autorité (option)', 'Authority (option)', 'dp_circuit'),
  ],
  reverse: [
    { find: 'dp', from: 'authority', isGiven: true },
    { find: 'dp_circuit', from: 'authority' },
    { find: 'dp', from: 'kvs', isGiven: true },
    { find: 'q', from: 'kvs', isGiven: true },
  ],
  sources: [
    source(
      ['standard'],
      'IEC/EN 60534-2-1 (N1 = 1, N6 = 31,6, Y, FF, Fγ\u202f; facteurs de tuyauterie et de Reynolds égaux à 1)',
      'IEC/EN 60534-2-1 (N1 = 1, N6 = 31.6, Y, FF, Fγ; piping and Reynolds factors of 1)',
    ),
    source(
      ['correlation'],
      'Formules simplifiées 514/257 et 31,62\u00a0: VDI/VDE 2173',
      'Simplified formulas 514/257 and 31.62: VDI/VDE 2173',
    ),
    source(['practice'], 'Autorité visée de 0,3 à 0,7', 'Target authority of 0.3 to 0.7'),
  ],
} as const satisfies Definition;
