import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R511A: Refrigerant = {
  name: 'R511A',
  designation: 'R-511A',
  family: 'HC',
  cas: null,
  components: [
    { name: 'R290', massFraction: 0.95 },
    { name: 'RE170', massFraction: 0.05 },
  ],
  gwp: { legal: 0.07, ar5: null, ar6: null, eu517: 2.9 },
  odp: 0,
  safetyClass: 'A3',
  pedGroup: 1,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['PAO', 'POE', 'MO'],
  uses: {
    fr: 'Azéotrope inflammable à base de propane pour petits appareils\u202f; emploi marginal.',
    en: 'Flammable propane-based azeotrope for small appliances; marginal use.',
  },
  replaces: ['R22', 'R290'],
  regulation: {
    isAffected: false,
    limitYear: null,
    about: {
      fr: 'Hors règlement F-gaz\u202f; contraintes de sécurité\u202f: limites de charge EN 378-1 (annexe C), DESP groupe 1, zones ATEX le cas échéant\u202f; certification aux fluides alternatifs (art. 10 du règl. (UE) 2024/573).',
      en: 'Outside the F-gas Regulation; safety constraints apply: EN 378-1 charge limits (Annex C), PED group 1, ATEX zones where relevant; certification for alternatives (Art. 10 of Reg. (EU) 2024/573).',
    },
  },
  colour: '#30A63B',
  links: [LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer],
};
