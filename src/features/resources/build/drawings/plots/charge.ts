import { same, text } from '../../../../../language/index.ts';
import { ZERO_CELSIUS } from '../../../../../quantities/si.ts';
import { figureEngine } from '../../figures/figures.ts';
import { steps } from '../plot.ts';
import type { Curve, Plot } from '../plot.ts';

/** Bore of a 1/4 inch tube of copper 0.8 mm thick, m. */
const BORE = 6.35e-3 - 2 * 0.8e-3;
/** Of the liquid, °C. */
const LIQUID = 40;
const GRAMS = 1000;

/** Mass of a metre of that tube full of liquid, g/m. */
export const gramsPerMetre = (fluid: string): number =>
  (GRAMS *
    (figureEngine()
      .fluid(fluid)
      .saturation({ T: LIQUID + ZERO_CELSIUS }).bubble.D *
      Math.PI *
      BORE ** 2)) /
  4;

const line = (look: Curve['look'], fluid: string, over: number): Curve => ({
  look,
  points: steps(0, 20, 1).map((length) => [length, length * gramsPerMetre(fluid)]),
  name: { says: same(fluid), at: [19, 19 * gramsPerMetre(fluid) + over], anchor: 'end' },
});

/** What a liquid line holds by its length. */
export const chargePerMetre = (): Plot => ({
  x: { label: text('longueur de la ligne liquide, m', 'length of the liquid line, m'), from: 0, to: 20, step: 5 },
  y: { label: text('liquide dans le tube, g', 'liquid in the pipe, g'), from: 0, to: 400, step: 100 },
  curves: [line('key', 'R32', 30), line('low', 'R290', 22)],
  description: text(
    'Masse de liquide à 40\u202f°C dans un tube de 1/4\u202fde pouce, selon sa longueur, de 0 à 20\u202fm. Deux droites\u00a0: celle du R32 monte près de deux fois plus vite que celle du R290.',
    'Mass of liquid at 40\u202f°C in a 1/4\u202finch pipe by its length, from 0 to 20\u202fm. Two straight lines: that of R32 climbs nearly twice as fast as that of R290.',
  ),
  caption: text(
    'Tube de 1/4\u202fde pouce plein de liquide à 40\u202f°C. La fiche du fabricant peut dire moins\u00a0: quand le détendeur est dans l’unité extérieure, ce tube ne porte pas que du liquide.',
    'A 1/4\u202finch pipe full of liquid at 40\u202f°C. The manufacturer may say less: where the valve sits in the outdoor unit, this pipe does not carry liquid alone.',
  ),
});
