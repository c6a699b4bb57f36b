/** Three studies as an office makes them, and the figures that the doors give of each, from a body written another way. */
import { charge } from '../../../src/circuit/charge/index.ts';
import { exchangers } from '../../../src/circuit/exchangers/index.ts';
import { resultOf } from '../../../src/circuit/checks/support.ts';
import { pipes } from '../../../src/circuit/pipes/index.ts';
import { technique } from '../../../src/circuit/technique/index.ts';
import type { Engine } from '../../../src/engine/types.ts';
import type { BareFacts } from '../../../src/machine/index.ts';
import { run } from '../../../src/simulation/run.ts';
import type { SimulationResult } from '../../../src/simulation/types.ts';

export interface Study {
  readonly name: string;
  /** What is typed, page by page, as the link carries it. */
  readonly typed: Readonly<Record<string, object>>;
  readonly machine: BareFacts;
  /** The same in the words of the API. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly lines: Readonly<Record<string, unknown>>;
  readonly charge: Readonly<Record<string, unknown>>;
  readonly exchangers?: Readonly<Record<string, unknown>>;
  /** Straight lengths, m, by line. */
  readonly lengths: Readonly<Record<'asp' | 'll' | 'ref', number>>;
  readonly stage?: 'lt';
}

export const STUDIES: readonly Study[] = [
  {
    name: 'cold store of 25 kW on R455A, with a riser',
    typed: {
      permanent: { fluid: 'R455A', temp_evp: -32, temp_cdr: 45, rend_is: 0.65, rend_v: 0.8, choix_value: 25 },
      pipes: { long_asp: 30, haut_asp: 6, long_ll: 28, charge_min: 30 },
      charge: { 'room.room_area': 200, 'room.access': 'c', 'room.application': 'other', 'receiver.volume': 20 },
    },
    machine: { use: 'cold_room_neg', fluid: 'R455A' },
    body: { fluid: 'R455A', pt_evp: -32, pt_cdr: 45, rend_is: 0.65, rend_v: 0.8, choice_1: 1, choice_1_value: 25 },
    lines: { long_asp: 30, haut_asp: 6, long_ll: 28, charge_min: 30 },
    charge: { receiver: { volume: 20 }, room: { room_area: 200 }, machine: { use: 'cold_room_neg' } },
    lengths: { asp: 30, ll: 28, ref: 10 },
  },
  {
    name: 'heat pump of 12 kW on R290',
    typed: {
      permanent: {
        ...{ fluid: 'R290', temp_evp: -1, temp_cdr: 48, rend_is: 0.68, rend_v: 0.9 },
        ...{ intitule_choix: 2, choix_value: 12, mode_ref: 1 },
      },
      pipes: { long_asp: 4, long_ref: 3, long_ll: 4 },
      charge: { estimate: 'plate', 'receiver.is': 'none', hermetic: true },
    },
    machine: { use: 'hp_air_water', fluid: 'R290', build: 'monobloc', mode: 'heating' },
    body: {
      ...{ fluid: 'R290', pt_evp: -1, pt_cdr: 48, rend_is: 0.68, rend_v: 0.9 },
      ...{ choice_1: 2, choice_1_value: 12, mode_ref: 1 },
    },
    lines: { long_asp: 4, long_ref: 3, long_ll: 4 },
    charge: {
      ...{ estimate: 'plate', receiver: { is: 'none' }, hermetic: true },
      machine: { use: 'hp_air_water', build: 'monobloc' },
    },
    lengths: { asp: 4, ll: 4, ref: 3 },
  },
  {
    name: 'CO₂ booster of 100 + 20 kW, parallel compression and hot water',
    typed: {
      permanent: {
        ...{ fluid: 'R744', architecture: 'booster', mode_trans: 1, p_gc: 97, t_out_gc: 38, parallel: 'true' },
        ...{ q_mt: 100, q_lt: 20, te_mt: -8, te_lt: -32, p_rec: 37 },
      },
      pipes: { long_asp: 40, haut_asp: 3 },
      charge: { 'room.room_area': 400, 'room.access': 'c', 'room.location': 'III' },
      echangeurs: { 'heat_recovery.t_out': 65, 'heat_recovery.t_in': 40 },
    },
    machine: { use: 'co2_booster', fluid: 'R744' },
    body: {
      ...{ fluid: 'R744', architecture: 'booster', mode_trans: '1', p_gc: 97, t_out_gc: 38, parallel: 'true' },
      ...{ q_mt: 100, q_lt: 20, te_mt: -8, te_lt: -32, p_rec: 37 },
    },
    lines: { long_asp: 40, haut_asp: 3 },
    charge: { room: { room_area: 400, access: 'c', location: 'III' }, machine: { use: 'co2_booster' } },
    exchangers: { heat_recovery: { t_in: 40, t_out: 65 } },
    lengths: { asp: 40, ll: 10, ref: 10 },
    stage: 'lt',
  },
];

/** As the address of a page carries it. @param hasMachine whether it says what the machine is */
export const linkOf = ({ typed, machine }: Study, hasMachine = false): string =>
  `?${new URLSearchParams(
    Object.entries({ ...typed, ...(hasMachine && { machine }) }).map(([name, value]) => [name, JSON.stringify(value)]),
  ).toString()}`;

/** Of electricity, kg CO2e/kWh: what the page of indicators opens with. */
const PAGE_FACTOR = 0.052;

/** @param hasMachine whether what is known of the machine is asked with: a page opened by a link may know nothing */
export function recomputed(study: Study, engine: Engine, hasMachine = true) {
  const { body, lines, lengths, stage, charge: asked } = study;
  const outcome = run(body, engine);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  const again: SimulationResult = outcome.result;
  const results = { permanent: again, transient: null, ...(stage && { stage }) };
  // A page offers every series of tubes, the door the metric ones.
  const sized = resultOf(pipes(results, { pipeType: 'all', ...lines }, engine));
  const { machine, ...others } = asked;
  const held = resultOf(
    charge(
      results,
      {
        ...{ estimate: 'finned', receiver: { is: 'unknown' }, fill_max: 80 },
        ...others,
        ...(hasMachine && { machine }),
        lines: Object.fromEntries(
          (['asp', 'll', 'ref'] as const).map((line) => {
            const { recommended, upper, lower } = sized.lines[line];
            return [line, { d_in: (recommended ?? upper ?? lower)?.di, length: lengths[line] }];
          }),
        ),
      },
      engine,
    ),
  );
  const crossed = resultOf(exchangers(results, { evaporator: { medium: 'air' }, ...study.exchangers }, engine));
  // What leaks is the usual charge, which the page of the charge hands over.
  const judged = resultOf(technique(results, { charge: held.range.usual, beta: PAGE_FACTOR }, engine));
  return { again, sized, held, crossed, judged };
}
