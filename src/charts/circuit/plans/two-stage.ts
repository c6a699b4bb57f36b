import { text } from '../../../language/index.ts';
import type { Organ, Plan } from '../plan.ts';

const POINTS = {
  '4': [350, 74, 'left', 'pressure'],
  '5': [70, 74, 'right'],
  '7': [70, 270, 'right'],
  '8': [70, 336, 'right'],
  g: [300, 372, 'above'],
} as const satisfies Plan['points'];
/** Of two compressors, one over the other. */
const TWO_POINTS = {
  ...POINTS,
  '1': [350, 318, 'left', 'pressure'],
  '2': [350, 228, 'left'],
  '3': [350, 152, 'left', 'pressure'],
} as const satisfies Plan['points'];

const WAYS = {
  '8>g': ['M70 336V372H300'],
  'g>1': ['M300 372H350V318'],
  '4>5': ['M350 74V38H210', 'M210 38H70V74'],
  '7>8': ['M70 270V293', 'M70 313V336'],
} as const satisfies Plan['ways'];
const TWO_WAYS = {
  ...WAYS,
  '1>2': ['M350 318V288', 'M350 256V228'],
  '3>4': ['M350 152V129', 'M350 97V74'],
} as const satisfies Plan['ways'];

const ORGANS: readonly Organ[] = [
  {
    kind: 'box',
    at: [210, 38],
    size: [130, 36],
    name: text('condenseur', 'condenser'),
    gasName: text('refroidisseur', 'gas cooler'),
    of: ['4>5'],
  },
  { kind: 'box', at: [195, 372], size: [130, 36], name: text('évaporateur', 'evaporator'), of: ['8>g'] },
  { kind: 'valve', at: [70, 303], of: ['7>8'] },
];
const TWO_ORGANS: readonly Organ[] = [
  ...ORGANS,
  { kind: 'compressor', at: [350, 113], name: text('HP', 'HP'), named: [372, 109], power: [372, 125], of: ['3>4'] },
  { kind: 'compressor', at: [350, 272], name: text('BP', 'LP'), named: [372, 268], power: [372, 284], of: ['1>2'] },
];

const VESSEL = {
  kind: 'vessel',
  at: [210, 196],
  size: [130, 64],
  name: text('bouteille', 'vessel'),
} as const;
const FIRST_VALVE: Organ = { kind: 'valve', at: [70, 124], of: ['5>6'] };
const ECONOMISER = {
  kind: 'box',
  at: [110, 170],
  size: [130, 38],
  name: text('économiseur', 'economiser'),
} as const;

/** The vapour of both stages leaves the vessel saturated. */
const FLASH_COMPLETE: Plan = {
  height: 404,
  points: { ...TWO_POINTS, '6': [108, 180, 'above'] },
  ways: {
    ...TWO_WAYS,
    '5>6': ['M70 74V114', 'M70 134V180H108'],
    '6>7': ['M108 180H145M185 228V246H70V270'],
    '6>3': ['M108 180H145M275 180H350V152'],
    '2>3': ['M350 228V212H275M275 180H350V152'],
  },
  organs: [...TWO_ORGANS, FIRST_VALVE, { ...VESSEL, of: ['6>7', '6>3', '2>3'] }],
};

/** Only what flashes leaves the vessel, and meets the discharge in the pipe. */
const FLASH_MIXING: Plan = {
  height: 404,
  points: { ...TWO_POINTS, '6': [108, 180, 'above'], v: [304, 190, 'below'] },
  ways: {
    ...TWO_WAYS,
    '5>6': ['M70 74V114', 'M70 134V180H108'],
    '6>7': ['M108 180H145M185 228V246H70V270'],
    '6>v': ['M108 180H145M275 190H304'],
    'v>3': ['M304 190H350V152'],
    '2>3': ['M350 228V152'],
  },
  organs: [...TWO_ORGANS, FIRST_VALVE, { ...VESSEL, of: ['6>7', '6>v'] }],
};

