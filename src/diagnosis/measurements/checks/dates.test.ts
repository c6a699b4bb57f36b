import { describe, expect, it } from 'vitest';
import type { Choices } from '../index.ts';
import { clockTime } from '../index.ts';
import { read, refusal, table } from './support.ts';

const times = async (cells: readonly string[], choices: Choices = {}) => {
  const { set, proposal } = await read(table('Date;BP (bar a)', ...cells.map((cell) => `${cell};4,2`)), choices);
  return {
    first: clockTime(set, 0),
    seconds: set.columns.time,
    format: proposal.date_format,
    zone: proposal.time_zone,
    asked: proposal.asked.find(({ code }) => code === 'Q_DATE_ORDER')?.values['proposed'],
    warnings: proposal.warnings,
  };
};

describe('dates', () => {
  it.each([
    ['2025-11-03T08:15:00Z', '2025-11-03T08:15:00.000Z', 'ISO 8601', 'UTC'],
    ['2025-11-03T09:15:00+01:00', '2025-11-03T08:15:00.000Z', 'ISO 8601', 'UTC'],
    ['2025-11-03 08:15', '2025-11-03T08:15:00', 'ISO 8601', 'local'],
    ['2025-11-03 08:15:00.250', '2025-11-03T08:15:00.250', 'ISO 8601', 'local'],
    ['23/11/2025 08:15', '2025-11-23T08:15:00', 'dd/MM/yyyy HH:mm', 'local'],
    ['23.11.2025 08:15:30', '2025-11-23T08:15:30', 'dd.MM.yyyy HH:mm:ss', 'local'],
    ['23-11-25 8:15', '2025-11-23T08:15:00', 'dd-MM-yy H:mm', 'local'],
    ['11/23/2025 8:15 PM', '2025-11-23T20:15:00', 'MM/dd/yyyy h:mm a', 'local'],
    ['11/23/25 12:15:01 AM', '2025-11-23T00:15:01', 'MM/dd/yy hh:mm:ss a', 'local'],
    ['3.2.2025 08:15', '2025-02-03T08:15:00', 'd.M.yyyy HH:mm', 'local'],
    ['2025/11/03 08h15', '2025-11-03T08:15:00', 'yyyy/MM/dd HH:mm', 'local'],
    ['03-Nov-2025 08:15', '2025-11-03T08:15:00', 'd MMM yyyy HH:mm', 'local'],
    ['3 févr. 2025 08:15', '2025-02-03T08:15:00', 'd MMM yyyy HH:mm', 'local'],
    ['lun. 3 août 2025 08:15:30', '2025-08-03T08:15:30', 'd MMM yyyy HH:mm:ss', 'local'],
    ['11/23/2025, 8:15:00\u202fPM', '2025-11-23T20:15:00', 'MM/dd/yyyy h:mm:ss a', 'local'],
    ['23/11/2025 08:15 p. m.', '2025-11-23T20:15:00', 'dd/MM/yyyy hh:mm a', 'local'],
    ['Mon Nov 03 2025 09:15:00 GMT+0100 (CET)', '2025-11-03T08:15:00.000Z', 'MMM d, yyyy HH:mm:ss', 'UTC'],
    ['2025-11-03 08:15:00 CET', '2025-11-03T08:15:00', 'ISO 8601', 'local'],
    ['11/23/2025 08:15 PM EST', '2025-11-23T20:15:00', 'MM/dd/yyyy hh:mm a', 'local'],
    ['20251103T081500Z', '2025-11-03T08:15:00.000Z', 'yyyyMMdd HH:mm:ss', 'UTC'],
    ['45964,34375', '2025-11-03T08:15:00', 'excel serial', 'local'],
    ['1762157700', '2025-11-03T08:15:00.000Z', 'epoch s', 'UTC'],
    ['1762157700000', '2025-11-03T08:15:00.000Z', 'epoch ms', 'UTC'],
  ])('%s', async (cell, first, format, zone) => {
    expect(await times([cell, cell.replace(/8:15/, '8:16')])).toMatchObject({ first, format, zone, asked: undefined });
  });

  it('of both orders are asked about, the more regular one proposed', async () => {
    const regular = ['01/02/2025 23:59', '02/02/2025 00:00', '02/02/2025 00:01', '02/02/2025 00:02'];
    expect(await times(regular)).toMatchObject({
      first: '2025-02-01T23:59:00',
      asked: 'dmy',
      seconds: [0, 60, 120, 180],
    });
    const months = ['02/01/2025 23:59', '02/02/2025 00:00', '02/02/2025 00:01', '02/02/2025 00:02'];
    expect(await times(months)).toMatchObject({
      first: '2025-02-01T23:59:00',
      asked: 'mdy',
      seconds: [0, 60, 120, 180],
    });
    expect(await times(months, { date_order: 'dmy' })).toMatchObject({
      first: '2025-01-02T23:59:00',
      asked: undefined,
    });
    expect((await times(['05/05/2025 10:00', '05/05/2025 10:01'])).asked).toBe(undefined);
  });

  it('decide their order wherever one part is above 12, whatever the reader remembered', async () => {
    const cells = ['03/11/2025 10:00', '13/11/2025 10:00'];
    expect(await times(cells, { date_order: 'mdy' })).toMatchObject({ first: '2025-11-03T10:00:00', asked: undefined });
  });

  it('may stand apart from their clock', async () => {
    const { set, proposal } = await read(
      table('Jour,Heure,Suction pressure (psia)', '23/11/2025,23:59:30,60.1', '24/11/2025,00:00:00,60.2'),
    );
    expect(set.columns.time).toEqual([0, 30]);
    expect(proposal).toMatchObject({ date_format: 'dd/MM/yyyy HH:mm:ss', time: ['Jour', 'Heure'] });
  });

  it('that no calendar has are no rows', async () => {
    const result = await times(['28/02/2025 10:00', '30/02/2025 10:00', '01/03/2025 10:00']);
    expect(result.seconds).toEqual([0, 86_400]);
    expect(result.warnings).toContain('W_RAGGED');
  });
});

