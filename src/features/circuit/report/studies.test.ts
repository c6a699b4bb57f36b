/**
 * Three studies as an office makes them, from an empty page to what their report says: each is answered from its link alone, and
 * every figure of its conclusion and of its figures is recomputed by the doors, from a body written another way.
 */
import { describe, expect, it } from 'vitest';
import { ATMOSPHERE_BAR } from '../../../circuit/lines.ts';
import { linkOf, recomputed, STUDIES } from '../../../../tests/unit/support/studies.ts';
import type { Study } from '../../../../tests/unit/support/studies.ts';
import { createEngine } from '../../../engine/index.ts';
import { createForm } from '../../../kit/form/form.ts';
import { valuesFromParameter } from '../../../kit/form/link.ts';
import { createFormatter } from '../../../kit/island/format.ts';
import { findChoice } from '../../../machine/use-choices.ts';
import { openDoor } from '../../../runtime/doors.ts';
import { translator } from '../../../shell/texts.ts';
import { runRegimes } from '../../../simulation/regimes.ts';
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
import { stagesTable } from '../simulator/cycle-tables.ts';
import { figureTable } from '../simulator/figure-tables.ts';

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

function reportOf({ machine }: Study, study: AnsweredStudy) {
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

describe.each(STUDIES)('$name', (one) => {
  const { stage } = one;
  const { again, sized, held } = recomputed(one, engine);

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
