import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../../../../tests/unit/support/draws.ts';
import { createEngine } from '../../../engine/index.ts';
import type { Choices } from '../index.ts';
import { PROBLEM_CODES, readMeasurements, readMeasurementTable } from '../index.ts';
import { bytesFrom, bytesOf, inChunks, read, refusal } from './support.ts';

const engine = await createEngine();
const SEEDS = [
  '01-manifold.tjf',
  '02-smart-probes.json',
  '03-fr-semicolon.csv',
  '04-us-psig-dst.csv',
  '05-home-assistant.csv',
  '06-epoch-ms.tsv',
  '07-excel-serial.csv',
  '08-bad-gas.tjf',
].map(bytesOf);
/** More with FUZZ=10000. */
const numRuns = Number(process.env['FUZZ'] ?? draws('recordings', 500, 100));
/** ms of processor */
const SLOW = 1000;

/** Reads at once, by the processor time of this thread: what a busy machine gives to others is not counted. */
async function readAtOnce(bytes: Uint8Array, choices: Choices = {}) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && least > SLOW; round++) {
    const begin = process.threadCpuUsage();
    const answer = await readMeasurements(bytes, 'x', choices);
    const { user, system } = process.threadCpuUsage(begin);
    least = Math.min(least, (user + system) / 1000);
    if (least <= SLOW) return answer;
  }
  return expect.unreachable(`read in ${String(least)} ms`);
}

const PIECES = [
  '"',
  '""',
  ';',
  ',',
  '\t',
  '\n',
  '\r',
  '[',
  '{',
  '}',
  ']',
  '\\',
  '\u0000',
  '-',
  'e',
  '1e999',
  '0',
  '9'.repeat(40),
  '[['.repeat(80),
  '"__proto__":',
  '=',
  '#',
  'sep=;',
  '\ufeff',
  '1970',
  '\ud800',
  '99/99/9999',
  'NaN',
  ' '.repeat(300),
  ';'.repeat(300),
];

const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  drop: fc.nat(60),
  put: fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 8 })),
});

/** A file of the checks with pieces taken out and put in. */
const mangled = fc
  .record({ seed: fc.constantFrom(...SEEDS), edits: fc.array(edit, { maxLength: 8 }) })
  .map(({ seed, edits }) => {
    let bytes = seed;
    for (const { at, drop, put } of edits) {
      const place = Math.floor(at * bytes.length);
      bytes = new Uint8Array([...bytes.subarray(0, place), ...bytesFrom(put), ...bytes.subarray(place + drop)]);
    }
    return bytes;
  });
const noise = fc.oneof(
  fc.uint8Array({ maxLength: 400 }),
  fc
    .array(fc.constantFrom(...PIECES, 'time', 'lp', '3.2', '2025-01-01 10:00'), { maxLength: 60 })
    .map((parts) => bytesFrom(parts.join(''))),
);

it('whatever a file holds, it is read or refused with a code, at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(mangled, noise), async (bytes) => {
      const answer = await readAtOnce(bytes, { engine });
      if (!answer.ok) {
        expect(PROBLEM_CODES).toContain(answer.problem.code);
        return;
      }
      const { time, ...columns } = answer.result.set.columns;
      expect(time.every((second, row) => Number.isFinite(second) && (row === 0 || second > time[row - 1]!))).toBe(true);
      for (const column of Object.values(columns)) {
        expect(column).toHaveLength(time.length);
        expect(column.every((value) => value === null || Number.isFinite(value))).toBe(true);
      }
    }),
    { numRuns },
  );
}, 600_000);

describe('files made to hurt', () => {
  const slow: readonly (readonly [string, string])[] = [
    ['one line of commas', ','.repeat(60_000)],
    ['lines of commas', `${','.repeat(190)}\n`.repeat(5000)],
    ['lines of text cells', `${'ab;'.repeat(150)}\n`.repeat(3000)],
    ['lines of figures and letters', `${'ab 12 mar 3;'.repeat(150)}\n`.repeat(3000)],
    ['digits', `a;b\n${'9'.repeat(60_000)};1\n2;3\n`],
    ['spaces', `a;b\n${' '.repeat(60_000)};1\n2;3\n`],
    ['quotes', `a;b\n${'"'.repeat(60_001)};1\n2;3\n`],
    ['notes', `${`Fluide : ${'R'.repeat(500)}${'1'.repeat(500)}\n`.repeat(1000)}a;b\n1;2\n1;2\n`],
    ['open arrays', '['.repeat(1_000_000)],
    ['closed arrays', `[${'[],'.repeat(400_000)}[]]`],
    ['an open string', `{"channels": "${'a'.repeat(3_000_000)}`],
    ['backslashes', `{"channels": "${'\\'.repeat(200_000)}`],
  ];

  it.each(slow)('%s', async (_name, text) => {
    const answer = await readAtOnce(bytesFrom(text));
    expect(answer.ok).toBe(false);
  });

  it('nest too deep, or hide keys of the language', async () => {
    const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(await refusal(`{"channels": ${nested(64)}}`)).toEqual({ code: 'E_JSON_SHAPE', values: { depth: 64 } });
    expect((await refusal(`{"channels": ${nested(63)}}`))?.code).toBe('E_TJF_KIND');
    const own =
      '{"format":"appfroid-measurements","version":1,"__proto__":{"title":"x"},"typed":{"__proto__":{"a":1},"b":2},"columns":{"time":[0],"__proto__":[1]}}';
    const { set } = await read(own);
    expect(set).toMatchObject({ title: '', typed: { b: 2 }, columns: { time: [0] } });
    expect(Object.getPrototypeOf(set.typed)).toBe(Object.prototype);
    expect('a' in set.typed).toBe(false);
  });

  it('say where JSON breaks', async () => {
    const broken = [
      ['{"channels": [1,]}', 17],
      ['{"a" 1}', 6],
      ['{"a": tru}', 7],
      ['[1 2]', 4],
      ['{"a": "\n"}', 7],
      ['[1] x', 5],
      ['{"a": 01}', 8],
    ] as const;
    for (const [text, n] of broken) {
      expect(await refusal(text), text).toEqual({ code: 'E_JSON', values: { n } });
      for (const size of [1, 3]) {
        const answer = await readMeasurements(inChunks(bytesFrom(text), size), 'x');
        expect(!answer.ok && answer.problem.code).toBe('E_JSON');
      }
    }
  });

  it.each([
    ['version', '"version":2,"columns":{"time":[0]}'],
    ['columns.time', '"version":1,"columns":{}'],
    ['columns.time', '"version":1,"columns":{"time":[0,0]}'],
    ['columns.time', '"version":1,"columns":{"time":[null]}'],
    ['columns.p_lp', '"version":1,"columns":{"time":[0],"p_lp":[1,2]}'],
    ['columns.p_lp', '"version":1,"columns":{"time":[0],"p_lp":["1"]}'],
    ['columns.p_lp', '"version":1,"columns":{"time":[0],"p_lp":[1e999]}'],
  ])('of our own, but with a bad %s', async (field, rest) => {
    expect(await refusal(`{"format":"appfroid-measurements",${rest}}`)).toMatchObject({ code: 'E_JSON_SHAPE', field });
  });
});

