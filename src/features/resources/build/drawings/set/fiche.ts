import { text } from '../../../../../language/index.ts';
import { box, circle } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** Which label a leak check ends with. */
export const leakLabels: Drawing = {
  height: 260,
  shapes: [
    { look: 'part', d: box(100, 10, 160, 34) },
    { look: 'key', d: 'M140 44L92 96M90 84L92 96L104 92M220 44L264 96M252 92L264 96L266 84' },
    { look: 'low', d: circle(88, 140, 34), width: 5 },
    { look: 'low', d: circle(262, 132, 34), width: 5 },
    { look: 'part', d: circle(272, 146, 34) },
    { look: 'high', d: circle(272, 146, 34), width: 5 },
    { look: 'key', d: 'M272 184V212M266 204L272 212L278 204' },
    { look: 'part', d: box(196, 214, 152, 34) },
  ],
  labels: [
    { at: [180, 32], says: text('contrôle', 'leak check') },
    { at: [58, 70], says: text('rien trouvé', 'nothing found') },
    { at: [310, 70], says: text('fuite', 'leak') },
    { at: [88, 145], says: text('bleue', 'blue') },
    { at: [272, 151], says: text('rouge', 'red') },
    { at: [272, 236], says: text('réparer ou vider', 'repair or empty') },
  ],
  description: text(
    'Le contrôle d’étanchéité mène à deux vignettes. Rien trouvé\u00a0: une vignette bleue. Une fuite qui reste\u00a0: une vignette rouge collée sur la bleue, puis la réparation, ou l’arrêt et la vidange.',
    'The leak check leads to two labels. Nothing found: a blue one. A leak that remains: a red one stuck over the blue, then repair, or shutdown and emptying.',
  ),
  caption: text(
    'La rouge couvre la bleue\u00a0: tant qu’elle est là, on ne recharge pas.',
    'The red one covers the blue one: while it is there, nothing is recharged.',
  ),
};
