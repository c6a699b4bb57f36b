import { text } from '../../../../../language/index.ts';
import { box, circle } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** Two short wide hoses, cores out, the gauge far from the pump. */
export const vacuumRig: Drawing = {
  height: 280,
  shapes: [
    { look: 'high', d: 'M60 92V40H300V92' },
    { look: 'low', d: 'M60 148V200H300V148' },
    { look: 'part', d: box(136, 24, 96, 32) },
    { look: 'part', d: box(136, 184, 96, 32) },
    { look: 'part', d: circle(60, 120, 28) },
    { look: 'liquid', d: 'M300 92V148' },
    { look: 'part', d: 'M288 106H312L288 134H312Z' },
    { look: 'key', d: 'M92 40V64Q92 96 130 104M92 200V176Q92 144 130 136', width: 6 },
    { look: 'part', d: box(130, 94, 60, 52) },
    { look: 'key', d: box(84, 30, 16, 20, 3) },
    { look: 'key', d: box(84, 190, 16, 20, 3) },
    { look: 'part', d: circle(276, 240, 18) },
    { look: 'thin', d: 'M276 240L286 230M276 222V200' },
    { look: 'thin', d: 'M92 12V30M210 120H190M232 240H258' },
  ],
  labels: [
    { at: [160, 125], says: text('pompe', 'pump') },
    { at: [60, 125], says: text('comp.', 'comp.') },
    { at: [92, 12], says: 1 },
    { at: [221, 120], says: 2 },
    { at: [221, 240], says: 3 },
    { at: [332, 120], says: 4 },
    { at: [184, 45], says: text('condenseur', 'condenser') },
    { at: [184, 205], says: text('évaporateur', 'evaporator') },
    { at: [244, 32], says: text('HP', 'HP'), anchor: 'start' },
    { at: [244, 192], says: text('BP', 'LP'), anchor: 'start' },
  ],
  parts: [
    text('Obus de Schrader retiré à l’outil, des deux côtés', 'Schrader core taken out with the tool, on both sides'),
    text(
      'Pompe, reliée par deux flexibles courts et gros, sans manifold',
      'Pump, on two short wide hoses, without a manifold',
    ),
    text('Vacuomètre au point le plus éloigné de la pompe', 'Vacuum gauge at the point farthest from the pump'),
    text('Détendeur et électrovanne tenus ouverts', 'Expansion valve and solenoid valve held open'),
  ],
  description: text(
    'Un circuit frigorifique tiré au vide des deux côtés\u00a0: deux gros flexibles vont de la pompe aux prises HP et BP, sans obus de Schrader\u202f; le vacuomètre est sur la BP, loin de la pompe\u202f; le détendeur est ouvert.',
    'A circuit evacuated from both sides: two wide hoses run from the pump to the high and low side ports, their Schrader cores out; the vacuum gauge is on the low side, far from the pump; the expansion valve is open.',
  ),
  caption: text(
    'Deux flexibles gros et courts, rien d’étroit sur le chemin, et une mesure loin de la pompe.',
    'Two short wide hoses, nothing narrow on the way, and a reading far from the pump.',
  ),
};

/** Pressure after the pump is shut off: three shapes. */
export const vacuumRise: Drawing = {
  height: 240,
  shapes: [
    { look: 'thin', d: 'M40 14V206H346' },
    { look: 'dashed', d: 'M40 150H346' },
    { look: 'high', d: 'M40 196L230 20' },
    { look: 'liquid', d: 'M40 196C70 120 110 82 190 82H340' },
    { look: 'low', d: 'M40 196C80 178 140 170 340 166' },
  ],
  labels: [
    { at: [236, 30], says: text('fuite', 'leak'), anchor: 'start' },
    { at: [340, 74], says: text('eau', 'water'), anchor: 'end' },
    { at: [340, 186], says: text('dégazage de l’huile', 'oil giving off gas'), anchor: 'end' },
    { at: [340, 144], says: text('limite', 'limit'), anchor: 'end' },
    { at: [193, 228], says: text('temps, pompe isolée', 'time, pump shut off') },
    { at: [46, 24], says: text('pression', 'pressure'), anchor: 'start' },
  ],
  description: text(
    'Pression en fonction du temps, pompe isolée. Une fuite monte en ligne droite sans s’arrêter\u202f; l’eau monte vite puis fait un palier au-dessus de la limite\u202f; le dégazage de l’huile monte un peu et reste sous la limite.',
    'Pressure against time with the pump shut off. A leak rises in a straight line without end; water rises fast, then stays level above the limit; oil giving off gas rises a little and stays below it.',
  ),
  caption: text(
    'C’est la forme qui parle, plus que la valeur\u00a0: droite, palier, ou presque rien.',
    'The shape tells more than the value: straight, level, or hardly anything.',
  ),
};
