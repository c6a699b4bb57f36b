import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R510A: Refrigerant = {
  name: 'R510A',
  designation: 'R-510A',
  family: 'HC',
  cas: null,
  components: [
    { name: 'RE170', massFraction: 0.88 },
    { name: 'R600a', massFraction: 0.12 },
  ],
  gwp: { legal: null, ar5: null, ar6: null, eu517: 1.24 },
  odp: 0,
  safetyClass: 'A3',
  pedGroup: 1,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: null,
  uses: {
    fr: 'Azéotrope inflammable pour petits appareils\u202f; emploi marginal.',
    en: 'Flammable azeotrope for small appliances; marginal use.',
  },
  replaces: ['R12', 'R134a'],
  regulation: {
    isAffected: false,
    limitYear: null,
    about: {
      fr: 'Hors règlement F-gaz\u202f; contraintes de sécurité\u202f: limites de charge EN 378-1 (annexe C), DESP groupe 1, zones ATEX le cas échéant\u202f; certification aux fluides alternatifs (art. 10 du règl. (UE) 2024/573).',
      en: 'Outside the F-gas Regulation; safety constraints apply: EN 378-1 charge limits (Annex C), PED group 1, ATEX zones where relevant; certification for alternatives (Art. 10 of Reg. (EU) 2024/573).',
    },
  },
  colour: '#9E7FD2',
  links: [LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu517, SOURCES.ashrae34],
};