/** The liquid to the evaporator passes through the vessel without losing its pressure. */
const COIL: Plan = {
  height: 404,
  points: { ...TWO_POINTS, '6': [196, 132, 'right'] },
  ways: {
    ...TWO_WAYS,
    '5>6': ['M70 74V112H122', 'M142 112H196V132'],
    '5>7': ['M70 74V206H186M234 206H250V246H70V270'],
    '6>3': ['M196 132V164M275 180H350V152'],
    '2>3': ['M350 228V212H275M275 180H350V152'],
  },
  organs: [
    { kind: 'vessel', at: [210, 196], size: [130, 64], of: ['6>3', '2>3'] },
    ...TWO_ORGANS,
    { kind: 'across', at: [132, 112], of: ['5>6'] },
    { kind: 'coil', at: [210, 206], name: text('serpentin', 'coil'), named: [180, 188], of: ['5>7'] },
  ],
};

/** A little liquid cools the discharge of the low stage. */
const LIQUID_INJECTION: Plan = {
  height: 404,
  points: { ...TWO_POINTS, '6': [262, 190, 'above'] },
  ways: {
    ...TWO_WAYS,
    '5>6': ['M70 74V190H180', 'M200 190H262'],
    '5>7': ['M70 74V270'],
    '6>3': ['M262 190H350V152'],
    '2>3': ['M350 228V152'],
  },
  organs: [
    ...TWO_ORGANS,
    { kind: 'across', at: [190, 190], name: text('injection', 'injection'), named: [162, 218], of: ['5>6'] },
  ],
};

const ECONOMISER_WAYS = {
  '5>6': ['M70 74V112H104', 'M124 112H150V130'],
  '5>7': ['M70 74V270'],
  '6>inj': ['M150 130V206H232'],
} as const satisfies Plan['ways'];
const ECONOMISER_ORGANS: readonly Organ[] = [
  { kind: 'across', at: [114, 112], of: ['5>6'] },
  { ...ECONOMISER, of: ['5>7', '6>inj'] },
];

const ECO_SUBCOOLER: Plan = {
  height: 404,
  points: { ...TWO_POINTS, '6': [150, 130, 'right'], inj: [232, 206, 'above'] },
  ways: { ...TWO_WAYS, ...ECONOMISER_WAYS, 'inj>3': ['M232 206H350V152'], '2>3': ['M350 228V152'] },
  organs: [...TWO_ORGANS, ...ECONOMISER_ORGANS],
};

export const TWO_STAGE = {
  flash_complete: FLASH_COMPLETE,
  flash_mixing: FLASH_MIXING,
  coil: COIL,
  liquid_injection: LIQUID_INJECTION,
  eco_subcooler: ECO_SUBCOOLER,
} as const;

/** One compressor: where its port is, two states meet inside it. */
const PORT_POINTS = {
  ...POINTS,
  '1': [350, 318, 'left', 'pressure'],
  '2': [350, 236, 'right'],
  '3': [350, 168, 'right'],
} as const satisfies Plan['points'];
const PORT_WAYS = {
  ...WAYS,
  '1>2': ['M350 318V236'],
  '2>3': ['M350 236V168'],
  '3>4': ['M350 168V74'],
} as const satisfies Plan['ways'];
const PORT_ORGANS: readonly Organ[] = [
  ...ORGANS,
  {
    kind: 'tall',
    at: [350, 204],
    size: [34, 120],
    name: text('compresseur', 'compressor'),
    named: [252, 262],
    of: ['1>2', '2>3', '3>4'],
  },
];

export const INJECTION = {
  eco_subcooler: {
    height: 404,
    points: { ...PORT_POINTS, '6': [150, 130, 'right'], inj: [232, 206, 'above', 'pressure'] },
    ways: { ...PORT_WAYS, ...ECONOMISER_WAYS, 'inj>3': ['M232 206H333'] },
    organs: [...PORT_ORGANS, ...ECONOMISER_ORGANS],
  },
  flash_mixing: {
    height: 404,
    points: { ...PORT_POINTS, '6': [108, 180, 'above'], v: [304, 206, 'below'] },
    ways: {
      ...PORT_WAYS,
      '5>6': ['M70 74V114', 'M70 134V180H108'],
      '6>7': ['M108 180H145M185 228V246H70V270'],
      '6>v': ['M108 180H145M275 206H304'],
      'v>3': ['M304 206H333'],
    },
    organs: [...PORT_ORGANS, FIRST_VALVE, { ...VESSEL, of: ['6>7', '6>v'] }],
  },
} as const satisfies Readonly<Record<string, Plan>>;
