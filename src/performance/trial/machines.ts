/** Machines of known truth, drawn at random, as their instruments read them: what the trial judges the door by. */
import type { Draw } from '../../diagnosis/trial/random.ts';
import type { Engine } from '../../engine/types.ts';
import { secondaryFluid, secondaryState } from '../../physics/secondary-fluids/index.ts';
import { barFromPascal, celsiusFromKelvin, kelvinFromCelsius, STANDARD_ATMOSPHERE } from '../../quantities/si.ts';
import { LOSSES } from '../measured/losses.ts';
import type { LossKind } from '../measured/losses.ts';
import { sideHeat } from '../measured/side.ts';

const FLUIDS = ['R134a', 'R290', 'R32', 'R1234yf', 'R600a', 'R1234ze(E)'] as const;
export const READING_SETS = ['six', 'main', 'other', 'both', 'sheet', 'sheet_main', 'everything'] as const;
export type ReadingSet = (typeof READING_SETS)[number];
/** Full scales of gauges, bar. */
const LOW_SCALES = [5, 10, 15];
const HIGH_SCALES = [10, 15, 25, 35, 50];
/** Nobody reads at the stop of a needle: a scale is this many times the absolute pressure at least. */
const SCALE_OVER = 1.15;
const BRINE = { key: 'MEG', x: 0.35 } as const;

export interface DrawnMachine {
  readonly set: ReadingSet;
  /** What its instruments read, every one true within its class. */
  readonly request: Readonly<Record<string, number | string | object>>;
  readonly truth: { readonly capacity: number; readonly ratio: number };
  /** The sheet of one that gives less than its sheet by a share. */
  readonly withSheetOf: (share: number) => Readonly<Record<string, unknown>>;
}

const scaleOver = (P: number, scales: readonly number[]): number =>
  scales.find((one) => one >= SCALE_OVER * barFromPascal(P)) ?? scales.at(-1)!;

/**
 * A machine; undefined where the draw has no state.
 * @param spread 1: losses, heat through walls, sheet and correction of the discharge drawn as wide as the door supposes; 2: twice
 */
