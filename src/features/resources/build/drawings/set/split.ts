import { text } from '../../../../../language/index.ts';
import { box, circle } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** What counts as length, and where the scales stand. */
export const splitWeighing: Drawing = {
  height: 300,
  shapes: [
    { look: 'part', d: box(6, 30, 108, 34) },
    { look: 'part', d: box(230, 150, 110, 84) },
    { look: 'thin', d: circle(285, 192, 28) },
    { look: 'liquid', d: 'M114 42H170V206H230', width: 2 },
    { look: 'low', d: 'M114 54H158V220H230' },
    { look: 'thin', d: 'M186 42V206M180 42H192M180 206H192' },
    { look: 'part', d: box(70, 240, 44, 40, 10) },
    { look: 'part', d: box(54, 284, 76, 10, 2) },
    { look: 'key', d: 'M114 252C160 252 190 246 230 226' },
    { look: 'part', d: circle(224, 206, 5) },
    { look: 'part', d: circle(224, 220, 5) },
  ],
  labels: [
    { at: [60, 52], says: text('unité intérieure', 'indoor unit') },
    { at: [285, 256], says: text('unité extérieure', 'outdoor unit') },
    { at: [206, 120], says: 1 },
    { at: [40, 262], says: 2 },
    { at: [176, 268], says: 3 },
  ],
  parts: [
    text(
      'Longueur\u00a0: celle d’un seul tube, le liquide, coudes compris',
      'Length: that of one pipe, the liquid, bends included',
    ),
    text('Bouteille sur sa balance, mise à zéro', 'Cylinder on its scales, set to zero'),
    text('Flexible court, purgé, sur la vanne de service', 'Short hose, purged, on the service valve'),
  ],
  description: text(
    'Un split\u00a0: l’unité intérieure en haut à gauche, l’unité extérieure en bas à droite, deux tubes entre elles dont la longueur est cotée une fois. Une bouteille posée sur une balance est reliée à la vanne de service.',
    'A split system: the indoor unit top left, the outdoor unit bottom right, two pipes between them whose length is measured once. A cylinder on scales is joined to the service valve.',
  ),
  caption: text(
    'On compte le tube liquide une fois, aller simple, et l’on pèse ce que l’on ajoute.',
    'Count the liquid pipe once, one way, and weigh what goes in.',
  ),
};
