import { same, text } from '../../../../../language/index.ts';
import { leakChecks, MASS_LIMITS, TONNE_LIMITS } from '../../../../../physics/leak-checks.ts';
import { box, circle } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** Which label a leak check ends with. */
export const leakLabels: Drawing = {
  height: 260,
  shapes: [
    { look: 'part', d: box(100, 10, 160, 34) },
    { look: 'key', d: 'M140 44L92 96M90 84L92 96L104 92M220 44L264 96M252 92L264 96L266 84' },
    { look: 'low', d: circle(88, 140, 34), width: 5 },
    { look: 'low', d: circle(262, 132, 34), width: 5 },
    { look: 'part', d: circle(272, 146, 34) },
    { look: 'high', d: circle(272, 146, 34), width: 5 },
    { look: 'key', d: 'M272 184V212M266 204L272 212L278 204' },
    { look: 'part', d: box(196, 214, 152, 34) },
  ],
  labels: [
    { at: [180, 32], says: text('contrôle', 'leak check') },
    { at: [58, 70], says: text('rien trouvé', 'nothing found') },
    { at: [310, 70], says: text('fuite', 'leak') },
    { at: [88, 145], says: text('bleue', 'blue') },
    { at: [272, 151], says: text('rouge', 'red') },
    { at: [272, 236], says: text('réparer ou vider', 'repair or empty') },
  ],
  description: text(
    'Le contrôle d’étanchéité mène à deux vignettes. Rien trouvé\u00a0: une vignette bleue. Une fuite qui reste\u00a0: une vignette rouge collée sur la bleue, puis la réparation, ou l’arrêt et la vidange.',
    'The leak check leads to two labels. Nothing found: a blue one. A leak that remains: a red one stuck over the blue, then repair, or shutdown and emptying.',
  ),
  caption: text(
    'La rouge couvre la bleue\u00a0: tant qu’elle est là, on ne recharge pas.',
    'The red one covers the blue one: while it is there, nothing is recharged.',
  ),
};

/** Between the thresholds: where a class begins, and the middle of its band. */
const BANDS = [
  { from: 96, middle: 136 },
  { from: 176, middle: 216 },
  { from: 256, middle: 300 },
] as const;

const months = (tonnes: number, hasDetection: boolean): string =>
  String(leakChecks({ annex1Tonnes: tonnes, annex2Mass: 0 }, false, hasDetection).months);
const monthsSaid = (hasDetection: boolean): string => TONNE_LIMITS.map((each) => months(each, hasDetection)).join(', ');

/** Charge class and interval, by both ways of counting. */
export const checkClasses: Drawing = {
  height: 196,
  shapes: [
    { look: 'thin', d: 'M96 16V190M176 16V190M256 16V190' },
    { look: 'key', d: 'M14 84H346M336 78L348 84L336 90' },
    { look: 'dashed', d: 'M14 140H346' },
  ],
  labels: [
    { at: [14, 34], says: text('HFC', 'HFCs'), anchor: 'start' },
    { at: [14, 62], says: text('HFO', 'HFOs'), anchor: 'start' },
    { at: [14, 118], says: text('sans détec.', 'no detect.'), anchor: 'start' },
    { at: [14, 174], says: text('avec détec.', 'detection'), anchor: 'start' },
    ...BANDS.flatMap(({ from, middle }, index) => [
      { at: [from + 6, 34] as const, says: same(`${String(TONNE_LIMITS[index])}\u202ft`), anchor: 'start' as const },
      { at: [from + 6, 62] as const, says: same(`${String(MASS_LIMITS[index])}\u202fkg`), anchor: 'start' as const },
      {
        at: [middle, 118] as const,
        says: text(
          `${months(TONNE_LIMITS[index] ?? 0, false)}\u202fmois`,
          `${months(TONNE_LIMITS[index] ?? 0, false)}\u202fmonths`,
        ),
      },
      {
        at: [middle, 174] as const,
        says: text(
          `${months(TONNE_LIMITS[index] ?? 0, true)}\u202fmois`,
          `${months(TONNE_LIMITS[index] ?? 0, true)}\u202fmonths`,
        ),
      },
    ]),
  ],
  description: text(
    `Trois classes de charge sur un axe. Les HFC y entrent à ${TONNE_LIMITS.join(', ')}\u202ft d’équivalent CO₂, les HFO à ${MASS_LIMITS.join(', ')}\u202fkg. Les intervalles sont de ${monthsSaid(false)}\u202fmois sans système de détection, de ${monthsSaid(true)}\u202fmois avec.`,
    `Three classes of charge on an axis. HFCs enter them at ${TONNE_LIMITS.join(', ')}\u202ft of CO₂ equivalent, HFOs at ${MASS_LIMITS.join(', ')}\u202fkg. The intervals are ${monthsSaid(false)}\u202fmonths without a detection system and ${monthsSaid(true)}\u202fmonths with one.`,
  ),
  caption: text(
    'Les tonnes sont d’équivalent CO₂. À gauche du premier trait, aucun contrôle obligatoire\u202f; la détection fixe double chaque intervalle.',
    'The tonnes are of CO₂ equivalent. Left of the first line no check is compulsory; fixed detection doubles each interval.',
  ),
};
