import { text } from '../../../language/index.ts';
import type { Plan } from '../plan.ts';

const CONDENSER = {
  kind: 'box',
  at: [210, 38],
  size: [130, 36],
  name: text('condenseur', 'condenser'),
  gasName: text('refroidisseur', 'gas cooler'),
} as const;

/** The low circuit condenses where the high one evaporates. */
export const CASCADE: Plan = {
  height: 440,
  points: {
    '1': [350, 362, 'left', 'pressure'],
    '2': [350, 274, 'left', 'pressure'],
    '3': [70, 274, 'right'],
    '4': [70, 362, 'right'],
    g: [300, 404, 'above'],
    '5': [350, 168, 'left', 'pressure'],
    '6': [350, 78, 'left', 'pressure'],
    '7': [70, 78, 'right'],
    '8': [70, 168, 'right'],
  },
  ways: {
    '4>g': ['M70 362V404H300'],
    'g>1': ['M300 404H350V362'],
    '1>2': ['M350 362V334', 'M350 302V274'],
    '2>3': ['M350 274V240H210', 'M210 240H70V274'],
    '3>4': ['M70 274V308', 'M70 328V362'],
    '8>5': ['M70 168V202H350V168'],
    '5>6': ['M350 168V139', 'M350 107V78'],
    '6>7': ['M350 78V38H210', 'M210 38H70V78'],
    '7>8': ['M70 78V113', 'M70 133V168'],
  },
  organs: [
    { ...CONDENSER, of: ['6>7'] },
    {
      kind: 'box',
      at: [210, 221],
      size: [160, 60],
      name: text('échangeur de cascade', 'cascade exchanger'),
      of: ['8>5', '2>3'],
    },
    { kind: 'box', at: [195, 404], size: [130, 36], name: text('évaporateur', 'evaporator'), of: ['4>g'] },
    { kind: 'compressor', at: [350, 123], name: text('HP', 'HP'), named: [372, 119], power: [372, 135], of: ['5>6'] },
    { kind: 'compressor', at: [350, 318], name: text('BP', 'LP'), named: [372, 314], power: [372, 330], of: ['1>2'] },
    { kind: 'valve', at: [70, 123], of: ['7>8'] },
    { kind: 'valve', at: [70, 318], of: ['3>4'] },
  ],
};

/** A small machine cools the liquid of a large one. */
export const MECHANICAL_SUBCOOLING: Plan = {
  height: 440,
  points: {
    a: [375, 318, 'left', 'pressure'],
    c: [375, 120, 'left', 'pressure'],
    d: [75, 78, 'right'],
    e: [75, 214, 'left'],
    f: [75, 362, 'right'],
    g: [300, 404, 'above'],
    ga: [170, 92, 'above'],
    ca: [270, 92, 'above'],
    da: [240, 214, 'right'],
    fa: [150, 246, 'below'],
  },
  ways: {
    'f>g': ['M75 362V404H300'],
    'g>a': ['M300 404H375V318'],
    'a>c': ['M375 318V256', 'M375 224V120'],
    'c>d': ['M375 120V38H210', 'M210 38H75V78'],
    'd>e': ['M75 78V214'],
    'e>f': ['M75 214V278', 'M75 298V362'],
    'fa>ga': ['M150 246H140V92H170'],
    'ga>ca': ['M170 92H204', 'M236 92H270'],
    'ca>da': ['M270 92H308V170H240V214'],
    'da>fa': ['M240 214V246H205', 'M185 246H150'],
  },
  organs: [
    { ...CONDENSER, of: ['c>d'] },
    {
      kind: 'box',
      at: [107, 148],
      size: [116, 46],
      name: text('sous-refroidisseur', 'subcooler'),
      of: ['d>e', 'fa>ga'],
    },
    { kind: 'box', at: [195, 404], size: [130, 36], name: text('évaporateur', 'evaporator'), of: ['f>g'] },
    {
      kind: 'compressor',
      at: [375, 240],
      name: text('compresseur', 'compressor'),
      named: [276, 236],
      power: [276, 252],
      of: ['a>c'],
    },
    { kind: 'compressor', at: [220, 92], power: [198, 126], of: ['ga>ca'] },
    { kind: 'box', at: [240, 170], size: [116, 34], name: text('condenseur aux.', 'aux. condenser'), of: ['ca>da'] },
    { kind: 'across', at: [195, 246], of: ['da>fa'] },
    { kind: 'valve', at: [75, 288], name: text('détendeur', 'expansion valve'), named: [93, 293], of: ['e>f'] },
  ],
};
