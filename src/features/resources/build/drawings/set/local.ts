import { text } from '../../../../../language/index.ts';
import { box } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** The four heights a leak falls from, in the comfort formula. */
export const installHeights: Drawing = {
  height: 234,
  shapes: [
    { look: 'ground', d: 'M10 214H350V228H10ZM10 20H350V30H10Z' },
    { look: 'part', d: 'M10 30V214M350 30V214' },
    { look: 'part', d: box(34, 166, 54, 48) },
    { look: 'part', d: box(124, 122, 46, 40) },
    { look: 'part', d: box(204, 66, 66, 24) },
    { look: 'part', d: box(292, 30, 50, 16, 3) },
    { look: 'key', d: 'M61 180V212M147 162V212M237 90V212M317 46V212' },
    {
      look: 'gas',
      d: 'M20 214Q61 196 102 214ZM106 214Q147 198 188 214ZM194 214Q237 201 280 214ZM284 214Q317 204 349 214Z',
    },
  ],
  labels: [
    { at: [61, 151], says: 1 },
    { at: [147, 107], says: 2 },
    { at: [237, 51], says: 3 },
    { at: [276, 42], says: 4 },
  ],
  parts: [
    text('Au sol', 'On the floor'),
    text('En fenêtre', 'In a window'),
    text('Au mur', 'On a wall'),
    text('Au plafond', 'In the ceiling'),
  ],
  description: text(
    'Une pièce en coupe avec quatre unités, au sol, en fenêtre, au mur et au plafond. De chacune une fuite tombe au sol\u202f; la nappe est d’autant plus mince qu’elle tombe de haut.',
    'A room in section with four units: on the floor, in a window, on a wall, in the ceiling. From each a leak falls to the floor; the layer is the thinner the higher it falls from.',
  ),
  caption: text(
    'Plus la fuite tombe de haut, mieux elle se mêle à l’air, et plus la norme admet de charge.',
    'The higher a leak falls from, the better it mixes with the air, and the more charge the standard allows.',
  ),
};
