/** A typed visit as a measurement set of one row, and the reverse: what is saved opens again as it was. */
import type { ColumnKey } from '../../../diagnosis/measurements/columns.ts';
import { isColumnKey, isPressure } from '../../../diagnosis/measurements/columns.ts';
import { FORMAT, VERSION } from '../../../diagnosis/measurements/set.ts';
import type { MeasurementSet, Probe, SetFacts } from '../../../diagnosis/measurements/set.ts';
import { atmosphereAt } from '../../../diagnosis/measurements/units.ts';
import type { AnyColumns } from '../../../diagnosis/measurements/set.ts';
import type { Request } from './request.ts';

/** Digits a pressure keeps through the air around a gauge and back. */
const DIGITS = 12;
/** Fields whose column goes by another name. */
const COLUMN_OF: Readonly<Record<string, ColumnKey>> = { power_meas: 'power', current_meas: 'current' };
const FIELD_OF: Readonly<Record<string, string>> = { power: 'power_meas', current: 'current_meas' };
/** What the set says of its machine and its probes; the rest of a request without a column is typed. */
const FACTS = new Set([
  'fluid',
  'application',
  'expansion',
  'receiver',
  'altitude',
  'acc_t',
  'acc_p',
  'fs_lp',
  'fs_hp',
]);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const airAt = (altitude: unknown): number => atmosphereAt(number(altitude) ?? 0);

function probesOf(request: Request): SetFacts['probes'] {
  const kind = request['p_mode'] === 'abs' ? ('abs' as const) : ('rel' as const);
  const gauge = (full: unknown): Probe => ({
    kind,
    ...(typeof request['acc_p'] === 'number' && { class: request['acc_p'] }),
    ...(typeof full === 'number' && { full_scale: full }),
  });
  const acc = number(request['acc_t']);
  return {
    p_lp: gauge(request['fs_lp']),
    p_hp: gauge(request['fs_hp']),
    ...(acc !== undefined && { t_suction: { acc }, t_liquid: { acc } }),
  };
}

/** @param moment when it was read, ISO by the clock of the device */
export function setOfVisit(request: Request, moment: string): MeasurementSet {
  const air = request['p_mode'] === 'abs' ? 0 : airAt(request['altitude']);
  const columns: Partial<Record<ColumnKey, readonly number[]>> = {};
  const typed: Record<string, number | string | boolean | null> = {};
  for (const [key, value] of Object.entries(request)) {
    const column = COLUMN_OF[key] ?? key;
    if (typeof value === 'number' && isColumnKey(column)) columns[column] = [isPressure(column) ? value + air : value];
    else if (!FACTS.has(key) && (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean'))
      typed[key] = value;
  }
  return {
    format: FORMAT,
    version: VERSION,
    title: '',
    visit: moment,
    fluid: text(request['fluid']),
    machine: {
      id: '',
      application: text(request['application']),
      expansion: text(request['expansion']),
      receiver: request['receiver'] === true,
    },
    altitude: number(request['altitude']) ?? 0,
    zone: 'local',
    probes: probesOf(request),
    start: moment,
    typed,
    source: { name: '', kind: 'typed', size: 0, signature: '', warnings: [] },
    columns: { time: [0], ...columns },
  };
}

/** The visit a set of one row holds; undefined for a recording. */
export function visitOfSet(set: SetFacts & { readonly columns: AnyColumns }): Request | undefined {
  const { columns, typed, machine, probes, altitude, fluid } = set;
  if (columns.time.length !== 1) return undefined;
  const mode = probes.p_lp?.kind ?? probes.p_hp?.kind ?? 'abs';
  const air = mode === 'abs' ? 0 : airAt(altitude);
  const readings = Object.entries(columns).flatMap(([key, values]) => {
    const value = values?.[0];
    if (key === 'time' || value === null || value === undefined || Number.isNaN(value)) return [];
    const shown = isColumnKey(key) && isPressure(key) ? Number((value - air).toPrecision(DIGITS)) : value;
    return [[FIELD_OF[key] ?? key, shown] as const];
  });
  const acc = probes.t_suction?.acc;
  const gauge = probes.p_lp?.class;
  return {
    ...typed,
    ...(fluid !== '' && { fluid }),
    ...(machine.application !== '' && { application: machine.application }),
    ...(machine.expansion !== '' && { expansion: machine.expansion }),
    receiver: machine.receiver,
    ...(altitude !== 0 && { altitude }),
    ...(acc !== undefined && { acc_t: acc }),
    ...(gauge !== undefined && { acc_p: gauge }),
    ...(probes.p_lp?.full_scale !== undefined && { fs_lp: probes.p_lp.full_scale }),
    ...(probes.p_hp?.full_scale !== undefined && { fs_hp: probes.p_hp.full_scale }),
    p_mode: mode,
    ...Object.fromEntries(readings),
  };
}
