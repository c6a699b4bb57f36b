/**
 * Three studies as an office makes them, from an empty page to what their report says: each is answered from its link alone, and
 * every figure of its conclusion and of its figures is recomputed by the doors, from a body written another way.
 */
import { describe, expect, it } from 'vitest';
import { charge } from '../../../circuit/charge/index.ts';
import { pipes } from '../../../circuit/pipes/index.ts';
import { resultOf } from '../../../circuit/checks/support.ts';
import { ATMOSPHERE_BAR } from '../../../circuit/lines.ts';
import { createEngine } from '../../../engine/index.ts';
import { createForm } from '../../../kit/form/form.ts';
import { valuesFromParameter } from '../../../kit/form/link.ts';
import { createFormatter } from '../../../kit/island/format.ts';
import type { BareFacts } from '../../../machine/index.ts';
import { findChoice } from '../../../machine/use-choices.ts';
import { openDoor } from '../../../runtime/doors.ts';
import { translator } from '../../../shell/texts.ts';
import { run } from '../../../simulation/run.ts';
import { runRegimes } from '../../../simulation/regimes.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import { labelText } from '../line-figures.ts';
import { pointInWords } from '../briefs.ts';
import { CHARGE } from '../charge/part.ts';
import { PIPES } from '../pipes/part.ts';
import { answeredStudy } from '../state/answered-study.ts';
import type { AnsweredStudy, StudyDoors } from '../state/answered-study.ts';
import type { Part, PartDoor } from '../state/part.ts';
import { stageName } from '../stage-name.ts';
import { conclusionTable } from './conclusion.ts';
import { itemsOf } from './items-of.ts';
import { partInputs } from './part-inputs.ts';
import { lawAlert, sharedOut } from './shared-out.ts';
import { textsOf } from '../../../kit/table/table.ts';
import { stagesTable } from '../../simulator/cycle-tables.ts';
import { figureTable } from '../../simulator/tables.ts';

const engine = await createEngine();
const [t, format] = [translator('fr'), createFormatter({}, 'fr')];

const doors: StudyDoors = {
  run(inputs) {
    const { permanent, transient } = runRegimes(inputs, engine);
    return Promise.resolve(
      permanent.ok
        ? { permanent: permanent.result, transient: transient?.ok === true ? transient.result : undefined }
        : undefined,
    );
  },
  ask: async (door, question) => (await openDoor(door)).ask(question, engine),
};

interface Case {
  readonly name: string;
  /** What is typed, page by page, as the link carries it. */
  readonly typed: Readonly<Record<string, object>>;
  readonly machine: BareFacts;
  /** The same in the words of the API. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly lines: Readonly<Record<string, unknown>>;
  readonly charge: Readonly<Record<string, unknown>>;
  /** Straight lengths, m, by line. */
  readonly lengths: Readonly<Record<'asp' | 'll' | 'ref', number>>;
  readonly stage?: 'lt';
}

const CASES: readonly Case[] = [
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
    name: 'CO₂ booster of 100 + 20 kW, parallel compression',
    typed: {
      permanent: {
        ...{ fluid: 'R744', architecture: 'booster', mode_trans: 1, p_gc: 97, t_out_gc: 38, parallel: 'true' },
        ...{ q_mt: 100, q_lt: 20, te_mt: -8, te_lt: -32, p_rec: 37 },
      },
      pipes: { long_asp: 40, haut_asp: 3 },
      charge: { 'room.room_area': 400, 'room.access': 'c', 'room.location': 'III' },
    },
    machine: { use: 'co2_booster', fluid: 'R744' },
    body: {
      ...{ fluid: 'R744', architecture: 'booster', mode_trans: '1', p_gc: 97, t_out_gc: 38, parallel: 'true' },
      ...{ q_mt: 100, q_lt: 20, te_mt: -8, te_lt: -32, p_rec: 37 },
    },
    lines: { long_asp: 40, haut_asp: 3 },
    charge: { room: { room_area: 400, access: 'c', location: 'III' }, machine: { use: 'co2_booster' } },
    lengths: { asp: 40, ll: 10, ref: 10 },
    stage: 'lt',
  },
];

const linkOf = ({ typed }: Case): string =>
  `?${new URLSearchParams(Object.entries(typed).map(([name, value]) => [name, JSON.stringify(value)])).toString()}`;

function reportOf({ machine }: Case, study: AnsweredStudy) {
  const { permanent, answerOf, contentOf, alerts, stage } = study;
  const [lines, held] = [answerOf(PIPES), answerOf(CHARGE)];
  const law = lawAlert(alerts);
  const conclusion = conclusionTable(
    {
      permanent,
      point: pointInWords(permanent, permanent.input.fluid, t, format),
      use: findChoice(machine.use)?.fr,
      stage: stageName(permanent.input, stage, 'fr'),
      pipes: lines,
      charge: held,
      items: itemsOf(permanent.input.fluid, contentOf(CHARGE as never), lines, held),
      law: law && law.code,
    },
    t,
    format,
  );
  return {
    conclusion: Object.fromEntries(conclusion.slice(1).map(([name = '', text = '']) => [name, String(text)])),
    figures: textsOf(figureTable([['permanent', permanent]], ['permanent'], '', t), format),
    stages: textsOf(stagesTable(permanent, t), format),
  };
}

