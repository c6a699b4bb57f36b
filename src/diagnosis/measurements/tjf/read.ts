/** Measurements of the testo JSON format, in all its published shapes; read by shape, never by the version it states. */
import type { Choices, Findings } from '../choices.ts';
import type { ColumnKey } from '../columns.ts';
import { isColumnKey, isPressure, quantityOf } from '../columns.ts';
import type { Draft, DraftColumn } from '../draft.ts';
import type { Json, JsonObject } from '../json/parse.ts';
import { isObject } from '../json/parse.ts';
import { MOST_ROWS } from '../limits.ts';
import { quoted, refuse } from '../outcome.ts';
import type { PressureMode } from '../set.ts';
import type { Unit } from '../units.ts';
import { convert, conversionOf, isUnitOf, unitFromText, unitsOf } from '../units.ts';
import { columnFromChannel, isAirChannel, modeFromText } from './names.ts';
import { additional, devicesOf, objectsIn, pressureModeOf, refrigerantOf } from './properties.ts';
import { FileClock } from './stamps.ts';
import { isStatistic, numberOfValue, textOf } from './values.ts';

/** Values of several channels this near to each other, ms, are one reading. */
const ONE_READING = 2000;

const field = (object: JsonObject, key: string, name: string): string => {
  const inside = object[key];
  return isObject(inside) ? textOf(inside[name]) : '';
};

interface Channel {
  readonly name: string;
  readonly key: ColumnKey | undefined;
  readonly isAir: boolean;
  readonly unitText: string;
  readonly mode: PressureMode | undefined;
  readonly values: readonly JsonObject[];
}

/** The names a channel may go by, the one that counts first. */
function channelOf(channel: JsonObject): Channel {
  const values = objectsIn(channel['values']);
  const said = additional(values[0]?.['additionalData'], 'valueType');
  const mode = /^(?:rel|abs)\.?$/i.test(said) ? modeFromText(said) : undefined;
  const names = [
    mode === undefined ? said : '',
    field(channel, 'type', 'name'),
    additional(channel['additionalData'], 'measType'),
  ].filter((name) => name !== '');
  const key = names.map(columnFromChannel).find((one) => one !== undefined);
  const air = names.find(isAirChannel);
  const name = names.find((one) => columnFromChannel(one) !== undefined) ?? air ?? names[0] ?? '';
  return { name, key, isAir: air !== undefined, unitText: field(channel, 'unit', 'name'), mode, values };
}

interface Taken {
  readonly key: ColumnKey;
  readonly name: string;
  readonly unit: Unit | undefined;
  readonly mode: PressureMode | undefined;
  readonly stamps: number[];
  readonly values: number[];
}

class TjfReader {
  readonly #choices: Choices;
  readonly #findings: Findings;
  readonly #taken = new Map<ColumnKey, Taken>();
  readonly #ignored = new Set<string>();
  readonly #asked = new Set<string>();
  isUtc = false;

  constructor(choices: Choices, findings: Findings) {
    this.#choices = choices;
    this.#findings = findings;
  }

  file(file: JsonObject, ownStamp: Json | undefined): void {
    const clock = new FileClock(file['timeStamp'] ?? ownStamp);
    const mode = pressureModeOf(file);
    const seen = new Set<ColumnKey>();
    for (const source of objectsIn(file['channels'])) this.#channel(channelOf(source), mode, clock, seen);
    this.#findings.warn('W_DATE_1970', clock.replaced);
    this.isUtc = clock.isUtc;
  }

