/** A data sheet made of what a text holds: the role of each line, its unit, and what had to be guessed. */
import { numberFromText } from '../../../quantities/parse.ts';
import { kelvinFromCelsius } from '../../../quantities/si.ts';
import { CANDIDATE_FLUIDS } from '../doctor/conditions.ts';
import type { CoefficientOrder } from '../doctor/orders.ts';
import { coefficientsFromPoints } from '../fit.ts';
import type { Coefficients } from '../polynomial.ts';
import { polynomialAt } from '../polynomial.ts';
import type { Quantity } from '../quantities.ts';
import { QUANTITIES, unitsOf } from '../quantities.ts';
import type { DecimalSign } from './numbers.ts';
import type { FoundPoints, PointSeries, SheetPoint } from './points.ts';
import type { ProgramFacts } from './program.ts';
import type { Series } from './series.ts';
import { COUNTS } from './speed.ts';
import type { SheetUnit } from './units.ts';
import type { SheetFact } from './words.ts';
import { headingFromText, isQuantity } from './words.ts';

/** What a line of a sheet may be: a quantity, or nothing of ours. */
export const LINE_ROLES = [...QUANTITIES, 'skip'] as const;
export type LineRole = (typeof LINE_ROLES)[number];

/** What a reader says of a sheet: it takes the place of the guess. Lines by their place. */
export interface SheetChoices {
  readonly decimal?: DecimalSign;
  readonly roles?: Readonly<Record<number, LineRole>>;
  readonly units?: Readonly<Record<number, string>>;
  readonly temperature?: 'C' | 'F';
  readonly speed?: number;
  /** Evaporation and condensation the other way round. */
  readonly isTurned?: boolean;
}

/** One line or column of a sheet. */
export interface SheetLine {
  readonly label: string;
  readonly role: LineRole;
  /** Found from its place or its size, not from its name. */
  readonly isGuessed: boolean;
  /** The unit its values are in; undefined where nothing says it. */
  readonly unit: string | undefined;
  /** Coefficients as printed: ten, twenty or thirty. Empty for points. */
  readonly values: readonly number[];
  /** Points, °C. Empty for coefficients. */
  readonly points: readonly SheetPoint[];
}

/** What a reader should look at before trusting the sheet. */
export type Doubt = 'decimal' | 'roles' | 'axes' | 'temperature' | 'order' | 'speeds' | 'twice';

export interface Sheet {
  readonly kind: 'coefficients' | 'points';
  readonly lines: readonly SheetLine[];
  /** The order the sheet itself says. */
  readonly order: CoefficientOrder | undefined;
  /** Unit of the polynomials' temperatures, where the sheet says it; points are in °C already. */
  readonly temperature: 'C' | 'F' | undefined;
  readonly doubts: readonly Doubt[];
  /** Speeds of a table of points, as printed; the first is the one taken. */
  readonly speeds: readonly number[];
  readonly speed: number | undefined;
  readonly facts: SheetFacts;
}
export interface SheetFacts {
  readonly name?: string;
  readonly marque?: string;
  readonly fluid?: string;
  readonly rating_mode?: 'SH' | 'RGT';
  readonly rating_value?: number;
  readonly rating_sc?: number;
  readonly rating_t_liquid?: number;
  readonly te_min?: number;
  readonly te_max?: number;
  readonly tc_min?: number;
  readonly tc_max?: number;
}

/** Quantities without a name, in the order makers' exports have them (python-hvac's files, ThermoCycle's matrices). */
const USUAL: Readonly<Record<number, readonly LineRole[]>> = {
  1: ['capacity'],
  2: ['capacity', 'power'],
  3: ['capacity', 'power', 'mass_flow'],
  4: ['capacity', 'power', 'current', 'mass_flow'],
};

/** The refrigerant a text names, if it names one; the letters as the list of fluids has them. */
function fluidOf(text: string): string | undefined {
  const named = new Set(
    [...text.matchAll(/(?<![\p{L}\d])R[ -]?(\d{2,4}(?:[A-Ba-b]|yf|ze\(E\)|ze)?)(?![\p{L}\d])/gu)].map(
      ([, digits = '']) => `r${digits.toLowerCase()}`,
    ),
  );
  const known = CANDIDATE_FLUIDS.filter((fluid) => named.has(fluid.toLowerCase()));
  return known.length === 1 ? known[0] : undefined;
}

