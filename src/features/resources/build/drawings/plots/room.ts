import { text } from '../../../../../language/index.ts';
import { formatNumber } from '../../../../../quantities/number.ts';
import {
  chargeThresholds,
  comfortAreaFromCharge,
  comfortChargeFromArea,
  MOUNTING_HEIGHTS,
} from '../../../../../regulation/index.ts';
import type { Mounting } from '../../../../../regulation/index.ts';
import { lflOf } from '../../figures/figures.ts';
import { steps } from '../plot.ts';
import type { Curve, Plot } from '../plot.ts';

const FLUID = 'R32';
const MOST = 6;
const LARGEST = 120;

/** Smallest floor area, m², for a charge of R32, kg, of comfort: none up to m1. */
export const roomFromCharge = (charge: number, mounting: Mounting): number =>
  charge <= chargeThresholds(lflOf(FLUID), '2L').m1
    ? 0
    : comfortAreaFromCharge(charge, lflOf(FLUID), MOUNTING_HEIGHTS[mounting]);

function curve(look: Curve['look'], mounting: Mounting, name: NonNullable<Curve['name']>): Curve {
  const { m1 } = chargeThresholds(lflOf(FLUID), '2L');
  const end = Math.min(MOST, comfortChargeFromArea(LARGEST, lflOf(FLUID), MOUNTING_HEIGHTS[mounting]));
  const above = steps(m1 + 1e-6, end, 40).map((charge) => [charge, roomFromCharge(charge, mounting)] as const);
  return { look, points: [[0, 0], [m1, 0], ...above], name };
}

/** What a kilogram more costs in floor area, by the height of the unit. */
export function roomArea(): Plot {
  const { m1 } = chargeThresholds(lflOf(FLUID), '2L');
  const floor = MOUNTING_HEIGHTS.floor;
  const ceiling = MOUNTING_HEIGHTS.ceiling;
  return {
    x: { label: text('charge de R32, kg', 'charge of R32, kg'), from: 0, to: MOST, step: 1 },
    y: { label: text('surface minimale, m²', 'smallest floor area, m²'), from: 0, to: LARGEST, step: 30 },
    curves: [
      curve('high', 'floor', { says: text('sol', 'floor'), at: [3, 96], anchor: 'end' }),
      curve('liquid', 'window', { says: text('fenêtre', 'window'), at: [4.75, 84], anchor: 'end' }),
      curve('key', 'wall', { says: text('mur', 'wall'), at: [5, 32], anchor: 'end' }),
      curve('low', 'ceiling', { says: text('plafond', 'ceiling'), at: [5.95, 4], anchor: 'end' }),
    ],
    marks: [{ at: [m1, 0], says: text('m₁', 'm₁'), anchor: 'end', lift: 10 }],
    description: text(
      `Surface minimale d’un local selon la charge de R32, pour le confort. Jusqu’à m₁, ${formatNumber(m1, 2, 'fr')}\u202fkg, aucune. Au-delà, quatre courbes montent comme le carré de la charge\u00a0: la plus raide est celle d’une unité au sol (${formatNumber(floor, 1, 'fr')}\u202fm), la plus douce celle d’une unité au plafond (${formatNumber(ceiling, 1, 'fr')}\u202fm).`,
      `Smallest floor area of a room by its charge of R32, for comfort. Up to m₁, ${formatNumber(m1, 2, 'en')}\u202fkg, none. Beyond, four curves climb as the square of the charge: the steepest is that of a floor unit (${formatNumber(floor, 1, 'en')}\u202fm), the gentlest that of a ceiling unit (${formatNumber(ceiling, 1, 'en')}\u202fm).`,
    ),
    caption: text(
      'Sous m₁ rien n’est demandé\u202f; juste au-dessus, une console au sol demande d’un coup une grande pièce. Chaque kilogramme de plus coûte plus cher que le précédent.',
      'Below m₁ nothing is asked; just above it, a floor unit suddenly needs a large room. Each further kilogram costs more than the one before.',
    ),
  };
}
