import { text } from '../../../../../language/index.ts';
import { box, circle } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

const BUBBLES = [
  [232, 150, 3],
  [227, 124, 4],
  [232, 102, 5],
  [228, 80, 6],
  [230, 57, 7],
] as const;

/** A liquid line that climbs: pressure falls, bubbles come. */
export const liquidRiser: Drawing = {
  height: 280,
  shapes: [
    { look: 'liquid', d: 'M90 232H220V44H322M90 244H240V64H322', width: 2 },
    { look: 'part', d: box(14, 170, 76, 86, 14) },
    { look: 'liquid', d: 'M14 206H90' },
    { look: 'part', d: box(128, 226, 34, 24, 6) },
    { look: 'part', d: 'M322 42L346 66V42L322 66Z' },
    { look: 'key', d: BUBBLES.map(([x, y, r]) => circle(x, y, r)).join('') },
    { look: 'thin', d: 'M276 70V238M270 70H282M270 238H282' },
    { look: 'thin', d: 'M180 96H218M145 204V224' },
  ],
  labels: [
    { at: [52, 232], says: text('réservoir', 'receiver') },
    { at: [288, 150], says: text('hauteur', 'height'), anchor: 'start' },
    { at: [346, 30], says: text('détendeur', 'expansion valve'), anchor: 'end' },
    { at: [169, 96], says: 1 },
    { at: [145, 193], says: 2 },
  ],
  parts: [
    text(
      'La pression baisse de la colonne de liquide, puis du frottement\u00a0: au-dessous de la bulle, le liquide se vaporise',
      'Pressure falls by the column of liquid, then by friction: below the bubble point the liquid boils',
    ),
    text('Déshydrateur\u00a0: une chute de pression de plus', 'Filter-drier: one more pressure drop'),
  ],
  description: text(
    'Une ligne liquide va du réservoir au détendeur par un déshydrateur, puis monte. Des bulles apparaissent dans la montée et grossissent jusqu’au détendeur.',
    'A liquid line runs from the receiver through a filter-drier, then climbs to the expansion valve. Bubbles appear in the climb and grow up to the valve.',
  ),
  caption: text(
    'Le liquide sort du réservoir à la saturation\u00a0: s’il monte sans avoir été refroidi, il bout avant le détendeur.',
    'Liquid leaves the receiver at saturation: if it climbs without being cooled, it boils before the valve.',
  ),
};
