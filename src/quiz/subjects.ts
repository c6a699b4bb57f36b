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
  /** Bare address of what computes it. */
  readonly compute: string;
}

const article = (slug: string): string => `/ressources/articles/${slug}`;
const tool = (slug: string): string => `/tools/${slug}`;
const subject = (fr: string, en: string, read: string, compute: string): SubjectEntry => ({
  name: text(fr, en),
  read,
  compute,
});

export const SUBJECTS = {
  cycle: subject(
    'Cycle et diagramme',
    'Cycle and diagram',
    '/ressources/diagramme-enthalpique',
    '/simulation/circuit/general',
  ),
  saturation: subject(
    'Pressions et températures',
    'Pressures and temperatures',
    article('quelle-pression-lire'),
    '/reglette',
  ),
  superheat: subject(
    'Surchauffe et sous-refroidissement',
    'Superheat and subcooling',
    article('surchauffe-sous-refroidissement'),
    '/reglette',
  ),
  glide: subject('Mélanges et glissement', 'Blends and glide', article('glissement-bulle-rosee'), '/reglette'),
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
  leaks: subject('Contrôles d’étanchéité', 'Leak checks', article('chercher-une-fuite'), tool('calcul-charge')),
  papers: subject(
    'Fiche d’intervention et registre',
    'Intervention sheet and records',
    article('fiche-intervention-cerfa'),
    tool('calcul-charge'),
  ),
  certificates: subject(
    'Attestations',
    'Certificates',
    article('attestation-capacite-2027'),
    '/ressources/list-fluide',
  ),
  sites: subject(
    'ICPE, ERP, équipements sous pression',
    'Sites, public buildings, pressure equipment',
    article('icpe-suivi-en-service'),
    tool('desp'),
  ),
  tightness: subject('Essai d’étanchéité', 'Tightness test', article('epreuve-azote'), tool('test-azote')),
  vacuum: subject('Tirage au vide', 'Evacuation', article('tirage-au-vide'), tool('pompe-a-vide')),
  handling: subject(
    'Charge et récupération',
    'Charging and recovery',
    article('charge-split-longueur'),
    tool('reservoir'),
  ),
  compressors: subject('Compresseurs', 'Compressors', article('polynomes-en-12900'), '/simulation/compressor'),
  expansion: subject(
    'Détente et ligne liquide',
    'Expansion and liquid line',
    article('regler-detendeur'),
    tool('calcul-kv'),
  ),
  condensers: subject(
    'Condenseurs',
    'Condensers',
    article('mesurer-circuit-frigorifique'),
    '/simulation/circuit/echangeurs',
  ),
  evaporators: subject(
    'Évaporateurs et dégivrage',
    'Evaporators and defrost',
    article('degivrage'),
    tool('bilan-frigorifique'),
  ),
  piping: subject('Tuyauteries et huile', 'Piping and oil', article('retour-huile'), tool('calcul-diam')),
  faults: subject('Pannes', 'Faults', article('mesurer-circuit-frigorifique'), '/simulation/diagnostic'),
  flammable: subject('Fluides A2L et A3', 'A2L and A3 refrigerants', article('charge-a2l-local'), tool('volume-mini')),
  propane: subject(
    'Propane sur le chantier',
    'Propane on site',
    article('r290-monobloc-exterieur'),
    tool('volume-mini'),
  ),
  co2: subject('CO₂', 'CO₂', article('co2-transcritique'), '/simulation/hp-optimum'),
  ammonia: subject('Ammoniac', 'Ammonia', article('ammoniac-securite'), '/simulation/circuit/general'),
  electricity: subject(
    'Électricité et régulation',
    'Electricity and control',
    article('mesurer-circuit-frigorifique'),
    tool('capteur-signal'),
  ),
  air: subject('Air humide', 'Moist air', article('air-humide-chambre-froide'), tool('air-data')),
  efficiency: subject('COP, EER, SCOP', 'COP, EER, SCOP', article('scop'), '/simulation/saison'),
} as const satisfies Readonly<Record<string, SubjectEntry>>;

export type Subject = keyof typeof SUBJECTS;
export const SUBJECT_IDS = Object.keys(SUBJECTS) as [Subject, ...Subject[]];
