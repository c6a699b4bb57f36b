import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { RecordingHolder } from './holder.ts';
import type { AnalysisFigures, PlainChoices } from './protocol.ts';

const folder = new URL('../../diagnosis/measurements/checks/reference/', import.meta.url);
const bytesOf = (name: string): Blob => new Blob([readFileSync(new URL(name, folder))]);
interface Expected {
  readonly with_power: {
    readonly intervals: readonly { label: string; start: number; end: number; superheat?: number }[];
    readonly cycles_per_hour: number;
  };
}
const expected = (name: string): Expected => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Expected;

const engine = await createEngine();

async function opened(holder: RecordingHolder, file: Blob, choices: PlainChoices = {}, name = 'file') {
  const answer = await holder.open(file, name, choices, engine, {});
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.result;
}

function analysed(holder: RecordingHolder): AnalysisFigures {
  const steps = holder.analysis({}, {}, engine);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  if (!step.value.ok) throw new Error(JSON.stringify(step.value.problem));
  return step.value.result;
}

describe('a recording held for a page', () => {
  const holder = new RecordingHolder();
  let figures: AnalysisFigures;
  const reference = expected('recording-split-r32.json').with_power;

  beforeAll(async () => {
    await opened(holder, bytesOf('recording-split-r32.csv'), { fluid: 'R32' });
    holder.accept();
    figures = analysed(holder);
  });

  it('gives intervals and starts without the columns of a value a row', () => {
    expect(figures.intervals.map(({ label }) => label)).toEqual(reference.intervals.map(({ label }) => label));
    expect(figures.cycles_per_hour).toBeCloseTo(reference.cycles_per_hour, 2);
    expect(figures).not.toHaveProperty('series');
    expect(figures).not.toHaveProperty('labels');
  });

  it('gives the means of an interval: the superheat of the mean readings is the mean superheat', () => {
    const { start, end, superheat = 0, t0 = 0 } = figures.intervals[figures.proposed ?? 0]!;
    const means = holder.means(start, end);
    // The reference superheat is the mean of t_suction − t0_dew; means of a sum are sums of means.
    expect(means.t_suction! - t0!).toBeCloseTo(superheat!, 6);
    expect(superheat).toBeCloseTo(reference.intervals.find(({ label }) => label === 'steady')!.superheat!, 1);
  });

  it('shows curves that keep every extreme, whatever the zoom', () => {
    const rows = holder.sample(0, 1e9, 1e9);
    const superheats = rows.flatMap(({ values }) => values.superheat ?? []);
    for (const buckets of [10, 100, 2000]) {
      const { superheat } = holder.view(['superheat'], 0, 1e9, buckets);
      const shown = [...superheat!.values].filter((value) => !Number.isNaN(value));
      expect(Math.max(...shown)).toBe(Math.max(...superheats));
      expect(Math.min(...shown)).toBe(Math.min(...superheats));
      const band = superheat!.band!;
      expect(Math.max(...[...band.high].filter((value) => !Number.isNaN(value)))).toBeGreaterThan(
        Math.max(...superheats),
      );
      expect(shown.length).toBeLessThanOrEqual(4 * buckets);
    }
  });

  it('shows of a span no more than its rows and one beside them', () => {
    const { t0 } = holder.view(['t0'], 1000, 1100, 500);
    expect(t0!.times[0]).toBe(995);
    expect(t0!.times.at(-1)).toBe(1100);
    expect(holder.sample(1000, 1100, 5).map(({ seconds }) => seconds)).toEqual([1000, 1025, 1050, 1075, 1100]);
  });

  it('writes files that open again as the same set', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>';
    const asks = [
      { kind: 'json' },
      { kind: 'csv', locale: 'fr', labels: {} },
      { kind: 'csv', locale: 'en', labels: { p_lp: '=BP' } },
      { kind: 'svg', svg },
    ] as const;
    const json = await holder.file({ kind: 'json' }).text();
    for (const ask of asks) {
      const again = new RecordingHolder();
      await opened(again, holder.file(ask));
      again.accept();
      expect(await again.file({ kind: 'json' }).text()).toBe(json);
    }
  });
});

