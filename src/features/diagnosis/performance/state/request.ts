/** The requests of the panel, from the visit and from what is typed beside it. */
import type { CompressorRecord } from '../../../../circuit/compressor/record.ts';
import { compressorKey } from '../../../../circuit/compressor/key.ts';
import type { FormContent } from '../../../../kit/form/form.ts';
import { electricalPower } from '../../../../performance/electrical.ts';
import type { Counters } from '../../../../runtime/recording-bridge.ts';
import { HEATING_APPLICATION } from '../../state/fields.ts';
import type { Request } from '../../state/request.ts';

export type Said = Pick<FormContent, 'options' | 'problems'>;
type Options = Readonly<Record<string, unknown>>;

const PERCENT = 100;
/** Keys of a visit the door of the performance takes. */
const OF_VISIT = [
  ...['fluid', 'p_mode', 'altitude', 'p_lp', 'p_hp', 't_suction', 't_suc_comp', 't_liquid', 't_discharge', 'td_corr'],
  ...['te_in', 'te_out', 'tc_in', 'tc_out', 'power_meas', 'v_swept', 'acc_t', 'acc_p', 'fs_lp', 'fs_hp'],
];
const OWN = [
  'm_ref',
  'e_medium',
  'e_flow',
  'e_rh_in',
  'e_rh_out',
  'c_medium',
  'c_flow',
  'loss_kind',
  'power_of',
  'power_aux',
];

/** K: half-width of each of a matched pair in pockets. */
const POCKET = 0.15;
/** What a probe on the discharge reads less than the gas, K, and the half-width of that, by how it is fitted. */
const DISCHARGE: Readonly<Record<string, { readonly td_corr: number; readonly td_acc: number }>> = {
  insulated: { td_corr: 2, td_acc: 1.5 },
  gas: { td_corr: 0, td_acc: 0.5 },
};

export const isHeatingVisit = (visit: Request): boolean => visit['application'] === HEATING_APPLICATION;

/** What is typed and can be read. */
const readable = ({ options, problems }: Said): Options =>
  Object.fromEntries(
    Object.entries(options).filter(([key, value]) => !(key in problems) && value !== '' && value !== null),
  );

const picked = (from: Options, keys: readonly string[]): Options =>
  Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])));

/** Power from the pulses of the meter, where all three are typed. */
export function countedPower(content: Said) {
  const { pulses, per_kwh, seconds } = readable(content);
  if (pulses === undefined || per_kwh === undefined || seconds === undefined) return undefined;
  return electricalPower({ kind: 'pulses', pulses, per_kwh, seconds });
}

/** The column of a recording that gives a field beside the visit's own. */
const RECORDED: Readonly<Record<string, string>> = {
  ...{ e_flow: 'e_flow', c_flow: 'c_flow', m_ref: 'm_ref', e_rh_in: 'rh_in', e_rh_out: 'rh_out' },
};

/** What is typed of a machine with what a recording read in its place. A flow of zero is a pump at rest, and no reading. */
export function saidWithMeans({ options, problems }: Said, means: Readonly<Record<string, number | undefined>>): Said {
  const read = Object.entries(RECORDED).flatMap(([key, column]) => {
    const value = means[column];
    return value !== undefined && value > 0 ? [[key, value] as const] : [];
  });
  const names = read.map(([key]) => key);
  return {
    options: { ...options, ...Object.fromEntries(read) },
    problems: Object.fromEntries(Object.entries(problems).filter(([key]) => !names.includes(key))),
  };
}

/** SPF over a recording that holds both counters. @param seconds it lasts */
export function recordedCounters(
  { heat_energy: heat, elec_energy: electricity }: Counters,
  seconds: number,
): Request | undefined {
  return (
    heat &&
    electricity && {
      ...{ heat_start: heat.first, heat_end: heat.last, elec_start: electricity.first, elec_end: electricity.last },
      days: seconds / 86_400,
    }
  );
}

