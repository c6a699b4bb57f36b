import { text } from '../../../../../language/index.ts';
import { box, circle } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** Where a bulb or a probe sits round a level suction pipe, as on the face of a clock. */
export const bulbPlaces: Drawing = {
  height: 270,
  shapes: [
    { look: 'oil', d: 'M96 180Q120 200 144 180' },
    { look: 'low', d: circle(120, 130, 62) },
    { look: 'thin', d: 'M120 68V78M182 130H172M120 192V182M58 130H68' },
    { look: 'key', d: `${circle(188, 169, 16)}${circle(52, 169, 16)}` },
    { look: 'dashed', d: circle(120, 209, 16) },
    { look: 'high', d: 'M110 199L130 219M130 199L110 219' },
    { look: 'thin', d: 'M106 188L46 230' },
    { look: 'oil', d: 'M286 166Q296 173 306 166' },
    { look: 'low', d: circle(296, 150, 22) },
    { look: 'key', d: circle(296, 115, 12) },
    { look: 'dashed', d: circle(296, 185, 12) },
    { look: 'high', d: 'M289 178L303 192M303 178L289 192' },
  ],
  labels: [
    { at: [120, 40], says: text('22\u202fmm et plus', '7/8\u2033 and up') },
    { at: [296, 76], says: text('plus petit', 'smaller') },
    { at: [120, 135], says: text('vapeur', 'vapour') },
    { at: [210, 174], says: text('4\u202fh', '4'), anchor: 'start' },
    { at: [30, 174], says: text('8\u202fh', '8'), anchor: 'end' },
    { at: [120, 246], says: text('6\u202fh\u00a0: non', '6: no') },
    { at: [314, 120], says: text('12\u202fh', '12'), anchor: 'start' },
    { at: [296, 222], says: text('6\u202fh\u00a0: non', '6: no') },
    { at: [8, 240], says: text('huile', 'oil'), anchor: 'start' },
  ],
  description: text(
    'Deux tubes d’aspiration horizontaux en coupe, vus comme un cadran, de l’huile au fond. Sur le gros, le bulbe se pose à 4\u202fh ou à 8\u202fh\u202f; sur le petit, sur le dessus. En bas, à 6\u202fh, sous l’huile, il est barré.',
    'Two level suction pipes in section, seen as a clock face, with oil along the bottom. On the large one the bulb sits at 4 or at 8; on the small one, on top. At the bottom, at 6, under the oil, it is crossed out.',
  ),
  caption: text(
    'Jamais en bas\u00a0: c’est l’huile que l’on y mesure, et elle suit le gaz avec retard. La notice du détendeur l’emporte.',
    'Never at the bottom: there it is the oil that one measures, and it follows the gas late. The manual of the valve prevails.',
  ),
};

/** Bulb, probe and equalisation along the outlet of an evaporator. */
export const evaporatorOutlet: Drawing = {
  height: 230,
  shapes: [
    { look: 'low', d: 'M160 120H346', width: 5 },
    { look: 'liquid', d: 'M10 180H44' },
    { look: 'low', d: 'M68 180H100V150' },
    { look: 'part', d: 'M44 168L68 192V168L44 192Z' },
    { look: 'part', d: box(72, 90, 90, 60) },
    { look: 'key', d: box(182, 104, 44, 12, 5) },
    { look: 'key', d: 'M204 104V60H56V168' },
    { look: 'part', d: box(246, 110, 14, 20, 3) },
    { look: 'dashed', d: box(234, 100, 38, 40, 8) },
    { look: 'low', d: 'M296 120V204H56V192' },
    { look: 'thin', d: 'M204 44V58M253 70V98M320 160H300' },
  ],
  labels: [
    { at: [204, 33], says: 1 },
    { at: [253, 59], says: 2 },
    { at: [331, 160], says: 3 },
    { at: [117, 125], says: text('évaporateur', 'evaporator') },
    { at: [346, 106], says: text('aspiration', 'suction'), anchor: 'end' },
    { at: [10, 224], says: text('détendeur', 'expansion valve'), anchor: 'start' },
  ],
  parts: [
    text('Bulbe, serré et isolé, sur un tronçon droit', 'Bulb, clamped and insulated, on a straight run'),
    text('Pince de mesure, sous isolant, à côté du bulbe', 'Measuring clamp, under insulation, beside the bulb'),
    text(
      'Égalisation externe, en aval du bulbe\u00a0: la pression y est celle que voit le bulbe',
      'External equalisation, downstream of the bulb: it takes the pressure the bulb works with',
    ),
  ],
  description: text(
    'À la sortie de l’évaporateur, dans le sens du gaz\u00a0: le bulbe relié à la tête du détendeur, la pince de mesure sous son isolant, puis la prise d’égalisation externe qui revient au détendeur.',
    'At the evaporator outlet, along the gas: the bulb with its capillary to the head of the valve, the measuring clamp under its insulation, then the external equalisation that returns to the valve.',
  ),
  caption: text(
    'Pression et température se prennent au même endroit, sinon la perte de charge entre dans la surchauffe.',
    'Pressure and temperature are taken at the same place, or the pressure drop enters the superheat.',
  ),
};
