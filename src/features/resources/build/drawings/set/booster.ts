import { text } from '../../../../../language/index.ts';
import { box, circle } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** A booster rack whose receiver has a compressor of its own for its vapour. */
export const co2Parallel: Drawing = {
  height: 330,
  shapes: [
    { look: 'high', d: 'M300 112V40H262M138 40H60V92M218 142V84H300' },
    { look: 'liquid', d: 'M60 116V142M60 192V224H110M60 224V282H110' },
    { look: 'low', d: 'M134 224H162M238 224H300M134 282H162M238 282H252M288 282H326V152H300M300 224V152M100 160H200' },
    { look: 'part', d: box(138, 22, 124, 36) },
    { look: 'part', d: 'M48 92H72L48 116H72Z' },
    { look: 'part', d: box(20, 142, 80, 50, 14) },
    { look: 'part', d: 'M110 216V232L134 216V232ZM110 274V290L134 274V290Z' },
    { look: 'part', d: box(162, 206, 76, 36) },
    { look: 'part', d: box(162, 264, 76, 36) },
    { look: 'part', d: circle(300, 132, 20) },
    { look: 'part', d: circle(218, 160, 18) },
    { look: 'part', d: circle(270, 282, 18) },
    { look: 'thin', d: 'M22 104H46M236 160H248M334 132H320M270 316V300' },
  ],
  labels: [
    { at: [200, 45], says: text('refroidisseur', 'gas cooler') },
    { at: [60, 172], says: text('bouteille', 'receiver') },
    { at: [200, 229], says: text('positif', 'chilled') },
    { at: [200, 287], says: text('négatif', 'frozen') },
    { at: [11, 104], says: 1 },
    { at: [258, 165], says: 2 },
    { at: [345, 132], says: 3 },
    { at: [270, 319], says: 4 },
  ],
  parts: [
    text('Vanne HP\u00a0: tout le débit y passe', 'High-pressure valve: the whole flow passes through it'),
    text(
      'Compresseur parallèle\u00a0: il aspire la vapeur de la bouteille',
      'Parallel compressor: it draws the vapour of the receiver',
    ),
    text('Compresseurs MT', 'MT compressors'),
    text('Compresseurs BT, qui refoulent à l’aspiration MT', 'LT compressors, discharging into the MT suction'),
  ],
  description: text(
    'Schéma d’un booster au CO₂ à compression parallèle\u00a0: la vapeur de la bouteille va à un compresseur qui refoule au refroidisseur de gaz, à côté des compresseurs MT, sans être détendue jusqu’à leur aspiration.',
    'A CO₂ booster with parallel compression: the vapour of the receiver goes to a compressor that discharges to the gas cooler beside the MT compressors, without being expanded down to their suction.',
  ),
  caption: text(
    'La vapeur part de la pression de la bouteille, et non de celle des évaporateurs MT\u00a0: moins de taux à franchir.',
    'The vapour starts from the receiver’s pressure, not from that of the MT evaporators: a smaller ratio to climb.',
  ),
};
