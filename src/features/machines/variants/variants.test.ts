/** Variants side by side: each column is what the doors answer to its own link. */
import { describe, expect, it } from 'vitest';
import { charge } from '../../../circuit/charge/index.ts';
import { pipes } from '../../../circuit/pipes/index.ts';
import { resultOf } from '../../../circuit/checks/support.ts';
import { createEngine } from '../../../engine/index.ts';
import { createFormatter } from '../../../kit/island/format.ts';
import { openDoor } from '../../../runtime/doors.ts';
import { annualOfSimulation } from '../../../season/machine/of-simulation.ts';
import { seasonal } from '../../../season/seasonal.ts';
import { runRegimes } from '../../../simulation/regimes.ts';
import { answeredStudy } from '../../circuit/state/answered-study.ts';
import type { AnsweredStudy, StudyDoors } from '../../circuit/state/answered-study.ts';
import { CHARGE } from '../../circuit/charge/part.ts';
import { PIPES } from '../../circuit/pipes/part.ts';
import type { BareFacts } from '../../../machine/index.ts';
import { csvRows, remarksOf, variantRows } from './table.ts';
import type { Variant } from './table.ts';
import { variantTexts } from './words.ts';

const engine = await createEngine();
const t = await variantTexts('fr');
const format = createFormatter({}, 'fr');

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

const queryOf = (permanent: object, parts: Readonly<Record<string, object>> = {}): string =>
  `?${new URLSearchParams(
    Object.fromEntries(Object.entries({ permanent, ...parts }).map(([name, value]) => [name, JSON.stringify(value)])),
  ).toString()}`;

const STORE = { fluid: 'R455A', temp_evp: -32, temp_cdr: 45, rend_is: 0.65, rend_v: 0.8, choix_value: 25 };
const ROOM = {
  ...{ 'room.room_area': 200, 'room.room_height': 2.5, 'room.h0_type': 'floor' },
  ...{ 'room.access': 'c', 'room.location': 'II', 'room.application': 'other' },
};

async function variant(
  title: string,
  query: string,
  machine?: BareFacts,
  costs: { readonly price?: number; readonly upkeep?: number } = {},
): Promise<Variant> {
  const study = await answeredStudy(query, machine, doors);
  if (!study) throw new Error(title);
  const request = annualOfSimulation(study.permanent, { floor: 25 });
  const year = request && seasonal('annual', request, engine);
  return {
    title,
    kept: { id: title, name: title, query, summary: '', ...costs },
    study,
    year: year?.ok === true ? year.result : request ? 'noYear' : 'notOutside',
  };
}

const cold = await variant(
  'R455A',
  queryOf(STORE, { pipes: { long_asp: 30, haut_asp: 6, charge_min: 30 }, charge: ROOM }),
  { use: 'cold_room_neg', fluid: 'R455A' },
  { price: 40_000, upkeep: 900 },
);
const other = await variant('R290', queryOf({ ...STORE, fluid: 'R290' }, { charge: ROOM }), undefined, {
  price: 44_000,
});
const booster = await variant(
  'CO2',
  queryOf({ fluid: 'R744', architecture: 'booster', mode_trans: 1, p_gc: 95, t_out_gc: 38, q_mt: 0, q_lt: 25 }),
);

const costs = { kwh: 0.2, years: 10 };
const rows = variantRows([cold, other, booster], costs, t, format);
const texts = (name: string): readonly string[] =>
  rows.find((row) => row.name === name)?.cells.map(({ text }) => text) ?? [];

