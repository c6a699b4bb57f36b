import { describe, expect, it } from 'vitest';
import type { Choices, ColumnKey, Mapping } from '../index.ts';
import { clockTime, readMeasurements } from '../index.ts';
import { bytesOf, inChunks, jsonOf, read, refusal } from './support.ts';

/** What must be found in a file; a key that is absent is not asked for. */
interface Expected {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly mapping?: Mapping;
  readonly given_by_reader?: readonly string[];
  readonly ask?: readonly string[];
  readonly [key: string]: unknown;
}

const FILES = [
  '01-manifold.tjf',
  '02-smart-probes.json',
  '03-fr-semicolon.csv',
  '04-us-psig-dst.csv',
  '05-home-assistant.csv',
  '06-epoch-ms.tsv',
  '07-excel-serial.csv',
];
/** Keys of an expectation that are not the proposal's own. */
const OTHERS = new Set(['file', 'columns', 'rows', 'ask', 'given_by_reader', 'note']);

const choicesOf = ({ given_by_reader, mapping }: Expected): Choices =>
  given_by_reader === undefined || mapping === undefined ? {} : { mapping };

describe.each(FILES)('%s', (name) => {
  const expected = jsonOf<Expected>(`${name}.expect.json`);

  it('is told by its content', async () => {
    const { proposal } = await read(bytesOf(name), choicesOf(expected), name);
    for (const [key, value] of Object.entries(expected)) {
      if (!OTHERS.has(key)) expect({ [key]: proposal[key as keyof typeof proposal] }).toEqual({ [key]: value });
    }
    expect(proposal.questions).toEqual(expected.ask ?? []);
  });

  it('gives its rows', async () => {
    const { set } = await read(bytesOf(name), choicesOf(expected), name);
    expect(set.columns.time).toHaveLength(expected.rows.length);
    for (const [row, cells] of expected.rows.entries()) {
      for (const [index, key] of expected.columns.entries()) {
        const cell = cells[index];
        if (key === 'time') expect(clockTime(set, row)).toBe(cell);
        else if (key === 'elapsed') expect(set.columns.time[row]).toBe(cell);
        else if (typeof cell !== 'number') expect(set.columns[key as ColumnKey]?.[row]).toBe(cell);
        else expect(set.columns[key as ColumnKey]?.[row]).toBeCloseTo(cell, 3.9);
      }
    }
  });

  it('is the same however its bytes come', async () => {
    const whole = await readMeasurements(bytesOf(name), name, choicesOf(expected));
    for (const size of [1, 7, 4096]) {
      expect(await readMeasurements(inChunks(bytesOf(name), size), name, choicesOf(expected))).toEqual(whole);
    }
    expect(await readMeasurements(new Blob([bytesOf(name).slice()]), name, choicesOf(expected))).toEqual(whole);
  });
});

describe('files that are refused', () => {
  const { codes } = jsonOf<{ codes: Readonly<Record<string, string>> }>('08-bad.expect.json');

  it.each(Object.entries(codes))('%s: %s', async (name, code) => {
    expect((await refusal(bytesOf(name)))?.code).toBe(code);
  });
});

it('asks what a file leaves open, and says what it would take', async () => {
  const { proposal } = await read(bytesOf('06-epoch-ms.tsv'));
  expect(proposal.questions).toEqual(['Q_UNIT', 'Q_PMODE']);
  expect(proposal.mapping).toEqual({
    lp: ['p_lp', null, null],
    hp: ['p_hp', null, null],
    t_suc: ['t_suction', null],
  });
  const serial = await read(bytesOf('07-excel-serial.csv'));
  expect(serial.proposal.questions).toEqual(['Q_PMODE']);
  expect(serial.proposal.asked.map(({ column }) => column)).toEqual(['BP kPa', 'HP kPa']);
  const answered = await read(bytesOf('07-excel-serial.csv'), { p_mode: 'rel' });
  expect(answered.proposal.questions).toEqual([]);
  expect(answered.proposal.p_mode_from).toBe('reader');
});

it('hints at gauge or absolute by what a machine can show, where one of both is out of the question', async () => {
  // R32 at 9.2 bar absolute is at 3.914 °C (gauge-fluid.json); read as gauge it would be above the suction pipe.
  const table = (lp: string) => `ts;BP bar;HP bar;T aspiration °C\n45992,5;${lp};28;5,1\n45992,6;${lp};28;5,1\n`;
  const proposed = async (lp: string, fluid: string): Promise<unknown> =>
    (await read(table(lp), { fluid })).proposal.asked.find(({ code }) => code === 'Q_PMODE')?.values['proposed'];
  expect(await proposed('9,2', 'R32')).toBe('abs');
  expect(await proposed('7,8', 'R32')).toBe(undefined);
  // Below the surrounding air as absolute: 47 K of superheat.
  expect(await proposed('3,0', 'R32')).toBe('rel');
});
