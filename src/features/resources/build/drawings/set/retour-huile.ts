import { text } from '../../../../../language/index.ts';
import { citedText } from '../../figures/cited.ts';
import { box } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** A small riser that always carries, a large one that an oil trap shuts. */
export const doubleRiser: Drawing = {
  height: 290,
  shapes: [
    { look: 'oil', d: 'M222 244v4q0 16 16 16h6q16 0 16-16v-4' },
    { look: 'low', d: 'M94 226H222' },
    { look: 'low', d: 'M160 226V60' },
    { look: 'low', d: 'M222 226v22q0 16 16 16h6q16 0 16-16V36h-22V60H14', width: 6 },
    { look: 'part', d: box(10, 206, 84, 40) },
    { look: 'key', d: 'M146 190V110M140 122L146 110L152 122M100 78H40M52 72L40 78L52 84' },
    { look: 'thin', d: 'M114 140H156M306 140H266M306 258H268' },
  ],
  labels: [
    { at: [103, 140], says: 1 },
    { at: [317, 140], says: 2 },
    { at: [317, 258], says: 3 },
    { at: [52, 231], says: text('évaporateur', 'evaporator') },
    { at: [14, 46], says: text('vers le compresseur', 'to the compressor'), anchor: 'start' },
  ],
  parts: [
    text('Petite colonne\u00a0: à la taille du débit le plus faible', 'Small riser: sized for the lowest flow'),
    text(
      'Grande colonne, qui rejoint la conduite par le dessus\u00a0: ouverte à plein débit seulement',
      'Large riser, joining the line from above: open at full flow only',
    ),
    text('Siphon court, que l’huile remplit quand le débit baisse', 'Short trap, which oil fills when the flow falls'),
  ],
  description: text(
    'Deux colonnes montent côte à côte de l’évaporateur vers le compresseur\u00a0: une petite, directe, et une grande, précédée d’un siphon plein d’huile. Les deux rejoignent la conduite du haut.',
    'Two risers side by side from the evaporator to the compressor: a small direct one, and a large one behind a trap full of oil. Both join the line at the top.',
  ),
  caption: text(
    'À débit faible, l’huile ferme le siphon et toute la vapeur prend la petite colonne\u202f; à plein débit, elle le débouche.',
    'At low flow oil closes the trap and all the vapour takes the small riser; at full flow the vapour blows it clear.',
  ),
};

/** Where traps stand on one riser. */
export const riserTraps: Drawing = {
  height: 320,
  shapes: [
    { look: 'oil', d: 'M120 288v4q0 14 14 14h8q14 0 14-14v-4M156 176q0 14 14 14h0q14 0 14-14' },
    {
      look: 'low',
      d: 'M94 270H120v22q0 14 14 14h8q14 0 14-14V176q0 14 14 14h0q14 0 14-14V36q0-14 14-14h4q14 0 14 14V54L346 59',
    },
    { look: 'part', d: box(10, 250, 84, 40) },
    { look: 'thin', d: 'M250 306H160M250 190H188M250 22H218' },
    { look: 'thin', d: 'M300 80V290M294 80H306M294 290H306' },
    { look: 'key', d: 'M264 68l56 5M311 66.500l9 6.500l-10 5' },
  ],
  labels: [
    { at: [261, 306], says: 1 },
    { at: [261, 190], says: 2 },
    { at: [261, 22], says: 3 },
    { at: [52, 275], says: text('évaporateur', 'evaporator') },
    { at: [346, 48], says: text('compresseur', 'compressor'), anchor: 'end' },
    { at: [292, 250], says: text('hauteur', 'height'), anchor: 'end' },
  ],
  parts: [
    text(
      'Siphon au pied\u00a0: l’huile s’y rassemble avant de monter',
      'Trap at the foot: oil gathers there before it climbs',
    ),
    text(
      `Siphon intermédiaire, tous les ${citedText('oil-traps-danfoss', 'fr')}`,
      `Trap on the way, every ${citedText('oil-traps-danfoss', 'en')}`,
    ),
    text(
      'Crosse en tête, plus haute que la conduite\u00a0: rien ne redescend',
      'Inverted bend, higher than the line: nothing runs back',
    ),
  ],
  description: text(
    'Une colonne montante part de l’évaporateur par un siphon, en a un second à mi-hauteur et finit par une crosse qui passe au-dessus de la conduite en pente vers le compresseur.',
    'A riser leaves the evaporator through a trap, has a second half-way up and ends in a bend that passes above the line sloping to the compressor.',
  ),
  caption: text(
    'Au pied, à mi-hauteur, en tête\u00a0: trois formes de tube, et une pente dans le sens du gaz.',
    'At the foot, on the way, at the top: three shapes of pipe, and a slope along the gas.',
  ),
};
