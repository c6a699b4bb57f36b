import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R474A: Refrigerant = {
  name: 'R474A',
  designation: 'R-474A',
  family: 'HFO',
  cas: null,
  components: [
    { name: 'R1132(E)', massFraction: 0.23 },
    { name: 'R1234yf', massFraction: 0.77 },
  ],
  gwp: { legal: null, ar5: null, ar6: null, eu517: null },
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
    fr: 'Climatisation mobile et pompes à chaleur de véhicules à très faible PRP.',
    en: 'Mobile air conditioning and vehicle heat pumps with very low GWP.',
  },
  replaces: ['R1234yf', 'R134a'],
  regulation: {
    isAffected: true,
    limitYear: 2032,
    about: {
      fr: "PRP légal très faible (valeur à confirmer)\u202f; sous le seuil de 150\u202f; tous gaz fluorés exclus des réfrigérateurs domestiques neufs (2026), des groupes d'eau glacée et monoblocs ≤ 12\u202fkW (2032) et des splits ≤ 12\u202fkW (2035), sauf exigences de sécurité (annexe IV)\u202f; contrôle d'étanchéité dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; hors quota HFC. PFAS\u202f: mélange contenant R1234yf visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP very low (value to be confirmed); below the 150 threshold; all F-gases excluded from new domestic refrigerators (2026), chillers and self-contained units ≤ 12\u202fkW (2032) and splits ≤ 12\u202fkW (2035), safety requirements excepted (Annex IV); leak checks from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); outside the HFC quota. PFAS: blend containing R1234yf covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#85D345',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.ashrae34, SOURCES.bitzer],
};