/** Makers whose name begins a sheet. */
const MAKERS =
  /^(bitzer|bock|carlyle|carrier|copeland|daikin|danfoss|dorin|embraco|emerson|frascold|gea bock|gmcc|highly|hitachi|lg|maneurop|mitsubishi|mycom|panasonic|refcomp|sanyo|secop|siam|tecumseh|toshiba)\s+/iu;
/** Letters and digits together: a model. */
const MODEL = /^(?=\S*\d)(?=\S*\p{L})[\p{L}\d][\p{L}\d./+-]{2,39}$/u;

/** The maker and the model a sheet's first line begins with; nothing where it begins otherwise. */
function identityOf(text: string): Pick<SheetFacts, 'name' | 'marque'> {
  const first = text.split(/\r\n?|\n/u).find((line) => line.trim() !== '') ?? '';
  const line = first.replaceAll(/[\t;|,:]+/gu, ' ').trim();
  const maker = MAKERS.exec(line);
  if (maker === null) return {};
  const [model = ''] = line.slice(maker[0].length).split(/\s+/u);
  const isModel = MODEL.test(model) && fluidOf(model) === undefined;
  return { marque: (maker[1] ?? '').toUpperCase(), ...(isModel && { name: model }) };
}

/** The one temperature unit a text names. */
function temperatureOf(text: string): 'C' | 'F' | undefined {
  const celsius = /[°º]\s*C\b|\bdeg\.? ?C\b|\bcelsius\b|\{C\}|\[C\]|\(C\)/iu.test(text);
  const fahrenheit = /[°º]\s*F\b|\bdeg\.? ?F\b|\bfahrenheit\b|\{F\}|\[F\]|\(F\)/iu.test(text);
  return celsius === fahrenheit ? undefined : celsius ? 'C' : 'F';
}

/** A unit of the list a quantity is kept in, and what one of the sheet's is in it. */
function unitFor(
  role: LineRole,
  unit: SheetUnit | undefined,
): { readonly unit: string | undefined; readonly factor: number } {
  if (role === 'skip' || unit === undefined) return { unit: undefined, factor: 1 };
  const names = unitsOf(role);
  if (names.includes(unit.unit)) return { unit: unit.unit, factor: unit.factor };
  // A power in Btu/h is kept in watts: international table Btu (NIST SP 811, B.8).
  if (role === 'power' && unit.unit === 'Btu/h') return { unit: 'W', factor: unit.factor * 0.29307107 };
  return { unit: undefined, factor: 1 };
}

/** What each line is: its own name, the reader's word, or its place among those without one. */
function rolesOf(
  headings: readonly { readonly label: string; readonly role: LineRole | undefined }[],
  choices: SheetChoices,
): readonly { readonly role: LineRole; readonly isGuessed: boolean }[] {
  const unnamed = headings.filter(({ role }) => role === undefined);
  const taken = new Set(headings.map(({ role }) => role));
  const usual = (USUAL[headings.length] ?? []).filter((role) => !taken.has(role));
  const left = unnamed.length === headings.length ? (USUAL[headings.length] ?? []) : usual;
  let next = 0;
  return headings.map(({ role, label }, index) => {
    const chosen = choices.roles?.[index];
    if (chosen !== undefined) return { role: chosen, isGuessed: false };
    if (role !== undefined) return { role, isGuessed: false };
    // A name nobody knows among known ones is another quantity.
    if (label !== '' && unnamed.length < headings.length) return { role: 'skip', isGuessed: false };
    const guess = left[next] ?? 'skip';
    next += 1;
    return { role: guess, isGuessed: true };
  });
}

/** The first line of a quantity stands; a second one of it is left out and said. */
function withoutTwice(lines: readonly SheetLine[]): {
  readonly lines: readonly SheetLine[];
  readonly isTwice: boolean;
} {
  const seen = new Set<LineRole>();
  let isTwice = false;
  const kept = lines.map((line) => {
    if (line.role === 'skip' || !seen.has(line.role)) {
      seen.add(line.role);
      return line;
    }
    isTwice = true;
    return { ...line, role: 'skip' as const };
  });
  return { lines: kept, isTwice };
}

