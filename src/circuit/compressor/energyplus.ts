/**
 * A library of compressors as EnergyPlus writes one: objects `Curve:Bicubic` (watts, °C, ten coefficients in an order of its
 * own) and the `Refrigeration:Compressor` that names two of them (EnergyPlus Input Output Reference; its own library is
 * datasets/RefrigerationCompressorCurves.idf). Nothing of such a file is part of this product: a reader brings it.
 */
import { siFromDisplay } from '../../quantities/convert.ts';
import { checkedRecord } from './check.ts';
import { inStandardOrder } from './doctor/orders.ts';
import { COEFFICIENTS, polynomialAt } from './polynomial.ts';
import type { CompressorRecord } from './record.ts';

/** What a reader should know of a machine before trusting its figures. */
export type LibraryDoubt =
  /** The capacity that stands beside the curve is none of the curve's. */
  | {
      readonly code: 'nominal';
      readonly name: string;
      readonly said: number;
      readonly least: number;
      readonly most: number;
    }
  /** Of a gas cooler there are curves too, of its outlet enthalpy, which no record holds. */
  | { readonly code: 'transcritical'; readonly name: string }
  /** Kept though its capacity rises with the condensing temperature. */
  | { readonly code: 'bent'; readonly name: string }
  /** Left out: its capacity falls as the evaporating temperature rises, or its EER is above Carnot's. */
  | { readonly code: 'impossible'; readonly name: string }
  /** Left out: its own name says that it is not to be used. */
  | { readonly code: 'disowned'; readonly name: string }
  /** Left out: the same machine stood before. */
  | { readonly code: 'twice'; readonly name: string }
  /** Left out: a curve is missing, or a figure is no compressor's. */
  | { readonly code: 'left'; readonly name: string };

export interface Library {
  readonly records: readonly CompressorRecord[];
  readonly doubts: readonly LibraryDoubt[];
  /** Names of curves that stand more than once: of a machine at 50 Hz and at 60 Hz, mostly. */
  readonly repeated: number;
}

const TITLE = 'refrigeration:compressor';
/** Whether a text is such a library: one machine alone is a sheet. */
export const isEnergyPlusLibrary = (text: string): boolean =>
  (text.match(/^\s*Refrigeration:Compressor\s*,/gimu) ?? []).length > 1;

/** The objects of a file, each as its fields; what follows "!" on a line is a remark. */
const objectsOf = (text: string): readonly (readonly string[])[] =>
  text
    .replaceAll(/![^\r\n]*/gu, '')
    .split(';')
    .map((object) => object.split(',').map((field) => field.trim()));

const numberOf = (field: string | undefined): number | undefined => {
  const value = field === undefined || field === '' ? Number.NaN : Number(field);
  return Number.isFinite(value) ? value : undefined;
};

interface Curve {
  /** In the order of EN 12900, watts. */
  readonly coefficients: readonly number[];
  /** °C: of evaporation, then of condensation. */
  readonly bounds: readonly [number, number, number, number];
}

function curveOf(fields: readonly string[]): Curve | undefined {
  const numbers = fields.slice(2, 2 + COEFFICIENTS + 4).map(numberOf);
  if (numbers.length < COEFFICIENTS + 4 || numbers.includes(undefined)) return undefined;
  const whole = numbers as readonly number[];
  const [xMin = 0, xMax = 0, yMin = 0, yMax = 0] = whole.slice(COEFFICIENTS);
  return {
    coefficients: inStandardOrder(whole.slice(0, COEFFICIENTS), 'bicubic'),
    bounds: [xMin, xMax, yMin, yMax],
  };
}

/** Capacities, W, that stand in remarks beside the machines. They are said to be in MBtu/h, and are in Btu/h. */
const nominalsOf = (text: string): ReadonlyMap<string, number> =>
  new Map(
    [...text.matchAll(/!\s*Detailed Compressor:\s*(.+?)\s*,\s*!\s*nominal MBtu\/h\s*=\s*([\d.]+)/giu)].map(
      ([, name = '', said = '']) => [name, siFromDisplay('power', Number(said), 'BTU_h')] as const,
    ),
  );

/** Places in an envelope at which a curve is looked at, a side. */
const GRID = 5;
/** The least and the most a curve gives within its bounds, W. */
function reachOf({ coefficients, bounds: [x0, x1, y0, y1] }: Curve): readonly [number, number] {
  const along = (from: number, to: number) =>
    Array.from({ length: GRID }, (_, place) => from + ((to - from) * place) / (GRID - 1));
  const values = along(x0, x1).flatMap((x) => along(y0, y1).map((y) => polynomialAt(coefficients, x, y)));
  return [Math.min(...values), Math.max(...values)];
}

/** Whether no compressor is as its curves are in the middle of their bounds, or their capacity goes the wrong way there. */
function wrongWay(capacity: Curve, power: Curve): 'impossible' | 'bent' | undefined {
  const [x0, x1, y0, y1] = capacity.bounds;
  const at = (x: number, y: number): number => polynomialAt(capacity.coefficients, x, y);
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const carnot = siFromDisplay('temperature', x, 'degC') / (y - x);
  if (at(x1, y) <= at(x0, y) || at(x, y) > carnot * polynomialAt(power.coefficients, x, y)) return 'impossible';
  return at(x, y1) > at(x, y0) ? 'bent' : undefined;
}
/** A printed capacity this far beyond all a curve gives is another machine's. */
const FAR = 1.5;

