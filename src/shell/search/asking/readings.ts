/** What typed figures may mean: which is the pressure, what it counts from, and in which units, the likeliest first. */
import type { Locale } from '../../../language/index.ts';
import { siFromDisplay } from '../../../quantities/index.ts';
import type { Sorted } from './labels.ts';
import type { Figure } from './tokens.ts';
import { PRESSURE_UNITS, systemOfTemperature } from './units.ts';
import type { PressureUnit, Reference, TemperatureUnit } from './units.ts';
import type { Role } from './words.ts';

/** Who asks: what their figures mean where they do not say. */
export interface Asker {
  readonly sign: ',' | '.';
  readonly locale: Locale;
  /** Pressure of the air around their gauges, Pa. */
  readonly atmosphere: number;
  readonly pressureUnit: PressureUnit;
  readonly temperatureUnit: TemperatureUnit;
  /** They chose gauge pressures for the whole site: a pressure that says nothing is in no doubt. */
  readonly isGaugeChosen: boolean;
}

export interface PressureReading {
  /** Pa absolute. */
  readonly P: number;
  readonly reference: Reference;
  readonly unit: PressureUnit;
  /** As read on the instrument, in that unit: negative under the pressure of the air. */
  readonly shown: number;
}

export interface TemperatureReading {
  /** K */
  readonly T: number;
  readonly unit: TemperatureUnit;
  readonly shown: number;
}

export interface Reading {
  readonly pressure?: PressureReading;
  readonly temperature?: TemperatureReading;
  /** Only worth a word where no likelier one is possible. */
  readonly isLastResort?: true;
}

type Outcome =
  | { readonly readings: readonly Reading[]; readonly unused: readonly string[] }
  | { readonly several: readonly string[] };

/** K, of a pipe. */
const COLDEST_PIPE = 190;
const HOTTEST_PIPE = 425;
/** A bare number beyond these asks for no saturation: a year, an article number. K, Pa. */
const COLDEST = 150;
const HOTTEST = 525;
const HIGHEST = 1e7;

const unitNamed = (shown: 'bar' | 'psi'): PressureUnit => {
  const unit = PRESSURE_UNITS.find((one) => one.shown === shown);
  if (!unit) throw new Error(`no unit ${shown}`);
  return unit;
};

/** Every meaning a pressure may have. @param unit where the figure itself names none */
function pressures(
  figure: Figure,
  unit: PressureUnit,
  roles: ReadonlySet<Role>,
  asker: Asker,
): readonly PressureReading[] {
  const { value, isDashed } = figure;
  const isVacuum = roles.has('vacuum') || (unit.isVacuum === true && !roles.has('gauge'));
  const said = new Set<Reference>([
    ...(figure.reference === undefined ? [] : [figure.reference]),
    ...(roles.has('gauge') ? (['gauge'] as const) : []),
    ...(roles.has('absolute') || unit.isAbsolute === true ? (['absolute'] as const) : []),
  ]);
  // A dash before a pressure parts it from what stands before.
  const amount = isDashed ? Math.abs(value) : value;
  const gauge = (): PressureReading => {
    const shown = isVacuum ? -Math.abs(amount) : amount;
    return { P: asker.atmosphere + shown * unit.pascal, reference: 'gauge', unit, shown };
  };
  const absolute = (): PressureReading => ({ P: amount * unit.pascal, reference: 'absolute', unit, shown: amount });
  if (figure.isLoose === true) return [absolute(), gauge()];
  if (said.size === 1) return said.has('gauge') ? [gauge()] : [absolute()];
  // Nothing under nothing: a negative pressure is one of a gauge.
  const isSure = said.size === 0 && (asker.isGaugeChosen || amount <= 0 || roles.has('vacuum'));
  return isSure ? [gauge()] : [gauge(), absolute()];
}

function temperatureIn(value: number, unit: TemperatureUnit): TemperatureReading {
  return { T: siFromDisplay('temperature', value, unit), unit, shown: value };
}

/** Every meaning a temperature may have. @param other the unit it may be in too where it names none */
function temperatures(figure: Figure, asker: Asker, other?: TemperatureUnit): readonly TemperatureReading[] {
  const { value, isDashed, temperature: named } = figure;
  const isNamed = named !== undefined && named !== 'degree';
  const units = isNamed ? [named] : [asker.temperatureUnit, ...(other === undefined ? [] : [other])];
  // "R410A - 12 °C": a dash between, or minus twelve.
  const values = isDashed ? [value, -value] : [value];
  return units.flatMap((unit) => values.map((one) => temperatureIn(one, unit)));
}

/** Readings of a pressure and a temperature, each of which may mean several things. */
const pairs = (all: readonly PressureReading[], others: readonly TemperatureReading[]): readonly Reading[] =>
  others.flatMap((temperature) => all.map((pressure) => ({ pressure, temperature })));

