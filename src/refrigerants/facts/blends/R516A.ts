import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R516A: Refrigerant = {
  name: 'R516A',
  designation: 'R-516A',
  family: 'HFC/HFO',
  cas: null,
  components: [
    { name: 'R1234yf', massFraction: 0.775 },
    { name: 'R134a', massFraction: 0.085 },
    { name: 'R152a', massFraction: 0.14 },
  ],
  gwp: { legal: 139, ar5: 131, ar6: 153, eu517: 142 },
  odp: 0,
  safetyClass: 'A2L',
  pedGroup: 1,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['POE'],
  uses: {
    fr: "Groupes d'eau glacée, pompes à chaleur et froid positif sous PRP 150 en remplacement du R134a.",
    en: 'Chillers, heat pumps and medium-temperature refrigeration below GWP 150 replacing R134a.',
  },
  replaces: ['R134a'],
  regulation: {
    isAffected: true,
    limitYear: 2032,
    about: {
      fr: "PRP légal 139\u202f; sous le seuil de 150\u202f; tous gaz fluorés exclus des réfrigérateurs domestiques neufs (2026), des groupes d'eau glacée et monoblocs ≤ 12\u202fkW (2032) et des splits ≤ 12\u202fkW (2035), sauf exigences de sécurité (annexe IV)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) et dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R1234yf, R134a visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 139; below the 150 threshold; all F-gases excluded from new domestic refrigerators (2026), chillers and self-contained units ≤ 12\u202fkW (2032) and splits ≤ 12\u202fkW (2035), safety requirements excepted (Annex IV); leak checks from 5\u202ft CO2e (Annex I) and from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R1234yf, R134a covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#4C45D3',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer],
};
