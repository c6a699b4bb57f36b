import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R1234zeZ: Refrigerant = {
  name: 'R1234ze(Z)',
  designation: 'R-1234ze(Z)',
  family: 'HFO',
  cas: '29118-25-0',
  components: null,
  gwp: { legal: null, ar5: null, ar6: 0.315, eu517: null },
  odp: 0,
  safetyClass: null,
  pedGroup: null,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: null,
  uses: {
    fr: 'Pompes à chaleur haute température\u202f; fluide encore peu diffusé.',
    en: 'High-temperature heat pumps; still little distributed.',
  },
  replaces: ['R114', 'R245fa'],
  regulation: {
    isAffected: true,
    limitYear: null,
    about: {
      fr: "PRP légal très faible (valeur à confirmer)\u202f; sous le seuil de 150\u202f; tous gaz fluorés exclus des réfrigérateurs domestiques neufs (2026), des groupes d'eau glacée et monoblocs ≤ 12\u202fkW (2032) et des splits ≤ 12\u202fkW (2035), sauf exigences de sécurité (annexe IV)\u202f; contrôle d'étanchéité dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; hors quota HFC. PFAS\u202f: fluide visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP very low (value to be confirmed); below the 150 threshold; all F-gases excluded from new domestic refrigerators (2026), chillers and self-contained units ≤ 12\u202fkW (2032) and splits ≤ 12\u202fkW (2035), safety requirements excepted (Annex IV); leak checks from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); outside the HFC quota. PFAS: substance covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#B47FD2',
  links: [LINKS.eu573],
  sources: [SOURCES.eu573, SOURCES.ipcc],
};
