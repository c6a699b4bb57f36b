import { describe, expect, it } from 'vitest';
import { read, refusal } from './support.ts';

/** Shapes and figures of the maker's own samples: github.com/testo/tjf, commit 20fc34c (Apache-2.0). */
const value = (number: unknown, timeStamp: unknown, more: object = {}) => ({ value: number, timeStamp, ...more });
const typed = (name: string) => ({ additionalData: [{ name: 'valueType', description: name }] });
const channel = (name: string, unit: string, ...values: object[]) => ({ type: { name }, unit: { name: unit }, values });
const file = (channels: readonly object[], more: object = {}) =>
  JSON.stringify({
    schemaVersion: '1.0.2',
    timeStamp: '2017-07-26T10:50:17',
    type: { name: 'Kälte' },
    device: [],
    properties: [],
    channels,
    ...more,
  });

const AT = '2017-07-26T10:50:17';
const REFRIGERANT = (name: string) => ({
  name: 'refrigerant',
  description: 'refrigerant',
  values: [{ value: name, description: name }],
});
const GAUGE = { name: 'pressureType', values: [{ value: 'P<sub>rel</sub>' }] };

describe('fluids', () => {
  const fluidOf = async (properties: unknown, choices = {}) => {
    const { set, proposal } = await read(file([channel('LP', 'bar', value(1, AT))], { properties }), {
      p_mode: 'abs',
      ...choices,
    });
    return [set.fluid, proposal.asked.map(({ code, values }) => [code, values['v']])];
  };

  it('are named by a value, a description, or the property itself', async () => {
    expect(await fluidOf([REFRIGERANT('R1234ze')])).toEqual(['R1234ze(E)', []]);
    expect(await fluidOf([{ name: 'refrigerant', values: [{ description: 'R-32' }] }])).toEqual(['R32', []]);
    expect(await fluidOf([{ name: 'refrigerant', description: 'r 508 a', values: [] }])).toEqual(['R508A', []]);
    expect(await fluidOf({ refrigerant: 'R290' })).toEqual(['R290', []]);
    expect(await fluidOf({ refrigerant: { value: 'R404A' } })).toEqual(['R404A', []]);
  });

  it('nobody knows are asked about', async () => {
    const unknown = [{ name: 'refrigerant', description: 'I12A', values: [] }];
    expect(await fluidOf(unknown)).toEqual(['', [['Q_FLUID', 'I12A']]]);
    expect(await fluidOf(unknown, { fluid: 'R134a' })).toEqual(['R134a', []]);
  });
});

describe('pressures', () => {
  it('count from where the file, else saturation says', async () => {
    const smart = await read(
      file(
        [
          channel('502', 'bar', value(0.8960440158843994, AT, typed('ND'))),
          channel('501', 'bar', value(1.4755280017852783, AT, typed('HD'))),
          channel('', '°C', value(-3.379302978515625, AT, typed('to'))),
        ],
        { properties: [REFRIGERANT('R1234ze'), GAUGE] },
      ),
    );
    expect(smart.proposal).toMatchObject({ p_mode: 'rel', p_mode_from: 'file', questions: [] });
    expect(smart.set.columns.p_lp?.[0]).toBeCloseTo(0.89604 + 1.01325, 4);

    const dmr = await read(
      file([channel('LP', 'bar', value(1.0099999904632568, AT)), channel('to', '°C', value(-87.69999694824219, AT))], {
        properties: [{ name: 'refrigerant', description: 'R508A', values: [] }],
      }),
    );
    expect(dmr.proposal).toMatchObject({ p_mode: 'abs', p_mode_from: 'saturation', questions: [] });
  });

  it('are asked about where nothing tells', async () => {
    const channels = [channel('LP', 'MPa', value(0.11, AT)), channel('to', '°C', value(-32.7, AT))];
    const open = await read(file(channels, { properties: [{ name: 'refrigerant', description: 'I12A', values: [] }] }));
    expect(open.proposal.questions).toEqual(['Q_FLUID', 'Q_PMODE']);
    expect(open.proposal.mapping['LP']).toEqual(['p_lp', 'MPa', null]);
    const answered = await read(file(channels), { fluid: 'R290', p_mode: 'abs' });
    expect(answered.proposal).toMatchObject({ p_mode: 'abs', p_mode_from: 'reader', questions: [] });
  });

  it('may say it in the place of a name', async () => {
    const { set, proposal } = await read(
      file([
        channel('501', 'bar', value(1.433, AT, typed('rel'))),
        channel('502', 'bar', value(1.25, AT, typed('rel'))),
      ]),
    );
    expect(proposal.mapping).toEqual({ 501: ['p_hp', 'bar', 'rel'], 502: ['p_lp', 'bar', 'rel'] });
    expect(set.columns.p_lp?.[0]).toBeCloseTo(2.26325, 9);
  });

  it('turned round are opened with a warning', async () => {
    const { proposal } = await read(file([channel('LP', 'bar', value(2, AT)), channel('HP', 'bar', value(1, AT))]), {
      p_mode: 'abs',
    });
    expect(proposal.warnings).toEqual(['W_LPHP']);
  });
});