  #channel(channel: Channel, fileMode: PressureMode | undefined, clock: FileClock, seen: Set<ColumnKey>): void {
    const taken = this.#columnOf(channel, fileMode);
    if (taken === undefined) {
      this.#ignored.add(channel.name);
      return;
    }
    if (seen.has(taken.key)) {
      this.#ignored.add(channel.name);
      this.#askOnce('Q_SAME_NAME', { c: quoted(channel.name) }, channel.name);
      return;
    }
    seen.add(taken.key);
    for (const value of channel.values) {
      if (isStatistic(value)) {
        this.#findings.warn('W_STATISTICS');
        continue;
      }
      const number = numberOfValue(value);
      if (Number.isNaN(number)) {
        this.#findings.invalid += 1;
        this.#findings.warn('W_INVALID');
      }
      const stamp = clock.instantOf(value['timeStamp']);
      taken.stamps.push(Number.isNaN(stamp) ? 0 : stamp);
      taken.values.push(number);
    }
  }

  #columnOf(channel: Channel, fileMode: PressureMode | undefined): Taken | undefined {
    const { mapping, units, p_mode } = this.#choices;
    const choice = mapping !== undefined && Object.hasOwn(mapping, channel.name) ? mapping[channel.name] : undefined;
    if (choice === null) return undefined;
    const named = unitFromText(
      (units !== undefined && Object.hasOwn(units, channel.name) && units[channel.name]) || channel.unitText,
    );
    const chosen = choice !== undefined && isColumnKey(choice[0]) ? choice[0] : undefined;
    const key = chosen ?? channel.key;
    if (key === undefined) {
      const isTemperature = named !== undefined && isUnitOf(named.unit, 'temperature');
      if (channel.isAir && isTemperature) this.#askOnce('Q_AIR', { c: quoted(channel.name) }, channel.name);
      return undefined;
    }
    const quantity = quantityOf(key);
    // A probe gives several figures under one name: humidity and dew point beside the temperature.
    if (channel.unitText !== '' && (named === undefined || !isUnitOf(named.unit, quantity))) return undefined;
    const known = this.#taken.get(key);
    if (known !== undefined) return known;
    const mode = isPressure(key)
      ? (modeFromText(choice?.[2] ?? '') ?? channel.mode ?? named?.mode ?? fileMode ?? p_mode)
      : undefined;
    if (named === undefined) this.#findings.ask('Q_UNIT', { c: quoted(channel.name) }, channel.name);
    const taken: Taken = { key, name: channel.name, unit: named?.unit, mode, stamps: [], values: [] };
    this.#taken.set(key, taken);
    return taken;
  }

  #askOnce(...[code, values, column]: Parameters<Findings['ask']>): void {
    const asked = `${code} ${column ?? ''}`;
    if (this.#asked.has(asked)) return;
    this.#asked.add(asked);
    this.#findings.ask(code, values, column);
  }

  get ignored(): string[] {
    return [...this.#ignored].filter((name) => name !== '');
  }

  /** Rows at the union of the instants; one row where every channel has one value within two seconds. */
  rows(): { readonly stamps: Float64Array; readonly columns: DraftColumn[] } {
    const taken = [...this.#taken.values()];
    if (!taken.some(({ key }) => isPressure(key))) refuse('E_TJF_KIND');
    const every = taken.flatMap(({ stamps }) => stamps);
    const first = every.reduce((least, stamp) => Math.min(least, stamp), Number.POSITIVE_INFINITY);
    const isOne =
      taken.every(({ stamps }) => stamps.length <= 1) && every.every((stamp) => stamp - first <= ONE_READING);
    const all = isOne ? every.slice(0, 1) : [...new Set(every)];
    if (all.length > MOST_ROWS) this.#findings.warn('E_ROWS');
    const instants = all.slice(0, MOST_ROWS);
    const rowOf = new Map(instants.map((stamp, row) => [stamp, row]));
    const columns = taken.map(({ key, name, unit, mode, stamps, values }): DraftColumn => {
      const rows = new Float64Array(instants.length).fill(Number.NaN);
      const filled = new Set<number>();
      for (const [index, stamp] of stamps.entries()) {
        const row = isOne ? 0 : rowOf.get(stamp);
        if (row === undefined) continue;
        if (filled.has(row)) this.#findings.warn('W_REPEAT');
        filled.add(row);
        if (!Number.isNaN(values[index])) rows[row] = values[index]!;
      }
      convert(rows, conversionOf(quantityOf(key), unit ?? unitsOf(quantityOf(key))[0]!, false, 0));
      return { name, key, unit, mode, values: rows };
    });
    return { stamps: Float64Array.from(instants), columns };
  }
}

/** Superheats the gauge hid because they were negative: its figure is missing where the pipe is colder than the evaporation. */
function warnOfHiddenSuperheat(columns: readonly DraftColumn[], findings: Findings): void {
  const valuesOf = (wanted: ColumnKey): Float64Array | undefined => columns.find(({ key }) => key === wanted)?.values;
  const [hidden, suction, saturation] = [valuesOf('file_sh'), valuesOf('t_suction'), valuesOf('file_t0')];
  if (hidden === undefined || suction === undefined || saturation === undefined) return;
  const rows = hidden.filter((value, row) => Number.isNaN(value) && suction[row]! < saturation[row]!);
  findings.warn('W_NEG_SH', rows.length);
}

/** Whether a JSON value has the shape of the format: a file with channels, or a collection of such files. */
export const isTjf = (root: Json): boolean =>
  objectsIn(root).some((object) => Array.isArray(object['channels']) || Array.isArray(object['measurements']));

/**
 * The measurements of a TJF file.
 * @throws {Refusal} E_TJF_KIND where no channel is a pressure of the circuit
 */
export function readTjf(root: Json, choices: Choices, findings: Findings): Draft {
  const files = objectsIn(root).flatMap((object) =>
    Array.isArray(object['measurements'])
      ? objectsIn(object['measurements']).map((file) => ({ file, own: object['timeStamp'] }))
      : [{ file: object, own: undefined }],
  );
  const reader = new TjfReader(choices, findings);
  for (const { file, own } of files) reader.file(file, own);
  const { stamps, columns } = reader.rows();
  warnOfHiddenSuperheat(columns, findings);
  const facts = [...objectsIn(root), ...files.map(({ file }) => file)];
  const fluid = facts.map(refrigerantOf).find((name) => name !== '');
  const schema = facts.map((file) => textOf(file['schemaVersion'])).find((version) => version !== '');
  const type = facts.map((file) => field(file, 'type', 'name')).find((name) => name !== '');
  return {
    stamps,
    clock: reader.isUtc ? 'UTC' : 'local',
    columns,
    isHeld: false,
    header: columns.map(({ name }) => name),
    ...(fluid === undefined ? {} : { fluid }),
    found: {
      kind: 'tjf',
      ...(schema === undefined ? {} : { schema }),
      ...(type === undefined ? {} : { measurement_type: type }),
      devices: [...new Set(facts.flatMap(devicesOf))],
      ignored: reader.ignored,
    },
  };
}
