/**
 * Commercial tubes as data: one table for the whole product. A series is carried with its standard, and stands a pressure
 * only where sizes, walls and strength come from a document that was read. Walls of metric copper and of the two smallest
 * inch sizes are to be checked with the supplier.
 */

/** In the order in which one turns to the next where one does not hold. */
export const TUBE_MATERIALS = ['copper', 'k65', 'steel', 'stainless'] as const;
export type TubeMaterial = (typeof TUBE_MATERIALS)[number];

/** mm; a pressure in bar gauge where the document rates sizes one by one. */
export type TubeSize = readonly [label: string, outside: number, wall: number, rated?: number];

/** What a series stands: a stress its walls are worked to, or pressures its document prints. */
export type TubeStrength =
  | {
      /** Allowable stress, N/mm², of any temperature or by °C, rising; held below the first, unknown above the last. */
      readonly stress: number | readonly (readonly [celsius: number, stress: number])[];
      /** Part of the wall that may be missing. */
      readonly tolerance: number;
    }
  | {
      /** bar gauge, of sizes that have none of their own. */
      readonly rated?: number;
      /** °C the ratings reach up to; undefined where the document gives none. */
      readonly upTo?: number;
    };

export interface TubeSeriesData {
  readonly material: TubeMaterial;
  /** Absolute roughness, m: drawn copper and tube 1.5 µm, steel 45 µm (Moody, Trans. ASME 66 (1944) 671-684). */
  readonly roughness: number;
  /** Standard or document, with the addresses it was read at. */
  readonly source: string;
  readonly read?: readonly string[];
  readonly strength?: TubeStrength;
  readonly sizes: readonly TubeSize[];
}

const DRAWN = 1.5e-6;
const STEEL = 45e-6;

/** Annealed copper, since brazing anneals it: design stress of EN 14276-2, to be checked; ASME B31.5 allows less, hot. */
const ANNEALED_COPPER = { stress: 40, tolerance: 0 } as const;

/**
 * P235GH: yield 235 and tensile strength 360 N/mm² (EN 10216-2), hence min(235/1.5, 360/2.4) by EN 13480-3; hot, by the
 * factors of the trade for carbon steel tube, 0.95 at 93 °C and 0.86 at 204 °C. An eighth of the wall may be missing; no
 * allowance for corrosion.
 */
const P235GH = {
  stress: [
    [38, 150],
    [93, 142.5],
    [204, 129],
  ],
  tolerance: 0.125,
} as const;