describe('a clock', () => {
  const every10 = (from: string, count: number): string[] =>
    Array.from({ length: count }, (_, i) =>
      new Date(Date.parse(`${from}Z`) + i * 600_000).toISOString().slice(0, 16).replace('T', ' '),
    );

  it('that goes back an hour goes on', async () => {
    const cells = [...every10('2025-10-26T02:00', 6), ...every10('2025-10-26T02:00', 6)];
    const { set, proposal } = await read(table('Date;BP (bar a)', ...cells.map((cell) => `${cell};4,2`)));
    expect(set.columns.time).toEqual(cells.map((_, row) => row * 600));
    expect(proposal.warnings).toEqual(['W_CLOCK_BACK']);
    expect(clockTime(set, 6)).toBe('2025-10-26T02:00:00');
  });

  it('that goes forward on the day clocks do goes on; on another day there is a gap', async () => {
    const forward = [...every10('2025-03-30T01:00', 6), ...every10('2025-03-30T03:00', 6)];
    const on = await times(forward);
    expect(on.seconds).toEqual(forward.map((_, row) => row * 600));
    expect(on.warnings).toEqual(['W_CLOCK_FORWARD']);
    const other = await times([...every10('2025-06-29T01:00', 6), ...every10('2025-06-29T03:00', 6)]);
    expect(other.seconds[6]).toBe(7200);
    expect(other.warnings).toEqual(['W_GAP']);
  });

  it('of one row out of place is no change of hour', async () => {
    const cells = every10('2025-11-03T08:00', 12);
    const moved = [...cells.slice(0, 8), cells[2]!.replace('08:20', '08:21'), ...cells.slice(8)];
    expect((await times(moved)).warnings).toEqual(['W_ORDER']);
  });
});

describe('time without dates', () => {
  it('is elapsed, in the unit its name says', async () => {
    const { set, proposal } = await read(table('Temps (min);BP (bar a)', '0;4,1', '0,5;4,2', '1;4,3'));
    expect(set.columns.time).toEqual([0, 30, 60]);
    expect(set.start).toBe('');
    expect(proposal).toMatchObject({ date_format: 'elapsed min', questions: [] });
    const asked = await read(table('t;BP (bar a)', '0;4,1', '5;4,2', '10;4,3'), { start: '2025-11-03T08:00:00' });
    expect(asked.proposal.questions).toEqual(['Q_UNIT']);
    expect(asked.set.start).toBe('2025-11-03T08:00:00');
    const hours = await read(table('t;BP (bar a)', '0;4,1', '5;4,2', '10;4,3'), { units: { t: 'h' } });
    expect(hours.set.columns.time).toEqual([0, 18_000, 36_000]);
    expect(hours.proposal.questions).toEqual([]);
  });

  it('may be a clock that passes midnight', async () => {
    const { set } = await read(table('Heure;BP (bar a)', '23:59:30;4,1', '00:00:00;4,2', '00:00:30;4,3'));
    expect(set.columns.time.map((second) => second - set.columns.time[0]!)).toEqual([0, 30, 60]);
  });

  it('comes from the step the reader gives', async () => {
    const lines = table('lp (bar a),hp (bar a)', '5,16', '5,16', '5.5,17');
    expect((await refusal(lines))?.code).toBe('E_NO_TIME');
    expect((await read(lines, { step: 2 })).set.columns).toEqual({
      time: [0, 2, 4],
      p_lp: [5, 5, 5.5],
      p_hp: [16, 16, 17],
    });
  });
});