describe('values', () => {
  it('that are none are missing and counted', async () => {
    const stamp = (second: number): string => `2017-07-26T10:50:${String(20 + second)}`;
    const values = [
      value(7, stamp(0), { status: 'valid' }),
      value(7, stamp(1), { status: 'overrange' }),
      { timeStamp: stamp(2), status: 'empty' },
      value(4294967295, stamp(3)),
      value(-4e9, stamp(4)),
      value(9.80908925027372e-45, stamp(5)),
      value(7, stamp(6), { description: '----' }),
      value(0, stamp(7), { description: '0,0', exponent: 3 }),
      value('7', stamp(8)),
    ];
    const { set, proposal } = await read(file([channel('LP', 'bar', ...values)]), { p_mode: 'abs' });
    expect(set.columns.p_lp).toEqual([7, null, null, null, null, null, null, 0, null]);
    expect(proposal).toMatchObject({ invalid: 7, warnings: ['W_INVALID'], counts: { W_INVALID: 7 } });
  });

  it('are taken as they are: neither text nor exponent counts, the unit is the channel’s', async () => {
    const { set } = await read(
      file([
        {
          ...channel('HP', 'Pa', value(1_150_000, AT, { description: '0,90', exponent: 5 })),
          additionalData: [{ name: 'displayUnit', value: 'bar' }],
        },
      ]),
      { p_mode: 'abs' },
    );
    expect(set.columns.p_hp?.[0]).toBeCloseTo(11.5, 9);
  });

  it('the file computed are no rows', async () => {
    const low = { unit: { name: 'Pa' }, additionalData: [{ name: 'measType', value: 'LowPressure' }] };
    const values = [value(400_000, '1592552029'), value(310_000, '1592552030', { description: 'TotalMean' })];
    const { set, proposal } = await read(file([{ ...low, values }], { timeStamp: 1592552030 }), { p_mode: 'abs' });
    expect(set).toMatchObject({ zone: 'UTC', start: '2020-06-19T07:33:49.000Z', columns: { time: [0], p_lp: [4] } });
    expect(proposal.warnings).toEqual(['W_STATISTICS']);
  });
});

