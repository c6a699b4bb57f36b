import type { Definition } from '../define.ts';
import { choice, decimals, figure, folded, group, number, significant, source } from '../fields.ts';
import { M } from '../measures.ts';
import { FITTING_PRESETS, FRICTION_PRESETS, ROUGHNESS_PRESETS, SPEED_PRESETS } from './presets.ts';
import { text } from '../../language/index.ts';

const POSITIVE = { min: 0, isMinExcluded: true } as const;
const CHECKED = { method: ['check-round', 'check-rect', 'check-oval'] } as const;

export const definition = {
  id: 'dimensionnement-gaine',
  slug: 'dimensionnement-gaine',
  spellings: ['Dimensionnement-gaine'],
  category: 'aero',
  title: text('Dimensionnement de gaine', 'Duct sizing'),
  description: text(
    'Dimensionnez une gaine ronde, rectangulaire ou oblongue et sa perte de charge.',
    'Size a round, rectangular or flat-oval duct and its pressure loss.',
  ),
  created: '2026-11-20',
  updated: '2026-11-20',
  icon: 'fan',
  colour: 'success',
  tool: 'DuctSizing',
  inputs: [
    choice(
      'method',
      'Méthode',
      'Method',
      [
        ['velocity', 'Par la vitesse', 'By velocity'],
        ['friction', 'Par la perte de charge', 'By friction rate'],
        ['check-round', 'Contrôle, ronde', 'Check, round'],
        ['check-rect', 'Contrôle, rectangulaire', 'Check, rectangular'],
        ['check-oval', 'Contrôle, oblongue', 'Check, flat oval'],
      ],
      { default: 'velocity', fallback: 'velocity' },
    ),
    number('flow', 'Débit d’air', 'Air flow', M.cubicMetresPerHour, {
      required: true,
      default: 2000,
      range: { min: 1, max: 1e6 },
    }),
    number('v', 'Vitesse', 'Velocity', M.metresPerSecond, {
      when: { method: ['velocity'] },
      required: true,
      default: 5,
      range: { min: 0.5, max: 30 },
      presets: SPEED_PRESETS,
    }),
    number('dp_lin', 'Perte de charge linéique', 'Friction rate', M.pascalPerMetre, {
      when: { method: ['friction'] },
      required: true,
      default: 0.8,
      range: { min: 0.05, max: 20 },
      presets: FRICTION_PRESETS,
    }),
    number('diameter', 'Diamètre', 'Diameter', M.millimetres, {
      when: { method: ['check-round'] },
      required: true,
      default: 400,
      range: { min: 50, max: 3000 },
    }),
    number('a', 'Grand côté ou grand axe', 'Side a or major axis', M.millimetres, {
      when: { method: ['check-rect', 'check-oval'] },
      required: true,
      default: 500,
      range: { min: 50, max: 4000 },
    }),
    number('b', 'Petit côté, petit axe ou hauteur imposée', 'Side b, minor axis or imposed side', M.millimetres, {
      when: { method: ['velocity', 'friction', 'check-rect', 'check-oval'] },
      range: { min: 50, max: 4000 },
      help: text('Facultatif pour dimensionner.', 'Optional for sizing.'),
    }),
    number('roughness', 'Rugosité', 'Roughness', M.millimetres, {
      default: 0.09,
      fallback: 0.09,
      range: { min: 0.001, max: 10 },
      presets: ROUGHNESS_PRESETS,
    }),
    number('rho', 'Masse volumique de l’air', 'Air density', M.density, {
      required: true,
      default: 1.204,
      range: POSITIVE,
    }),
    number('mu', 'Viscosité de l’air', 'Air viscosity', M.microPascalSeconds, {
      required: true,
      default: 18.13,
      range: POSITIVE,
    }),
    number('length', 'Longueur droite', 'Straight length', M.metres, { range: { min: 0 } }),
    number('zeta', 'Somme des ζ', 'Sum of ζ', M.none, {
      default: 0,
      fallback: 0,
      range: { min: 0 },
      presets: FITTING_PRESETS,
    }),
  ],
  outputs: [
    figure('d_eq', 'Diamètre équivalent ou calculé', 'Equivalent or computed diameter', M.millimetres, decimals(1)),
    figure('d_std', 'Diamètre normalisé supérieur', 'Next standard diameter', M.millimetres, decimals(0)),
    figure('v_std', 'Diamètre supérieur, vitesse', 'Next standard, velocity', M.metresPerSecond, decimals(2)),
    figure(
      'dp_lin_std',
      'Diamètre supérieur, perte linéique',
      'Next standard, friction rate',
      M.pascalPerMetre,
      decimals(2),
    ),
    figure('d_lower', 'Diamètre normalisé inférieur', 'Standard diameter below', M.millimetres, decimals(0)),
    figure('v_lower', 'Diamètre inférieur, vitesse', 'Standard below, velocity', M.metresPerSecond, decimals(2)),
    figure(
      'dp_lin_lower',
      'Diamètre inférieur, perte linéique',
      'Standard below, friction rate',
      M.pascalPerMetre,
      decimals(2),
    ),
    figure('re_std', 'Diamètre supérieur, Reynolds', 'Next standard, Reynolds', M.none, significant(3)),
    figure(
      'f_std',
      'Diamètre supérieur, coefficient de frottement',
      'Next standard, friction factor',
      M.none,
      significant(3),
    ),
    figure('a', 'Côté calculé', 'Computed side', M.millimetres, decimals(0)),
    figure('v_rect', 'Vitesse réelle (rectangle)', 'Real velocity (rectangle)', M.metresPerSecond, decimals(2)),
    figure('aspect', 'Rapport de côtés', 'Aspect ratio', M.none, decimals(1)),
    figure('d_h', 'Diamètre hydraulique (information)', 'Hydraulic diameter (information)', M.millimetres, decimals(0)),
    figure('v_real', 'Vitesse réelle', 'Real velocity', M.metresPerSecond, decimals(2)),
    figure('re', 'Nombre de Reynolds', 'Reynolds number', M.none, significant(3)),
    figure('f', 'Coefficient de frottement (Darcy)', 'Darcy friction factor', M.none, significant(3)),
    figure('dp_lin', 'Perte de charge linéique', 'Friction rate', M.pascalPerMetre, decimals(2)),
    figure('dp_total', 'Perte de charge totale', 'Total pressure loss', M.pascalDifference, decimals(1)),
  ],
  groups: [
    group('Gaine', 'Duct', 'method', 'flow', 'v', 'dp_lin', 'diameter', 'a', 'b'),
    folded('Paroi et air', 'Wall and air', 'roughness', 'rho', 'mu'),
    group('Réseau (option)', 'Network (option)', 'length', 'zeta'),
  ],
  headline: ['d_std'],
  reverse: [
    { find: 'flow', from: 'd_std' },
    { find: 'flow', from: 'dp_lin', when: CHECKED },
    { find: 'flow', from: 'v_real' },
    { find: 'flow', from: 'dp_total', when: CHECKED },
    { find: 'length', from: 'dp_total' },
    { find: 'zeta', from: 'dp_total' },
  ],
  sources: [
    source(
      ['correlation'],
      'Darcy-Weisbach, Colebrook-White, Huebscher (rectangle), Heyt et Diaz (oblong)\u00a0: ASHRAE Handbook, Fundamentals, Duct Design',
      'Darcy-Weisbach, Colebrook-White, Huebscher (rectangle), Heyt and Diaz (flat oval): ASHRAE Handbook, Fundamentals, Duct Design',
    ),
    source(['standard'], 'Dimensions\u00a0: EN 1505 et EN 1506', 'Dimensions: EN 1505 and EN 1506'),
    source(
      ['practice', 'toVerify'],
      'Rugosités\u00a0: spiralé galvanisé 0,09\u202fmm\u202f; galvanisé 0,15\u202fmm\u202f; PVC, aluminium 0,03\u202fmm\u202f; fibre 0,9\u202fmm\u202f; souple 0,9 à 3\u202fmm\u202f; béton 1,3 à 3\u202fmm. Perte usuelle de 0,6 à 1,0\u202fPa/m',
      'Roughness: galvanised spiral 0.09\u202fmm; galvanised 0.15\u202fmm; PVC, aluminium 0.03\u202fmm; fibreglass 0.9\u202fmm; flexible 0.9 to 3\u202fmm; concrete 1.3 to 3\u202fmm. Usual friction of 0.6 to 1.0\u202fPa/m',
    ),
  ],
} as const satisfies Definition;
