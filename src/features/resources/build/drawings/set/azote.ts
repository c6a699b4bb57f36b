import { text } from '../../../../../language/index.ts';
import { box, circle } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** What stands between the cylinder and the circuit. */
export const nitrogenRig: Drawing = {
  height: 230,
  shapes: [
    { look: 'part', d: 'M30 206V86Q30 66 50 66Q70 66 70 86V206Z' },
    { look: 'key', d: 'M50 66V44H96' },
    { look: 'part', d: circle(114, 44, 18) },
    { look: 'key', d: 'M132 44H230' },
    { look: 'part', d: 'M164 44L152 16H176Z' },
    { look: 'part', d: 'M198 36L222 52V36L198 52Z' },
    { look: 'key', d: 'M230 44V100' },
    { look: 'part', d: box(200, 100, 140, 100, 8) },
    { look: 'high', d: 'M220 128H320M320 128V172' },
    { look: 'low', d: 'M220 128V172H320' },
    { look: 'part', d: circle(284, 66, 18) },
    { look: 'thin', d: 'M284 66L294 56M284 84V100M114 82V66M188 16H176M210 82V54M318 66H304' },
  ],
  labels: [
    { at: [50, 140], says: text('N₂', 'N₂') },
    { at: [270, 155], says: text('circuit', 'circuit') },
    { at: [114, 93], says: 1 },
    { at: [199, 16], says: 2 },
    { at: [210, 82], says: 3 },
    { at: [329, 66], says: 4 },
  ],
  parts: [
    text('Détendeur de bouteille, réglé sur la pression d’essai', 'Cylinder regulator, set to the test pressure'),
    text('Soupape, tarée pour le circuit, évacuée dehors', 'Relief valve, set for the circuit, led outside'),
    text(
      'Vanne d’isolement\u00a0: fermée, bouteille débranchée pendant la tenue',
      'Shut-off valve: closed, cylinder disconnected while the pressure is held',
    ),
    text('Manomètre sur le circuit, pas sur la bouteille', 'Gauge on the circuit, not on the cylinder'),
  ],
  description: text(
    'De la bouteille d’azote au circuit\u00a0: détendeur, soupape, vanne d’isolement, puis le circuit avec son propre manomètre.',
    'From the nitrogen cylinder to the circuit: regulator, relief valve, shut-off valve, then the circuit with its own gauge.',
  ),
  caption: text(
    'Sans détendeur ni soupape, c’est la pression de la bouteille entière que le circuit peut voir.',
    'Without regulator and relief valve, the circuit may see the whole pressure of the cylinder.',
  ),
};

/** Strength test, then tightness test. */
export const twoTests: Drawing = {
  height: 240,
  shapes: [
    { look: 'thin', d: 'M40 206V14M35 24L40 14L45 24M40 206H346M336 201L346 206L336 211' },
    { look: 'dashed', d: 'M40 60H346M40 46H346' },
    { look: 'high', d: 'M40 206L64 126H80L84 110H94L98 94H108L112 78H122L126 62H136L140 46H184' },
    { look: 'key', d: 'M184 46L196 90H340' },
  ],
  labels: [
    { at: [340, 38], says: text('1,1 × PS', '1.1 × PS'), anchor: 'end' },
    { at: [340, 76], says: text('PS', 'PS'), anchor: 'end' },
    { at: [118, 140], says: text('résistance', 'strength'), anchor: 'start' },
    { at: [340, 112], says: text('étanchéité', 'tightness'), anchor: 'end' },
    { at: [193, 228], says: text('temps', 'time') },
    { at: [54, 24], says: text('pression', 'pressure'), anchor: 'start' },
  ],
  description: text(
    'Pression en fonction du temps\u00a0: elle monte d’un trait à la moitié, puis par paliers jusqu’à 1,1 × PS, tient un moment, redescend sous PS et y reste longtemps.',
    'Pressure against time: it rises at once to half, then in steps to 1.1 × PS, holds a while, falls below PS and stays there for long.',
  ),
  caption: text(
    'L’épreuve de résistance d’abord, personne à côté\u202f; l’essai d’étanchéité ensuite, sous PS, où l’on peut approcher.',
    'The strength test first, with nobody near; then the tightness test, below PS, which may be approached.',
  ),
};
