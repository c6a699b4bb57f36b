/** Rows of files: forms, order, kills, broken rows; the threads stand in this one, behind the same messages. */
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { MessageChannel } from 'node:worker_threads';
import type { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { batchesOf } from './batches.ts';
import { runFiles } from './run-files.ts';
import type { RunHost } from './run-file.ts';
import { serveRows } from './thread.ts';
import { runOptions } from './words.ts';

const engine = await createEngine();
const folder = mkdtempSync(join(tmpdir(), 'rows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param most batches a thread answers before the machine is pulled from under it */
function host(notes: string[], most = Infinity, input = '', output = new PassThrough()): RunHost {
  let left = most;
  return {
    engine: () => Promise.resolve(engine),
    thread(job, layout) {
      const { port1, port2 } = new MessageChannel();
      serveRows(port2, { job, layout }, engine);
      return {
        on: (event: string, take: (value: unknown) => void) => {
          if (event === 'message')
            port1.on(event, (told) => {
              left -= 1;
              take(left < 0 ? { fault: 'killed' } : told);
            });
        },
        postMessage: (batch: unknown) => port1.postMessage(batch),
        terminate: () => Promise.resolve(port1.close()),
      } as unknown as Worker;
    },
    input: Readable.from([Buffer.from(input)]),
    output,
    progress: () => undefined,
    note: (said) => notes.push(said),
  };
}

const COMMANDS = { sat: 'saturation', cycle: 'cycle', table: 'table' };
async function run(
  words: string,
  most?: number,
  input?: string,
  more: readonly (readonly [name: string, value: string])[] = [],
) {
  const notes: string[] = [];
  const output = new PassThrough();
  const parts = words.split(' ');
  const named = parts.flatMap((word, place) =>
    word.startsWith('--') ? [[word.slice(2), parts[place + 1] ?? ''] as const] : [],
  );
  const positional = parts.filter(
    (word, place) => !word.startsWith('--') && parts[place - 1]?.startsWith('--') !== true,
  );
  const ran = await runFiles(
    runOptions({ positional, named: [...named, ...more] }, COMMANDS, 'en'),
    host(notes, most, input, output),
  );
  output.end();
  let text = '';
  for await (const piece of output) text += String(piece);
  return { ...ran, notes, text };
}
const write = (name: string, text: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('a file of rows', () => {
  // CoolProp 8.0.0: 2.92803 bar at 0 °C for R134a, 7.32422 for R454B at its dew point.
  it('is answered in its own form: semicolons, decimal commas, a unit in the head', async () => {
    const file = write(
      'a.csv',
      '\ufeffrepère;fluid;t (°F)\r\n1;R134a;32,0\r\n\r\n"2;b";r454b;32\r\n3;R0;5\r\n4;R134a;chaud\r\n',
    );
    const { text, rows, failed, notes } = await run(`${file} --ask sat --get p_dew_bar`);
    expect([rows, failed, notes]).toEqual([4, 2, ['Columns copied, not read: repère']]);
    const lines = text.split('\n');
    expect(lines[0]).toBe('repère;fluid;t (°F);p_dew_bar;warnings;error');
    expect(lines[1]).toMatch(/^1;R134a;"?32,0"?;2,92803\d*;;$/);
    expect(lines[2]).toMatch(/^"2;b";r454b;32;7,32422\d*;;$/);
    expect(lines[3]).toBe('3;R0;5;;;Fluid not found');
    expect(lines[4]).toBe('4;R134a;chaud;;;t (°F): a number.');
  });

  it('may be of tabs, of JSON, or come in; what is the same for all is said once', async () => {
    const tabs = write('b.tsv', 't_C\tx\n0\t"a\tb"\n');
    expect((await run(`${tabs} --ask sat --fluid R134a --get p_bar`)).text).toMatch(/\n0\t"a\tb"\t2\.92803\d*\t\t\n$/);
    const { text } = await run(
      '- --ask saturation --fluid R134a --get p_bar',
      undefined,
      '{"t":0}\nno\n{"t":"32 °F"}\n',
    );
    const [first, second, third] = text
      .split('\n')
      .map((line) => (line === '' ? {} : (JSON.parse(line) as Record<string, unknown>)));
    expect(first).toMatchObject({ line: 1, given: { t: 0 }, ok: true });
    expect(second).toMatchObject({ line: 2, ok: false, error: 'Unreadable line: one JSON object a line.' });
    expect(third).toMatchObject({ line: 3, result: (first as { result: object }).result });
    const csv = await run('- --ask sat --fluid R134a --get p_bar --to csv', undefined, '{"t":0}\n');
    expect(csv.text).toMatch(/^line,p_bar,warnings,error\n1,2\.92803\d*,,\n$/);
  });

  it('of a few Windows programs is read as they write it', async () => {
    const file = write('w.csv', Buffer.from('lieu;t_C;fluid\nchambre n\xb0 2, \xe9t\xe9;0;R134a\n', 'latin1'));
    expect((await run(`${file} --ask sat --get p_bar`)).text).toContain('"chambre n° 2, été";0;R134a;2,92803');
  });

  it.each([
    ['fluid,t_C\n', '--ask saturaton', '--ask: saturaton? The nearest: saturation.'],
    ['fluid,t_C\n', '', '--ask: the question, one of: sat, cycle'],
    ['fluid,tC\n', '--ask sat', 'Column tC: unknown input, the nearest: t_C.'],
    ['fluid,t_C,t (°F)\n', '--ask sat', 't (°F) and t_C are the same input'],
    ['fluid,t_C\n', '--ask sat --get p_br', 'p_br: no figure of the answer, the nearest: p_bar'],
    ['fluid,t_C\n', '--ask sat --tC 4', 'tC: unknown field, the nearest: t_C'],
    ['fluid,t_C\n', '--ask sat --threads none', '--threads: 1 to 999.'],
  ])('%j with %s is refused before its first row', async (head, words, said) => {
    const file = write('r.csv', head);
    await expect(run(`${file} ${words}`.trim())).rejects.toThrow(said);
  });

  it('has one row for each, whose column was renamed or is carried along', async () => {
    const file = write('n.csv', 'gaz,tC,t_air\nR134a,0,5\n');
    const { text } = await run(`${file} --ask sat --rename gaz=fluid --rename tC=t_C --carry t_air --get p_bar`);
    expect(text).toMatch(/^gaz,tC,t_air,p_bar,warnings,error\nR134a,0,5,2\.92803/);
  });
});

describe('a folder of recordings of gauges', () => {
  const recordings = new URL('../../diagnosis/measurements/checks/reference/', import.meta.url);
  const into = join(folder, 'gauges');
  mkdirSync(into);
  for (const name of ['cold-room-hunting-r134a', 'freezer-defrost-r290', 'leak-drift-r32']) {
    const text = readFileSync(new URL(`recording-${name}.csv`, recordings), 'utf8');
    writeFileSync(join(into, `${name}.csv`), text.split('\n').slice(0, 30).join('\n'));
  }
  writeFileSync(join(into, 'us.csv'), readFileSync(new URL('04-us-psig-dst.csv', recordings)));

  it('is answered in one call, each file in its own units', async () => {
    const words = `${into} --ask superheat_subcooling --fluid R134a --pipe low --get superheat_K --carry t_liquid_C --out ${into}-answered`;
    const named = [
      ['rename', 'p_lp_bar_abs=p_bar'],
      ['rename', 't_suction_C=t_C'],
      ['rename', 'Suction Pressure (psig)=p (psig)'],
      ['rename', 'Suction Line Temp (F)=t (°F)'],
    ] as const;
    const { rows, failed } = await run(words, undefined, '', named);
    expect([rows >= 90, failed]).toEqual([true, 0]);
    const [, first = ''] = readFileSync(join(`${into}-answered`, 'cold-room-hunting-r134a.csv'), 'utf8').split('\n');
    const dew = engine.fluid('R134a').saturation({ P: 3.036e5 }).dew.T - 273.15;
    expect(Number(first.split(',').at(-3))).toBeCloseTo(16.01 - dew, 6);
  });

  it('of which one says whose it is above its columns is read from those on', async () => {
    const file = write('above.csv', 'sep=;\nInstallation\u00a0: chambre 2, Lyon\n\nrepère;t (°C)\n1;0\n2;5,5\n');
    const { text, rows, failed } = await run(`${file} --ask sat --fluid R134a --get p_bar`);
    expect([rows, failed]).toEqual([2, 0]);
    expect(text).toMatch(/^repère;t \(°C\);p_bar;warnings;error\n1;0;2,92803/);
    const one = write('one.csv', 't_C\n0\n5\n');
    expect((await run(`${one} --ask sat --fluid R134a --get p_bar`)).rows).toBe(2);
  });
});

describe('a long file', () => {
  const rows = Array.from({ length: 6000 }, (_, place) => {
    const fluid = place % 1000 === 999 ? 'R0' : place % 2 === 0 ? 'R134a' : 'R290';
    return `${place},${fluid},${(-20 + (place % 700) / 10).toFixed(1)},"a ""quoted""\nnote, ${'x'.repeat(20)}"`;
  });
  const file = write('long.csv', `id,fluid,t_C,note\n${rows.join('\n')}\n`);

  it('is cut into whole rows, each once and in order', async () => {
    const bytes = readFileSync(file);
    async function* pieces() {
      for (let at = 0; at < bytes.length; at += 7001) yield await Promise.resolve(bytes.subarray(at, at + 7001));
    }
    let [text, line, count] = ['', 1, 0];
    for await (const batch of batchesOf(pieces(), 1, true)) {
      expect([batch.id, batch.line]).toEqual([count, line]);
      const own = Buffer.from(batch.bytes).toString();
      expect(own.endsWith('"\n') || own.endsWith('note\n')).toBe(true);
      line += own.split('\n').length - 1;
      text += own;
      count += 1;
    }
    expect(count).toBeGreaterThan(4);
    expect(text).toBe(bytes.toString());
  });

  it('may have a stray quote, or a cell of any length: each is a row of its own, and stops no other', async () => {
    const rows = Array.from({ length: 4000 }, (_, id) => `${id},R134a,${id % 30},plain words that say nothing at all`);
    rows[10] = '10,R134a,0,"a quote that is never closed';
    rows[1500] = `1500,R290,-12.942,${'long '.repeat(60_000)}`;
    const file = write('stray.csv', `id,fluid,t_C,note\n${rows.join('\n')}\n`);
    const out = join(folder, 'stray-answered.csv');
    const { rows: count, failed } = await run(`${file} --ask sat --get p_bar --threads 2 --out ${out}`);
    expect([count, failed]).toEqual([4000, 0]);
    const lines = read('stray-answered.csv').trimEnd().split('\n').slice(1);
    expect(lines.map((line) => Number(line.split(',', 1)[0]))).toEqual(rows.map((_, id) => id));
    // CoolProp 8.0.0: R290 at 260.208 K.
    expect(Number(lines[1500]?.split(',')[4])).toBeCloseTo(3.1288424308, 6);
  });

  it('has a line for each request: a JSON list is none, nor what has no lines', async () => {
    const list = write('list.json', JSON.stringify([{ fluid: 'R134a', t_C: 0 }]));
    await expect(run(`${list} --ask sat`)).rejects.toThrow('A JSON list: there has to be one object a line (NDJSON)');
    const refused: readonly (readonly [Uint8Array | string, string])[] = [
      ['', 'Nothing to read: empty.'],
      ['\n \n', 'Nothing to read: empty.'],
      [Buffer.from('fluid\tt_C\n', 'utf16le'), 'No text file in UTF-8'],
      [Buffer.from('PK\u0003\u0004\u0014\u0000', 'latin1'), 'No text file in UTF-8'],
    ];
    for (const [bytes, said] of refused)
      await expect(run(`${write('no-rows.csv', bytes)} --ask sat`)).rejects.toThrow(said);
    const endless = write('endless.csv', `fluid,t_C\nR134a,0\n${'0'.repeat(2_000_000)}`);
    await expect(run(`${endless} --ask sat`)).rejects.toThrow('Line 3: more than a megabyte');
  });

  it('is never written over itself, and says where nothing can be written', async () => {
    const rows = 'fluid,t_C\nR134a,0\n';
    const own = write('own.csv', rows);
    for (const out of [own, join(folder, '.', 'own.csv'), folder])
      await expect(run(`${own} --ask sat --restart true --out ${out}`)).rejects.toThrow('the file that is read');
    expect(read('own.csv')).toBe(rows);
    await expect(run(`${own} --ask sat --out ${join(folder, 'none', 'out.csv')}`)).rejects.toThrow(
      'cannot be written (ENOENT)',
    );
    mkdirSync(join(folder, 'into'));
    const { rows: count } = await run(`${own} --ask sat --get p_bar --out ${join(folder, 'into')}`);
    expect([count, read('into/own.csv').split('\n')[1]?.slice(0, 15)]).toEqual([1, 'R134a,0,2.92803']);
    mkdirSync(join(folder, 'nothing'));
    await expect(run(`${join(folder, 'nothing')} --ask sat --out ${join(folder, 'out')}`)).rejects.toThrow(
      'no file .csv',
    );
  });

  it(
    'that was ended after any of its batches goes on there: no row is lost or doubled',
    { timeout: 60_000 },
    async () => {
      const whole = await run(`${file} --ask sat --get p_bar --threads 2 --out ${join(folder, 'whole.csv')}`);
      expect([whole.rows, whole.failed]).toEqual([6000, 6]);
      const ids = read('whole.csv')
        .split('\n')
        .filter((line) => /^\d+,R/.test(line))
        .map((line) => Number(line.split(',', 1)[0]));
      expect(ids).toEqual(Array.from({ length: 6000 }, (_, place) => place));
      const words = `${file} --ask sat --get p_bar --threads 2 --out ${join(folder, 'killed.csv')}`;
      const out = join(folder, 'killed.csv');
      for (const most of [1, 3, 2]) {
        await expect(run(words, most)).rejects.toThrow('killed');
        // What a machine that lost its power left behind: rows no position knows of, the last of them torn.
        appendFileSync(out, readFileSync(join(folder, 'whole.csv')).subarray(0, 1000 * most + 7));
      }
      const rest = await run(words);
      expect([rest.rows, rest.failed]).toEqual([6000, 6]);
      expect(read('killed.csv')).toBe(read('whole.csv'));
      // A run whose position is that of any row, wherever it fell.
      for (const row of [17, 2999, 5603]) {
        await expect(run(`${words} --restart true`, 0)).rejects.toThrow('killed');
        const position = JSON.parse(read('killed.csv.progress')) as Readonly<Record<string, unknown>>;
        const inside = Buffer.from(
          read('long.csv')
            .split('\n')
            .slice(0, row * 2 + 1)
            .join('\n') + '\n',
        ).length;
        const written = Buffer.from(
          read('whole.csv')
            .split('\n')
            .slice(0, row * 2 + 1)
            .join('\n') + '\n',
        ).length;
        const failed = Math.floor(row / 1000);
        writeFileSync(
          `${out}.progress`,
          JSON.stringify({ ...position, read: inside, written, line: row * 2 + 2, rows: row, failed }),
        );
        writeFileSync(out, readFileSync(join(folder, 'whole.csv')).subarray(0, written + 3));
        const gone = await run(words);
        expect([gone.rows, gone.failed]).toEqual([6000, 6]);
        expect(read('killed.csv')).toBe(read('whole.csv'));
      }
      writeFileSync(out, read('whole.csv'));
      await expect(run(words)).rejects.toThrow('exists already; --restart writes it anew');
    },
  );
});
