/**
 * What a question is about, finer than the groups of a certificate: what a result calls weak, and where each is learnt. A
 * question names its subject; the quizzes that ask more of it follow from the questions.
 */
import type { Bilingual } from '../language/index.ts';
import { text } from '../language/index.ts';

export interface SubjectEntry {
  readonly name: Bilingual;
  /** Bare address of what to read. */
  readonly read: string;
  /** Its part that answers, as its heading is addressed in each language. */
  readonly part?: Bilingual;
  /** The circuit and its diagram lit at the organ it is about: what a wrong answer leads to. */
  readonly step?: string;
  /** Bare address of what computes it. */
  readonly compute: string;
}

const article = (slug: string): string => `/ressources/articles/${slug}`;
const tool = (slug: string): string => `/tools/${slug}`;
const subject = (
  fr: string,
  en: string,
  read: string,
  compute: string,
  more: Pick<SubjectEntry, 'part' | 'step'> = {},
): SubjectEntry => ({ name: text(fr, en), read, compute, ...more });
/** Organ by organ: the steps of the guide to the diagram, from the evaporator on. */
const organ = (step: number): string => `/ressources/diagramme-enthalpique#un-etage-${step}`;
const part = (fr: string, en: string): Pick<SubjectEntry, 'part'> => ({ part: text(fr, en) });