export function drawnMachine(draw: Draw, engine: Engine, spread = 1): DrawnMachine | undefined {
  const { between, within, oneOf } = draw;
  const name = oneOf(FLUIDS);
  const fluid = engine.fluid(name);
  const set = oneOf(READING_SETS);
  const mode = oneOf(['cooling', 'heating'] as const);
  const te = kelvinFromCelsius(between(-10, 8));
  const tc = kelvinFromCelsius(between(30, 55));
  const [low, high] = [fluid.saturation({ T: te }), fluid.saturation({ T: tc })];
  const [p_lp, p_hp] = [low.dew.P, high.dew.P];
  const [superheat, line, subcooling] = [between(4, 10), between(1, 6), between(5, 9)];
  const outlet = fluid.state({ T: te + superheat, P: p_lp });
  const inlet = fluid.state({ T: te + superheat + line, P: p_lp });
  const liquid = fluid.state({ T: tc - subcooling, P: p_hp });
  const isentropic = fluid.state({ S: inlet.S, P: p_hp });
  const loss_kind = oneOf(['hermetic', 'jacketed', 'semi'] as const satisfies readonly LossKind[]);
  const loss = Math.max(0, LOSSES[loss_kind].value + within(LOSSES[loss_kind].half * spread));
  // What is plausible of a compressor is no law of the method: it stays as it is where laws are drawn wider.
  const eta_is = 0.62 + within(0.17);
  const eta_v = 0.9 + within(0.12);
  const flow = (1000 * between(3, 60)) / (outlet.H - liquid.H);
  const power = (flow * (isentropic.H - inlet.H)) / eta_is;
  const end = inlet.H + (power * (1 - loss)) / flow;
  const discharge = fluid.state({ H: end, P: p_hp }, { extrapolate: true });
  const cold = flow * (outlet.H - liquid.H);
  const warm = flow * (end - liquid.H);
  const capacity = mode === 'heating' ? warm : cold;

  const acc_p = oneOf([0.5, 1]);
  const gauge = (P: number, scale: number): number =>
    Number((barFromPascal(P - STANDARD_ATMOSPHERE) + within((acc_p / 100) * scale)).toFixed(2));
  const [fs_lp, fs_hp] = [scaleOver(p_lp, LOW_SCALES), scaleOver(p_hp, HIGH_SCALES)];
  const pipe = (T: number): number => Number((celsiusFromKelvin(T) + within(0.5)).toFixed(1));
  const hasPockets = oneOf([true, false]);
  const flowAcc = oneOf([2, 5, 10]);
  const water = (T: number): number =>
    Number((celsiusFromKelvin(T) + (hasPockets ? within(0.15) : within(0.5) + within(0.5))).toFixed(2));

  /** A side as its meter and its two thermometers read it. */
  const side = (key: 'e' | 'c', heat: number): Record<string, number | string> => {
    const isBrine = key === 'e' && celsiusFromKelvin(te) < 4;
    const difference = between(4, 6.5);
    const entering = key === 'e' ? te + between(7, 12) : tc - between(4, 7) - difference;
    const leaving = entering + (key === 'e' ? -difference : difference);
    const medium = isBrine ? BRINE.key : 'water';
    const x = isBrine ? BRINE.x : 0;
    const brine = secondaryFluid(medium);
    if (brine !== undefined && secondaryState(brine, x, leaving) === undefined) return {};
    const perFlow = sideHeat(
      { medium, x, meterAt: 'in' },
      STANDARD_ATMOSPHERE,
      engine,
    )({
      ...{ flow: 1, entering, leaving, rhIn: undefined, rhOut: undefined },
    });
    if (perFlow === undefined) return {};
    const seen = heat / Math.exp(within(0.03 * spread));
    const volume = (seen / Math.abs(perFlow)) * 3600;
    return {
      ...{ [`${key}_medium`]: medium, [`${key}_x`]: x },
      [`t${key}_in`]: water(entering),
      [`t${key}_out`]: water(leaving),
      [`${key}_flow`]: volume * (1 + within(flowAcc / 100)),
    };
  };

  const [map_m, map_p, map_fv] = [within(0.05 * spread), within(0.06 * spread), 0.75 + within(0.25)];
  const rated = fluid.state({ T: te + 10, P: p_lp });
  const ratedEnd = fluid.state({ S: rated.S, P: p_hp });
  const share = 1 + map_fv * (inlet.D / rated.D - 1);
  const work = (isentropic.H - inlet.H) / (ratedEnd.H - rated.H);
  const [s, d] = [celsiusFromKelvin(te), celsiusFromKelvin(tc)];
  /** Ten coefficients that give a value here, and fall or rise round it as a compressor's do. */
  const ten = (value: number, bySuction: number, byDischarge: number): readonly number[] => [
    value * (1 - bySuction * s - byDischarge * d),
    ...[value * bySuction, value * byDischarge, 0, 0, 0, 0, 0, 0, 0],
  ];
  const sheetOf = (less: number): Readonly<Record<string, unknown>> => ({
    ...{ rating_mode: 'SH', rating_value: 10, frequency: 50, acc: 0.05 },
    mass_flow: ten((flow * 3600) / share / Math.exp(map_m) / (1 - less), 0.033, -0.0035),
    power: ten(power / (share * work) / Math.exp(map_p), 0.006, 0.018),
  });

  const hasSheet = set === 'sheet' || set === 'sheet_main' || set === 'everything';
  const own = mode === 'heating' ? 'c' : 'e';
  const other = own === 'c' ? 'e' : 'c';
  const sides = {
    ...{ six: [], sheet: [], main: [own], sheet_main: [own], other: [other], both: ['e', 'c'], everything: ['e', 'c'] },
  }[set] as readonly ('e' | 'c')[];
  const accuracies = {
    ...(hasPockets && { te_in: 0.15, te_out: 0.15, tc_in: 0.15, tc_out: 0.15 }),
    ...{ e_flow: flowAcc, c_flow: flowAcc },
  };
  return {
    set,
    truth: { capacity: capacity / 1000, ratio: capacity / power },
    withSheetOf: sheetOf,
    request: {
      ...{ fluid: name, mode, loss_kind, acc_p, fs_lp, fs_hp, acc: accuracies },
      ...{ p_lp: gauge(p_lp, fs_lp), p_hp: gauge(p_hp, fs_hp) },
      ...{ t_suction: pipe(outlet.T), t_suc_comp: pipe(inlet.T), t_liquid: pipe(liquid.T) },
      t_discharge: Number((celsiusFromKelvin(discharge.T) - 5 + within(2.5 * spread) + within(1.5)).toFixed(1)),
      power_meas: (power / 1000) * (1 + within(0.02)),
      ...(hasSheet ? { map: sheetOf(0) } : { v_swept: (flow * 3600) / (inlet.D * eta_v) }),
      ...Object.assign({}, ...sides.map((key) => side(key, key === 'e' ? cold : warm))),
      ...(set === 'everything' && { m_ref: flow * 3600 * (1 + within(0.01)) }),
    },
  };
}

/** What may be falsified, in the order of the tables. */
export const FALSIFIABLE = [
  ...['p_lp', 'p_hp', 't_suction', 't_suc_comp', 't_discharge', 't_liquid', 'power_meas', 'm_ref'],
  ...['te_in', 'te_out', 'e_flow', 'tc_in', 'tc_out', 'c_flow', 'map'],
] as const;

/** The machine with one of its readings grossly false, or with a compressor that gives less than its sheet. */
export function falsified(machine: DrawnMachine, { between, oneOf }: Draw) {
  const { request } = machine;
  const key = oneOf(FALSIFIABLE.filter((one) => request[one] !== undefined));
  const sign = oneOf([-1, 1]);
  const value = Number(request[key]);
  const put = (wrong: unknown) => ({ key, request: { ...request, [key]: wrong } });
  if (key === 'map') return put(machine.withSheetOf(between(0.12, 0.35)));
  if (key === 'p_lp' || key === 'p_hp') {
    const scale = Number(request[key === 'p_lp' ? 'fs_lp' : 'fs_hp']);
    return put(value + sign * (oneOf([true, false]) ? 1.013 : between(0.04, 0.1) * scale));
  }
  if (key === 't_discharge') return put(value + sign * between(8, 25));
  if (key === 't_suction' || key === 't_suc_comp' || key === 't_liquid') return put(value + sign * between(4, 10));
  if (key === 'power_meas') {
    const factor = oneOf([1 / 3, 1 / Math.sqrt(3), Math.sqrt(3), 1 + sign * between(0.2, 0.4)]);
    return put(value * factor);
  }
  if (key === 'm_ref' || key === 'e_flow' || key === 'c_flow') return put(value * (1 + sign * between(0.2, 0.5)));
  return put(value + sign * between(1.5, 4));
}