describe('stamps', () => {
  it('of 1970, or far from the file’s own, follow from that', async () => {
    const { set, proposal } = await read(
      file([
        channel(
          'LP',
          'bar',
          value(1, '1970-01-18T10:10:38'),
          value(2, '1970-01-18T10:10:48'),
          value(3, '2031-01-01T00:00:00'),
        ),
      ]),
      { p_mode: 'abs' },
    );
    expect(set.start).toBe(AT);
    expect(set.columns.time.slice(0, 2)).toEqual([0, 10]);
    expect(proposal.counts.W_DATE_1970).toBe(3);
  });

  it('within two seconds make one row where each channel has one value', async () => {
    const one = await read(
      file([channel('LP', 'bar', value(1, AT)), channel('HP', 'bar', value(9, '2017-07-26T10:50:19'))]),
      { p_mode: 'abs' },
    );
    expect(one.set.columns).toEqual({ time: [0], p_lp: [1], p_hp: [9] });
    const two = await read(
      file([channel('LP', 'bar', value(1, AT)), channel('HP', 'bar', value(9, '2017-07-26T10:50:20'))]),
      { p_mode: 'abs' },
    );
    expect(two.set.columns).toEqual({ time: [0, 3], p_lp: [1, null], p_hp: [null, 9] });
  });

  it('of a collection are put in order', async () => {
    const at = (ms: number, p: number) => ({
      timeStamp: ms,
      properties: {},
      channels: [channel('ND', 'bar', value(p, ms))],
    });
    const { set, proposal } = await read(
      JSON.stringify({ timeStamp: 1700000000000, measurements: [at(1700000060000, 2), at(1700000000000, 1)] }),
      { p_mode: 'abs' },
    );
    expect(set).toMatchObject({ zone: 'UTC', columns: { time: [0, 60], p_lp: [1, 2] } });
    expect(proposal.warnings).toEqual(['W_ORDER']);
  });
});

describe('channels', () => {
  it.each([
    ['Niederdruck', 'bar', 'p_lp'],
    ['BP', 'bar', 'p_lp'],
    ['low pressure', 'psi', 'p_lp'],
    ['Hochdruck', 'MPa', 'p_hp'],
    ['t0', '°C', 'file_t0'],
    ['TK', '°F', 'file_tk'],
    ['Sauggastemperatur', '°C', 't_suction'],
    ['t_cu', '°C', 't_liquid'],
    ['Flüssigkeitsleitung', '°C', 't_liquid'],
    ['Überhitzung', 'K', 'file_sh'],
    ['Δtcu', 'K', 'file_sc'],
    ['sous-refroidissement', 'K', 'file_sc'],
    ['Zielüberhitzung', 'K', 'target_sh'],
  ])('%s in %s', async (name, unit, key) => {
    const { proposal } = await read(file([channel('HD', 'bar', value(9, AT)), channel(name, unit, value(1, AT))]), {
      p_mode: 'abs',
    });
    const columns = new Set([...proposal.columns.slice(1), ...proposal.ignored.map(() => 'p_hp')]);
    expect([...columns]).toContain(key);
  });

  it('of air are asked about: which side, nobody can tell', async () => {
    const channels = [
      channel('LP', 'bar', value(1, AT)),
      channel('600', '°C', value(21, AT)),
      channel('600', '%RH', value(50, AT)),
      channel('601', 'cfm', value(3, AT)),
    ];
    const open = await read(file(channels), { p_mode: 'abs' });
    expect(open.proposal).toMatchObject({ questions: ['Q_AIR'], ignored: ['600', '601'] });
    const answered = await read(file(channels), { p_mode: 'abs', mapping: { 600: ['te_in', '°C'] } });
    expect(answered.proposal.questions).toEqual([]);
    expect(answered.set.columns.te_in).toEqual([21]);
  });

  it('of one name are asked about', async () => {
    const { proposal, set } = await read(
      file([channel('HD', 'bar', value(9, AT)), channel('HP', 'bar', value(8, AT))]),
      { p_mode: 'abs' },
    );
    expect(proposal.questions).toEqual(['Q_SAME_NAME']);
    expect(set.columns.p_hp).toEqual([9]);
  });

  it('without a pressure of the circuit are refused', async () => {
    expect((await refusal(file([channel('600', '°C', value(21, AT))])))?.code).toBe('E_TJF_KIND');
    expect((await refusal(file([])))?.code).toBe('E_TJF_KIND');
  });
});

it('names its devices, one or several, by text or number', async () => {
  const channels = [channel('LP', 'bar', value(1, AT))];
  const one = await read(file(channels, { device: { name: 'testo 550 ', serial: 48033614 } }), { p_mode: 'abs' });
  expect(one.proposal.devices).toEqual(['testo 550 48033614']);
});
