/** A recording with water flows and counters: what it reads goes into the measured performance, in place of what was typed. */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../../engine/index.ts';
import { createForm } from '../../../../kit/form/form.ts';
import { countersPerformance } from '../../../../performance/counters.ts';
import reference from '../../../../performance/checks/reference/performance.json' with { type: 'json' };
import { measuredPerformance } from '../../../../performance/measured/measured-performance.ts';
import { RecordingHolder } from '../../../../runtime/recording/holder.ts';
import { readingsFromMeans } from '../../recording/state/readings.ts';
import { intervalTable } from '../interval-table.ts';
import { PERFORMANCE_FIELDS } from './fields.ts';
import { performanceRequest, recordedCounters, saidWithMeans } from './request.ts';

const engine = await createEngine();
const typed = (values: Readonly<Record<string, unknown>>) =>
  createForm(PERFORMANCE_FIELDS, 'fr', values).$content.get();

/** The chiller of the reference values, as a logger would write it: every row alike. */
const CHILLER = 'R134a chiller, water on both sides in pockets, clean';
const chiller = reference.cases.find(({ name }) => name === CHILLER)!;
const asked = chiller.request as Readonly<Record<string, number>>;
const READ = {
  ...{
    'BP (bar rel)': 'p_lp',
    'HP (bar rel)': 'p_hp',
    'T aspiration °C': 't_suction',
    'T refoulement °C': 't_discharge',
  },
  ...{ 'T aspiration compresseur °C': 't_suc_comp', 'T liquide °C': 't_liquid', 'Puissance (kW)': 'power_meas' },
  ...{ 'te_in (°C)': 'te_in', 'te_out (°C)': 'te_out', 'tc_in (°C)': 'tc_in', 'tc_out (°C)': 'tc_out' },
  ...{ 'Débit évaporateur (m³/h)': 'e_flow', 'Débit condenseur (m³/h)': 'c_flow' },
} as const;

async function recorded(heat: readonly number[], electricity: readonly number[]) {
  const header = ['Date', ...Object.keys(READ), 'Compteur de chaleur (kWh)', 'Compteur électrique (kWh)'];
  const lines = heat.map((value, row) =>
    [`2026-03-01 08:${10 + row}:00`, ...Object.values(READ).map((key) => asked[key]), value, electricity[row]].join(
      ';',
    ),
  );
  const holder = new RecordingHolder();
  const file = new Blob([[header.join(';'), ...lines].join('\r\n')]);
  const opened = await holder.open(file, 'file.csv', { fluid: 'R134a' }, engine, {});
  if (!opened.ok) throw new Error(opened.problem.code);
  holder.accept();
  return holder;
}

describe('a recording of a machine with water on both sides', () => {
  it('is measured by its own flows, as the reference has it', async () => {
    const holder = await recorded([1000, 1000, 1000], [300, 300, 300]);
    const means = holder.means(0, 120);
    const machine = { application: 'chiller_water', expansion: 'txv', receiver: false };
    const read = readingsFromMeans({ means, fluid: 'R134a', machine, typed: {}, mode: 'abs', atmosphere: 0 });
    const { fs_lp, fs_hp, acc_p, v_swept } = asked;
    // Typed flows of another day give way to those that were recorded.
    const said = saidWithMeans(typed({ e_flow: 3, c_flow: 3, media_probes: 'pockets', flow_acc: 5 }), means);
    const visit = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null));
    const outcome = measuredPerformance(
      performanceRequest({ ...visit, fs_lp, fs_hp, acc_p, v_swept }, said, []),
      engine,
    );
    if (!outcome.ok) throw new Error(outcome.problem.code);
    const { verdict, figures, witnesses } = outcome.result;
    expect(verdict).toBe('V_AGREE');
    expect(witnesses.map(({ key }) => key)).toEqual(expect.arrayContaining(['balance', 'evaporator', 'condenser']));
    const { figures: expected } = chiller.expect as unknown as {
      readonly figures: Readonly<Record<'capacity_cold' | 'eer_compressor', { readonly value: number }>>;
    };
    // Pressures went through three decimals of a bar.
    expect(figures.capacity_cold!.value / expected.capacity_cold.value).toBeCloseTo(1, 2);
    expect(figures.eer_compressor!.value / expected.eer_compressor.value).toBeCloseTo(1, 2);
    const row = { start: 0, end: 120, isHeating: false, answer: outcome };
    const t = Object.assign((key: string) => key, { locale: 'fr' }) as never;
    const [head, line] = intervalTable(
      [row],
      { start: '2026-03-01T08:10:00', zone: 'local' } as never,
      t,
      Object.assign(() => '08:10', { locale: 'fr' }) as never,
    );
    expect(head).toHaveLength(7);
    expect(line?.slice(1, 6)).toEqual([
      120,
      ...[figures.eer_compressor!.value, figures.eer_compressor!.U].map((value) => Number(value.toPrecision(5))),
      ...[figures.capacity_cold!.value, figures.capacity_cold!.U].map((value) => Number(value.toPrecision(5))),
    ]);
  });

  it('leaves out a pump at rest', () => {
    expect(saidWithMeans(typed({ c_flow: 2 }), { c_flow: 0 }).options['c_flow']).toBe(2);
  });

  it('gives a seasonal figure of its counters, and says that it is no year', async () => {
    const holder = await recorded([1000, 1020, 1036], [300, 306, 310]);
    const request = recordedCounters(holder.counters(), 86_400);
    expect(request).toEqual({ heat_start: 1000, heat_end: 1036, elec_start: 300, elec_end: 310, days: 1 });
    const outcome = countersPerformance(request);
    expect(outcome.ok && outcome.result.spf).toBeCloseTo(3.6, 9);
    expect(outcome.ok && outcome.result.warnings.map(({ code }) => code)).toContain('W_NOT_A_YEAR');
  });

  it('tells a counter that was set back', async () => {
    const holder = await recorded([1000, 4, 1036], [300, 306, 310]);
    expect(holder.counters()).toMatchObject({ heat_energy: { isFalling: true }, elec_energy: { isFalling: false } });
  });
});
