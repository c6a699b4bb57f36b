/** The polynomial doctor: in which fluid, order, units and rating a set of coefficients makes sense. */
import type { Engine } from '../../../engine/types.ts';
import { Arguments } from '../../arguments.ts';
import { fluidName } from '../../fluids.ts';
import type { Outcome } from '../../outcome.ts';
import { outcomeOf, refuse } from '../../outcome.ts';
import type { Coefficients } from '../polynomial.ts';
import { isCoefficients } from '../polynomial.ts';
import type { Quantity } from '../quantities.ts';
import { unitsOf } from '../quantities.ts';
import { RATING_MODES, RATING_RANGES, RECORD_RANGES, TEMPERATURE_UNITS } from '../record.ts';
import type { Window } from './conditions.ts';
import { CANDIDATE_FLUIDS, CANDIDATE_RATINGS, CANDIDATE_SUBCOOLINGS, insideEnvelope } from './conditions.ts';
import { COEFFICIENT_ORDERS, inStandardOrder } from './orders.ts';
import type { Case, Reading, Search } from './readings.ts';
import { readingsOf } from './readings.ts';

export interface Diagnosis {
  /** The likeliest reading. */
  readonly best: Reading;
  /** The next ones, likeliest first; of each fluid the likeliest only. */
  readonly alternatives: readonly Reading[];
  /** Whether the best stands clearly apart: no other fluid, order or unit comes near it. */
  readonly isDistinct: boolean;
  /** The coefficients in the order of EN 12900. */
  readonly coefficients: { readonly [Q in Quantity]?: Coefficients };
}

const MOST_ALTERNATIVES = 5;
/** Gaps nearer to each other than this leave two readings undecided. */
const UNDECIDED = 0.005;
/** Gaps nearer than this are one: the usual rating is then taken. */
const SAME_GAP = 0.001;

function coefficientsOf(input: Arguments): Case['coefficients'] {
  const group = input.group('coefficients');
  const one = (quantity: Quantity): Coefficients | undefined => {
    if (!group.has(quantity)) return undefined;
    const ten = group.raw(quantity);
    return isCoefficients(ten) ? ten : refuse('E_POLY', group.field(quantity), { detail: 'coefficients' });
  };
  const found = {
    capacity: one('capacity'),
    power: one('power'),
    mass_flow: one('mass_flow'),
    current: one('current'),
  };
  const judged = [found.capacity, found.power, found.mass_flow].filter((ten) => ten !== undefined);
  // One quantity alone agrees with any fluid; a current says nothing of the refrigerant.
  if (judged.length < 2) refuse('E_POLY', group.field('mass_flow'), { detail: 'alone' });
  return found;
}

/** The envelope's inside; undefined where it is not known. */
function windowOf(input: Arguments): Window | undefined {
  const bound = (key: 'te_min' | 'te_max' | 'tc_min' | 'tc_max') => input.optionalNumber(key, RECORD_RANGES[key]);
  const [te_min, te_max, tc_min, tc_max] = [bound('te_min'), bound('te_max'), bound('tc_min'), bound('tc_max')];
  if (te_min === undefined || te_max === undefined || tc_min === undefined || tc_max === undefined) {
    return undefined;
  }
  if (te_min >= te_max) refuse('E_RANGE', input.field('te_min'), { max: te_max, unit: 'degC' });
  if (tc_min >= tc_max) refuse('E_RANGE', input.field('tc_min'), { max: tc_max, unit: 'degC' });
  return insideEnvelope({ te: [te_min, te_max], tc: [tc_min, tc_max] });
}

