import { text } from '../../../../../language/index.ts';
import { box, circle } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** Where a bulb or a probe sits round a level suction pipe, as on the face of a clock. */
export const bulbPlaces: Drawing = {
  height: 270,
  shapes: [
    { look: 'oil', d: 'M152 190Q180 212 208 190' },
    { look: 'low', d: circle(180, 130, 72) },
    { look: 'thin', d: 'M180 58V68M252 130H242M180 202V192M108 130H118' },
    { look: 'key', d: `${circle(257, 174, 16)}${circle(103, 174, 16)}` },
    { look: 'dashed', d: circle(180, 219, 16) },
    { look: 'high', d: 'M170 209L190 229M190 209L170 229' },
    { look: 'thin', d: 'M273 174H290M87 174H70M214 182L300 226' },
  ],
  labels: [
    { at: [180, 48], says: text('12\u202fh', '12') },
    { at: [258, 135], says: text('3\u202fh', '3'), anchor: 'start' },
    { at: [102, 135], says: text('9\u202fh', '9'), anchor: 'end' },
    { at: [294, 179], says: text('4\u202fh\u00a0: oui', '4: yes'), anchor: 'start' },
    { at: [66, 179], says: text('8\u202fh\u00a0: oui', '8: yes'), anchor: 'end' },
    { at: [180, 254], says: text('6\u202fh\u00a0: non', '6: no') },
    { at: [304, 236], says: text('huile', 'oil'), anchor: 'start' },
    { at: [180, 135], says: text('vapeur', 'vapour') },
  ],
  description: text(
    'Coupe d’un tube d’aspiration horizontal, vue comme un cadran. De l’huile coule au fond. Le bulbe se pose à 4\u202fh ou à 8\u202fh\u202f; à 6\u202fh, sous l’huile, il est barré.',
    'A level suction pipe in section, seen as a clock face. Oil runs along the bottom. The bulb sits at 4 or at 8; at 6, under the oil, it is crossed out.',
  ),
  caption: text(
    'Au fond, c’est l’huile que l’on mesure, et elle suit le gaz avec retard.',
    'At the bottom it is the oil that one measures, and it follows the gas late.',
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
