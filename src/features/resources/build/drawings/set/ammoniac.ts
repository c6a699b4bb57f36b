import { text } from '../../../../../language/index.ts';
import { box, circle } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** Draining oil with a valve that shuts itself, from a pot whose vent stays open while it warms. */
export const oilDrain: Drawing = {
  height: 280,
  shapes: [
    { look: 'part', d: 'M40 60Q40 30 130 30Q220 30 220 60V150Q220 176 130 176Q40 176 40 150Z' },
    { look: 'liquid', d: 'M40 76H220' },
    { look: 'oil', d: 'M70 162H190' },
    { look: 'low', d: 'M130 176V226H250V244' },
    { look: 'part', d: 'M120 190H140L120 210H140Z' },
    { look: 'key', d: 'M190 216V236L210 216V236ZM200 226V196M186 196H214' },
    { look: 'part', d: box(232, 246, 40, 30, 3) },
    { look: 'thin', d: 'M120 200H90M216 196H240' },
    { look: 'thin', d: circle(320, 110, 16) },
    { look: 'thin', d: 'M320 126V190M320 146L300 166M320 146L340 166M320 190L306 226M320 190L334 226' },
    { look: 'key', d: 'M308 108H332V120H308Z' },
    { look: 'low', d: 'M180 32V16H262' },
    { look: 'key', d: 'M212 8V24L232 8V24Z' },
    { look: 'liquid', d: 'M6 96H40' },
    { look: 'part', d: 'M12 88V104L32 88V104Z' },
    { look: 'part', d: 'M92 24L100 8L108 24ZM100 24V31' },
  ],
  labels: [
    { at: [130, 108], says: text('ammoniac liquide', 'liquid ammonia') },
    { at: [130, 148], says: text('huile', 'oil') },
    { at: [79, 200], says: 1 },
    { at: [251, 196], says: 2 },
    { at: [290, 262], says: 3 },
    { at: [320, 84], says: 4 },
    { at: [250, 38], says: 5 },
    { at: [268, 21], says: text('aspiration', 'suction'), anchor: 'start' },
    { at: [22, 76], says: 6 },
    { at: [76, 20], says: 7 },
  ],
  parts: [
    text('Vanne d’arrêt', 'Stop valve'),
    text(
      'Vanne à fermeture rapide, que la main tient ouverte et qu’un ressort ferme',
      'Quick-closing valve, held open by hand and shut by a spring',
    ),
    text('Bac à l’air libre, qu’on ne quitte pas des yeux', 'Open pan, never left unwatched'),
    text(
      'Masque complet, gants, et une seconde personne avec son masque, à portée de voix',
      'Full-face mask, gloves, and a second person with a mask of their own, within earshot',
    ),
    text(
      'Évent vers l’aspiration\u00a0: ouvert tant que le pot se réchauffe, fermé seulement pour purger',
      'Vent to the suction: open as long as the pot warms, shut only to drain',
    ),
    text('Arrivée d’huile, fermée d’abord', 'Oil inlet, shut first'),
    text('Soupape', 'Relief valve'),
  ],
  description: text(
    'Un pot à huile sous une bouteille d’ammoniac\u00a0: l’huile, plus lourde, est au fond. Une arrivée d’huile entre à gauche, un évent avec sa vanne part du haut vers l’aspiration, une soupape est à côté. La purge passe par une vanne d’arrêt puis par une vanne à levier que la main tient, vers un bac. À côté, une personne masquée.',
    'An oil pot under an ammonia vessel: the oil, heavier, lies at the bottom. An oil inlet enters on the left, a vent with its valve leaves the top for the suction, a relief valve stands beside it. The drain passes a stop valve and then a lever valve held by hand, into a pan. Beside it a person with a mask.',
  ),
  caption: text(
    'Évent ouvert tant que le pot se réchauffe\u00a0: fermé de partout, il monterait en pression. Si l’opérateur tombe ou s’éloigne, la vanne à ressort se ferme\u00a0: on ne purge pas sans elle.',
    'The vent stays open while the pot warms: shut on all sides, its pressure would rise. Should the operator fall or walk away, the spring valve shuts: without it, do not drain.',
  ),
};

/** Which way to go. */
export const upwind: Drawing = {
  height: 220,
  shapes: [
    { look: 'ground', d: 'M10 186H350V196H10Z' },
    { look: 'part', d: box(150, 110, 70, 76) },
    { look: 'gas', d: 'M216 130C250 90 310 70 348 62V150C310 150 260 150 216 150Z' },
    { look: 'thin', d: 'M24 44H120M110 38L122 44L110 50M24 64H90M80 58L92 64L80 70' },
    { look: 'key', d: 'M140 150H60M70 143L58 150L70 157' },
    { look: 'key', d: circle(42, 160, 14) },
  ],
  labels: [
    { at: [24, 32], says: text('vent', 'wind'), anchor: 'start' },
    { at: [185, 152], says: text('salle', 'room') },
    { at: [282, 118], says: text('nuage', 'cloud') },
    { at: [24, 214], says: text('point de rassemblement', 'assembly point'), anchor: 'start' },
  ],
  description: text(
    'Un bâtiment dont s’échappe un nuage que le vent pousse vers la droite. Le point de rassemblement est à gauche, face au vent.',
    'A building with a cloud escaping from it that the wind drives to the right. The assembly point is on the left, upwind.',
  ),
  caption: text(
    'On sort en travers ou contre le vent, jamais avec lui. La manche à air se regarde avant d’entrer.',
    'Go out across or against the wind, never with it. Look at the windsock before going in.',
  ),
};
