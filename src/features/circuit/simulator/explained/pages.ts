/** Pages that explain a figure at length, by the names they have: a test holds both to what there is. */
import { text } from '../../../../language/index.ts';
import type { Bilingual } from '../../../../language/index.ts';

export interface ExplainingPage {
  /** Bare, the same in both languages. */
  readonly path: string;
  readonly name: Bilingual;
}

export const EXPLAINING_PAGES = {
  diagram: {
    path: '/ressources/diagramme-enthalpique',
    name: text('Diagramme enthalpique', 'Enthalpy diagram'),
  },
  superheat: {
    path: '/ressources/articles/surchauffe-sous-refroidissement',
    name: text(
      'Surchauffe et sous-refroidissement\u00a0: mesurer, juger, agir',
      'Superheat and subcooling: measure, judge, act',
    ),
  },
  glide: {
    path: '/ressources/articles/glissement-bulle-rosee',
    name: text(
      'Glissement des mélanges\u00a0: lire la bulle ou la rosée\u202f?',
      'Glide in blends: read the bubble or the dew point?',
    ),
  },
  intermediate: {
    path: '/ressources/articles/pression-intermediaire',
    name: text(
      'Pression intermédiaire d’un bi-étagé\u00a0: calcul et contrôle',
      'Intermediate pressure of two stages: calculate and check',
    ),
  },
  flash: {
    path: '/ressources/articles/flash-gas',
    name: text(
      'Vapeur de détente (flash-gas) en ligne liquide\u00a0: calcul et remèdes',
      'Flash gas in the liquid line: causes, calculation and cure',
    ),
  },
  oil: {
    path: '/ressources/articles/retour-huile',
    name: text(
      'Retour d’huile\u00a0: vitesse minimale dans les colonnes montantes',
      'Oil return: the minimum velocity in suction risers',
    ),
  },
  transcritical: {
    path: '/ressources/articles/co2-transcritique',
    name: text(
      'CO₂ transcritique\u00a0: la bonne haute pression et ses réglages',
      'Transcritical CO₂: the right high pressure and its settings',
    ),
  },
  polynomials: {
    path: '/ressources/articles/polynomes-en-12900',
    name: text(
      'Polynôme de compresseur EN 12900\u00a0: le lire sans se tromper',
      'EN 12900 compressor polynomial: reading it without mistakes',
    ),
  },
  room: {
    path: '/ressources/articles/charge-a2l-local',
    name: text(
      'Charge A2L et taille du local\u00a0: ce que demande l’EN 378',
      'A2L charge and room size: what EN 378 asks',
    ),
  },
  season: {
    path: '/ressources/articles/scop',
    name: text('SCOP\u00a0: ce qu’il dit, et ce qu’il ne dit pas', 'SCOP: what it says, and what it does not'),
  },
  gauges: {
    path: '/ressources/articles/quelle-pression-lire',
    name: text(
      'Quelle pression lire au manomètre, par fluide et application',
      'Which pressure should the gauges read, by refrigerant and application?',
    ),
  },
  equations: { path: '/ressources/refprop', name: text('REFPROP', 'REFPROP') },
  line: { path: '/tools/calcul-diam', name: text('Diamètre de ligne frigorifique', 'Refrigerant line size') },
  charge: { path: '/tools/calcul-charge', name: text('Calcul de charge', 'Refrigerant charge') },
  receiver: { path: '/tools/reservoir', name: text('Bouteille liquide', 'Liquid receiver') },
  ped: { path: '/tools/desp', name: text('Catégorie DESP', 'PED category') },
  optimum: { path: '/simulation/hp-optimum', name: text('HP optimale CO₂', 'CO₂ optimum pressure') },
} as const satisfies Readonly<Record<string, ExplainingPage>>;

export type PageName = keyof typeof EXPLAINING_PAGES;