export const TUBE_SERIES = {
  'cu-metric': {
    material: 'copper',
    roughness: DRAWN,
    source: 'EN 12735-1, the metric sizes usual in France',
    strength: ANNEALED_COPPER,
    sizes: [
      ['6x1', 6, 1],
      ['8x1', 8, 1],
      ['10x1', 10, 1],
      ['12x1', 12, 1],
      ['15x1', 15, 1],
      ['16x1', 16, 1],
      ['18x1', 18, 1],
      ['22x1', 22, 1],
      ['28x1.5', 28, 1.5],
      ['35x1.5', 35, 1.5],
      ['42x1.5', 42, 1.5],
      ['54x2', 54, 2],
      ['64x2', 64, 2],
      ['76.1x2', 76.1, 2],
      ['88.9x2', 88.9, 2],
      ['108x2.5', 108, 2.5],
    ],
  },
  'cu-inch': {
    material: 'copper',
    roughness: DRAWN,
    source: 'ASTM B280, type ACR',
    strength: ANNEALED_COPPER,
    sizes: [
      ['1/4"', 6.35, 0.76],
      ['3/8"', 9.53, 0.81],
      ['1/2"', 12.7, 0.89],
      ['5/8"', 15.88, 1.02],
      ['3/4"', 19.05, 1.07],
      ['7/8"', 22.23, 1.14],
      ['1"1/8', 28.58, 1.27],
      ['1"3/8', 34.93, 1.4],
      ['1"5/8', 41.28, 1.52],
      ['2"1/8', 53.98, 1.78],
      ['2"5/8', 66.68, 2.03],
      ['3"1/8', 79.38, 2.29],
      ['3"5/8', 92.08, 2.54],
      ['4"1/8', 104.78, 2.79],
    ],
  },
  'cu-inch-en': {
    material: 'copper',
    roughness: DRAWN,
    source: 'EN 12735-1, inch sizes as stocked in France',
    strength: ANNEALED_COPPER,
    sizes: [
      ['1/4"', 6.35, 0.8],
      ['3/8"', 9.52, 0.8],
      ['1/2"', 12.7, 0.8],
      ['5/8"', 15.87, 1],
      ['3/4"', 19.05, 1],
      ['7/8"', 22.22, 1],
      ['1"1/8', 28.57, 1],
      ['1"3/8', 34.92, 1.25],
      ['1"5/8', 41.27, 1.25],
      ['2"1/8', 53.97, 1.65],
      ['2"5/8', 66.67, 1.65],
      ['3"1/8', 79.37, 1.65],
      ['4"1/8', 104.77, 2.5],
    ],
  },
  'k65-inch': {
    material: 'k65',
    roughness: DRAWN,
    source: 'CuFe2P (EN 12735-1), sizes and walls of Daikin 4P704142-1 (2022), 120 bar of Daikin 4P602817-1A (2020)',
    read: [
      'https://manualshive.com/ru/manual/daikin/lren8a7y1b/3283666?page=76',
      'https://manualshive.com/ru/manual/daikin/co2-conveni-pack/co2-conveni-pack_installer-and-user-reference-manual_3278134-57.html',
    ],
    strength: { rated: 120 },
    sizes: [
      ['K65 3/8"', 9.52, 0.65],
      ['K65 1/2"', 12.7, 0.85],
      ['K65 5/8"', 15.87, 1.05],
      ['K65 3/4"', 19.05, 1.3],
      ['K65 7/8"', 22.22, 1.5],
    ],
  },
  'steel-10255': {
    material: 'steel',
    roughness: STEEL,
    source: 'EN 10255, medium series',
    sizes: [
      ['DN8', 13.5, 2.3],
      ['DN10', 17.2, 2.3],
      ['DN15', 21.3, 2.6],
      ['DN20', 26.9, 2.6],
      ['DN25', 33.7, 3.2],
      ['DN32', 42.4, 3.2],
      ['DN40', 48.3, 3.2],
      ['DN50', 60.3, 3.6],
      ['DN65', 76.1, 3.6],
      ['DN80', 88.9, 4],
      ['DN100', 114.3, 4.5],
      ['DN125', 139.7, 5],
      ['DN150', 165.1, 5],
    ],
  },
  'steel-10220': {
    material: 'steel',
    roughness: STEEL,
    source: 'EN 10220, usual thickness, P235GH (EN 10216-2)',
    read: [
      'http://www.lfpco.com/en-10216-2-p195gh-p235gh-p265gh.html',
      'https://www.edelstahl.de/en/technical-information/richtlinien-und-normen/european-norm-en-1348032012-issue-1/',
      'https://www.scribd.com/document/666062683/WADING-LOK-STAINLESS-TUBE-CO-LTD-2019-RV1-1',
    ],
    strength: P235GH,
    sizes: [
      ['DN15', 21.3, 2],
      ['DN20', 26.9, 2.3],
      ['DN25', 33.7, 2.6],
      ['DN32', 42.4, 2.6],
      ['DN40', 48.3, 2.6],
      ['DN50', 60.3, 2.9],
      ['DN65', 76.1, 2.9],
      ['DN80', 88.9, 3.2],
      ['DN100', 114.3, 3.6],
      ['DN125', 139.7, 4],
      ['DN150', 168.3, 4.5],
      ['DN200', 219.1, 6.3],
      ['DN250', 273, 6.3],
      ['DN300', 323.9, 7.1],
    ],
  },
  'ss-metric': {
    material: 'stainless',
    roughness: DRAWN,
    source: 'Seamless 316 (ASTM A269), pressures by ASME B31.3: DK-LOK TS-04-S (2011), tables 2 and 6',
    read: [
      'https://goodyearrubberproducts.com/2016pdfs/DKLOK-Catalog_Goodyearrubber.com_866-711-4673/files/assets/basic-html/page-213.html',
      'https://goodyearrubberproducts.com/2016pdfs/DKLOK-Catalog_Goodyearrubber.com_866-711-4673/files/assets/basic-html/page-211.html',
    ],
    strength: { upTo: 149 },
    sizes: [
      ['316 6x1', 6, 1, 420],
      ['316 8x1', 8, 1, 310],
      ['316 10x1', 10, 1, 240],
      ['316 12x1', 12, 1, 200],
      ['316 15x1', 15, 1, 170],
      ['316 16x1.2', 16, 1.2, 190],
      ['316 18x1.5', 18, 1.5, 210],
      ['316 20x1.5', 20, 1.5, 190],
      ['316 22x1.5', 22, 1.5, 170],
      ['316 25x2', 25, 2, 200],
      ['316 28x2', 28, 2, 180],
      ['316 30x2', 30, 2, 170],
      ['316 32x2', 32, 2, 160],
      ['316 38x2.5', 38, 2.5, 170],
    ],
  },
} as const satisfies Readonly<Record<string, TubeSeriesData>>;

export type TubeSeries = keyof typeof TUBE_SERIES;