/** Half-widths of readings, where how they are read was said. */
function accuraciesOf(own: Options, counted: number | undefined): Options {
  const isLiquid = (side: 'e' | 'c'): boolean => own[`${side}_medium`] !== 'air';
  const pocketed = own['media_probes'] === 'pockets' ? (['e', 'c'] as const).filter(isLiquid) : [];
  const { flow_acc, power_acc } = own;
  const power = counted ?? power_acc;
  const acc = {
    ...Object.fromEntries(pocketed.flatMap((side) => [`t${side}_in`, `t${side}_out`].map((key) => [key, POCKET]))),
    ...(flow_acc !== undefined && { e_flow: flow_acc, c_flow: flow_acc }),
    ...(power !== undefined && { power_meas: power }),
  };
  return Object.keys(acc).length > 0 ? { acc } : {};
}

/** Power that is typed wins over the pulses of the meter. */
export function performanceRequest(visit: Request, content: Said, compressors: readonly CompressorRecord[]): Request {
  const own = readable(content);
  const counted = visit['power_meas'] === undefined ? countedPower(content) : undefined;
  const sheet = compressors.find((record) => compressorKey(record) === own['map']);
  const share = (key: 'e_x' | 'c_x'): Options => (typeof own[key] === 'number' ? { [key]: own[key] / PERCENT } : {});
  return {
    ...DISCHARGE[String(own['discharge_at'])],
    ...picked(visit, OF_VISIT),
    ...picked(own, OWN),
    ...share('e_x'),
    ...share('c_x'),
    mode: isHeatingVisit(visit) ? 'heating' : 'cooling',
    ...(counted?.ok && { power_meas: counted.result.power }),
    ...accuraciesOf(own, counted?.ok ? counted.result.acc : undefined),
    ...(sheet && { map: sheet }),
    ...(own['out_of_scope'] !== 'none' && { out_of_scope: own['out_of_scope'] }),
  };
}

interface Against {
  readonly value: number;
  readonly U: number;
  readonly boundary: 'compressor' | 'unit';
}

/** Hot and cold temperature of a visit as plates name them; undefined where one was not read. */
function conditionsOf(visit: Request, own: Options): { readonly t_hot: number; readonly t_cold: number } | undefined {
  const isHeating = isHeatingVisit(visit);
  const isAir = own['e_medium'] === 'air';
  const t_hot = isHeating ? visit['tc_out'] : visit['tc_in'];
  const t_cold = isHeating || isAir ? visit['te_in'] : visit['te_out'];
  return typeof t_hot === 'number' && typeof t_cold === 'number' ? { t_hot, t_cold } : undefined;
}

const compared = (visit: Request, own: Options) => ({
  mode: isHeatingVisit(visit) ? 'heating' : 'cooling',
  cold_medium: own['e_medium'] === 'air' ? 'air' : 'water',
});

/** A comparison with the plate; 'needs' where the media were not read, undefined where no plate is typed. */
export function plateRequest(visit: Request, content: Said, measured: Against): Request | 'needs' | undefined {
  const own = readable(content);
  const { plate_value: value, plate_hot: t_hot, plate_cold: t_cold } = own;
  if (value === undefined || t_hot === undefined || t_cold === undefined) return undefined;
  const conditions = conditionsOf(visit, own);
  if (conditions === undefined) return 'needs';
  return {
    ...compared(visit, own),
    measured: { ...measured, ...conditions },
    reference: { value, t_hot, t_cold, boundary: 'unit' },
  };
}

/** A comparison with an earlier visit. */
export function visitRequest(
  [visit, measured]: readonly [Request, Against],
  [earlier, reference]: readonly [Request, Against],
  content: Said,
  contentBefore: Said,
): Request | undefined {
  const own = readable(content);
  const [now, before] = [conditionsOf(visit, own), conditionsOf(earlier, readable(contentBefore))];
  if (now === undefined || before === undefined) return undefined;
  return {
    ...compared(visit, own),
    same_instruments: true,
    measured: { ...measured, ...now },
    reference: { ...reference, ...before },
  };
}

/** What counters are asked with; undefined until all four are typed. */
export function countersRequest(content: Said): Request | undefined {
  const own = readable(content);
  const keys = ['heat_start', 'heat_end', 'elec_start', 'elec_end'];
  return keys.every((key) => own[key] !== undefined) ? picked(own, [...keys, 'days', 'boundary']) : undefined;
}
