/** The page of pipes. */
import type { Exactly } from '../../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const pipes = {
  title: 'Refrigerant pipes',
  description:
    'Sizes of the suction, liquid and discharge lines: recommended pipe and its neighbours, velocity, pressure drop, oil return and double riser, for one or two operating points, in millimetres or inches.',
  lines: { asp: 'Suction', ll: 'Liquid', ref: 'Discharge' },
  network: {
    title: 'Every pipe, stage by stage (steady regime)',
    node: 'Point',
    pressure: 'Pressure',
    temperature: 'Temperature',
    note: 'Each pipe carries the flow and the refrigerant of its stage. Speeds, lengths and rises typed hold for every pipe of the same kind; the detail below is that of the compressor chosen. After an expansion device the pipe is short and two-phase: it is not sized.',
  },
  sides: { asp: 'LP', ll: 'HP', ref: 'HP' },
  types: { metric: 'Metric', pouce: 'Inch', all: 'Metric and inch' },
  materials: {
    auto: 'Automatic',
    copper: 'Copper',
    k65: 'Copper-iron K65 (CuFe2P)',
    steel: 'Steel (EN 10220)',
    stainless: '316 stainless',
  },
  criteria: { both: 'Velocity, kelvins, oil, pressure', speed: 'Velocity alone' },
  insulation: 'Insulate this line',
  neighbours: 'The pipe and its neighbours in figures',
  fastest: 'Maximum velocity',
  straight: 'Straight length',
  equivalent: 'Equivalent length of the fittings',
  rise: 'Rise',
  componentsDrop: 'Drop of the components',
  componentsNote: 'Empty: that of the basket of the Products page',
  fittings: 'Fittings',
  fittingsNote: 'Listed here, they replace the equivalent length of their line, worked out at the bore of each pipe.',
  addFitting: 'Add a fitting',
  removeFitting: 'Remove fitting {{n}}',
  kind: 'Type',
  count: 'Number',
  more: 'Oil, roughness and design pressures',
  leastLoad: 'Minimum load, %',
  roughness: 'Roughness, µm',
  roughnessNote: 'Empty: 1.5 for copper, 45 for steel',
  psNote: 'Empty: design pressure of the circuit',
  sizes: { lower: 'Below', recommended: 'Recommended', nearest: 'Nearest', upper: 'Above' },
  rows: {
    speed: 'Velocity',
    dp: 'Drop per metre',
    dt: 'Saturation temperature drop',
    total: 'Total drop',
    pressure: 'Allowable pressure',
  },
  noTube: 'No pipe size meets every limit',
  breaks: 'Limits exceeded',
  limits: {
    speed: 'Velocity {{v}}, limit {{m}}',
    saturation: 'Saturation temperature drop {{v}}, limit {{m}}',
    drop: 'Pressure drop {{v}}, too much',
    oil: 'Oil return not ensured',
    pressure: 'Rated for {{v}}, the line requires {{m}}',
    copper: 'Copper excluded with high-pressure CO2',
    unknown: 'Allowable pressure not known at this temperature',
  },
  remedies: {
    pressure:
      'What to do: choose another material (K65, steel, stainless) or “Automatic”, which takes the first that holds.',
    oil: 'What to do: rise in two pipes, raise the minimum load, or accept the drop of the pipe that brings the oil back.',
    saturation: 'What to do: shorten the line, double it, or take a material with larger sizes.',
    speed: 'What to do: double the line, or take a material with larger sizes.',
  },
  madeOf: 'Material: {{material}}',
  over: 'Above the limit',
  above:
    'Above the advice, below the limit: it is the smallest pipe that holds everything; the next one would make {{v}}.',
  aboveLast: 'Above the advice, below the limit: there is no larger pipe.',
  below: 'Below the advice: the pipe before it does not hold ({{why}}).',
  belowFirst: 'Below the advice: there is no smaller pipe.',
  ammoniaPressure:
    'Allowable pressure not computed for steel with ammonia: the wall is chosen with its corrosion allowance (EN 13480-3, to be checked with the supplier)',
  advised: 'Advised: {{from}} to {{to}}. Limit: {{limit}}.',
  oilGood: 'Oil returns at {{load}}\u202f% load: {{v}}, at least {{m}}; it does down to {{least}}\u202f% load',
  oilBad: 'Oil return not ensured: {{v}}, minimum {{m}}. Widest pipe that suits: {{tube}}',
  oilNone: 'Oil return not ensured: {{v}}, minimum {{m}}. No pipe of the series is suitable',
  oilFlat: 'No riser. Minimum velocity in a riser: {{m}}',
  ammoniaOil: 'Ammonia: oil is not miscible, provide an oil separator and an oil drain',
  subcoolingLeft: 'Subcooling left at the valve: {{left}}',
  doubleRiser: 'Double riser: {{d1}} + {{d2}} ({{v1}} and {{v2}} at full load)',
  pressure: 'Pipe rated for {{tube}}, line requires {{line}}',
  fittingsWorth: 'Fittings: {{length}} of {{tube}} pipe',
  components: 'Components of the basket: {{dp}}, {{dt}}. With the pipe: {{total}}',
  practice: 'Good practice and sources',
  practices: {
    trap: 'A trap at the foot of a riser, then every 4 to 6\u202fm, an inverted trap at the top.',
    slope: 'Slope of at least 0.5\u202f% towards the compressor; at least 4\u202fm/s on the level.',
    riser:
      'In a riser: no single velocity, the minimum is computed (bore, density, oil) and shown; the recommended pipe keeps it at the minimum load.',
    drop: 'Saturation temperature drop: 1\u202fK in the suction (0.5\u202fK below −20\u202f°C) and discharge lines, 0.5\u202fK in the liquid line. This is the real criterion; velocity is a guide only.',
  },
  sources: {
    choice:
      'Recommended pipe: the smallest that holds velocity, saturation temperature drop and design pressure in the steady regime, in the first material that holds; in a riser, the one that brings the oil back. The Refrigerant line size tool chooses by the same rule but linearises the loss: within 5\u202f% of the limit its pipe may be the neighbour.',
    method: 'Friction: 64/Re, then Colebrook; the height of a column of vapour counts from 10\u202fm on.',
    tubes:
      'Copper pipes: EN 12735-1, in inches with the walls sold in France; steel: EN 10220; K65 (3/8" to 7/8", 120\u202fbar): Daikin manuals 4P704142-1 and 4P602817-1A; 316 stainless: DK-LOK TS-04-S (ASTM A269). Walls to be checked with the supplier.',
    pressure:
      'Allowable pressure: 20·σ·e/(D − e). Annealed copper: σ = 40\u202fN/mm², EN 14276-2 (to be checked), 14 to 16\u202f% above ASME B31.5 at 65\u202f°C. P235GH steel: EN 13480-3, 150\u202fN/mm² cold and 129 at 204\u202f°C, an eighth of the wall missing, no corrosion allowance. K65 and stainless: pressures printed in their documents, stainless up to 149\u202f°C (ASME B31.3).',
    oil: 'Oil return: Jacobs et al. (1976), flooding criterion.',
    fittings: 'Fittings: generic equivalent lengths of the kind of Crane TP-410, to be checked for a given brand.',
  },
  line: 'Line',
  tube: 'Pipe',
  size: 'Size',
} as const;

export const texts: Exactly<typeof french, { readonly circuitPages: { readonly pipes: typeof pipes } }> = {
  circuitPages: { pipes },
};
