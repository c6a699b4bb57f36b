import { same, text } from '../../../../../language/index.ts';
import type { Locale } from '../../../../../language/index.ts';
import { formatNumber } from '../../../../../quantities/number.ts';
import { ATMOSPHERE, glide, saturationPressure } from '../../figures/figures.ts';
import { steps } from '../plot.ts';
import type { Curve, Plot } from '../plot.ts';

const TEMPERATURES = steps(-20, 50, 28);

const pressures = (look: Curve['look'], fluid: string, at: readonly [number, number]): Curve => ({
  look,
  points: TEMPERATURES.map((t) => [t, saturationPressure(fluid, t, 'dew') - ATMOSPHERE]),
  name: { says: same(fluid), at, anchor: 'end' },
});

/** The same room, four gauges. */
export const saturationCurves = (): Plot => ({
  x: { label: text('saturation, °C', 'saturation, °C'), from: -20, to: 50, step: 10 },
  y: { label: text('pression relative, bar', 'gauge pressure, bar'), from: 0, to: 32, step: 8 },
  curves: [
    pressures('high', 'R32', [36, 25]),
    pressures('liquid', 'R290', [47, 18.2]),
    pressures('low', 'R134a', [49.5, 6]),
  ],
  description: text(
    'Pression relative de saturation de −20 à 50\u202f°C. Les trois courbes montent de plus en plus vite\u00a0: le R32 au-dessus, le R290 au milieu, le R134a en bas.',
    'Gauge saturation pressure from −20 to 50\u202f°C. All three curves climb ever faster: R32 on top, R290 in the middle, R134a at the bottom.',
  ),
  caption: text(
    'Une même température, trois pressions\u00a0: c’est pourquoi l’on raisonne en degrés. Et la pente croît\u00a0: un kelvin vaut bien plus de bars en HP qu’en BP.',
    'One temperature, three pressures: that is why one thinks in degrees. And the slope grows: a kelvin is worth many more bars on the high side.',
  ),
});

const [LEAST, MOST] = [1.5, 20];

const gap = (look: Curve['look'], fluid: string, at: readonly [number, number], anchor?: 'end'): Curve => ({
  look,
  points: steps(LEAST, MOST, 30).map((p) => [p, glide(fluid, p)]),
  name: { says: same(fluid), at, ...(anchor && { anchor }) },
});
const ends = (fluid: string, locale: Locale): readonly [string, string] => [
  formatNumber(glide(fluid, LEAST), 1, locale),
  formatNumber(glide(fluid, MOST), 1, locale),
];
const falls = (fluid: string): readonly [fr: string, en: string] => {
  const [[frFrom, frTo], [enFrom, enTo]] = [ends(fluid, 'fr'), ends(fluid, 'en')];
  return [`de ${frFrom} à ${frTo}\u202fK pour le ${fluid}`, `from ${enFrom} to ${enTo}\u202fK for ${fluid}`];
};

/** What a ruler read on the wrong side is wrong by. */
export const rulerGap = (): Plot => ({
  x: { label: text('pression absolue, bar', 'absolute pressure, bar'), from: 0, to: 20, step: 5 },
  y: { label: text('rosée moins bulle, K', 'dew less bubble, K'), from: 0, to: 8, step: 2 },
  // Two of them cross: each is named where it is the upper one.
  curves: [
    gap('key', 'R407C', [2.2, 7.1]),
    gap('low', 'R448A', [MOST, 5.75], 'end'),
    gap('liquid', 'R454B', [9, 1.85]),
  ],
  description: text(
    `Écart entre température de rosée et de bulle à la même pression, pour trois mélanges. De 1,5 à 20\u202fbar il passe ${falls('R407C')[0]}, et ${falls('R448A')[0]}\u00a0: les deux courbes se croisent. Celui du R454B change peu\u00a0: ${ends('R454B', 'fr').join(' à ')}\u202fK.`,
    `Gap between dew and bubble temperature at the same pressure, for three blends. From 1.5 to 20\u202fbar it goes ${falls('R407C')[1]} and ${falls('R448A')[1]}: the two curves cross. That of R454B hardly changes: ${ends('R454B', 'en').join(' to ')}\u202fK.`,
  ),
  caption: text(
    'Deux colonnes d’une même réglette\u00a0: l’écart entre elles change avec le fluide et avec la pression.',
    'Two columns of one ruler: the gap between them changes with the refrigerant and with pressure.',
  ),
});
