import { text } from '../../../../../language/index.ts';
import { box, circle } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** Three forces on one diaphragm. */
export const valveForces: Drawing = {
  height: 300,
  shapes: [
    { look: 'part', d: 'M110 66Q170 36 230 66V80H110Z' },
    { look: 'key', d: 'M110 80H230' },
    { look: 'part', d: box(130, 80, 80, 120) },
    { look: 'thin', d: 'M170 80V150M156 208h28M156 216h28M156 224h28M156 232h28' },
    { look: 'part', d: box(146, 200, 48, 42, 3) },
    { look: 'liquid', d: 'M20 160H130' },
    { look: 'part', d: box(226, 144, 64, 32) },
    { look: 'low', d: 'M210 160H236l6-9l10 18l10-18l10 18l6-9H354' },
    { look: 'thin', d: 'M170 48V28H322V142' },
    { look: 'key', d: box(304, 142, 36, 16, 7) },
    { look: 'thin', d: 'M170 242V262M160 262H180' },
    {
      look: 'key',
      d: 'M170 54V72M164 64L170 74L176 64M150 120V90M144 98L150 88L156 98M190 196V168M184 176L190 166L196 176',
    },
  ],
  labels: [
    { at: [198, 67], says: 1 },
    { at: [150, 136], says: 2 },
    { at: [168, 183], says: 3 },
    { at: [20, 150], says: text('liquide', 'liquid'), anchor: 'start' },
    { at: [258, 134], says: text('évaporateur', 'evaporator') },
    { at: [322, 182], says: text('bulbe', 'bulb') },
    { at: [170, 282], says: text('vis de réglage', 'setting screw') },
  ],
  parts: [
    text('Pression du bulbe\u00a0: ouvre', 'Bulb pressure: opens'),
    text('Pression d’évaporation\u00a0: ferme', 'Evaporating pressure: closes'),
    text('Ressort\u00a0: ferme, et fait la surchauffe statique', 'Spring: closes, and makes the static superheat'),
  ],
  description: text(
    'Coupe d’un détendeur thermostatique. Sur la membrane, la pression du bulbe pousse vers l’ouverture\u202f; dessous, la pression d’évaporation et le ressort poussent vers la fermeture. La vis, en bas, serre le ressort. Le bulbe est sur l’aspiration.',
    'Section of a thermostatic valve. On the diaphragm bulb pressure pushes to open; beneath it evaporating pressure and the spring push to close. The screw at the bottom tightens the spring. The bulb sits on the suction pipe.',
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
