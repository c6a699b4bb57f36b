import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../../engine/index.ts';
import { RecordingHolder } from '../../../../runtime/recording/holder.ts';
import type { PlainChoices } from '../../../../runtime/recording-bridge.ts';
import { openQuestions, withColumn, withMode, withNamesake, withQuantity, withUnit } from './choices.ts';

const folder = new URL('../../../../diagnosis/measurements/checks/reference/', import.meta.url);
const engine = await createEngine();

async function opened(content: string | Blob, choices: PlainChoices = {}) {
  const file = typeof content === 'string' ? new Blob([content]) : content;
  const answer = await new RecordingHolder().open(file, 'file', choices, engine, {});
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.result;
}
const none = new Set<string>();
const codes = async (content: string | Blob, choices: PlainChoices, seen = none): Promise<readonly string[]> =>
  openQuestions(await opened(content, choices), seen).map(({ code }) => code);

describe('questions', () => {
  it('are put once each, and gone once each is answered', async () => {
    const file = new Blob([readFileSync(new URL('06-epoch-ms.tsv', folder))]);
    const first = await opened(file);
    expect(openQuestions(first, none)).toEqual([
      { code: 'fluid', named: undefined, hint: undefined },
      {
        code: 'Q_UNIT',
        column: 'lp',
        shown: 'lp',
        units: ['bar', 'mbar', 'kPa', 'MPa', 'Pa', 'hPa', 'psi', 'inHg', 'kg/cm²'],
      },
      { code: 'Q_PMODE', columns: ['lp', 'hp'], proposed: undefined },
      {
        code: 'Q_UNIT',
        column: 'hp',
        shown: 'hp',
        units: ['bar', 'mbar', 'kPa', 'MPa', 'Pa', 'hPa', 'psi', 'inHg', 'kg/cm²'],
      },
      { code: 'Q_UNIT', column: 't_suc', shown: 't_suc', units: ['°C', '°F', 'K'] },
    ]);
    let choices: PlainChoices = { fluid: 'R32', p_mode: 'rel' };
    for (const [column, unit] of [
      ['lp', 'bar'],
      ['hp', 'bar'],
      ['t_suc', '°C'],
    ] as const) {
      choices = withUnit(choices, (await opened(file, choices)).proposal, column, unit);
    }
    expect(await codes(file, choices)).toEqual([]);
    expect((await opened(file, choices)).proposal.p_mode).toBe('rel');
  });

  it('of elapsed time without a unit are about the time', async () => {
    const text = 'temps;BP (bar abs);HP (bar abs)\n0;9;28\n1;9;28\n2;9;28\n';
    const first = await opened(text, { fluid: 'R32' });
    const [question] = openQuestions(first, none);
    expect(question).toMatchObject({ code: 'Q_UNIT', column: 'temps', units: ['s', 'min', 'h', 'ms'] });
    const answered = await opened(text, withUnit({ fluid: 'R32' }, first.proposal, 'temps', 'min'));
    expect(openQuestions(answered, none)).toEqual([]);
    expect(answered.end).toBe(120);
  });

  it('of two columns of a name are answered by choosing one', async () => {
    const text = 'temps (s);lp (bar abs);lp (bar abs);hp (bar abs)\n0;1;9;28\n5;1;9;28\n';
    const first = await opened(text, { fluid: 'R32' });
    const [question] = openQuestions(first, none);
    expect(question).toEqual({
      code: 'Q_SAME_NAME',
      column: 'lp (bar abs)',
      shown: 'lp (bar abs)',
      names: ['lp (bar abs) (1)', 'lp (bar abs) (2)'],
    });
    const names = ['lp (bar abs) (1)', 'lp (bar abs) (2)'];
    const choices = withNamesake({ fluid: 'R32' }, first.proposal, names, 'lp (bar abs) (2)');
    const answered = await opened(text, choices);
    expect(openQuestions(answered, new Set(['lp (bar abs)']))).toEqual([]);
    expect(answered.preview[0]?.values[answered.columns.indexOf('p_lp')]).toBe(9);
  });

  it('of the order of a date propose one, and take either', async () => {
    const text = 'Date;BP (bar abs)\n03/11/2025 08:00:00;9\n03/11/2025 08:00:10;9\n';
    expect(openQuestions(await opened(text, { fluid: 'R32' }), none)).toEqual([
      { code: 'Q_DATE_ORDER', sample: '03/11/2025 08:00:00', proposed: 'dmy' },
    ]);
    expect((await opened(text, { date_order: 'mdy' })).facts.start).toContain('2025-03-11');
  });
});

describe('a column set right', () => {
  const text = 'temps (s);a;b\n0;9;28\n5;9;28\n';

  it('takes a quantity, whose former holder gives way, a unit and a reference', async () => {
    let choices: PlainChoices = withQuantity({}, (await opened(text)).proposal, 'a', 'p_lp');
    choices = withUnit(choices, (await opened(text, choices)).proposal, 'a', 'bar');
    choices = withMode(choices, (await opened(text, choices)).proposal, 'a', 'abs');
    expect((await opened(text, choices)).proposal.mapping).toEqual({ a: ['p_lp', 'bar', 'abs'] });
    choices = withQuantity(choices, (await opened(text, choices)).proposal, 'b', 'p_lp');
    const { proposal } = await opened(text, choices);
    expect(Object.keys(proposal.mapping)).toEqual(['b']);
    expect(proposal.ignored).toEqual(['a']);
  });

  it('that has one unit needs none', async () => {
    const choices = withQuantity({}, (await opened(text)).proposal, 'a', 'rh_in');
    expect((await opened(text, choices)).proposal.mapping).toEqual({ a: ['rh_in', '%'] });
  });

  it('is left out', async () => {
    const known = 'temps (s);BP (bar abs);HP (bar abs)\n0;9;28\n5;9;28\n';
    const { columns } = await opened(known, withColumn({}, 'HP (bar abs)', null));
    expect(columns).toEqual(['p_lp']);
  });
});
