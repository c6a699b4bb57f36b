import { text } from '../../../../../language/index.ts';
import { box } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** Refrigerant in the room, or water alone. */
export const erpCircuits: Drawing = {
  height: 208,
  shapes: [
    { look: 'ground', d: 'M8 196H172V204H8ZM188 196H352V204H188Z' },
    { look: 'part', d: 'M66 196V56H172V196M246 196V56H352V196' },
    { look: 'gas', d: 'M70 196Q118 158 168 196Z' },
    { look: 'part', d: box(12, 150, 40, 46) },
    { look: 'liquid', d: 'M52 162H84V92H96M52 178H90V100H96' },
    { look: 'part', d: box(96, 82, 62, 26) },
    { look: 'part', d: box(192, 142, 42, 54) },
    { look: 'liquid', d: 'M200 152H224V186H204V166' },
    { look: 'low', d: 'M234 162H264V92H276M234 178H270V100H276' },
    { look: 'part', d: box(276, 82, 62, 26) },
  ],
  labels: [
    { at: [119, 40], says: text('fluide dedans', 'refrigerant indoors') },
    { at: [299, 40], says: text('eau dedans', 'water indoors') },
    { at: [126, 146], says: 1 },
    { at: [306, 146], says: 2 },
    { at: [32, 136], says: text('air libre', 'outdoors') },
    { at: [213, 128], says: text('air libre', 'outdoors') },
  ],
  parts: [
    text(
      'Une fuite peut verser la charge dans la pièce\u00a0: l’article CH 35 la limite',
      'A leak can empty the charge into the room: article CH 35 limits it',
    ),
    text(
      'Le circuit reste à l’air libre, seule l’eau entre\u00a0: pas de charge par local',
      'The circuit stays in the open air and only water comes in: no charge per room',
    ),
  ],
  description: text(
    'Deux bâtiments. Dans le premier, des tuyaux de fluide vont de l’unité extérieure à l’unité intérieure, et une nappe de gaz s’étale au sol de la pièce. Dans le second, le circuit est fermé dans un monobloc dehors\u202f; seuls deux tuyaux d’eau entrent.',
    'Two buildings. In the first, refrigerant pipes run from the outdoor to the indoor unit, and a layer of gas spreads on the floor of the room. In the second the circuit is closed inside a monobloc outdoors; only two water pipes come in.',
  ),
  caption: text(
    'La première question n’est pas «\u00a0combien\u202f?\u00a0» mais «\u00a0où\u202f?\u00a0»\u00a0: ce qui reste dehors ne se compte pas dans les locaux.',
    'The first question is not “how much?” but “where?”: what stays outdoors is not counted in the rooms.',
  ),
};

/** Where a joint may come apart. */
export const erpJoints: Drawing = {
  height: 172,
  shapes: [
    { look: 'ground', d: 'M176 30H184V168H176Z' },
    { look: 'part', d: box(10, 70, 66, 66) },
    { look: 'part', d: box(284, 76, 66, 40) },
    { look: 'liquid', d: 'M76 96H284' },
    { look: 'dashed', d: 'M54 96a34 34 0 1 0 68 0a34 34 0 1 0 -68 0M238 96a34 34 0 1 0 68 0a34 34 0 1 0 -68 0' },
    { look: 'key', d: 'M82 89H94V103H82ZM266 89H278V103H266Z' },
    { look: 'part', d: 'M146 91V101M152 91V101M208 91V101M214 91V101' },
    { look: 'thin', d: 'M149 88V64M211 88V64M88 86V46M272 86V46' },
  ],
  labels: [
    { at: [43, 156], says: text('dehors', 'outdoors') },
    { at: [317, 156], says: text('dedans', 'indoors') },
    { at: [88, 34], says: 1 },
    { at: [272, 34], says: 1 },
    { at: [149, 52], says: 2 },
    { at: [211, 52], says: 2 },
    { at: [136, 140], says: 3 },
    { at: [224, 140], says: 3 },
  ],
  parts: [
    text(
      'Raccord démontable\u00a0: seulement où l’unité rejoint sa tuyauterie',
      'Joint that comes apart: only where a unit meets its piping',
    ),
    text('Partout ailleurs, brasé ou soudé', 'Everywhere else, brazed or welded'),
    text(
      'Distance de sécurité autour de ce qui se démonte\u00a0: l’article la fixe',
      'Safety distance around what comes apart: the article sets it',
    ),
  ],
  description: text(
    'Une tuyauterie entre une unité extérieure et une unité intérieure, à travers un mur. Les raccords démontables ne sont qu’aux deux unités, chacun entouré d’un cercle en tirets, la distance de sécurité\u202f; entre eux, des assemblages brasés.',
    'Piping between an outdoor and an indoor unit, through a wall. Joints that come apart are at the two units only, each within a dashed circle, the safety distance; between them the joints are brazed.',
  ),
  caption: text(
    'Deux raccords par tube, pas un de plus, et aucune source d’inflammation à leur portée\u00a0: on le voit sur le plan.',
    'Two joints per pipe and not one more, and no ignition source within their reach: the drawing shows it.',
  ),
};