describe.each(CASES)('$name', (one) => {
  const { body, lines, lengths, stage } = one;
  const outcome = run(body, engine);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  const again: SimulationResult = outcome.result;
  const results = { permanent: again, transient: null, ...(stage && { stage }) };
  // A page offers every series of tubes, the door the metric ones.
  const sized = resultOf(pipes(results, { pipeType: 'all', ...lines }, engine));
  const held = resultOf(
    charge(
      results,
      {
        ...{ estimate: 'finned', receiver: { is: 'unknown' }, fill_max: 80 },
        ...one.charge,
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

  it('has a conclusion whose every figure the doors give again', async () => {
    const study = await answeredStudy(linkOf(one), one.machine, doors);
    if (!study) throw new Error('no result');
    const { conclusion } = reportOf(one, study);
    const { performance, points, architecture } = again;
    const full = (quantity: 'power' | 'mass' | 'temperature', value: number): string => format.full(quantity, value);
    expect(Object.keys(conclusion)).toHaveLength(11);
    expect(conclusion['Machine']).toContain(findChoice(one.machine.use)?.fr);
    for (const power of [performance.power_cold, performance.power_heat, performance.power_compressor])
      expect(conclusion['Puissances']).toContain(full('power', power));
    expect(conclusion['Efficacité']).toContain(
      `EER ${format.number('ratio', performance.eer)} · COP ${format.number('ratio', performance.cop)}`,
    );
    expect(conclusion['Refoulement']).toBe(full('temperature', points.c_refoulement_reel.T));
    for (const line of ['asp', 'll', 'ref'] as const) {
      const { recommended } = sized.lines[line];
      if (recommended) expect(conclusion['Conduites']).toContain(labelText(recommended.label, 'fr'));
    }
    for (const mass of [held.range.low, held.range.usual, held.range.high])
      expect(conclusion['Charge']).toContain(full('mass', mass));
    if (held.room?.m_max) expect(conclusion['Local (EN 378-1)']).toContain(full('mass', held.range.high));
    expect(architecture?.stages.length ?? 1).toBe(stage ? 3 : 1);
    expect(JSON.stringify(conclusion)).not.toMatch(/circuitPages|\{\{|NaN|undefined/);
  });

  it('has tables of figures and of compressors that the doors give again', async () => {
    const study = await answeredStudy(linkOf(one), one.machine, doors);
    if (!study) throw new Error('no result');
    const { figures, stages } = reportOf(one, study);
    const { performance, extra } = again;
    const named = Object.fromEntries(figures.slice(1).map(([name = '', text = '']) => [name, text]));
    const expected = [
      ['power_cold', format.full('power', performance.power_cold)],
      ['power_heat', format.full('power', performance.power_heat)],
      ['power_compressor', format.full('power', performance.power_compressor)],
      ['eer', format.full('ratio', performance.eer)],
      ['cop', format.full('ratio', performance.cop)],
      ['eer_carnot', format.full('ratio', performance.eer_carnot)],
      ['tau', format.full('ratio', extra.tau)],
      ['mass_flow', format.full('massFlow', performance.mass_flow_s)],
      ['step_volume_h', format.full('volumeFlow', performance.step_volume_h)],
    ] as const;
    for (const [name, text] of expected) expect(named[t(`simulator.figures.${name}`)]).toBe(text);
    expect(stages.slice(1).map((row) => row.slice(2, 7))).toEqual(
      (stage ? (again.architecture?.stages ?? []) : []).map((each) => [
        format.number('ratio', each.tau),
        format.number('power', each.power),
        format.number('massFlow', each.mass_flow_s),
        format.number('volumeFlow', each.step_volume_h),
        format.number('temperature', each.t_discharge),
      ]),
    );
  });

  it('judges room and pressure as the doors do, and says each alert once', async () => {
    const study = await answeredStudy(linkOf(one), one.machine, doors);
    if (!study) throw new Error('no result');
    expect(study.answerOf(CHARGE)?.room).toEqual(held.room);
    const designs = (['asp', 'll', 'ref'] as const).map((line) => study.answerOf(PIPES)?.lines[line].p_design);
    expect(designs).toEqual((['asp', 'll', 'ref'] as const).map((line) => sized.lines[line].p_design));
    for (const design of designs) if (typeof design === 'number') expect(design).toBeGreaterThan(ATMOSPHERE_BAR);
    const { first, rest } = sharedOut(study.alerts);
    const told = [...(lawAlert(study.alerts) ? [lawAlert(study.alerts)!] : []), ...first, ...rest];
    expect(told.map(({ id }) => id).toSorted()).toEqual(study.alerts.map(({ id }) => id).toSorted());
  });

  it('prints every input that was typed', () => {
    for (const spec of [PIPES, CHARGE]) {
      const form = createForm(spec.fields, 'fr');
      const values = valuesFromParameter(JSON.stringify(one.typed[spec.key] ?? {}));
      form.fill(values);
      const typed = partInputs({ spec, form } as unknown as Part<PartDoor>, t, format).filter((row) => row.isTyped);
      expect(typed.length, spec.key).toBe(Object.keys(values).length);
    }
  });
});