describe('a study without a page', () => {
  it('is answered by the doors as its pages ask them', () => {
    const { permanent } = cold.study;
    const results = { permanent, transient: null };
    const lines = resultOf(pipes(results, { long_asp: 30, haut_asp: 6, charge_min: 30 }, engine));
    expect(cold.study.answerOf(PIPES)?.lines.asp.recommended).toEqual(lines.lines.asp.recommended);
    const held = resultOf(
      charge(
        results,
        {
          estimate: 'finned',
          receiver: { is: 'unknown' },
          lines: Object.fromEntries(
            (['asp', 'll', 'ref'] as const).map((line) => [
              line,
              { d_in: lines.lines[line].recommended!.di, length: line === 'asp' ? 30 : 10 },
            ]),
          ),
          room: {
            room_area: 200,
            access: 'c',
            location: 'II',
            application: 'other',
            h0_type: 'floor',
            room_height: 2.5,
          },
        },
        engine,
      ),
    );
    expect(cold.study.answerOf(CHARGE)?.range).toEqual(held.range);
    expect(cold.study.answerOf(CHARGE)?.room?.m_max).toEqual(held.room?.m_max);
  });

  it('has an input nobody can read in its alerts, and no answer of that page', async () => {
    const spoilt = (await answeredStudy(
      queryOf(STORE, { pipes: { long_asp: 'x' } }),
      undefined,
      doors,
    )) as AnsweredStudy;
    expect(spoilt.answerOf(PIPES)).toBeUndefined();
    expect(spoilt.answerOf(CHARGE)).toBeUndefined();
    expect(spoilt.alerts.map(({ code }) => code)).toContain('M_INPUT');
  });
});

describe('variants side by side', () => {
  it('have what decides first, then machine, figures, year, installation and cost, a column each', () => {
    expect(rows.map(({ name }) => name)).toEqual([
      ...['alerts', 'first', 'law', 'room', 'architecture', 'fluid', 'levels', 'condensation'],
      ...['power_cold', 'power_heat', 'power_compressor', 'eer', 'discharge', 'swept', 'year_energy', 'year_eer'],
      ...['charge', 'lines', 'ps', 'ped', 'leaks', 'year_cost', 'total'],
    ]);
    expect(rows.every(({ cells }) => cells.length === 3)).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(/circuitPages|variants\.|simulator\.|\{\{|NaN|undefined/);
  });

  it('say of a booster its own levels, its gas cooler and all its compressors', () => {
    expect(texts('levels')[2]).toBe(`${format.full('power', 25)} · ${format.full('temperature', -32)}`);
    expect(texts('condensation')[2]).toContain('refroidisseur de gaz');
    const swept = booster.study.permanent.architecture?.stages.reduce((sum, one) => sum + one.step_volume_h, 0);
    expect(texts('swept')[2]).toBe(format.full('volumeFlow', swept));
    expect(texts('architecture')[2]).toBe('Booster CO₂ (R744)');
  });

  it('count the year and the costs of each', () => {
    const year = cold.year as Exclude<Variant['year'], string>;
    const total = rows.find(({ name }) => name === 'total')?.cells[0]?.value;
    expect(total).toBeCloseTo(40_000 + 10 * (900 + 0.2 * year.e), 6);
    // Without a price there is no total.
    expect(texts('total')[2]).toBe('–');
  });

  it('name the best only where it is one', () => {
    const best = (name: string) => rows.find((row) => row.name === name)?.cells.map(({ isBest }) => isBest);
    expect(remarksOf([cold, other, booster])).toEqual([]);
    const figures = rows.find(({ name }) => name === 'eer')!.cells.map(({ value }) => value!);
    expect(best('eer')).toEqual(figures.map((value) => value >= 0.99 * Math.max(...figures)));
    expect(best('power_heat')).toEqual([false, false, false]);
  });

  it('of other loads, or of a perfect compressor beside a real one, have no best, and say why', async () => {
    const perfect = await variant('perfect', queryOf({ ...STORE, rend_is: 1, rend_v: 1, choix_value: 40 }));
    expect(remarksOf([cold, perfect])).toEqual(['perfectMixed', 'otherLoads']);
    const judged = variantRows([cold, perfect], costs, t, format);
    expect(judged.flatMap(({ cells }) => cells).some(({ isBest }) => isBest)).toBe(false);
    expect(judged.find(({ name }) => name === 'eer')?.cells[1]?.text).toContain('Compresseur parfait');
  });

  it('are a file of figures at full precision', () => {
    const file = csvRows([cold, other, booster], rows, t);
    expect(file.find(([name]) => name === 'EER')).toEqual([
      'EER',
      '',
      ...[cold, other, booster].map(({ study }) => study.permanent.performance.eer),
    ]);
  });
});
