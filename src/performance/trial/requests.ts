/** Requests drawn at random: sensible ones, and ones with a key that is missing, odd or far off. */
import type { Draw } from '../../diagnosis/trial/random.ts';

const FLUIDS = ['R134a', 'R290', 'R32', 'R410A', 'R744', 'R717', 'R1234yf', 'R448A', 'R600a', 'R454B'];
const ODD = [null, '', 'abc', -1e9, 1e9, 0, Number.NaN, true, [], {}, '12,5', '1e3'];

/** One request. @param share of the requests that hold something odd */
export function randomRequest({ between, oneOf }: Draw, share: number): Readonly<Record<string, unknown>> {
  const isThere = (chance: number): boolean => between(0, 1) < chance;
  const request: Record<string, unknown> = {
    fluid: oneOf(FLUIDS),
    mode: oneOf(['cooling', 'heating']),
    p_mode: oneOf(['rel', 'abs']),
    loss_kind: oneOf(['hermetic', 'jacketed', 'semi', 'inverter', 'open']),
  };
  const put = (key: string, chance: number, value: () => unknown): void => {
    if (isThere(chance)) request[key] = value();
  };
  put('p_lp', 0.9, () => between(0.3, 12));
  put('p_hp', 0.9, () => between(4, 40));
  put('t_suction', 0.8, () => between(-25, 25));
  put('t_suc_comp', 0.5, () => between(-20, 30));
  put('t_liquid', 0.85, () => between(5, 55));
  put('t_discharge', 0.8, () => between(30, 130));
  put('power_meas', 0.7, () => between(0.2, 30));
  put('power_aux', 0.2, () => between(0, 2));
  put('power_of', 0.2, () => oneOf(['compressor', 'unit']));
  put('v_swept', 0.4, () => between(2, 90));
  put('m_ref', 0.15, () => between(20, 900));
  for (const side of ['e', 'c']) {
    if (!isThere(0.5)) continue;
    request[`${side}_medium`] = oneOf(['water', 'water', 'MEG', 'MPG', 'air']);
    put(`${side}_x`, 0.5, () => between(0, 0.6));
    put(`${side}_flow`, 0.95, () => between(0.2, 20));
    put(`t${side}_in`, 0.95, () => between(-10, 45));
    put(`t${side}_out`, 0.95, () => between(-10, 55));
    put(`${side}_flow_at`, 0.3, () => oneOf(['in', 'out']));
  }
  put('e_rh_in', 0.2, () => between(1, 100));
  if (isThere(0.2)) {
    const flow = between(50, 800);
    const ten = (first: number, second: number): readonly number[] => [first, second, -1, 0, 0, 0, 0, 0, 0, 0];
    request['map'] = { mass_flow: ten(flow, flow / 30), power: ten(flow * 3, flow / 10), acc: 0.05 };
  }
  if (isThere(0.15)) request['shared'] = [{ readings: ['te_in', 'te_out'], share: between(0, 1) }];
  if (isThere(share)) request[oneOf([...Object.keys(request), 'acc', 'shared', 'map'])] = oneOf(ODD);
  return request;
}