export const SUBJECTS = {
  cycle: subject(
    'Cycle et diagramme',
    'Cycle and diagram',
    '/ressources/diagramme-enthalpique',
    '/simulation/circuit/general',
    { step: '/ressources/diagramme-enthalpique#un-etage' },
  ),
  saturation: subject(
    'Pressions et températures',
    'Pressures and temperatures',
    article('quelle-pression-lire'),
    '/reglette',
    part('table-des-pressions-bp-et-hp-par-application', 'table-of-lp-and-hp-by-application'),
  ),
  superheat: subject(
    'Surchauffe et sous-refroidissement',
    'Superheat and subcooling',
    article('surchauffe-sous-refroidissement'),
    '/reglette',
    {
      ...part(
        'surchauffe-et-sous-refroidissement-lus-ensemble-la-panne',
        'superheat-and-subcooling-read-together-the-fault',
      ),
      step: organ(2),
    },
  ),
  glide: subject(
    'Mélanges et glissement',
    'Blends and glide',
    article('glissement-bulle-rosee'),
    '/reglette',
    part('pourquoi-bulle-et-rosée', 'why-bubble-and-dew'),
  ),
  fluids: subject(
    'Fluides et leurs noms',
    'Refrigerants and their names',
    '/ressources/fluide-avenir',
    '/ressources/list-fluide',
  ),
  bans: subject(
    'PRP, interdictions, recharge',
    'GWP, bans, recharging',
    '/ressources/fluide-avenir',
    tool('calcul-charge'),
  ),
  leaks: subject(
    'Contrôles d’étanchéité',
    'Leak checks',
    article('chercher-une-fuite'),
    tool('calcul-charge'),
    part('conclure-une-recherche-de-fuite', 'concluding-a-leak-search'),
  ),
  papers: subject(
    'Fiche d’intervention et registre',
    'Intervention sheet and records',
    article('fiche-intervention-cerfa'),
    tool('calcul-charge'),
    part('la-fiche-dintervention-cadre-par-cadre', 'the-intervention-sheet-box-by-box'),
  ),
  certificates: subject(
    'Attestations',
    'Certificates',
    article('attestation-capacite-2027'),
    '/ressources/list-fluide',
    part('quelle-catégorie-pour-quel-fluide-et-quelle-charge', 'which-category-for-which-refrigerant-and-charge'),
  ),
  sites: subject(
    'ICPE, ERP, équipements sous pression',
    'Sites, public buildings, pressure equipment',
    article('icpe-suivi-en-service'),
    tool('desp'),
    part(
      'installation-classée-compter-les-kilogrammes-de-fluide',
      'classified-installation-counting-the-kilograms-of-refrigerant',
    ),
  ),
  tightness: subject(
    'Essai d’étanchéité',
    'Tightness test',
    article('epreuve-azote'),
    tool('test-azote'),
    part('calculer-la-pression-dazote-attendue', 'work-out-the-expected-nitrogen-pressure'),
  ),
  vacuum: subject(
    'Tirage au vide',
    'Evacuation',
    article('tirage-au-vide'),
    tool('pompe-a-vide'),
    part('la-tenue-au-vide-lire-la-remontée', 'the-vacuum-hold-read-the-rise'),
  ),
  handling: subject(
    'Charge et récupération',
    'Charging and recovery',
    article('charge-split-longueur'),
    tool('reservoir'),
    part('peser-lappoint-dun-split', 'weighing-in-the-extra-charge-of-a-split'),
  ),
  compressors: subject('Compresseurs', 'Compressors', article('polynomes-en-12900'), '/simulation/compressor', {
    ...part('conditions-dessai-dun-compresseur', 'rating-conditions-of-a-compressor'),
    step: organ(3),
  }),
  expansion: subject(
    'Détente et ligne liquide',
    'Expansion and liquid line',
    article('regler-detendeur'),
    tool('calcul-kv'),
    { ...part('où-lire-la-surchauffe-du-détendeur', 'where-to-read-the-valves-superheat'), step: organ(6) },
  ),
  condensers: subject('Condenseurs', 'Condensers', article('hp-trop-haute'), '/simulation/circuit/echangeurs', {
    ...part('causes-dune-hp-trop-haute', 'causes-of-high-head-pressure'),
    step: organ(4),
  }),
  evaporators: subject(
    'Évaporateurs et dégivrage',
    'Evaporators and defrost',
    article('degivrage'),
    tool('bilan-frigorifique'),
    { ...part('valeurs-de-réglage-dun-dégivrage', 'defrost-setting-values'), step: organ(1) },
  ),
  piping: subject(
    'Tuyauteries et huile',
    'Piping and oil',
    article('retour-huile'),
    tool('calcul-diam'),
    part('vitesse-minimale-pour-ramener-lhuile', 'minimum-velocity-to-bring-oil-back'),
  ),
  faults: subject(
    'Pannes',
    'Faults',
    article('quelle-pression-lire'),
    '/simulation/diagnostic',
    part('bp-ou-hp-trop-haute-trop-basse-premières-causes', 'lp-or-hp-too-high-too-low-first-causes'),
  ),
  flammable: subject(
    'Fluides A2L et A3',
    'A2L and A3 refrigerants',
    article('charge-a2l-local'),
    tool('volume-mini'),
    part('les-deux-limites-de-charge-de-len-378', 'the-two-charge-limits-of-en-378'),
  ),
  propane: subject(
    'Propane sur le chantier',
    'Propane on site',
    article('r290-monobloc-exterieur'),
    tool('volume-mini'),
    part('avant-douvrir-un-circuit-au-r290', 'before-opening-an-r290-circuit'),
  ),
  co2: subject('CO₂', 'CO₂', article('co2-transcritique'), '/simulation/hp-optimum', {
    ...part('pourquoi-il-y-a-une-haute-pression-optimale', 'why-there-is-an-optimum-high-pressure'),
    step: `${article('booster-co2')}#booster`,
  }),
  ammonia: subject(
    'Ammoniac',
    'Ammonia',
    article('ammoniac-securite'),
    '/simulation/circuit/general',
    part('seuils-de-lammoniac-en-ppm', 'ammonia-levels-in-ppm'),
  ),
  electricity: subject(
    'Électricité et régulation',
    'Electricity and control',
    article('compresseur-ne-demarre-pas'),
    tool('capteur-signal'),
    part('trouver-c-s-et-r-dun-moteur-monophasé', 'finding-c-s-and-r-of-a-single-phase-motor'),
  ),
  air: subject(
    'Air humide',
    'Moist air',
    article('air-humide-chambre-froide'),
    tool('air-data'),
    part('doù-vient-leau-dune-chambre-froide-la-porte', 'where-the-water-of-a-cold-room-comes-from-the-door'),
  ),
  efficiency: subject(
    'COP, EER, SCOP',
    'COP, EER, SCOP',
    article('scop'),
    '/simulation/saison',
    part('de-quoi-un-scop-est-fait', 'what-a-scop-is-made-of'),
  ),
} as const satisfies Readonly<Record<string, SubjectEntry>>;

export type Subject = keyof typeof SUBJECTS;
export const SUBJECT_IDS = Object.keys(SUBJECTS) as [Subject, ...Subject[]];