describe('limits', () => {
  it('hold a file to 50 MB, told before it is read', async () => {
    const large = { size: 50_000_001, stream: () => expect.unreachable() };
    const answer = await readMeasurements(large, 'x');
    expect(!answer.ok && answer.problem).toEqual({ code: 'E_SIZE', values: { max: 50 } });
    async function* endless() {
      yield bytesFrom('{');
      for (;;) yield await Promise.resolve(new Uint8Array(4 << 20).fill(32));
    }
    const streamed = await readMeasurements(endless(), 'x');
    expect(!streamed.ok && streamed.problem.code).toBe('E_SIZE');
  });

  it('hold a line to 64 kB and 200 columns, and name it', async () => {
    expect(await refusal(`a;b\n1;2\n${'x'.repeat(70_000)}\n`)).toEqual({ code: 'E_LINE', values: { n: 3 } });
    expect(await refusal(`a;b\n1;2\n${'x'.repeat(1_200_000)}`)).toMatchObject({ code: 'E_LINE', values: { n: 3 } });
    expect(await refusal(`${'a;'.repeat(201)}b\n${'1;'.repeat(201)}2\n`)).toMatchObject({
      code: 'E_LINE',
      values: { n: 1, max: 200 },
    });
  });

  it('keep the first million rows of a longer table, in pieces that leave the thread its turn', async () => {
    const rows = 1_000_010;
    const lines = Array.from({ length: 5000 }, (_, row) => `,5.${String(100 + (row % 900))},16.4,6.5\n`);
    async function* long() {
      yield bytesFrom('ts,lp (bar a),hp (bar a),t_suc (C)\n');
      for (let from = 0; from < rows; from += 5000) {
        const text = lines
          .slice(0, Math.min(5000, rows - from))
          .map((line, row) => String(1_750_000_000 + from + row) + line);
        yield await Promise.resolve(bytesFrom(text.join('')));
      }
    }
    let slices = 0;
    const answer = await readMeasurementTable(long(), 'long.csv', {}, { progress: () => (slices += 1) });
    if (!answer.ok) throw new Error(answer.problem.code);
    const { table, proposal } = answer.result;
    expect(proposal.warnings).toEqual(['E_ROWS']);
    expect(table.columns.time).toHaveLength(1_000_000);
    expect(table.columns.time.at(-1)).toBe(999_999);
    expect(table.columns.p_lp?.at(-1)).toBe(5.599);
    expect(slices).toBeGreaterThan(20);
  }, 60_000);
});

describe('a reading', () => {
  const long = bytesFrom(
    `ts,lp (bar a)\n${Array.from({ length: 200_000 }, (_, row) => `${String(1_750_000_000 + row)},5.1\n`).join('')}`,
  );

  it('is stopped by its signal', async () => {
    const control = new AbortController();
    const answer = await readMeasurements(long, 'x', {}, { signal: control.signal, progress: () => control.abort() });
    expect(answer).toEqual({ ok: false, problem: { code: 'E_CANCELLED', values: {} } });
    expect((await readMeasurements(long, 'x', {}, { signal: AbortSignal.abort() })).ok).toBe(false);
  });

  it('of bytes that cannot be had is refused', async () => {
    async function* broken() {
      yield await Promise.resolve(bytesFrom('a;b\n'));
      throw new Error('the file was moved');
    }
    for (const bytes of [broken(), null, 5, 'text', {}, [1, 2]]) {
      const answer = await readMeasurements(bytes as never, 'x');
      expect(!answer.ok && answer.problem.code).toBe('E_READ');
    }
  });
});