describe('a preview', () => {
  it('shows twenty rows and what is asked, and leaves what was accepted alone until it is accepted', async () => {
    const holder = new RecordingHolder();
    await opened(holder, bytesOf('recording-split-r32.csv'), { fluid: 'R32' });
    holder.accept();
    const before = holder.means(0, 1e9);
    const { proposal, preview, columns, rows } = await opened(holder, bytesOf('06-epoch-ms.tsv'));
    expect(proposal.questions).toEqual(['Q_UNIT', 'Q_PMODE']);
    expect(columns).toEqual(['p_lp', 'p_hp', 't_suction']);
    expect(preview).toHaveLength(Math.min(20, rows));
    expect(holder.means(0, 1e9)).toEqual(before);
    expect(holder.accept()).toBe(true);
    expect(holder.means(0, 1e9)).not.toEqual(before);
    expect(holder.accept()).toBe(false);
  });

  it('is left as it is by a file that is refused', async () => {
    const holder = new RecordingHolder();
    await opened(holder, bytesOf('03-fr-semicolon.csv'));
    const refused = await holder.open(new Blob(['<html></html>']), 'x', {}, engine, {});
    expect(refused).toEqual({ ok: false, problem: { code: 'E_HTML', values: {} } });
    expect(holder.accept()).toBe(true);
    expect(holder.means(0, 1e9)).not.toEqual({});
  });

  it('knows a table by its first lines', async () => {
    const holder = new RecordingHolder();
    const row = (n: number): string => `2025-11-03T08:${String(n % 60).padStart(2, '0')}:00;5,${n % 9};18,2;7,4`;
    const lines = Array.from({ length: 20_000 }, (_, n) => row(n));
    const file = new Blob([['Date;BP (bar);HP (bar);T aspiration °C', ...lines].join('\n')]);
    expect(file.size).toBeGreaterThan(1 << 18);
    const { facts } = await opened(holder, file, { p_mode: 'rel' });
    expect(await holder.peek(file)).toBe(facts.source.signature);
    expect(facts.source.signature).toMatch(/^[0-9a-f]{64}$/);
    expect(await holder.peek(new Blob(['PK\u0003\u0004']))).toBe('');
    // A table without a time has a signature too: its step may be remembered.
    expect(await holder.peek(bytesOf('08-bad-notime.csv'))).toMatch(/^[0-9a-f]{64}$/);
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    stop.abort();
    const answer = await new RecordingHolder().open(bytesOf('03-fr-semicolon.csv'), 'x', {}, engine, {
      signal: stop.signal,
    });
    expect(answer.ok ? '' : answer.problem.code).toBe('E_CANCELLED');
  });
});

describe('what is missing', () => {
  const table = (rows: readonly string[]): Blob =>
    new Blob([['temps (s);BP (bar abs);HP (bar abs);T aspiration °C;T liquide °C', ...rows].join('\n')]);

  it('breaks the curve where nothing was recorded, and nowhere else', async () => {
    const rows = Array.from({ length: 200 }, (_, n) => {
      const seconds = n < 100 ? n * 5 : n * 5 + 3600;
      return n === 50 ? `${seconds};;28;15;40` : `${seconds};9,2;28;15;40`;
    });
    const holder = new RecordingHolder();
    await opened(holder, table(rows), { fluid: 'R32' });
    holder.accept();
    analysed(holder);
    const breaksOf = (values: Float64Array): number => values.filter(Number.isNaN).length;
    // Near enough, the missing row and the hour between are seen; from afar only the hour is longer than a pixel.
    const near = holder.view(['superheat'], 0, 5000, 2000).superheat!;
    expect([breaksOf(near.values), breaksOf(near.band!.low)]).toEqual([2, 2]);
    const far = holder.view(['superheat'], 0, 5000, 50).superheat!;
    expect([breaksOf(far.values), breaksOf(far.band!.low)]).toEqual([1, 1]);
    expect(breaksOf(holder.view(['tk'], 0, 400, 100).tk!.values)).toBe(0);
  });

  it('refuses the analysis of a set without fluid or suction, by code', async () => {
    const holder = new RecordingHolder();
    const codeOf = (): unknown => {
      const answer = holder.analysis({}, {}, engine).next().value;
      return typeof answer === 'object' && !answer.ok ? answer.problem : answer;
    };
    await opened(holder, table(['0;9,2;28;15;40', '5;9,2;28;15;40']));
    holder.accept();
    expect(codeOf()).toMatchObject({ code: 'E_FLUID' });
    await opened(holder, new Blob(['t (s);BP (bar abs);HP (bar abs)\n0;9,2;28\n5;9,2;28\n']), { fluid: 'R32' });
    holder.accept();
    expect(codeOf()).toMatchObject({ code: 'E_MISSING', field: 'columns.t_suction' });
  });
});

it('tells a gauge set to another fluid, and one that reads bubble for dew', async () => {
  // gauge-fluid.json, "file says R407C, gauge set to R22": −2.208 K; R407C at 5.2 bar absolute.
  const holder = new RecordingHolder();
  const read = async (t0: string, tk: string): Promise<unknown> => {
    const text = `t (s);BP (bar abs);HP (bar abs);T aspiration °C;t0 °C;tk °C\n0;5,2;17,5;9;${t0};${tk}\n5;5,2;17,5;9;${t0};${tk}\n`;
    await opened(holder, new Blob([text]), { fluid: 'R407C' });
    holder.accept();
    analysed(holder);
    const answer = holder.gauge(engine);
    return answer?.ok === true ? answer.result : answer;
  };
  const other = (await read('1,3', '45,5')) as { difference: number; explained_by: string[]; glide: number };
  expect(other.difference).toBeCloseTo(-2.208, 1);
  expect(other.explained_by).toContain('R22');
  // The glide of R407C at 5.2 bar: dew 3.508 °C of that file less its bubble temperature.
  expect(other.glide).toBeGreaterThan(5);
  expect(other.glide).toBeLessThan(7);
  const bubble = (await read(String(3.508 - other.glide).replace('.', ','), '')) as typeof other;
  expect(bubble.difference + bubble.glide).toBeCloseTo(0, 1);
  await opened(holder, bytesOf('recording-split-r32.csv'), { fluid: 'R32' });
  holder.accept();
  expect(holder.gauge(engine)).toBeUndefined();
});
