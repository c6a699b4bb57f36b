import type { Definition } from '../define.ts';
import { choice, decimals, figure, folded, group, number, results, significant, source } from '../fields.ts';
import { M } from '../measures.ts';
import { text } from '../../language/index.ts';
import { PRODUCT_CHOICES } from './products.ts';

const FREEZE = { mode: ['freeze'] } as const;
const POSITIVE = { min: 0, isMinExcluded: true } as const;
const SHARE = { min: 0, max: 100 } as const;
const SIDE = { min: 2, max: 3000 } as const;
const FROM_COMPOSITION = text(
  'Vide\u00a0: celle de la composition (Choi et Okos).',
  'Empty: from the composition (Choi and Okos).',
);

export const definition = {
  id: 'temps-congelation',
  slug: 'temps-congelation',
  spellings: ['Temps-congelation'],
  category: 'calc',
  title: text('Temps de réfrigération et de congélation', 'Chilling and freezing time'),
  description: text(
    'Combien de temps pour refroidir ou congeler un produit jusqu’au cœur.',
    'How long to chill or freeze a product to its core.',
  ),
  created: '2026-11-27',
  updated: '2026-11-27',
  icon: 'thermometer-snowflake',
  colour: 'primary',
  tool: 'FreezingTime',
  inputs: [
    choice(
      'mode',
      'Calcul',
      'Calculation',
      [
        ['freeze', 'Congeler', 'Freeze'],
        ['chill', 'Réfrigérer', 'Chill'],
      ],
      { default: 'freeze', fallback: 'freeze' },
    ),
    choice('product', 'Produit', 'Product', PRODUCT_CHOICES, { default: 'beef' }),
    choice(
      'shape',
      'Forme',
      'Shape',
      [
        ['slab', 'Plaque', 'Slab'],
        ['cylinder', 'Cylindre long', 'Long cylinder'],
        ['sphere', 'Sphère', 'Sphere'],
        ['brick', 'Pavé', 'Brick'],
        ['finiteCylinder', 'Cylindre court', 'Short cylinder'],
      ],
      { default: 'brick', fallback: 'brick' },
    ),
    number('thickness', 'Épaisseur ou diamètre', 'Thickness or diameter', M.millimetres, {
      required: true,
      default: 40,
      range: { min: 2, max: 1000 },
    }),
    number('width', 'Largeur du pavé', 'Width of the brick', M.millimetres, {
      when: { shape: ['brick'] },
      required: true,
      default: 120,
      range: SIDE,
    }),
    number(
      'length',
      'Longueur du pavé, hauteur du cylindre',
      'Length of the brick, height of the cylinder',
      M.millimetres,
      {
        when: { shape: ['brick', 'finiteCylinder'] },
        required: true,
        default: 160,
        range: SIDE,
      },
    ),
    number('t_init', 'Température d’entrée', 'Entry temperature', M.celsius, {
      required: true,
      default: 10,
      range: { min: -1, max: 95 },
    }),
    number('t_final', 'Cœur visé', 'Wanted core', M.celsius, {
      required: true,
      default: -18,
      range: { min: -60, max: 30 },
    }),
    number('t_air', 'Température de l’air', 'Air temperature', M.celsius, {
      required: true,
      default: -35,
      range: { min: -60, max: 25 },
    }),
    number('air_speed', 'Vitesse d’air sur le produit', 'Air speed over the product', M.metresPerSecond, {
      default: 3,
      range: { min: 0.1, max: 30 },
    }),
    number('h', 'Ou coefficient de surface', 'Or surface coefficient', M.transmittance, {
      from: 'inputs',
      range: { min: 2, max: 2000 },
      help: text('Vide\u00a0: de la vitesse d’air.', 'Empty: from the air speed.'),
    }),
    number('pack_mm', 'Emballage\u00a0: épaisseur', 'Packaging: thickness', M.millimetres, {
      range: { min: 0, max: 50 },
    }),
    number('pack_lambda', 'Emballage\u00a0: conductivité', 'Packaging: conductivity', M.conductivity, {
      default: 0.065,
      fallback: 0.065,
      range: { min: 0.02, max: 1 },
    }),
    number('mass', 'Masse du lot', 'Mass of the batch', M.kilograms, { range: POSITIVE }),
    number('water', 'Eau', 'Water', M.percent, { from: 'inputs', range: SHARE }),
    number('protein', 'Protéines', 'Protein', M.percent, { from: 'inputs', range: SHARE }),
    number('fat', 'Lipides', 'Fat', M.percent, { from: 'inputs', range: SHARE }),
    number('carb', 'Glucides, fibres comprises', 'Carbohydrate, fibre in it', M.percent, {
      from: 'inputs',
      range: SHARE,
    }),
    number('fibre', 'Dont fibres', 'Of which fibre', M.percent, { from: 'inputs', range: SHARE }),
    number('ash', 'Cendres', 'Ash', M.percent, { from: 'inputs', range: SHARE }),
    number('t_freeze', 'Température de congélation commençante', 'Initial freezing point', M.celsius, {
      from: 'inputs',
      range: { min: -20, max: 0 },
    }),
    number('c_unf', 'Chaleur massique, frais', 'Specific heat, unfrozen', M.specificHeat, {
      from: 'inputs',
      range: POSITIVE,
      help: FROM_COMPOSITION,
    }),
    number('k_unf', 'Conductivité, frais', 'Conductivity, unfrozen', M.conductivity, {
      from: 'inputs',
      range: POSITIVE,
    }),
    number('rho_unf', 'Masse volumique, frais', 'Density, unfrozen', M.density, { from: 'inputs', range: POSITIVE }),
    number('c_fro', 'Chaleur massique, congelé', 'Specific heat, frozen', M.specificHeat, {
      from: 'inputs',
      when: FREEZE,
      range: POSITIVE,
    }),
    number('k_fro', 'Conductivité, congelé', 'Conductivity, frozen', M.conductivity, {
      from: 'inputs',
      when: FREEZE,
      range: POSITIVE,
    }),
    number('rho_fro', 'Masse volumique, congelé', 'Density, frozen', M.density, {
      from: 'inputs',
      when: FREEZE,
      range: POSITIVE,
    }),
    number('latent', 'Chaleur latente', 'Latent heat', M.kJPerKg, { from: 'inputs', when: FREEZE, range: POSITIVE }),
  ],
  outputs: [
    figure('time', 'Durée', 'Time', M.hours, significant(3)),
    figure('time_cooling', 'Dont refroidissement', 'Of which cooling', M.hours, significant(3)),
    figure('time_freezing', 'Dont congélation', 'Of which freezing', M.hours, significant(3)),
    figure('half_life', 'Temps de demi-refroidissement', 'Half-cooling time', M.hours, significant(3)),
    figure('heat', 'Chaleur à enlever', 'Heat to remove', M.kJPerKg, decimals(0)),
    figure('energy', 'Énergie du lot', 'Energy of the batch', M.kilowattHours, significant(3)),
    figure('power', 'Puissance moyenne du lot', 'Mean power of the batch', M.kilowatts, significant(3)),
    figure('h_eff', 'Coefficient avec emballage', 'Coefficient with packaging', M.transmittance, decimals(1)),
    figure(
      'bi',
      'Nombre de Biot (h·R/λ, R demi-épaisseur)',
      'Biot number (h·R/k, R half thickness)',
      M.none,
      decimals(2),
    ),
    figure('e_shape', 'Facteur de forme E', 'Shape factor E', M.none, decimals(2)),
    figure('t_fm', 'Température moyenne de congélation', 'Mean freezing temperature', M.celsius, decimals(1)),
    figure('t_mean', 'Moyenne finale du produit', 'Final mean of the product', M.celsius, decimals(1)),
    figure(
      'time_plank',
      'Durée de Plank (changement d’état seul)',
      'Plank’s time (phase change alone)',
      M.hours,
      significant(3),
    ),
    figure('ste', 'Nombre de Stefan', 'Stefan number', M.none, decimals(2)),
    figure('plk', 'Nombre de Plank', 'Plank number', M.none, decimals(2)),
    figure('j', 'Facteur de retard', 'Lag factor', M.none, decimals(2)),
    figure('y', 'Écart final réduit', 'Final reduced difference', M.none, decimals(2)),
    figure('fourier', 'Nombre de Fourier', 'Fourier number', M.none, decimals(2)),
    figure('t_freeze', 'Congélation commençante', 'Initial freezing point', M.celsius, decimals(1)),
    figure('c_unf', 'Chaleur massique, frais', 'Specific heat, unfrozen', M.specificHeat, significant(3)),
    figure('k_unf', 'Conductivité, frais', 'Conductivity, unfrozen', M.conductivity, significant(3)),
    figure('rho_unf', 'Masse volumique, frais', 'Density, unfrozen', M.density, significant(3)),
    figure('c_fro', 'Chaleur massique, congelé', 'Specific heat, frozen', M.specificHeat, significant(3)),
    figure('k_fro', 'Conductivité, congelé', 'Conductivity, frozen', M.conductivity, significant(3)),
    figure('rho_fro', 'Masse volumique, congelé', 'Density, frozen', M.density, significant(3)),
    figure('latent', 'Chaleur latente', 'Latent heat', M.kJPerKg, significant(3)),
  ],
  groups: [
    group('Produit', 'Product', 'mode', 'product', 'shape', 'thickness', 'width', 'length'),
    group('Températures', 'Temperatures', 't_init', 't_final', 't_air'),
    group('Surface', 'Surface', 'air_speed', 'h', 'pack_mm', 'pack_lambda', 'mass'),
    folded(
      'Composition et propriétés',
      'Composition and properties',
      'water',
      'protein',
      'fat',
      'carb',
      'fibre',
      'ash',
      't_freeze',
      'c_unf',
      'k_unf',
      'rho_unf',
      'c_fro',
      'k_fro',
      'rho_fro',
      'latent',
    ),
  ],
  outputGroups: [
    results(
      'Méthode',
      'Method',
      'h_eff',
      'bi',
      'e_shape',
      't_fm',
      't_mean',
      'time_plank',
      'ste',
      'plk',
      'j',
      'y',
      'fourier',
      't_freeze',
      'latent',
    ),
    {
      label: text('Propriétés prises', 'Properties used'),
      keys: ['c_unf', 'k_unf', 'rho_unf', 'c_fro', 'k_fro', 'rho_fro'],
      table: {
        // The units say which is which.
        columns: [text('Frais', 'Unfrozen'), text('Congelé', 'Frozen')],
        lines: [
          ['c_unf', 'c_fro'],
          ['k_unf', 'k_fro'],
          ['rho_unf', 'rho_fro'],
        ],
      },
    },
  ],
  headline: ['time'],
  reverse: [
    { find: 'thickness', from: 'time' },
    { find: 't_air', from: 'time' },
    { find: 't_final', from: 'time' },
    { find: 'h', from: 'time', isGiven: true },
  ],
  sources: [
    source(
      ['exact'],
      'Géométrie de Plank et séries de la réfrigération\u00a0: exactes, valeurs propres résolues',
      'Plank’s geometry and the chilling series: exact, eigenvalues solved',
    ),
    source(
      ['correlation', 'toVerify'],
      'Congélation\u00a0: Pham (1984, 1986)\u202f; température moyenne et facteurs de forme de mémoire, tenus à une solution par volumes finis (2 à 3\u202f% en moyenne, 9\u202f% au pire)',
      'Freezing: Pham (1984, 1986); mean temperature and shape factors from memory, held to a finite-volume solution (2 to 3\u202f% in the mean, 9\u202f% at worst)',
      'https://www.scribd.com/document/529362460/Paper-Freezingtimeequation-IJR1984',
    ),
    source(
      ['correlation', 'toVerify'],
      'Propriétés\u00a0: Choi et Okos\u202f; compositions de l’ASHRAE\u00a0: carotte, haricots, brocoli, maïs et chou-fleur lues, les autres de mémoire',
      'Properties: Choi and Okos; ASHRAE compositions: carrot, beans, broccoli, corn and cauliflower read, the others from memory',
      'https://github.com/gbingol/scisuit_pypkg',
    ),
    source(
      ['practice', 'toVerify'],
      'Coefficient selon la vitesse d’air\u00a0: forme des manuels\u202f; domaine de la formule de Pham',
      'Coefficient by air speed: textbook form; range of Pham’s formula',
    ),
  ],
  notices: [
    text(
      'À mesurer au cœur\u00a0: ±10\u202f% est le mieux de la méthode, et le coefficient de surface est rarement connu à 20\u202f%. Palettes, cartons pleins d’air et mauvais passages d’air allongent les temps. La loi sur les plats cuisinés a ses propres durées.',
      'Measure at the core: ±10\u202f% is the best of the method, and the surface coefficient is rarely known to 20\u202f%. Pallets, cartons with air inside and bad air paths lengthen the times. The law on cooked food sets its own.',
    ),
  ],
} as const satisfies Definition;
