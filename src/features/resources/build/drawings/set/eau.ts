import { text } from '../../../../../language/index.ts';
import { box, circle } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** Which water counts when every valve is shut. */
export const chilledLoop: Drawing = {
  height: 280,
  shapes: [
    { look: 'part', d: box(14, 90, 70, 100) },
    { look: 'low', d: 'M84 110H286V70H330V122' },
    { look: 'high', d: 'M330 158V214H190M150 214H108V170H84' },
    { look: 'low', d: 'M286 110V214' },
    { look: 'part', d: 'M276 150H296L276 174H296Z' },
    { look: 'part', d: box(314, 122, 32, 36) },
    { look: 'part', d: 'M320 174H340L320 198H340Z' },
    { look: 'part', d: box(150, 192, 40, 60, 10) },
    { look: 'part', d: circle(129, 214, 12) },
    { look: 'part', d: circle(232, 244, 14) },
    { look: 'thin', d: 'M232 230V214M262 162H274M129 226V238M264 244H248' },
  ],
  labels: [
    { at: [49, 144], says: text('groupe', 'chiller') },
    { at: [129, 250], says: 1 },
    { at: [170, 226], says: 2 },
    { at: [275, 244], says: 3 },
    { at: [251, 162], says: 4 },
    { at: [330, 140], says: 5 },
  ],
  parts: [
    text('Pompe', 'Pump'),
    text('Ballon tampon, sur le retour', 'Buffer, on the return'),
    text('Vase d’expansion, sur l’aspiration de la pompe', 'Expansion vessel, on the suction of the pump'),
    text('Décharge\u00a0: garde un débit quand les vannes ferment', 'Bypass: keeps a flow when valves shut'),
    text('Batterie et sa vanne', 'Coil and its valve'),
  ],
  description: text(
    'Une boucle d’eau glacée\u00a0: groupe, batterie et sa vanne, puis, au retour, vase d’expansion, ballon tampon et pompe. Une décharge relie départ et retour avant la batterie.',
    'A chilled-water loop: chiller, coil and its valve, then, on the return, expansion vessel, buffer tank and pump. A bypass joins flow and return before the coil.',
  ),
  caption: text(
    'Vannes fermées, il ne reste que la boucle par la décharge\u00a0: c’est son eau qui fait durer la marche.',
    'With the valves shut only the loop through the bypass is left: its water is what makes a run last.',
  ),
};
