import { text } from '../../../../../language/index.ts';
import { box, circle } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** Where filters go after a burnout. */
export const burnoutDriers: Drawing = {
  height: 300,
  shapes: [
    { look: 'high', d: 'M315 126V50H270' },
    { look: 'liquid', d: 'M90 50H45V84M45 116V136' },
    { look: 'low', d: 'M45 164V250H90M270 250H315V222M315 190V174' },
    { look: 'part', d: box(90, 30, 180, 40) },
    { look: 'part', d: box(90, 230, 180, 40) },
    { look: 'part', d: circle(315, 150, 24) },
    { look: 'part', d: 'M31 136H59L31 164H59Z' },
    { look: 'key', d: box(29, 84, 32, 32, 8) },
    { look: 'key', d: box(299, 190, 32, 32, 8) },
    { look: 'thin', d: 'M299 206H262M315 182H337M337 177V187M315 234H337M337 229V239M86 100H63M262 150H290' },
  ],
  labels: [
    { at: [180, 55], says: text('condenseur', 'condenser') },
    { at: [180, 255], says: text('évaporateur', 'evaporator') },
    { at: [97, 100], says: 1 },
    { at: [251, 206], says: 2 },
    { at: [251, 150], says: 3 },
  ],
  parts: [
    text(
      'Déshydrateur liquide plus gros que l’ancien, contre l’acide et l’eau',
      'Liquid drier larger than the old one, against acid and water',
    ),
    text(
      'Filtre antiacide d’aspiration, avec une prise de pression de chaque côté\u00a0: il s’en va à la fin',
      'Acid filter on the suction, with a pressure tap on each side: it comes out at the end',
    ),
    text('Compresseur neuf, et son huile', 'New compressor, and its oil'),
  ],
  description: text(
    'Circuit frigorifique après un grillage\u00a0: un gros déshydrateur sur la ligne liquide, un filtre antiacide sur l’aspiration juste avant le compresseur, avec une prise de pression avant et après.',
    'A circuit after a burnout: a large drier on the liquid line, an acid filter on the suction just before the compressor, with a pressure tap before and after it.',
  ),
  caption: text(
    'Deux filtres, deux missions\u00a0: l’un sèche tout ce qui passe, l’autre garde le compresseur de ce qui revient.',
    'Two filters, two duties: one dries all that passes, the other guards the compressor from what comes back.',
  ),
};

/** What the suction filter says of itself. */
export const filterChanges: Drawing = {
  height: 230,
  shapes: [
    { look: 'thin', d: 'M50 200V26M44 36L50 24L56 36M50 200H346M336 194L348 200L336 206' },
    { look: 'dashed', d: 'M50 84H340' },
    { look: 'high', d: 'M58 186L130 84V184L226 84V182L300 164L336 160' },
  ],
  labels: [
    { at: [58, 22], says: text('perte de charge', 'pressure drop'), anchor: 'start' },
    { at: [346, 222], says: text('heures', 'hours'), anchor: 'end' },
    { at: [340, 76], says: text('limite du fabricant', 'manufacturer’s limit'), anchor: 'end' },
    { at: [144, 128], says: 1 },
    { at: [240, 128], says: 2 },
    { at: [318, 136], says: 3 },
  ],
  parts: [
    text('Premier changement', 'First change'),
    text('Second changement, analyse d’huile', 'Second change, oil test'),
    text(
      'La perte ne monte plus et l’huile est saine\u00a0: filtre retiré',
      'The drop no longer rises and the oil is sound: filter removed',
    ),
  ],
  description: text(
    'Perte de charge du filtre d’aspiration au fil des heures\u00a0: elle monte jusqu’à la limite, retombe au changement, remonte moins vite, retombe, puis reste basse.',
    'Pressure drop of the suction filter over the hours: it climbs to the limit, falls when the filter is changed, climbs more slowly, falls again, then stays low.',
  ),
  caption: text(
    'On change à la perte de charge, non à la date\u00a0: schéma, sans échelle.',
    'Change by pressure drop, not by date: a sketch, not to scale.',
  ),
};
