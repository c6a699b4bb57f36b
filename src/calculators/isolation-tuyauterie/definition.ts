import type { Definition } from '../define.ts';
import { choice, decimals, figure, group, least, number, results, source, verdict } from '../fields.ts';
import { M } from '../measures.ts';
import { text } from '../../language/index.ts';
import { EMISSIVITY_PRESETS, PIPE_PRESETS } from './presets.ts';

const POSITIVE = { min: 0, isMinExcluded: true } as const;

export const definition = {
  id: 'isolation-tuyauterie',
  slug: 'isolation-tuyauterie',
  spellings: ['Isolation-tuyauterie'],
  category: 'calc',
  title: text('Isolation de tuyauterie', 'Pipe insulation'),
  description: text(
    'Épaisseur contre la condensation, gain de chaleur et réchauffement sur la longueur.',
    'Thickness against sweating, heat gain and warming along the line.',
  ),
  created: '2026-11-27',
  updated: '2026-11-27',
  icon: 'shell',
  colour: 'info',
  tool: 'PipeInsulation',
  inputs: [
    number('d_out', 'Diamètre extérieur du tube', 'Outside diameter of the pipe', M.millimetres, {
      required: true,
      default: 28,
      presets: PIPE_PRESETS,
      range: { min: 4, max: 1000 },
    }),
    number('t_fluid', 'Température du fluide à l’entrée', 'Fluid temperature at the inlet', M.celsius, {
      required: true,
      default: -10,
      range: { min: -80, max: 150 },
    }),
    choice(
      'orientation',
      'Position',
      'Orientation',
      [
        ['horizontal', 'Horizontale', 'Horizontal'],
        ['vertical', 'Verticale', 'Vertical'],
      ],
      { default: 'horizontal', fallback: 'horizontal' },
    ),
    number('t_air', 'Température de l’air', 'Air temperature', M.celsius, {
      required: true,
      default: 25,
      range: { min: -20, max: 60 },
    }),
    number('rh', 'Humidité relative de l’air', 'Relative humidity of the air', M.percent, {
      required: true,
      default: 70,
      range: { min: 1, max: 99.5 },
    }),
    number('wind', 'Vitesse de l’air (0\u00a0: air calme)', 'Air speed (0: still air)', M.metresPerSecond, {
      default: 0,
      fallback: 0,
      range: { min: 0, max: 20 },
    }),
    number('margin', 'Marge au-dessus du point de rosée', 'Margin above the dew point', M.kelvins, {
      default: 1,
      fallback: 1,
      range: { min: 0, max: 5 },
    }),
    choice(
      'material',
      'Isolant',
      'Insulation',
      [
        ['fef', 'Mousse élastomère', 'Elastomeric foam'],
        ['pef', 'Mousse polyéthylène', 'Polyethylene foam'],
        ['mw', 'Laine minérale', 'Mineral wool'],
        ['pir', 'PIR', 'PIR'],
      ],
      { default: 'fef' },
    ),
    number('lambda', 'Conductivité λ (remplace l’isolant)', 'Conductivity λ (replaces the material)', M.conductivity, {
      range: { min: 0.01, max: 0.2 },
    }),
    number('emissivity', 'Émissivité de la surface', 'Emissivity of the surface', M.none, {
      default: 0.93,
      fallback: 0.93,
      presets: EMISSIVITY_PRESETS,
      range: { min: 0.02, max: 1 },
    }),
    number(
      'thickness',
      'Épaisseur posée (vide\u00a0: calculée)',
      'Thickness in place (empty: computed)',
      M.millimetres,
      {
        range: { min: 1, max: 300 },
      },
    ),
    choice(
      'line',
      'Ligne',
      'Line',
      [
        ['suction', 'Aspiration', 'Suction'],
        ['liquid', 'Liquide', 'Liquid'],
        ['discharge', 'Refoulement', 'Discharge'],
        ['water', 'Eau ou saumure', 'Water or brine'],
      ],
      { default: 'suction' },
    ),
    number('length', 'Longueur', 'Length', M.metres, { default: 20, range: { min: 0.1, max: 2000 } }),
    number('m_dot', 'Débit masse', 'Mass flow', M.kilogramsPerHour, { default: 150, range: POSITIVE }),
    number('cp', 'Chaleur massique', 'Specific heat', M.specificHeat, { default: 0.9, range: { min: 0.2, max: 5 } }),
    number('capacity', 'Puissance frigorifique', 'Cooling capacity', M.kilowatts, { default: 6.5, range: POSITIVE }),
  ],
  outputs: [
    figure('e_std', 'Épaisseur du commerce', 'Thickness as sold', M.millimetres, decimals(0)),
    figure(
      'e_min',
      'Épaisseur minimale contre la condensation',
      'Minimum thickness against sweating',
      M.millimetres,
      least(1),
    ),
    figure('t_dp', 'Point de rosée de l’air', 'Dew point of the air', M.celsius, decimals(1)),
    figure('t_surface', 'Température de surface', 'Surface temperature', M.celsius, decimals(1)),
    figure('margin_dew', 'Marge réelle', 'Actual margin', M.kelvins, decimals(1)),
    figure('q_m', 'Gain par mètre (−\u00a0: perte)', 'Gain per metre (−: loss)', M.wattsPerMetre, decimals(1)),
    figure('q_bare', 'Sans isolation', 'Bare', M.wattsPerMetre, decimals(1)),
    figure('dt_line', 'Réchauffement', 'Warming', M.kelvins, decimals(1)),
    figure('t_end', 'Température à la sortie', 'Temperature at the end', M.celsius, decimals(1)),
    figure('q_line', 'Gain sur la longueur', 'Gain over the length', M.watts, decimals(0)),
    figure('share', 'Part de la puissance', 'Share of the capacity', M.percent, decimals(1)),
    verdict(
      'effect',
      'Ce que cela fait à la machine',
      'What that does to the machine',
      [
        ['superheat', 'Surchauffe inutile, refoulement plus chaud', 'Useless superheat, hotter discharge'],
        ['lessSubcooling', 'Sous-refroidissement perdu', 'Subcooling lost'],
        ['moreSubcooling', 'Sous-refroidissement gagné', 'Subcooling gained'],
        ['coolerGas', 'Gaz chaud refroidi en route', 'Hot gas cooled on its way'],
        ['warmerGas', 'Gaz réchauffé en route', 'Gas warmed on its way'],
        ['lostCold', 'Froid perdu en route', 'Cold lost on the way'],
        ['lostHeat', 'Chaleur perdue en route', 'Heat lost on the way'],
      ],
      {},
    ),
    figure('h_se', 'Coefficient de surface', 'Surface coefficient', M.transmittance, decimals(1)),
    figure('lambda_mean', 'λ moyen', 'Mean λ', M.conductivity, decimals(4)),
    figure('d_e', 'Diamètre extérieur isolé', 'Insulated diameter', M.millimetres, decimals(1)),
    figure('u_line', 'Coefficient linéique', 'Linear coefficient', M.conductivity, decimals(3)),
  ],
  groups: [
    group('Tube', 'Pipe', 'd_out', 't_fluid', 'orientation'),
    group('Air', 'Air', 't_air', 'rh', 'wind', 'margin'),
    group('Isolation', 'Insulation', 'material', 'lambda', 'emissivity', 'thickness'),
    group('Sur la longueur (option)', 'Along the line (option)', 'line', 'length', 'm_dot', 'cp', 'capacity'),
  ],
  outputGroups: [
    results('Sur la longueur', 'Along the line', 'dt_line', 't_end', 'q_line', 'share', 'effect'),
    results('Détail', 'Detail', 'h_se', 'lambda_mean', 'd_e', 'u_line'),
  ],
  headline: ['e_std', 'margin_dew', 'e_min', 't_dp'],
  reverse: [
    { find: 'thickness', from: 't_surface' },
    { find: 'rh', from: 'e_min' },
    { find: 't_fluid', from: 'e_min' },
    { find: 'length', from: 'dt_line', isGiven: true },
    { find: 'length', from: 'q_line', isGiven: true },
  ],
  sources: [
    source(
      ['standard', 'toVerify'],
      'Coefficients de surface\u00a0: EN ISO 12241 (édition 2008), d’après un calcul publié qui en transcrit les formules\u202f; la norme n’a pas été lue, l’édition en vigueur est de 2022',
      'Surface coefficients: EN ISO 12241 (2008 edition), from a published calculation that transcribes its formulas; the standard was not read, the edition in force is of 2022',
      'https://github.com/weililai/Calculation-of-thermal-insulation-structures',
    ),
    source(
      ['exact'],
      'Conduction dans un tube et réchauffement exponentiel\u00a0: exacts\u202f; point de rosée\u00a0: ASHRAE, sur glace sous 0\u202f°C',
      'Conduction in a pipe and exponential warming: exact; dew point: ASHRAE, over ice below 0\u202f°C',
    ),
    source(
      ['practice', 'toVerify'],
      'λ et épaisseurs\u00a0: valeurs de plusieurs fabricants, à remplacer par celles du produit\u202f; laine minérale d’après la fiche Rockwool (0,033, 0,037 et 0,044 à 10, 50 et 100\u202f°C). Aucun tableau d’épaisseurs d’un fabricant n’a pu être lu\u00a0: rien ici n’est tenu contre lui',
      'λ and thicknesses: values of several manufacturers, to be replaced by those of the product; mineral wool from the Rockwool data sheet (0.033, 0.037 and 0.044 at 10, 50 and 100\u202f°C). No manufacturer’s table of thicknesses could be read: nothing here is held against one',
      'https://www.scribd.com/document/718883989/4-81-1-rockwool-pipe-insulation-tds',
    ),
  ],
  notices: [
    text(
      'Un isolant mouillé n’isole plus et cache la corrosion\u00a0: pare-vapeur continu, joints collés, supports isolés, pas de collier qui l’écrase. Supports, vannes et brides ne sont pas comptés, ni le soleil. Sous −50\u202f°C l’EN 14304 demande des essais d’aptitude. La classe au feu dépend du lieu et du pays.',
      'Wet insulation no longer insulates and hides corrosion: continuous vapour barrier, glued joints, insulated supports, no tie that crushes it. Supports, valves and flanges are not counted, nor the sun. Below −50\u202f°C EN 14304 asks for tests of suitability. The fire class depends on place and country.',
    ),
  ],
} as const satisfies Definition;
