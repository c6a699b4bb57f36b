import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R514A: Refrigerant = {
  name: 'R514A',
  designation: 'R-514A',
  family: 'HFO',
  cas: null,
  components: [
    { name: 'R1336mzz(Z)', massFraction: 0.747 },
    { name: 'R1130(E)', massFraction: 0.253 },
  ],
  gwp: { legal: 1.55, ar5: null, ar6: null, eu517: null },
  odp: 6.1e-5,
  safetyClass: 'B1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['POE'],
  uses: {
    fr: "Groupes d'eau glacée centrifuges basse pression en remplacement du R123.",
    en: 'Low-pressure centrifugal chillers replacing R123.',
  },
  replaces: ['R123'],
  regulation: {
    isAffected: true,
    limitYear: null,
    about: {
      fr: "PRP légal 1,55\u202f; sous le seuil de 150\u202f; tous gaz fluorés exclus des réfrigérateurs domestiques neufs (2026), des groupes d'eau glacée et monoblocs ≤ 12\u202fkW (2032) et des splits ≤ 12\u202fkW (2035), sauf exigences de sécurité (annexe IV)\u202f; contrôle d'étanchéité dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; hors quota HFC. PFAS\u202f: mélange contenant R1336mzz(Z) visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 1.55; below the 150 threshold; all F-gases excluded from new domestic refrigerators (2026), chillers and self-contained units ≤ 12\u202fkW (2032) and splits ≤ 12\u202fkW (2035), safety requirements excepted (Annex IV); leak checks from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); outside the HFC quota. PFAS: blend containing R1336mzz(Z) covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#C845D3',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends, LINKS.epaSnapChillers],
  sources: [SOURCES.eu573, SOURCES.ashrae34, SOURCES.bitzer],
};
