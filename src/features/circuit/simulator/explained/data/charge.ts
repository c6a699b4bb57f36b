/** The charge of a circuit and what it is checked against. */
import { text } from '../../../../../language/index.ts';
import type { Explanations } from '../names.ts';

const SECTIONS = text(
  'Zivi, J. Heat Transfer 86 (1964) 247-252, pour le taux de vide\u00a0: une borne basse de la masse.',
  'Zivi, J. Heat Transfer 86 (1964) 247-252, for the void fraction: a low bound of the mass.',
);

export const CHARGE: Explanations<'charge'> = {
  total: {
    meaning: text(
      'Masse de fluide du circuit, section par section. Sans les volumes réels des échangeurs c’est un ordre de grandeur\u00a0: on pèse la charge à la mise en service.',
      'Mass of refrigerant in the circuit, section by section. Without the real volumes of the exchangers it is an order of magnitude: the charge is weighed at commissioning.',
    ),
    formula: text('Σ volume · masse volumique moyenne', 'Σ volume · mean density'),
    range: text('Sous la charge permise par le local et par la loi.', 'Below what the room and the law allow.'),
    source: SECTIONS,
    page: 'charge',
  },
  density: {
    meaning: text(
      'Masse volumique moyenne de la section\u202f; dans un échangeur, liquide et vapeur ensemble.',
      'Mean density of the section; in an exchanger, liquid and vapour together.',
    ),
    formula: text(
      'ρ = α·ρ_vapeur + (1 − α)·ρ_liquide, α taux de vide',
      'ρ = α·ρ_vapour + (1 − α)·ρ_liquid, α the void fraction',
    ),
    range: text('Entre celles de la vapeur et du liquide saturés.', 'Between those of saturated vapour and liquid.'),
    source: SECTIONS,
    page: 'charge',
  },
  leak: {
    meaning: text(
      'Tous les combien la loi fait chercher les fuites\u00a0: par tonnes équivalent CO₂ pour les HFC, par kilogrammes pour les HFO.',
      'How often the law has leaks looked for: by tonnes of CO₂ equivalent for HFCs, by kilograms for HFOs.',
    ),
    formula: text('t éq. CO₂ = charge (kg) · PRP / 1000', 't CO₂e = charge (kg) · GWP / 1000'),
    range: text('Selon la classe de la charge.', 'By the class of the charge.'),
    source: text('Règlement (UE) 2024/573, articles 5 et 6.', 'Regulation (EU) 2024/573, articles 5 and 6.'),
    page: 'charge',
  },
  receiver: {
    meaning: text(
      'Si la bouteille liquide reçoit toute la charge, sauf ce qui reste à l’aspiration, à sa température maximale.',
      'Whether the liquid receiver takes the whole charge, but what stays in the suction, at its highest temperature.',
    ),
    formula: text(
      'volume minimal = masse / masse volumique au remplissage permis',
      'least volume = mass / density at the fill allowed',
    ),
    range: text('Volume du réservoir au-dessus du volume minimal.', 'Receiver volume above the least volume.'),
    source: text('Bilan de masse de deux phases saturées.', 'Mass balance of two saturated phases.'),
    page: 'receiver',
  },
  room: {
    meaning: text(
      'La plus grande charge que le local permet, par la toxicité et l’inflammabilité du fluide.',
      'The largest charge the room allows, by toxicity and flammability of the refrigerant.',
    ),
    formula: text(
      'Tableaux C.1 et C.2\u202f; confort\u00a0: m = 2,5·LII^(5/4)·h₀·√A',
      'Tables C.1 and C.2; comfort: m = 2.5·LFL^(5/4)·h₀·√A',
    ),
    range: text('Charge au plus égale à celle permise.', 'Charge at most what is allowed.'),
    source: text(
      'EN 378-1:2016+A1:2020, annexe C, d’après une transcription.',
      'EN 378-1:2016+A1:2020, annex C, from a transcription.',
    ),
    page: 'room',
  },
};