/** A sheet of lists of coefficients. */
export function sheetFromSeries(
  series: readonly Series[],
  text: string,
  choices: SheetChoices,
  own: { readonly facts?: ProgramFacts; readonly isEnergyPlus?: boolean; readonly isEither?: boolean },
): Sheet {
  const headings = series.map(({ label }) => {
    const { role, unit } = headingFromText(label);
    return { label, role: isQuantity(role) || role === 'skip' ? role : undefined, unit };
  });
  const roles = rolesOf(headings, choices);
  const all = series.map(({ label, values }, index): SheetLine => {
    const { role, isGuessed } = roles[index] ?? { role: 'skip' as const, isGuessed: false };
    const said = own.isEnergyPlus === true ? { unit: 'W', factor: 1 } : unitFor(role, headings[index]?.unit);
    const unit = choices.units?.[index] ?? said.unit;
    const factor = choices.units?.[index] === undefined ? said.factor : 1;
    return { label, role, isGuessed, unit, values: values.map((value) => value * factor), points: [] };
  });
  const { lines, isTwice } = withoutTwice(all);
  const isBicubic = series.some((one) => one.isBicubic);
  const isVariable = lines.some(({ role, values }) => role !== 'skip' && values.length > COUNTS[0]);
  const facts = own.facts ?? {};
  const doubts: readonly (Doubt | false)[] = [
    own.isEither === true && choices.decimal === undefined && 'decimal',
    lines.some(({ isGuessed }) => isGuessed) && series.length > 1 && 'roles',
    isTwice && 'twice',
    isVariable && lines.some(({ values }) => values.length === COUNTS[1]) && 'order',
  ];
  const { liquid, superheat, returnGas, subcooling, ...envelope } = facts;
  const fluid = fluidOf(text);
  return {
    kind: 'coefficients',
    lines,
    order: isBicubic ? 'bicubic' : isVariable ? 'standard' : undefined,
    temperature: choices.temperature ?? (own.isEnergyPlus === true ? 'C' : temperatureOf(text)),
    doubts: doubts.filter((doubt) => doubt !== false),
    speeds: [],
    speed: choices.speed ?? (isVariable ? USUAL_SPEED : undefined),
    facts: {
      ...identityOf(text),
      ...(fluid === undefined ? {} : { fluid }),
      ...envelope,
      ...(superheat === undefined ? {} : { rating_mode: 'SH' as const, rating_value: superheat }),
      ...(returnGas === undefined || superheat !== undefined
        ? {}
        : { rating_mode: 'RGT' as const, rating_value: returnGas }),
      ...(subcooling === undefined ? {} : { rating_sc: subcooling }),
      ...(liquid === undefined ? {} : { rating_t_liquid: liquid }),
    },
  };
}
/** Revolutions per second. */
const USUAL_SPEED = 50;

const celsiusFrom = {
  C: (t: number): number => t,
  F: (t: number): number => (t - 32) / 1.8,
  K: (t: number): number => t - kelvinFromCelsius(0),
};

/** Condensation above this, °C, is nobody's: the figures are in °F. */
const WARMEST_CONDENSING = 95;

