import { text } from '../../../../../language/index.ts';
import { box, circle } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** Three forces on one diaphragm, and the needle they move on its seat. */
export const valveForces: Drawing = {
  height: 300,
  shapes: [
    { look: 'part', d: 'M110 68Q170 36 230 68V82H110Z' },
    { look: 'key', d: 'M110 82H230' },
    { look: 'part', d: box(130, 82, 80, 122) },
    { look: 'part', d: box(146, 204, 48, 42, 3) },
    { look: 'liquid', d: 'M20 184H146' },
    { look: 'part', d: 'M130 102H164M176 102H210M130 152H158M182 152H210' },
    { look: 'thin', d: 'M170 82V150M158 174h24l-24 8h24l-24 8h24l-24 8h24l-24 8h24' },
    { look: 'key', d: 'M154 172H186L170 148Z' },
    { look: 'thin', d: 'M170 216V264M160 264H180' },
    { look: 'part', d: box(228, 104, 62, 32) },
    { look: 'low', d: 'M210 120H236l6-9l10 18l10-18l10 18l6-9H356' },
    { look: 'thin', d: 'M170 50V24H312V54a6 6 0 0 1 0 12V106' },
    { look: 'low', d: 'M210 92H240V60H346V120', width: 1.5 },
    { look: 'key', d: box(296, 104, 34, 14, 7) },
    {
      look: 'key',
      d: 'M186 50V70M180 62L186 72L192 62M148 100V86M142 92L148 85L154 92M206 240V212M200 220L206 211L212 220',
    },
    { look: 'thin', d: 'M184 164L224 178' },
  ],
  labels: [
    { at: [206, 62], says: 1 },
    { at: [116, 98], says: 2 },
    { at: [228, 226], says: 3 },
    { at: [234, 180], says: 4 },
    { at: [276, 60], says: 5 },
    { at: [20, 174], says: text('liquide', 'liquid'), anchor: 'start' },
    { at: [262, 154], says: text('évaporateur', 'evaporator') },
    { at: [318, 142], says: text('bulbe', 'bulb') },
    { at: [170, 284], says: text('vis de réglage', 'setting screw') },
  ],
  parts: [
    text('Pression du bulbe\u00a0: ouvre', 'Bulb pressure: opens'),
    text('Pression d’évaporation\u00a0: ferme', 'Evaporating pressure: closes'),
    text('Ressort\u00a0: ferme, et fait la surchauffe statique', 'Spring: closes, and makes the static superheat'),
    text(
      'Pointeau sous son siège\u00a0: la tige le pousse vers le bas pour ouvrir',
      'Needle under its seat: the rod pushes it down to open',
    ),
    text(
      'Égalisation externe, prise après le bulbe\u00a0: elle donne sous la membrane la pression de sortie de l’évaporateur',
      'External equaliser, taken after the bulb: it brings the outlet pressure of the evaporator under the diaphragm',
    ),
  ],
  description: text(
    'Coupe d’un détendeur thermostatique à égalisation externe. Sur la membrane, la pression du bulbe pousse vers l’ouverture\u202f; dessous, la pression d’évaporation et le ressort poussent vers la fermeture. Une tige mène de la membrane au pointeau, qui ferme son siège par-dessous. La vis, en bas, serre le ressort. Le bulbe est sur l’aspiration, la prise d’égalisation juste après lui.',
    'Section of a thermostatic valve with an external equaliser. On the diaphragm bulb pressure pushes to open; beneath it evaporating pressure and the spring push to close. A rod leads from the diaphragm to the needle, which closes its seat from below. The screw at the bottom tightens the spring. The bulb sits on the suction pipe, the equaliser tap just after it.',
  ),
  caption: text(
    'La vis ne règle pas un débit\u00a0: elle règle combien de kelvins le bulbe doit avoir d’avance.',
    'The screw sets no flow: it sets how many kelvins the bulb has to be ahead.',
  ),
};

/** The least superheat an evaporator holds still at. */
export const stableSuperheat: Drawing = {
  height: 260,
  shapes: [
    { look: 'thin', d: 'M50 230V26M44 36L50 24L56 36M50 230H346M336 224L348 230L336 236' },
    { look: 'gas', d: 'M50 230C70 150 120 110 330 60L50 60Z' },
    { look: 'high', d: 'M50 230C70 150 120 110 330 60' },
    { look: 'low', d: 'M120 230L300 60' },
    { look: 'dashed', d: 'M196 228L330 102' },
    { look: 'key', d: circle(288, 71, 5) },
  ],
  labels: [
    { at: [58, 22], says: text('puissance', 'capacity'), anchor: 'start' },
    { at: [346, 252], says: text('surchauffe', 'superheat'), anchor: 'end' },
    { at: [62, 82], says: text('instable\u00a0: pompe', 'unstable: hunts'), anchor: 'start' },
    { at: [128, 200], says: 1 },
    { at: [300, 154], says: 2 },
  ],
  parts: [
    text(
      'Vis desserrée\u00a0: la droite coupe la limite, le détendeur pompe',
      'Screw backed out: the line crosses the limit, the valve hunts',
    ),
    text('Vis serrée\u00a0: stable à toute charge', 'Screw turned in: steady at any load'),
  ],
  description: text(
    'La puissance d’un évaporateur selon la surchauffe. Une courbe sépare, à gauche, une zone instable. Une droite de détendeur trop basse la coupe aux fortes charges\u202f; une autre, plus à droite, ne la touche pas.',
    'Capacity of an evaporator against superheat. A curve bounds an unstable zone on the left. A valve line set too low crosses it at high loads; another, further right, never touches it.',
  ),
  caption: text(
    'Le réglage juste est la droite la plus à gauche qui reste hors de la zone qui pompe\u00a0: schéma, sans échelle.',
    'The right setting is the line furthest left that stays clear of the hunting zone: a sketch, not to scale.',
  ),
};
