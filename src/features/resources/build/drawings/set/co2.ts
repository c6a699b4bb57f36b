import { text } from '../../../../../language/index.ts';
import { box, circle } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** A booster rack: two levels of cold, a receiver between two valves. */
export const co2Booster: Drawing = {
  height: 330,
  shapes: [
    { look: 'high', d: 'M300 112V40H262M138 40H60V92' },
    { look: 'liquid', d: 'M60 116V142M60 192V224H110M60 224V282H110' },
    { look: 'low', d: 'M134 224H162M238 224H300M134 282H162M238 282H252M288 282H326V152H300M300 224V152' },
    { look: 'dashed', d: 'M100 160H206M230 160H300' },
    { look: 'part', d: box(138, 22, 124, 36) },
    { look: 'part', d: 'M48 92H72L48 116H72Z' },
    { look: 'part', d: box(20, 142, 80, 50, 14) },
    { look: 'part', d: 'M110 216V232L134 216V232ZM110 274V290L134 274V290ZM206 152V168L230 152V168Z' },
    { look: 'part', d: box(162, 206, 76, 36) },
    { look: 'part', d: box(162, 264, 76, 36) },
    { look: 'part', d: circle(300, 132, 20) },
    { look: 'part', d: circle(270, 282, 18) },
    { look: 'thin', d: 'M22 104H46M218 140V150M334 132H320M270 316V300' },
  ],
  labels: [
    { at: [200, 45], says: text('refroidisseur', 'gas cooler') },
    { at: [60, 172], says: text('bouteille', 'receiver') },
    { at: [200, 229], says: text('positif', 'chilled') },
    { at: [200, 287], says: text('négatif', 'frozen') },
    { at: [11, 104], says: 1 },
    { at: [218, 129], says: 2 },
    { at: [345, 132], says: 3 },
    { at: [270, 319], says: 4 },
  ],
  parts: [
    text(
      'Vanne HP\u00a0: elle règle la pression du refroidisseur',
      'High-pressure valve: it sets the pressure of the gas cooler',
    ),
    text('Bipasse\u00a0: il évacue la vapeur de la bouteille', 'Bypass valve: it lets the vapour of the receiver out'),
    text('Compresseurs MT, l’étage haut', 'MT compressors, the high stage'),
    text(
      'Compresseurs BT, l’étage bas, qui refoulent à l’aspiration MT',
      'LT compressors, the low stage, discharging into the MT suction',
    ),
  ],
  description: text(
    'Schéma d’une centrale booster au CO₂\u00a0: l’étage haut refoule au refroidisseur de gaz, une vanne HP détend dans la bouteille, dont le liquide alimente les évaporateurs positifs et négatifs. L’étage bas refoule à l’aspiration de l’étage haut, où revient aussi, par un bipasse, la vapeur de la bouteille.',
    'A CO₂ booster rack: the high stage discharges into the gas cooler, a high-pressure valve expands into the receiver, whose liquid feeds chilled and frozen evaporators. The low stage discharges into the suction of the high stage, where the vapour of the receiver returns too through a bypass.',
  ),
  caption: text(
    'Deux réglages séparés\u00a0: la vanne HP tient le refroidisseur, le bipasse tient la bouteille.',
    'Two separate controls: the high-pressure valve holds the gas cooler, the bypass holds the receiver.',
  ),
};