/** A sheet of a table of points. */
export function sheetFromPoints(found: FoundPoints, text: string, choices: SheetChoices, isEither: boolean): Sheet {
  const headings = found.series.map(({ label, role }) => ({ label, role }));
  const roles = rolesOf(headings, choices);
  const points = found.series.flatMap((one) => one.points);
  const warmest = Math.max(...points.map(({ tc }) => tc));
  const isWarm = warmest > WARMEST_CONDENSING;
  const said = choices.temperature ?? found.temperature ?? temperatureOf(text);
  const unit = said ?? (isWarm ? 'F' : 'C');
  const speeds = [...new Set(points.flatMap(({ speed }) => speed ?? []))].toSorted((one, other) => one - other);
  const speed = choices.speed ?? usualSpeed(points, speeds, found.speedUnit);
  const convert = celsiusFrom[unit];
  const pointsOf = ({ points: own }: PointSeries, factor: number): readonly SheetPoint[] =>
    own
      .filter((point) => speed === undefined || point.speed === undefined || point.speed === speed)
      .map(({ te, tc, value }) => {
        const [low, high] = choices.isTurned === true ? [tc, te] : [te, tc];
        return { te: convert(low), tc: convert(high), value: value * factor };
      });
  const all = found.series.map((series, index): SheetLine => {
    const { role, isGuessed } = roles[index] ?? { role: 'skip' as const, isGuessed: false };
    const own = unitFor(role, series.unit);
    const chosen = choices.units?.[index];
    return {
      label: series.label,
      role,
      isGuessed,
      unit: chosen ?? own.unit,
      values: [],
      points: pointsOf(series, chosen === undefined ? own.factor : 1),
    };
  });
  const { lines, isTwice } = withoutTwice(all);
  const kept = lines.flatMap((line) => line.points);
  const bounds = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];
  const [te_min, te_max] = bounds(kept.map(({ te }) => te));
  const [tc_min, tc_max] = bounds(kept.map(({ tc }) => tc));
  const number = (fact: SheetFact): number | undefined => {
    const value = numberFromText((found.facts[fact] ?? '').replace(/\s*(?:K|°?C)$/u, ''));
    return Number.isFinite(value) ? value : undefined;
  };
  const [superheat, returnGas, subcooling] = [number('superheat'), number('returnGas'), number('subcooling')];
  const fluid = fluidOf(found.facts.fluid ?? text);
  const doubts: readonly (Doubt | false)[] = [
    isEither && choices.decimal === undefined && 'decimal',
    lines.some(({ isGuessed }) => isGuessed) && found.series.length > 1 && 'roles',
    isTwice && 'twice',
    found.areAxesGuessed && choices.isTurned === undefined && 'axes',
    said === undefined && isWarm && 'temperature',
    speeds.length > 1 && choices.speed === undefined && 'speeds',
  ];
  return {
    kind: 'points',
    lines,
    order: 'standard',
    temperature: 'C',
    doubts: doubts.filter((doubt) => doubt !== false),
    speeds,
    speed,
    facts: {
      ...identityOf(text),
      ...(found.facts.name === undefined ? {} : { name: found.facts.name }),
      ...(found.facts.marque === undefined ? {} : { marque: found.facts.marque }),
      ...(fluid === undefined ? {} : { fluid }),
      ...(te_min < te_max && tc_min < tc_max ? { te_min, te_max, tc_min, tc_max } : {}),
      ...(superheat === undefined ? {} : { rating_mode: 'SH' as const, rating_value: superheat }),
      ...(returnGas === undefined || superheat !== undefined
        ? {}
        : { rating_mode: 'RGT' as const, rating_value: returnGas }),
      ...(subcooling === undefined ? {} : { rating_sc: subcooling }),
    },
  };
}

/** Mains frequency where the table has it, else the speed most points are at. */
function usualSpeed(
  points: readonly SheetPoint[],
  speeds: readonly number[],
  unit: 'rps' | 'rpm' | undefined,
): number | undefined {
  const mains = unit === 'rpm' ? [2900, 3000, 3500, 3600, 1450, 1500] : [50, 60];
  const found = mains.find((speed) => speeds.includes(speed));
  if (found !== undefined) return found;
  const count = (speed: number): number => points.filter((point) => point.speed === speed).length;
  return speeds.toSorted((one, other) => count(other) - count(one))[0];
}

/** A polynomial fitted to the points of a line, and how far it passes from each: value of the polynomial over the printed one, less one. */
export interface FittedLine {
  readonly coefficients: Coefficients;
  readonly residuals: readonly { readonly te: number; readonly tc: number; readonly gap: number }[];
  /** The largest, whatever its sign. */
  readonly worst: number;
  /** The largest beyond half the last printed digit. */
  readonly excess: number;
}

/** A polynomial further than this from a printed point is of no one quantity, share: makers fit theirs to a per cent. */
export const WORST_FIT = 0.02;
const MOST_DECIMALS = 6;

/** Half of the last digit the values were printed with. */
function roundingOf(values: readonly number[]): number {
  for (let decimals = 0; decimals < MOST_DECIMALS; decimals += 1) {
    const scale = 10 ** decimals;
    if (values.every((value) => Math.abs(value * scale - Math.round(value * scale)) < 1e-6)) return 0.5 / scale;
  }
  return 0;
}

/** Least squares over the points of a line; null where they tell too little. */
export function fittedLine({ points }: SheetLine): FittedLine | null {
  const coefficients = coefficientsFromPoints(points);
  if (coefficients === null) return null;
  const residuals = points.map(({ te, tc, value }) => ({
    te,
    tc,
    gap: polynomialAt(coefficients, te, tc) / value - 1,
  }));
  const rounding = roundingOf(points.map(({ value }) => value));
  return {
    coefficients,
    residuals,
    worst: Math.max(...residuals.map(({ gap }) => Math.abs(gap))),
    excess: Math.max(...residuals.map(({ gap }, i) => Math.abs(gap) - rounding / Math.abs(points[i]?.value ?? 1))),
  };
}

/** The line of each quantity; a quantity has one at most. */
export const linesByQuantity = ({ lines }: Sheet): ReadonlyMap<Quantity, SheetLine> =>
  new Map(lines.flatMap((line) => (line.role === 'skip' ? [] : [[line.role, line] as const])));