/** Two figures of one reading. */
function pairOf(P: Figure, T: Figure, roles: ReadonlySet<Role>, asker: Asker): readonly Reading[] {
  const own = asker.pressureUnit;
  const isBareT = T.temperature === undefined || T.temperature === 'degree';
  if (P.pressure) {
    const { system } = P.pressure;
    const isDoubtful = isBareT && system !== systemOfTemperature(asker.temperatureUnit);
    const other = system === 'us' ? 'degF' : 'degC';
    return pairs(pressures(P, P.pressure, roles, asker), temperatures(T, asker, isDoubtful ? other : undefined));
  }
  const all = pressures(P, own, roles, asker);
  const ownPairs = pairs(all, temperatures(T, asker));
  const system = isBareT ? undefined : systemOfTemperature(T.temperature === 'degF' ? 'degF' : 'degC');
  if (system === undefined) {
    // Neither unit is said: those of the other world where the reader's own make no sense.
    const isUs = own.system === 'us';
    const others = pairs(pressures(P, unitNamed(isUs ? 'bar' : 'psi'), roles, asker), [
      temperatureIn(T.value, isUs ? 'degC' : 'degF'),
    ]);
    return [...ownPairs, ...others.map((reading) => ({ ...reading, isLastResort: true as const }))];
  }
  if (system === own.system) return ownPairs;
  return [
    ...ownPairs,
    ...pairs(pressures(P, unitNamed(system === 'us' ? 'psi' : 'bar'), roles, asker), temperatures(T, asker)),
  ];
}

/** A number alone: a temperature whose pressure is asked for, or the other way round; both are said where no unit decides. */
function single(
  { figure, kind, isSure }: Sorted,
  roles: ReadonlySet<Role>,
  asker: Asker,
): readonly Reading[] | undefined {
  const asPressure = pressures(figure, figure.pressure ?? asker.pressureUnit, roles, asker).map((pressure) => ({
    pressure,
  }));
  const asTemperature = temperatures(figure, asker).map((temperature) => ({ temperature }));
  if (isSure) return kind === 'pressure' ? asPressure : asTemperature;
  const possiblePressures = asPressure.filter(({ pressure: { P } }) => P > 0 && P <= HIGHEST);
  const possibleTemperatures = asTemperature.filter(({ temperature: { T } }) => T >= COLDEST && T <= HOTTEST);
  const asksTemperature =
    kind === undefined &&
    // "Température de condensation 40" is one, "température 13" asks for it.
    (roles.has('boiling') || (roles.has('temperature') && !roles.has('low') && !roles.has('high')));
  const readings =
    kind === 'pressure' || asksTemperature
      ? [...possiblePressures, ...possibleTemperatures]
      : [...possibleTemperatures, ...possiblePressures.slice(0, 1)];
  return readings.length > 0 ? readings : undefined;
}

/** What the figures of a search mean; undefined where they are those of something else. */
export function readingsOf(figures: readonly Sorted[], roles: ReadonlySet<Role>, asker: Asker): Outcome | undefined {
  const of = (wanted: Sorted['kind']): readonly Sorted[] => figures.filter(({ kind }) => kind === wanted);
  const texts = (some: readonly Sorted[]): readonly string[] => some.map(({ figure }) => figure.text);
  const [first] = figures;
  if (figures.length === 1 && first) {
    const readings = single(first, roles, asker);
    return readings && { readings, unused: [] };
  }
  const [P, T, bare] = [of('pressure'), of('temperature'), of(undefined)];
  if (P.length > 1 || T.length > 1) return { several: texts(figures) };
  const [[p], [t], [one, two]] = [P, T, bare];
  if (p && t) return { readings: pairOf(p.figure, t.figure, roles, asker), unused: texts(bare) };
  if (bare.length > (p || t ? 1 : 2)) return p || t ? { several: texts(figures) } : undefined;
  if (p && one) return { readings: pairOf(p.figure, one.figure, roles, asker), unused: [] };
  if (t && one) return { readings: pairOf(one.figure, t.figure, roles, asker), unused: [] };
  if (!one || !two) return undefined;
  const [asTyped, turned] = [
    pairOf(one.figure, two.figure, roles, asker),
    pairOf(two.figure, one.figure, roles, asker),
  ];
  const likely = asTyped.filter(({ isLastResort }) => isLastResort !== true);
  const rest = asTyped.filter(({ isLastResort }) => isLastResort === true);
  // Turned round only where the pipe could be that warm.
  const possible = turned
    .slice(0, 1)
    .filter(({ temperature: { T } = { T: 0 } }) => T >= COLDEST_PIPE && T <= HOTTEST_PIPE);
  return { readings: [...likely, ...possible, ...rest], unused: [] };
}
