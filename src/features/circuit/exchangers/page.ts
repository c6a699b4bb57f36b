/** The exchangers of the circuit, as a page. */
import type { Page } from '../../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/simulation/circuit/echangeurs',
    label: { fr: 'Échangeurs', en: 'Heat exchangers' },
    icon: 'circuit',
    kind: 'exchangers',
    menus: { circuit: 60 },
    words:
      'echangeur evaporateur condenseur batterie plaques heat exchanger evaporator condenser coil pincement approach dtlm lmtd',
    parameter: 'echangeurs',
    doors: ['exchangers'],
  },
];
