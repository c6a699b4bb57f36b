/** Where what is explained comes from: the sources its computation names, each once. */
import { text } from '../../../../language/index.ts';

export const ENERGY_BALANCE = text(
  'Premier principe sur les points du cycle, sans perte de charge ni perte thermique au compresseur.',
  'First law over the points of the cycle, without pressure drop or heat loss at the compressor.',
);
export const CARNOT = text(
  'Cycle de Carnot, températures absolues aux points de rosée (convention EN 12900).',
  'Carnot cycle, absolute temperatures at the dew points (convention of EN 12900).',
);
export const DEW_CONVENTION = text(
  'Températures de rosée, convention de l’EN 12900 et de l’AHRI 540.',
  'Dew temperatures, the convention of EN 12900 and AHRI 540.',
);
export const EQUATION_OF_STATE = text(
  'Équation d’état de référence du fluide, ou modèle de mélange sur celles de ses composants.',
  'Reference equation of state of the fluid, or a mixture model on those of its components.',
);
export const EFFECTIVENESS = text(
  'Kays et London, Compact Heat Exchangers\u00a0: efficacité rapportée au côté de plus petite capacité, en enthalpies.',
  'Kays and London, Compact Heat Exchangers: effectiveness by the side of smaller capacity, in enthalpies.',
);
export const EQUAL_RATIOS = text(
  'Travail minimal de deux étages idéaux avec refroidissement intermédiaire complet (classique).',
  'Least work of two ideal stages with full intercooling (classical).',
);
export const SEARCHED = text(
  'Recherche sur la machine simulée\u00a0: 60 pas, puis section dorée.',
  'Search on the simulated machine: 60 steps, then a golden section.',
);
export const EJECTOR = text(
  'Équations de l’éjecteur de VCRC (V. Portyanikhin)\u00a0: rendements saisis, mélange à 0,9 fois la pression d’évaporation, séparateur parfait, point de dimensionnement seul.',
  'Equations of the ejector of VCRC (V. Portyanikhin): efficiencies as typed, mixing at 0.9 times the evaporating pressure, perfect separator, design point only.',
);
export const PRACTICE = text(
  'Valeurs d’usage du métier, à adapter à la machine.',
  'Values usual in the trade, to be adapted to the machine.',
);
