/**
 * Properties of foods from their composition: Choi and Okos as ASHRAE Refrigeration prints them, transcribed in
 * github.com/gbingol/scisuit_pypkg (foodmaterial.py) and github.com/mirrorscotty/material-data (choi-okos.c). The two print a
 * different slope for the heat of fat (1.4733e-3 is taken); the second writes that of the conductivity of ice ten times too large.
 */

export const CONSTITUENTS = ['water', 'protein', 'fat', 'carb', 'fibre', 'ash'] as const;
export type Constituent = (typeof CONSTITUENTS)[number];
/** Mass fractions; the carbohydrate without its fibre. */
export type Composition = Readonly<Record<Constituent, number>>;

type Curve = readonly [a0: number, a1: number, a2: number];
interface Curves {
  /** J/(kg·K), W/(m·K), kg/m³ at °C. */
  readonly heat: Curve;
  readonly conductivity: Curve;
  readonly density: Curve;
}

const CURVES: Readonly<Record<Constituent | 'ice', Curves>> = {
  water: {
    heat: [4128.9, -9.0864e-2, 5.4731e-3],
    conductivity: [0.57109, 1.7625e-3, -6.7036e-6],
    density: [997.18, 3.1439e-3, -3.7574e-3],
  },
  protein: {
    heat: [2008.2, 1.2089, -1.3129e-3],
    conductivity: [0.17881, 1.1958e-3, -2.7178e-6],
    density: [1329.9, -0.5184, 0],
  },
  fat: {
    heat: [1984.2, 1.4733, -4.8008e-3],
    conductivity: [0.18071, -2.7604e-4, -1.7749e-7],
    density: [925.59, -0.41757, 0],
  },
  carb: {
    heat: [1548.8, 1.9625, -5.9399e-3],
    conductivity: [0.20141, 1.3874e-3, -4.3312e-6],
    density: [1599.1, -0.31046, 0],
  },
  fibre: {
    heat: [1845.9, 1.8306, -4.6509e-3],
    conductivity: [0.18331, 1.2497e-3, -3.1683e-6],
    density: [1311.5, -0.36589, 0],
  },
  ash: {
    heat: [1092.6, 1.8896, -3.6817e-3],
    conductivity: [0.32962, 1.4011e-3, -2.9069e-6],
    density: [2423.8, -0.28063, 0],
  },
  ice: {
    heat: [2062.3, 6.0769, 0],
    conductivity: [2.2196, -6.2489e-3, 1.0154e-4],
    density: [916.89, -0.13071, 0],
  },
};

/** Latent heat of water, J/kg. */
const LATENT_HEAT = 333_600;

/** J/kg that melts ice of a temperature, °C at or below 0, to water at 0 °C: its heat on the way there, then the latent one. */
export const heatToMeltIce = (t: number): number =>
  -(CURVES.ice.heat[0] * t + (CURVES.ice.heat[1] * t ** 2) / 2) + LATENT_HEAT;
/** Water that protein keeps from freezing, per mass of protein. */
const BOUND_WATER = 0.4;
/** At which the frozen product is read, °C. */
const FROZEN = -40;

export interface FoodProperties {
  /** J/(kg·K), W/(m·K), kg/m³. */
  readonly heat: number;
  readonly conductivity: number;
  readonly density: number;
}

interface Part {
  readonly of: Constituent | 'ice';
  readonly fraction: number;
  /** °C. */
  readonly t: number;
}

const at = ([a0, a1, a2]: Curve, t: number): number => a0 + a1 * t + a2 * t ** 2;

/** Heats by mass, densities by volume, conductivities in parallel. */
function mixed(parts: readonly Part[]): FoodProperties {
  let [heat, volume, conducted] = [0, 0, 0];
  for (const { of, fraction, t } of parts) {
    const curves = CURVES[of];
    const own = fraction / at(curves.density, t);
    heat += fraction * at(curves.heat, t);
    volume += own;
    conducted += own * at(curves.conductivity, t);
  }
  return { heat, conductivity: conducted / volume, density: 1 / volume };
}

/** Unfrozen, at a temperature, °C; water is liquid, so 0 °C and up. */
export const unfrozenProperties = (composition: Composition, t: number): FoodProperties =>
  mixed(CONSTITUENTS.map((of) => ({ of, fraction: composition[of], t })));

/** The water that can freeze, mass fraction. */
const freezable = ({ water, protein }: Composition): number => Math.max(water - BOUND_WATER * protein, 0);

/** What freezing takes from a product, J/kg. */
export const latentHeat = (composition: Composition): number => LATENT_HEAT * freezable(composition);

/** Frozen, read at −40 °C, what water is left at 0 °C. @param freezing its initial freezing point, °C, over −40 and under 0 */
export function frozenProperties(composition: Composition, freezing: number): FoodProperties {
  const ice = freezable(composition) * (1 - freezing / FROZEN);
  return mixed([
    { of: 'ice', fraction: ice, t: FROZEN },
    { of: 'water', fraction: composition.water - ice, t: 0 },
    ...CONSTITUENTS.filter((of) => of !== 'water').map((of) => ({ of, fraction: composition[of], t: FROZEN })),
  ]);
}
