import { same, text } from '../../../../../language/index.ts';
import { steps } from '../plot.ts';
import type { Curve, Plot } from '../plot.ts';

/**
 * Flow through a linear valve in a circuit whose whole drop is held, as a share of that wide open: with authority a and
 * opening z, the drops add up to q² (a / z² + 1 − a) = 1, from the definition of Kv.
 */
export const flowFromOpening = (opening: number, authority: number): number =>
  opening === 0 ? 0 : 1 / Math.sqrt(authority / opening ** 2 + 1 - authority);

const curve = (look: Curve['look'], authority: number, name: Curve['name']): Curve => ({
  look,
  points: steps(0, 1, 50).map((opening) => [100 * opening, 100 * flowFromOpening(opening, authority)]),
  ...(name && { name }),
});

/** What is left of a valve’s linear flow where the circuit takes most of the drop. */
export const authorityCurves = (): Plot => ({
  x: { label: text('ouverture (%)', 'opening (%)'), from: 0, to: 100, step: 25 },
  y: { label: text('part du plein débit (%)', 'share of full flow (%)'), from: 0, to: 100, step: 25 },
  curves: [
    curve('key', 0.05, { says: text('a = 0,05', 'a = 0.05'), at: [3, 93] }),
    curve('low', 0.3, { says: text('a = 0,3', 'a = 0.3'), at: [30, 71.5] }),
    curve('dashed', 1, { says: same('a = 1'), at: [62, 54] }),
  ],
  description: text(
    'Débit d’une vanne linéaire selon son ouverture, pour trois autorités. Avec une autorité de 1, une droite\u202f; avec 0,3, une courbe bombée\u202f; avec 0,05, le débit atteint les trois quarts dès le quart de la course, puis ne bouge plus guère.',
    'Flow of a linear valve against its opening, for three authorities. With an authority of 1, a straight line; with 0.3, a bulging curve; with 0.05, three quarters of the flow at a quarter of the travel, then hardly any change.',
  ),
  caption: text(
    'La même vanne dans trois circuits. Sans autorité, tout se joue dans le premier quart de la course.',
    'The same valve in three circuits. Without authority all happens in the first quarter of the travel.',
  ),
});
