/** Compressors, as a page. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/simulation/compressor',
    label: { fr: 'Compresseurs', en: 'Compressors' },
    description: { fr: 'Ajouter des coefficients polynomiaux', en: 'Add polynomial coefficients' },
    icon: 'compressor',
    kind: 'simulation',
    menus: { simulation: 34 },
    words:
      'compresseur compressor polynome coefficients ahri en 12900 scroll piston vis screw rendement isentropique volumetrique bitzer copeland',
    doors: ['compressorPoint', 'compressorInput', 'polynomialValue', 'coefficientsFromText', 'recordsFromCsv'],
  },
];
