/** Visits that others measured and published, as requests: what was read, the state the machine was in, and a reference. */
import { atmosphericPressureFromAltitude } from '../../physics/atmosphere.ts';
import {
  humidityFromVapourPressure,
  vapourPressureFromTemperature,
  wetBulbFromHumidity,
} from '../../physics/psychrometrics.ts';
import { celsiusFromKelvin, kelvinFromCelsius } from '../../quantities/si.ts';
import file from './measured.json' with { type: 'json' };

type Request = Readonly<Record<string, unknown>>;
type Row = readonly (string | number)[];

export const STATES = ['healthy', 'cond_28', 'cond_58'] as const;
export type FieldState = (typeof STATES)[number];

/** What is right to say of a state: nothing of a healthy machine; a covered face passes less air and exchanges less. */
export const RIGHT: Readonly<Record<FieldState, readonly string[]>> = {
  healthy: [],
  cond_28: ['cond_flow', 'cond_fouling'],
  cond_58: ['cond_flow', 'cond_fouling'],
};

export interface FieldVisit {
  readonly state: FieldState;
  readonly request: Request;
}

/** Visits with the same readings of the same machine: a row of the table. */
export interface FieldGroup {
  readonly key: string;
  readonly source: 'rooftop' | 'split';
  readonly state: FieldState;
  readonly readings: 'five' | 'discharge' | 'standard';
  /** Of the visit compared with: none, of air as humid, of another humidity, that typed with its wet bulbs, or of any weather. */
  readonly reference: 'none' | 'alike' | 'apart' | 'apartTyped' | 'healthy';
  readonly visits: readonly FieldVisit[];
}

const MACHINE = { fluid: 'R410A', application: 'room_ac', expansion: 'txv', p_mode: 'abs', fs_lp: 25, fs_hp: 60 };
const FIVE = ['p_lp', 'p_hp', 't_suction', 't_liquid', 'te_in', 'tc_in'] as const;
const WITH_DISCHARGE = [...FIVE, 't_discharge'] as const;
const STANDARD = [...WITH_DISCHARGE, 'te_out', 'tc_out'] as const;
const FIELDS = { five: FIVE, discharge: WITH_DISCHARGE, standard: STANDARD } as const;

const readingsOf = (
  columns: readonly string[],
  row: Row,
  fields: readonly string[],
): Readonly<Record<string, number>> =>
  Object.fromEntries(fields.map((field) => [field, row[columns.indexOf(field)] as number]));

const { rooftop, split } = file;
const rooftopRows = (state: FieldState): readonly Row[] => rooftop.visits[state];

/** A healthy visit of the rooftop unit, in the middle of their weather, that every other may be compared with. */
function middle(rows: readonly Row[]): Row | undefined {
  const outdoor = rooftop.columns.indexOf('tc_in');
  const sorted = rows.toSorted((one, other) => Number(one[outdoor]) - Number(other[outdoor]));
  return sorted[Math.floor(sorted.length / 2)];
}

function rooftopGroups(): readonly FieldGroup[] {
  const reference = middle(rooftopRows('healthy'));
  const of = (state: FieldState, readings: 'five' | 'discharge', isCompared: boolean): FieldGroup => {
    const read = (row: Row) => readingsOf(rooftop.columns, row, FIELDS[readings]);
    const rows = rooftopRows(state).filter((row) => !isCompared || row !== reference);
    return {
      key: `rooftop_${state}_${readings}${isCompared ? '_healthy' : ''}`,
      ...{ source: 'rooftop', state, readings, reference: isCompared ? 'healthy' : 'none' },
      visits: rows.map((row) => ({
        state,
        request: { ...MACHINE, ...read(row), ...(isCompared && reference ? { reference: read(reference) } : {}) },
      })),
    };
  };
  return STATES.flatMap((state) => [
    of(state, 'five', false),
    of(state, 'discharge', false),
    of(state, 'discharge', true),
  ]);
}

/** Wet bulb, °C, of air that was told by its dew point. */
function wetBulb(row: Row): number {
  const at = (column: string): number => kelvinFromCelsius(row[split.columns.indexOf(column)] as number);
  const total = atmosphericPressureFromAltitude(0);
  const humidity = humidityFromVapourPressure(vapourPressureFromTemperature(at('dew')), total);
  return celsiusFromKelvin(wetBulbFromHumidity(at('te_in'), humidity, total) ?? Number.NaN);
}

function splitGroups(): readonly FieldGroup[] {
  const { humid, dry } = split.visits;
  const all: readonly Row[] = [...humid, ...dry];
  const isHumid = (row: Row): boolean => (humid as readonly Row[]).includes(row);
  const read = (row: Row, readings: 'five' | 'standard', isTyped = false) => ({
    ...readingsOf(split.columns, row, FIELDS[readings]),
    ...(isTyped ? { wb_in: wetBulb(row) } : {}),
  });
  const alone = (readings: 'five' | 'standard'): FieldGroup => ({
    key: `split_${readings}`,
    ...{ source: 'split', state: 'healthy', readings, reference: 'none' },
    visits: all.map((row) => ({ state: 'healthy', request: { ...MACHINE, ...read(row, readings) } })),
  });
  const pairs = (reference: 'alike' | 'apart' | 'apartTyped'): FieldGroup => ({
    key: `split_standard_${reference}`,
    ...{ source: 'split', state: 'healthy', readings: 'standard', reference },
    visits: all.flatMap((now) =>
      all
        .filter((then) => then !== now && (isHumid(now) === isHumid(then)) === (reference === 'alike'))
        .map((then): FieldVisit => {
          const of = (row: Row) => read(row, 'standard', reference === 'apartTyped');
          return { state: 'healthy', request: { ...MACHINE, ...of(now), reference: of(then) } };
        }),
    ),
  });
  return [alone('five'), alone('standard'), pairs('alike'), pairs('apart'), pairs('apartTyped')];
}

/** Every row of the table, with its visits. */
export const fieldGroups = (): readonly FieldGroup[] => [...rooftopGroups(), ...splitGroups()];
