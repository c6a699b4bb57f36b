import { text } from '../../../language/index.ts';
import type { Organ, Plan } from '../plan.ts';

const GAS_COOLER = {
  kind: 'box',
  at: [205, 38],
  size: [130, 36],
  name: text('condenseur', 'condenser'),
  gasName: text('refroidisseur', 'gas cooler'),
} as const;

const POINTS = {
  '1': [290, 358, 'below', 'pressure'],
  '2': [395, 330, 'left'],
  '2d': [395, 268, 'left'],
  '3': [330, 246, 'left'],
  '5': [330, 172, 'left', 'pressure'],
  '7': [70, 66, 'right', 'pressure'],
  '8': [70, 140, 'right'],
  '9': [70, 252, 'right'],
  '10': [156, 200, 'above'],
  fm: [152, 290, 'above'],
  gm: [286, 290, 'above'],
  fl: [152, 358, 'above'],
  gl: [258, 358, 'above'],
} as const satisfies Plan['points'];

const WAYS = {
  '9>fl': ['M70 252V358H112', 'M132 358H152'],
  'fl>gl': ['M152 358H258'],
  'gl>1': ['M258 358H290'],
  '1>2': ['M290 358H310', 'M342 358H395V330'],
  '2>2d': ['M395 330V268'],
  '9>fm': ['M70 252V290H112', 'M132 290H152'],
  'fm>gm': ['M152 290H286'],
  'gm>3': ['M286 290H330V246'],
  '2d>5': ['M395 268V222H330V172'],
  '3>5': ['M330 246V172'],
  '7>8': ['M70 66V93', 'M70 113V140'],
  '8>9': ['M70 140V164M70 236V252'],
} as const satisfies Plan['ways'];

const ORGANS: readonly Organ[] = [
  { kind: 'valve', at: [70, 103], name: text('vanne HP', 'HP valve'), named: [88, 108], of: ['7>8'] },
  {
    kind: 'vessel',
    at: [75, 200],
    size: [110, 72],
    name: text('bouteille flash', 'flash tank'),
    of: ['8>9', '8>10'],
  },
  { kind: 'across', at: [122, 290], of: ['9>fm'] },
  { kind: 'across', at: [122, 358], of: ['9>fl'] },
  { kind: 'box', at: [214, 290], size: [76, 34], name: text('positif', 'chilled'), of: ['fm>gm'] },
  { kind: 'box', at: [206, 358], size: [58, 24], name: text('négatif', 'frozen'), of: ['fl>gl'] },
  { kind: 'compressor', at: [326, 358], name: text('BT', 'LT'), named: [344, 384], power: [344, 399], of: ['1>2'] },
  { kind: 'compressor', at: [330, 130], name: text('MT', 'MT'), named: [352, 126], power: [352, 142], of: ['5>6'] },
  { kind: 'box', at: [395, 300], size: [20, 30], of: ['2>2d'] },
];

/** The vapour of the flash tank is let down to the medium suction. */
export const BYPASS: Plan = {
  height: 404,
  points: { ...POINTS, '6': [330, 84, 'left', 'pressure'], '11': [232, 200, 'above'] },
  ways: {
    ...WAYS,
    '5>6': ['M330 172V146', 'M330 114V84'],
    '8>10': ['M70 140V164M130 200H156'],
    '10>11': ['M156 200H184', 'M204 200H232'],
    '11>5': ['M232 200H330V172'],
    '6>7': ['M330 84V38H205', 'M205 38H70V66'],
  },
  organs: [
    ...ORGANS,
    { ...GAS_COOLER, of: ['6>7'] },
    { kind: 'across', at: [194, 200], name: text('bipasse', 'bypass'), named: [168, 226], of: ['10>11'] },
  ],
};

/** A compressor of its own takes it from there to the gas cooler. */
export const PARALLEL: Plan = {
  height: 404,
  points: {
    ...POINTS,
    '6': [330, 98, 'left'],
    '10s': [222, 200, 'below'],
    '6p': [222, 108, 'left'],
    '6m': [300, 38, 'above'],
  },
  ways: {
    ...WAYS,
    '5>6': ['M330 172V146', 'M330 114V98'],
    '8>10': ['M70 140V164M130 200H156'],
    '10>10s': ['M156 200H222'],
    '10s>6p': ['M222 200V166', 'M222 134V108'],
    '6>6m': ['M330 98V38H300'],
    '6p>6m': ['M222 108V76H330V38H300'],
    '6m>7': ['M300 38H205', 'M205 38H70V66'],
  },
  organs: [
    ...ORGANS,
    { ...GAS_COOLER, of: ['6m>7'] },
    {
      kind: 'compressor',
      at: [222, 150],
      name: text('parallèle', 'parallel'),
      named: [150, 146],
      power: [150, 162],
      of: ['10s>6p'],
    },
  ],
};