/** What is known of the set: a value that is given is not searched. */
function searchOf(input: Arguments): Search {
  const units = input.group('units');
  const unitChoices = (quantity: Quantity): readonly string[] => {
    const known = units.optionalChoice(quantity, unitsOf(quantity));
    return known === undefined ? unitsOf(quantity) : [known];
  };
  const fluid = input.has('fluid') ? fluidName(input.raw('fluid'), input.field('fluid')) : undefined;
  const order = input.optionalChoice('order', COEFFICIENT_ORDERS);
  const temp_unit = input.optionalChoice('temp_unit', TEMPERATURE_UNITS);
  const mode = input.optionalChoice('rating_mode', RATING_MODES);
  const value = input.optionalNumber('rating_value', RATING_RANGES[mode ?? 'SH']);
  const ofMode = CANDIDATE_RATINGS.filter((rating) => mode === undefined || rating.mode === mode);
  const subcooling = input.optionalNumber('rating_sc', RECORD_RANGES.rating_sc);
  return {
    fluids: fluid === undefined ? CANDIDATE_FLUIDS : [fluid],
    orders: order === undefined ? COEFFICIENT_ORDERS : [order],
    temperatureUnits: temp_unit === undefined ? TEMPERATURE_UNITS : [temp_unit],
    units: { capacity: unitChoices('capacity'), power: unitChoices('power'), mass_flow: unitChoices('mass_flow') },
    ratings: value === undefined ? ofMode : [{ mode: mode ?? 'SH', value }],
    subcoolings: subcooling === undefined ? CANDIDATE_SUBCOOLINGS : [subcooling],
    window: windowOf(input),
    sweptVolume: input.optionalNumber('step_volume_h', RECORD_RANGES.step_volume_h),
  };
}

const isSameSet = (one: Reading, other: Reading): boolean =>
  one.fluid === other.fluid &&
  one.order === other.order &&
  one.temp_unit === other.temp_unit &&
  JSON.stringify(one.units) === JSON.stringify(other.units);

/**
 * Tries a set of coefficients in each candidate fluid, order of coefficients, unit and rating
 * condition. With a capacity and a flow, flow × enthalpy difference/capacity must keep within 4 % of
 * one over the window and vary by 3 % at most: the reading where it varies least is the best, makers'
 * property data excusing 0.5 % of its mean. The isentropic efficiency the power implies must lie in
 * 0.3 to 0.95 (0.3 to 1 the volumetric one, where the swept volume is known), and flow and capacity
 * must rise with evaporation. Without both a capacity and a flow, the efficiency alone decides: what
 * comes first among usual readings is given, and does not stand apart.
 *
 * @param input coefficients {capacity, power, mass_flow, current}: two of the first three at least,
 *   ten numbers each, in one order; and what is known of them, with the keys of `CompressorRecord`:
 *   fluid, units, temp_unit, rating_mode, rating_value, rating_sc, te_min, te_max, tc_min, tc_max,
 *   step_volume_h, and order (standard, swapped, squares, powers, bicubic). Without all four bounds of the
 *   envelope the usual windows are tried. Dew points; not for maps in discharge pressure.
 *
 * Problems: E_POLY with `detail` coefficients, alone (one quantity cannot be judged), or the test no
 * reading passes: sign, slope, ratio (`min` and `max` of the nearest), efficiency; E_FLUID, E_MODE, E_NUMBER,
 * E_RANGE of what is known.
 */
export function polynomialDoctor(input: unknown, engine: Engine): Outcome<Diagnosis> {
  return outcomeOf(() => {
    const request = new Arguments(input);
    const coefficients = coefficientsOf(request);
    const found = readingsOf({ coefficients }, searchOf(request), engine);
    if (!found.ok) return refuse('E_POLY', 'coefficients', found.values);
    const [nearest, ...rest] = found.readings;
    if (nearest === undefined) return refuse('E_POLY', 'coefficients', { detail: 'efficiency' });
    // Ratings differ by less than makers' property data do: the first candidate stands for those as near.
    const equals = [nearest, ...rest].filter((one) => isSameSet(one, nearest) && one.gap <= nearest.gap + SAME_GAP);
    const best = equals.reduce((first, one) => (one.rank < first.rank ? one : first), nearest);
    const others = rest.filter((one) => !isSameSet(one, best));
    const alternatives: Reading[] = [];
    for (const reading of others) {
      const isNew = !alternatives.some(({ fluid }) => fluid === reading.fluid);
      if (isNew && alternatives.length < MOST_ALTERNATIVES) alternatives.push(reading);
    }
    const [rival] = others;
    const ordered = Object.entries(coefficients).filter(
      (entry): entry is [string, Coefficients] => entry[1] !== undefined,
    );
    return {
      best,
      alternatives,
      isDistinct: best.ratio !== null && (rival === undefined || rival.gap - best.gap > UNDECIDED),
      coefficients: Object.fromEntries(ordered.map(([quantity, ten]) => [quantity, inStandardOrder(ten, best.order)])),
    };
  });
}