/** "Carlyle_R-22_Low_06CC016": the maker, and what is left of the name, which is the machine's own. */
function identityOf(name: string): { readonly marque: string; readonly name: string } {
  const [, maker = '', rest = ''] = /^([A-Za-z]+)[\s_-]+(.+)$/u.exec(name) ?? [];
  return maker === '' ? { marque: 'EnergyPlus', name } : { marque: maker.toUpperCase(), name: rest };
}

/** The refrigerant a name says: "R-404A", "R744", "R-134A". The letter is a capital of blends alone, R400 to R599 (ASHRAE 34). */
function fluidOf(...names: readonly string[]): string | undefined {
  for (const name of names) {
    const [, digits, letter = ''] = /(?:^|[_\s-])R-?(\d{2,3})([A-Za-z]?)(?=$|[_\s-])/u.exec(name) ?? [];
    if (digits !== undefined)
      return `R${digits}${/^[45]\d\d$/u.test(digits) ? letter.toUpperCase() : letter.toLowerCase()}`;
  }
  return undefined;
}

function recordOf(fields: readonly string[], capacity: Curve, power: Curve): CompressorRecord {
  const [, name = '', powerCurve = '', capacityCurve = ''] = fields;
  const [superheat, returnGas, liquid, subcooling] = fields.slice(4, 8).map(numberOf);
  const [te_min, te_max, tc_min, tc_max] = capacity.bounds;
  const fluid = fluidOf(name, capacityCurve, powerCurve);
  const frequency = /(?:^|[_\s-])([56]0)HZ/iu.exec(name)?.[1];
  return {
    ...identityOf(name),
    ...(fluid !== undefined && { fluid }),
    coefficients: { capacity: capacity.coefficients, power: power.coefficients },
    units: { capacity: 'W', power: 'W' },
    ...(superheat !== undefined
      ? { rating_mode: 'SH' as const, rating_value: superheat }
      : returnGas !== undefined && { rating_mode: 'RGT' as const, rating_value: returnGas }),
    ...(liquid !== undefined ? { rating_t_liquid: liquid } : subcooling !== undefined && { rating_sc: subcooling }),
    ...(frequency !== undefined && { frequency: Number(frequency) }),
    ...{ te_min, te_max, tc_min, tc_max },
  };
}

const IS_CURVE = 'curve:bicubic';
const isDisowned = (name: string): boolean => /do[\s_-]*not[\s_-]*use/iu.test(name);

/**
 * The compressors of a library, ready to be kept, and what is doubtful in it. Curves of one name stand in it more than once: a
 * machine's are those before it, or the first after it. Of transcritical machines the subcritical half is taken. What is left out
 * is said.
 */
export function libraryFromEnergyPlus(text: string): Library {
  const objects = objectsOf(text);
  const ahead = new Map<string, Curve>();
  const repeated = new Set<string>();
  for (const fields of objects) {
    const [kind = '', name = ''] = fields;
    const curve = kind.toLowerCase() === IS_CURVE ? curveOf(fields) : undefined;
    if (!curve) continue;
    if (ahead.has(name)) repeated.add(name);
    else ahead.set(name, curve);
  }
  const nominals = nominalsOf(text);
  const before = new Map<string, Curve>();
  const records = new Map<string, CompressorRecord>();
  const doubts: LibraryDoubt[] = [];
  for (const fields of objects) {
    const [kind = '', name = '', powerCurve = '', capacityCurve = ''] = fields;
    const curve = kind.toLowerCase() === IS_CURVE ? curveOf(fields) : undefined;
    if (curve) before.set(name, curve);
    if (kind.toLowerCase() !== TITLE) continue;
    const [capacity, power] = [capacityCurve, powerCurve].map((one) => before.get(one) ?? ahead.get(one));
    const record = capacity && power && checkedRecord(recordOf(fields, capacity, power));
    if (!record?.ok || !capacity || !power) {
      doubts.push({ code: 'left', name });
      continue;
    }
    const way = wrongWay(capacity, power);
    const isTwice = records.has(name);
    if (isDisowned(name) || way === 'impossible' || isTwice) {
      doubts.push({ code: isDisowned(name) ? 'disowned' : isTwice ? 'twice' : 'impossible', name });
      continue;
    }
    records.set(name, record.result);
    if (way) doubts.push({ code: way, name });
    if (/^transcritical$/iu.test(fields[9] ?? '')) doubts.push({ code: 'transcritical', name });
    const said = nominals.get(name);
    const [least, most] = reachOf(capacity);
    if (said !== undefined && (said > FAR * most || said * FAR < least))
      doubts.push({ code: 'nominal', name, said, least, most });
  }
  return { records: [...records.values()], doubts, repeated: repeated.size };
}
