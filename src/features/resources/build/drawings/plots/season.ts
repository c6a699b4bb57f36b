import { same, text } from '../../../../../language/index.ts';
import { NO_LOAD_TEMPERATURE, SEASON_BINS } from '../../../../../season/climate.ts';
import { ANNEX_H, annexBins } from '../../figures/seasons.ts';
import type { Plot } from '../plot.ts';

const COLDEST = -10;
const MILDEST = 15;

/** Shares of a whole, %. */
function shares(values: readonly number[]): readonly number[] {
  const whole = values.reduce((total, value) => total + value, 0);
  return values.map((value) => (100 * value) / whole);
}

/** Where the hours of the average winter are, and where its electricity goes. */
export function winterShares(): Plot {
  const bins = annexBins();
  const temperatures = bins.map(({ t }) => t);
  const at = (values: readonly number[]) =>
    shares(values).map((share, index) => [temperatures[index] ?? Number.NaN, share] as const);
  const hours = at(SEASON_BINS.average.map(([, count]) => count));
  const electricity = at(bins.map((bin) => bin.electricity));
  const B = electricity.find(([t]) => t === 2);
  if (!B) throw new Error('the season has no bin of point B');
  return {
    x: { label: text('air extérieur, °C', 'outdoor air, °C'), from: COLDEST, to: MILDEST, step: 5 },
    y: { label: text('part de l’hiver (%)', 'share of the winter (%)'), from: 0, to: 10, step: 2 },
    curves: [
      { look: 'dashed', points: hours, name: { says: text('heures', 'hours'), at: [9.6, 7.3] } },
      {
        look: 'key',
        points: electricity,
        name: { says: text('électricité', 'electricity'), at: [-7.8, 6.4], anchor: 'start' },
      },
    ],
    marks: [{ at: B, says: same('B'), anchor: 'end' }],
    description: text(
      'Deux courbes sur l’air extérieur, de −10 à 15\u202f°C\u00a0: la part des heures et la part de l’électricité de l’exemple de la norme. Toutes deux sont presque nulles par grand froid. L’électricité culmine autour de 2\u202f°C, le point B, et s’éteint par temps doux, où les heures restent nombreuses.',
      'Two curves against outdoor air, from −10 to 15\u202f°C: the share of hours and the share of electricity of the example of the standard. Both are next to nothing in deep cold. Electricity peaks around 2\u202f°C, point B, and dies away in mild weather, where hours are still many.',
    ),
    caption: text(
      'Le grand froid ne dure pas\u00a0: l’électricité de l’hiver se joue autour du point B.',
      'Deep cold does not last: the electricity of the winter is decided around point B.',
    ),
  };
}

/** Demand and capacity of the example of the standard, which meet at the bivalent point. */
export function bivalentPoint(): Plot {
  // The bivalent point is among them, at its own temperature.
  const points = ANNEX_H.points.flatMap(({ t, capacity }) =>
    t === undefined || capacity === undefined ? [] : [[t, capacity] as const],
  );
  const bivalent = ANNEX_H.t_biv;
  if (bivalent === undefined || !points.some(([t]) => t === bivalent))
    throw new Error('the example has no bivalent point');
  const demand = (t: number) => (ANNEX_H.p_design * (NO_LOAD_TEMPERATURE - t)) / (NO_LOAD_TEMPERATURE - COLDEST);
  return {
    x: { label: text('air extérieur, °C', 'outdoor air, °C'), from: COLDEST, to: MILDEST, step: 5 },
    y: { label: text('puissance, kW', 'capacity, kW'), from: 0, to: 16, step: 4 },
    curves: [
      {
        look: 'dashed',
        points: [COLDEST, MILDEST].map((t) => [t, demand(t)]),
        name: { says: text('besoin', 'demand'), at: [5.4, 2.4], anchor: 'end' },
      },
      {
        look: 'key',
        points,
        name: { says: text('machine', 'machine'), at: [3, 13.6], anchor: 'end' },
      },
    ],
    marks: [{ at: [bivalent, demand(bivalent)], says: text('bivalence', 'bivalent'), lift: 24 }],
    description: text(
      'Besoin et puissance de la machine de l’exemple selon l’air extérieur. Le besoin descend en ligne droite\u202f; la puissance monte. Ils se coupent vers −6\u202f°C, la bivalence\u00a0: à gauche il faut un appoint, à droite la machine s’arrête et repart.',
      'Demand and capacity of the machine of the example against outdoor air. Demand falls in a straight line; capacity climbs. They meet near −6\u202f°C, the bivalent point: to the left a backup is needed, to the right the machine stops and starts.',
    ),
    caption: text(
      'À gauche de la bivalence, un appoint complète\u202f; à droite, la machine donne trop et doit cycler.',
      'Left of the bivalent point a backup makes up the rest; right of it the machine gives too much and has to cycle.',
    ),
  };
}
