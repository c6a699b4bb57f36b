import { text } from '../../../language/index.ts';
import type { Plan } from '../plan.ts';

/** What the condenser gives drives what the evaporator gives into a separator, which feeds the compressor and the evaporator. */
export const EJECTOR: Plan = {
  height: 452,
  points: {
    a: [350, 178, 'left', 'pressure'],
    c: [350, 84, 'left', 'pressure'],
    d: [70, 84, 'right'],
    n: [100, 222, 'above'],
    s: [100, 282, 'below'],
    m: [165, 252, 'below'],
    j: [236, 252, 'above'],
    e: [316, 318, 'right'],
    f: [316, 384, 'right'],
    g: [100, 420, 'above', 'pressure'],
  },
  ways: {
    'f>g': ['M316 384V420H100'],
    'a>c': ['M350 178V146', 'M350 114V84'],
    'c>d': ['M350 84V38H210', 'M210 38H70V84'],
    'd>n': ['M70 84V222H78', 'M78 222H100'],
    'g>s': ['M100 420H40V282H100'],
    'n>m': ['M100 222L165 252'],
    's>m': ['M100 282L165 252'],
    'm>j': ['M165 252H236'],
    'j>e': ['M236 252H271M316 284V318'],
    'j>a': ['M236 252H271M350 220V178'],
    'e>f': ['M316 318V342', 'M316 362V384'],
  },
  organs: [
    {
      kind: 'box',
      at: [210, 38],
      size: [130, 36],
      name: text('condenseur', 'condenser'),
      gasName: text('refroidisseur', 'gas cooler'),
      of: ['c>d'],
    },
    {
      kind: 'vessel',
      at: [145, 252],
      size: [134, 124],
      name: text('éjecteur', 'ejector'),
      named: [150, 210],
      of: ['d>n', 'g>s', 'n>m', 's>m', 'm>j'],
    },
    {
      kind: 'vessel',
      at: [316, 252],
      size: [90, 64],
      name: text('séparateur', 'separator'),
      of: ['j>a', 'j>e'],
    },
    {
      kind: 'compressor',
      at: [350, 130],
      name: text('compresseur', 'compressor'),
      named: [250, 126],
      power: [250, 142],
      of: ['a>c'],
    },
    { kind: 'valve', at: [316, 352], name: text('détendeur', 'expansion valve'), named: [204, 357], of: ['e>f'] },
    { kind: 'box', at: [205, 420], size: [130, 36], name: text('évaporateur', 'evaporator'), of: ['f>g'] },
  ],
};
