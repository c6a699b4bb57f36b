import { text } from '../../../language/index.ts';
import type { Plan } from '../plan.ts';

/** One compressor, one valve, with what stands in the liquid line of a machine of the trade. */
export const SIMPLE: Plan = {
  height: 408,
  points: {
    a: [350, 300, 'left', 'pressure'],
    c: [350, 110, 'left', 'pressure'],
    d: [70, 82, 'right'],
    e: [70, 262, 'right'],
    f: [70, 342, 'right'],
    g: [290, 375, 'above'],
  },
  ways: {
    'f>g': ['M70 342V375H290'],
    'g>a': ['M290 375H350V300'],
    'a>c': ['M350 300V226', 'M350 194V110'],
    'c>d': ['M350 110V38H210', 'M210 38H70V82'],
    'd>e': ['M70 82V262'],
    'e>f': ['M70 262V292', 'M70 312V342'],
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
    { kind: 'box', at: [190, 375], size: [130, 36], name: text('évaporateur', 'evaporator'), of: ['f>g'] },
    {
      kind: 'compressor',
      at: [350, 210],
      name: text('compresseur', 'compressor'),
      named: [250, 206],
      power: [250, 222],
      of: ['a>c'],
    },
    {
      kind: 'vessel',
      at: [70, 138],
      size: [44, 44],
      name: text('bouteille liquide', 'liquid receiver'),
      named: [100, 143],
      of: ['d>e'],
    },
    {
      kind: 'box',
      at: [70, 192],
      size: [22, 36],
      name: text('déshydrateur', 'filter drier'),
      named: [90, 197],
      of: ['d>e'],
    },
    { kind: 'glass', at: [70, 230], name: text('voyant', 'sight glass'), named: [90, 235], of: ['d>e'] },
    { kind: 'valve', at: [70, 302], name: text('détendeur', 'expansion valve'), named: [90, 307], of: ['e>f'] },
    { kind: 'bulb', at: [326, 366], name: text('bulbe', 'bulb'), named: [364, 371], of: ['g>a'] },
  ],
};
