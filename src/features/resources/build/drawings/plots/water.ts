import { same, text } from '../../../../../language/index.ts';
import { saturationHumidity } from '../../../../../physics/psychrometrics.ts';
import { secondaryFluid, secondaryState } from '../../../../../physics/secondary-fluids/index.ts';
import { volumeFromSurplus } from '../../../../../physics/water-loop.ts';
import { STANDARD_ATMOSPHERE, ZERO_CELSIUS } from '../../../../../quantities/si.ts';
import { steps } from '../plot.ts';
import type { Plot } from '../plot.ts';

const GRAMS = 1000;
/** g of water per kg of dry air. */
const water = (t: number, humidity = 1): number => {
  const saturated = saturationHumidity(t + ZERO_CELSIUS, STANDARD_ATMOSPHERE);
  // Of the pressures, which humidity is a share of: w / (0.622 + w).
  const part = (humidity * saturated) / (0.621945 + saturated);
  return (GRAMS * 0.621945 * part) / (1 - part);
};

/** What air can hold, and what that of a dock brings. */
export const waterInAir = (): Plot => ({
  x: { label: text('air, °C', 'air, °C'), from: -30, to: 30, step: 10 },
  y: { label: text('eau, g par kg d’air sec', 'water, g per kg of dry air'), from: 0, to: 28, step: 7 },
  curves: [
    {
      look: 'low',
      points: steps(-30, 30, 48).map((t) => [t, water(t)]),
      name: { says: text('air saturé', 'saturated air'), at: [23, 21], anchor: 'end' },
    },
  ],
  marks: [
    { at: [25, water(25, 0.6)], says: text('quai', 'dock') },
    { at: [7, water(7, 0.9)], says: text('sas', 'anteroom'), anchor: 'end' },
    { at: [-20, water(-20, 0.9)], says: text('chambre', 'room'), lift: 22 },
  ],
  description: text(
    'Eau que l’air peut porter, de −30 à 30\u202f°C\u00a0: presque rien au-dessous de zéro, puis de plus en plus vite. Trois points\u00a0: le quai à 25\u202f°C et 60\u202f%, haut\u202f; le sas à 7\u202f°C et 90\u202f%, bien plus bas\u202f; la chambre à −20\u202f°C, presque à zéro.',
    'Water that air can hold, from −30 to 30\u202f°C: next to nothing below zero, then ever faster. Three points: the dock at 25\u202f°C and 60\u202f%, high up; the anteroom at 7\u202f°C and 90\u202f%, far lower; the room at −20\u202f°C, almost at zero.',
  ),
  caption: text(
    'Du quai à la chambre négative, presque toute l’eau de l’air se dépose. Le sas en arrête plus de la moitié.',
    'From the dock to the freezer almost all the water of the air is left behind. The anteroom stops more than half of it.',
  ),
});

const WATER = { density: 1000, specificHeat: 4190 } as const;
const KILOWATT = 1000;
const MINUTE = 60;
const LITRES = 1000;

/** L of water per kW of surplus. */
export const litresPerKilowatt = (difference: number, minutes: number): number =>
  LITRES * volumeFromSurplus(KILOWATT, minutes * MINUTE, difference, WATER);

const run = (minutes: number) => steps(2, 10, 32).map((k) => [k, litresPerKilowatt(k, minutes)] as const);

/** Water that makes a compressor run long enough. */
export const bufferVolume = (): Plot => ({
  x: {
    label: text('variation admise de la température d’eau, K', 'swing allowed of the water, K'),
    from: 2,
    to: 10,
    step: 2,
  },
  y: { label: text('eau, L par kW de trop', 'water, L per surplus kW'), from: 0, to: 72, step: 12 },
  curves: [
    { look: 'key', points: run(6), name: { says: same('6\u202fmin'), at: [2.7, 14] } },
    { look: 'low', points: run(10), name: { says: same('10\u202fmin'), at: [5.2, 31] } },
  ],
  description: text(
    'Litres d’eau par kilowatt de puissance en trop, selon la variation de température admise, pour des marches de 6 et de 10\u202fminutes. Les deux courbes tombent vite\u00a0: admettre le double de kelvins demande moitié moins d’eau.',
    'Litres of water per kilowatt of surplus capacity against the temperature swing allowed, for runs of 6 and 10\u202fminutes. Both curves fall fast: twice the kelvins ask for half the water.',
  ),
  caption: text(
    'Bilan d’une boucle bien brassée. L’eau compte partout où elle circule quand les vannes sont fermées, et là seulement.',
    'Balance of a well-mixed loop. Water counts wherever it flows with the valves shut, and only there.',
  ),
});

/** MPG of Melinder's tables: propylene glycol in water. */
const GLYCOL = 'MPG';
const CHILLED = 5 + ZERO_CELSIUS;

/** What glycol takes from a litre, and what it adds to its viscosity. */
export function glycolHeat(): Plot {
  const glycol = secondaryFluid(GLYCOL);
  if (!glycol) throw new Error(`there is no secondary fluid ${GLYCOL}`);
  const state = (percent: number) => {
    const found = secondaryState(glycol, percent / 100, CHILLED);
    if (!found) throw new Error(`${GLYCOL} at ${String(percent)} % has no state`);
    return found;
  };
  const percents = steps(15, 45, 12);
  const heat = (percent: number): number => (state(percent).density * state(percent).specificHeat) / 1e6;
  return {
    x: { label: text('propylène glycol en masse (%)', 'propylene glycol by mass (%)'), from: 15, to: 45, step: 5 },
    y: { label: text('viscosité à 5\u202f°C, mPa·s', 'viscosity at 5\u202f°C, mPa·s'), from: 0, to: 12, step: 3 },
    curves: [{ look: 'key', points: percents.map((percent) => [percent, GRAMS * state(percent).viscosity]) }],
    marks: [{ at: [30, GRAMS * state(30).viscosity], says: same('30\u202f%'), anchor: 'end' }],
    description: text(
      `Viscosité à 5\u202f°C d’eau et de propylène glycol selon la part de glycol, de 15 à 45\u202f%\u00a0: elle est multipliée par plus de trois. La chaleur que porte un litre baisse dans le même temps de ${heat(15).toFixed(2).replace('.', ',')} à ${heat(45).toFixed(2).replace('.', ',')}\u202fMJ par m³ et par kelvin.`,
      `Viscosity at 5\u202f°C of water and propylene glycol against the share of glycol, from 15 to 45\u202f%: it grows more than threefold. The heat a litre carries falls meanwhile from ${heat(15).toFixed(2)} to ${heat(45).toFixed(2)}\u202fMJ per m³ and kelvin.`,
    ),
    caption: text(
      'Le glycol coûte surtout à la pompe et à l’échange\u00a0: la viscosité croît bien plus vite que la chaleur portée ne baisse.',
      'Glycol costs most in pumping and heat transfer: viscosity grows far faster than the heat carried falls.',
    ),
  };
}
