import { presets } from '../fields.ts';

/** ASHRAE Handbook, Fundamentals, Duct Design; where a material has a range, its upper value, of concrete both. */
export const ROUGHNESS_PRESETS = presets(
  'Matériau',
  'Material',
  ['practice', 'toVerify'],
  [
    [
      'spiral',
      'Acier galvanisé spiralé (0,09\u202fmm)',
      'Galvanised steel, spiral (0.09\u202fmm)',
      { roughness: 0.09 },
    ],
    [
      'longitudinal',
      'Acier galvanisé, couture longitudinale (0,15\u202fmm)',
      'Galvanised steel, longitudinal seam (0.15\u202fmm)',
      { roughness: 0.15 },
    ],
    ['smooth', 'PVC ou aluminium lisse (0,03\u202fmm)', 'PVC or smooth aluminium (0.03\u202fmm)', { roughness: 0.03 }],
    ['fibreglass', 'Panneau de laine de verre (0,9\u202fmm)', 'Fibreglass board (0.9\u202fmm)', { roughness: 0.9 }],
    ['flexible', 'Souple tendu (0,9 à 3\u202fmm)', 'Flexible, stretched (0.9 to 3\u202fmm)', { roughness: 3 }],
    ['concrete', 'Béton lisse (1,3\u202fmm)', 'Smooth concrete (1.3\u202fmm)', { roughness: 1.3 }],
    ['rough-concrete', 'Béton brut (3\u202fmm)', 'Rough concrete (3\u202fmm)', { roughness: 3 }],
  ],
);

/** The upper value of each usual range. */
export const SPEED_PRESETS = presets(
  'Vitesse usuelle',
  'Usual velocity',
  ['practice'],
  [
    ['bedroom', 'Chambre, antenne terminale (2 à 3\u202fm/s)', 'Bedroom, branch (2 to 3\u202fm/s)', { v: 3 }],
    ['office', 'Bureaux (3 à 5\u202fm/s)', 'Offices (3 to 5\u202fm/s)', { v: 5 }],
    ['main', 'Réseau principal (5 à 7,5\u202fm/s)', 'Main duct (5 to 7.5\u202fm/s)', { v: 7.5 }],
    ['shop', 'Commerces (6 à 8\u202fm/s)', 'Shops (6 to 8\u202fm/s)', { v: 8 }],
    ['industrial', 'Industrie, réseau principal (8 à 12\u202fm/s)', 'Industrial main (8 to 12\u202fm/s)', { v: 12 }],
    ['louvre', 'Prise d’air neuf (2 à 2,5\u202fm/s)', 'Fresh-air louvre (2 to 2.5\u202fm/s)', { v: 2.5 }],
  ],
);

export const FRICTION_PRESETS = presets(
  'Perte usuelle',
  'Usual friction rate',
  ['practice'],
  [
    ['quiet', 'Réseau silencieux (0,6\u202fPa/m)', 'Quiet network (0.6\u202fPa/m)', { dp_lin: 0.6 }],
    ['usual', 'Usuelle (0,8\u202fPa/m)', 'Usual (0.8\u202fPa/m)', { dp_lin: 0.8 }],
    ['high', 'Haute (1\u202fPa/m)', 'High (1\u202fPa/m)', { dp_lin: 1 }],
  ],
);

export const FITTING_PRESETS = presets(
  'Ajouter une singularité',
  'Add a fitting',
  ['practice'],
  [
    ['elbow', 'Coude 90°, R/D = 1 (ζ\u202f=\u202f0,25)', '90° elbow, R/D = 1 (ζ\u202f=\u202f0.25)', { zeta: 0.25 }],
    [
      'square-elbow',
      'Coude droit sans aubes (ζ\u202f=\u202f1,2)',
      'Square elbow without vanes (ζ\u202f=\u202f1.2)',
      { zeta: 1.2 },
    ],
    ['tee', 'Té, branche (ζ\u202f=\u202f1)', 'Tee, branch (ζ\u202f=\u202f1)', { zeta: 1 }],
    ['grille', 'Sortie par grille (ζ\u202f=\u202f2 à 3)', 'Grille outlet (ζ\u202f=\u202f2 to 3)', { zeta: 3 }],
  ],
  { adds: true },
);
