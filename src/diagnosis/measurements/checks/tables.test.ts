import { describe, expect, it } from 'vitest';
import { bytesFrom, read, refusal, table } from './support.ts';

describe('numbers', () => {
  const numbers = async (cells: readonly string[], delimiter = ';') => {
    const lines = cells.map((cell, row) => `2025-11-03 08:${String(10 + row)}${delimiter}${cell}${delimiter}20`);
    const header = `Date${delimiter}Puissance (W)${delimiter}HP (bar a)`;
    const { set, proposal } = await read(table(header, ...lines));
    return { watts: set.columns.power?.map((kw) => (kw === null ? null : Math.round(kw * 1e6) / 1e3)), proposal };
  };

  it('are grouped by spaces, apostrophes, points and commas', async () => {
    const french = await numbers([
      '1 234,5',
      '1\u00a0234,5',
      '1\u202f234,5',
      '1’234,5',
      "1'234,5",
      '1.234,5',
      '\u22121,5',
      '12',
    ]);
    expect(french.watts).toEqual([1234.5, 1234.5, 1234.5, 1234.5, 1234.5, 1234.5, -1.5, 12]);
    // Where every cell has thousands, they show the decimal sign all the same.
    expect((await numbers(['1.234,5', '2.834,5'])).watts).toEqual([1234.5, 2834.5]);
    // Quoted between commas: decimals behind a comma, but three figures may be thousands.
    expect((await numbers(['"5,86"', '"5,9"'], ',')).watts).toEqual([5.86, 5.9]);
    expect((await numbers(['"1,234"', '"2,834"'], ',')).watts).toEqual([1234, 2834]);
    expect((await numbers(['"1,234.5"', '1234.5', '-1.5', '1e3'], ',')).watts).toEqual([1234.5, 1234.5, -1.5, 1000]);
  });

  it('are missing where loggers write so, and counted', async () => {
    const { watts, proposal } = await numbers([
      '1,5',
      '',
      '--',
      '----',
      'NaN',
      'N/A',
      '#N/A',
      'OL',
      '---.-',
      'err 5',
      'unavailable',
    ]);
    expect(watts).toEqual([1.5, ...Array.from({ length: 10 }, () => null)]);
    expect(proposal.invalid).toBe(9);
    expect((await numbers(['1,5', '0x1F', 'Infinity', '1e999', '1,2,3'])).watts).toEqual([1.5, null, null, null, null]);
  });

  it('are the nearest to what is written', async () => {
    const cells = [
      '0.1',
      '4.35',
      '1234567.891',
      '0.30000000000000004',
      '179.76931348623157',
      '1e-7',
      '123456789012345',
    ];
    const lines = cells.map((cell, row) => `2025-11-03 08:${String(10 + row)},${cell}`);
    const { set } = await read(table('Date,HP (bar a)', ...lines));
    expect(set.columns.p_hp).toEqual(cells.map(Number));
  });
});

describe('columns', () => {
  it.each([
    ['BP (bar rel)', ['p_lp', 'bar', 'rel']],
    ['LP [psia]', ['p_lp', 'psi', 'abs']],
    ['Low side pressure kPa a', ['p_lp', 'kPa', 'abs']],
    ['Pression aspiration (bar g)', ['p_lp', 'bar', 'rel']],
    ['Head (kg/cm² g)', ['p_hp', 'kg/cm²', 'rel']],
    ['Refoulement (bar a)', ['p_hp', 'bar', 'abs']],
    ['Suction inHg', ['p_lp', 'inHg', 'rel']],
    ['LP (Torr)', ['p_lp', 'Torr', 'abs']],
    ['BP (mmHg abs)', ['p_lp', 'mmHg', 'abs']],
    ['LP [microns]', ['p_lp', 'µmHg', 'abs']],
    ['HP (kp/cm2 abs)', ['p_hp', 'kg/cm²', 'abs']],
    ['HP (at g)', ['p_hp', 'kg/cm²', 'rel']],
    ['HD_MPa_abs', ['p_hp', 'MPa', 'abs']],
    ['Température refoulement °C', ['t_discharge', '°C']],
    ['Hot gas temp (F)', ['t_discharge', '°F']],
    ['Return air K', ['te_in', 'K']],
    ['Soufflage [°C]', ['te_out', '°C']],
    ['T ext (°C)', ['tc_in', '°C']],
    ['Surchauffe (K)', ['file_sh', 'K']],
    ['Subcooling (°F)', ['file_sc', '°F']],
    ['Conso W', ['power', 'W']],
    ['Courant (A)', ['current', 'A']],
    ['tc_out_C', ['tc_out', '°C']],
    ['Δtoh [K]', ['file_sh', 'K']],
    ['∆tcu [K]', ['file_sc', 'K']],
    ['T asp (°C)', ['t_suction', '°C']],
    ['P asp (bar g)', ['p_lp', 'bar', 'rel']],
    ['Flüssigkeit [°C]', ['t_liquid', '°C']],
    ['Außentemperatur [°C]', ['tc_in', '°C']],
    ['Presión alta (bar abs)', ['p_hp', 'bar', 'abs']],
    ['Temp. aspiración (°C)', ['t_suction', '°C']],
    ['Bassa pressione (bar a)', ['p_lp', 'bar', 'abs']],
    ['Sottoraffreddamento (K)', ['file_sc', 'K']],
    ['Hoge druk (bar g)', ['p_hp', 'bar', 'rel']],
    ['Débit condenseur (m³/h)', ['c_flow', 'm³/h']],
    ['Evaporator flow [l/min]', ['e_flow', 'l/min']],
    ['Chilled water flow GPM', ['e_flow', 'gpm']],
    ['Débit de fluide (kg/h)', ['m_ref', 'kg/h']],
    ['Compteur de chaleur kWh', ['heat_energy', 'kWh']],
    ['Énergie électrique (MWh)', ['elec_energy', 'MWh']],
  ])('%s', async (header, mapped) => {
    const { proposal } = await read(table(`Date;${header}`, '2025-11-03 08:10;20', '2025-11-03 08:11;20'));
    expect(proposal.mapping).toEqual({ [header]: mapped });
    expect(proposal.questions).toEqual([]);
  });

  it('are converted: flows to m³/h and kg/h, counters to kWh', async () => {
    const { set } = await read(
      table(
        'Date;e_flow (l/s);c_flow (gpm);m_ref (g/s);heat_energy (GJ);elec_energy (MJ)',
        '2025-11-03 08:10;0.5;4.402868;25;0.36;3.6',
      ),
    );
    const { e_flow, c_flow, m_ref, heat_energy, elec_energy } = set.columns;
    const found = [e_flow, c_flow, m_ref, heat_energy, elec_energy].map((column) => column?.[0]);
    // 1 gpm (US) is 0.2271247 m³/h, 1 kWh is 3.6 MJ: NIST SP 811.
    for (const [place, value] of [1.8, 1, 90, 100, 1].entries()) expect(found[place]).toBeCloseTo(value, 6);
  });

  it('are converted: 100 °F, 18 °F of superheat, 29.92 inHg, 300 K', async () => {
    const { set } = await read(
      table(
        'Date;Liquid (F);Superheat (F);LP (inHg);T suction (K);kg HP (kg/cm2 abs)',
        '2025-11-03 08:10;100;18;-10;300;10',
      ),
      { altitude: 1000 },
    );
    expect(set.columns.t_liquid?.[0]).toBeCloseTo(37.7778, 4);
    expect(set.columns.file_sh?.[0]).toBeCloseTo(10, 9);
    // 0.898746 bar at 1000 m: ISO 2533 (1975), table 5.
    expect(set.columns.p_lp?.[0]).toBeCloseTo(0.898746 - 0.338639, 4);
    expect(set.columns.t_suction?.[0]).toBeCloseTo(26.85, 9);
    expect(set.columns.p_hp?.[0]).toBeCloseTo(9.80665, 6);
    expect(set.probes).toEqual({ p_lp: { kind: 'rel' }, p_hp: { kind: 'abs' } });
  });

  it('of one name are told apart and asked about; each column of the set is taken once', async () => {
    const lines = table('Date;BP (bar a);BP (bar a);Remarque', '2025-11-03 08:10;4;5;ok', '2025-11-03 08:11;4;5;ok');
    const { proposal, set } = await read(lines);
    expect(proposal.questions).toEqual(['Q_SAME_NAME']);
    expect(proposal.mapping).toEqual({ 'BP (bar a) (1)': ['p_lp', 'bar', 'abs'] });
    expect(proposal.ignored).toEqual(['BP (bar a) (2)', 'Remarque']);
    expect(set.columns.p_lp).toEqual([4, 4]);
    const chosen = await read(lines, { mapping: { 'BP (bar a) (1)': null, 'BP (bar a) (2)': ['p_hp', 'bar', 'abs'] } });
    expect(chosen.set.columns).toEqual({ time: [0, 60], p_hp: [5, 5] });
  });

  it('without a header are letters', async () => {
    const lines = table('2025-11-03 08:10;4,1;16', '2025-11-03 08:11;4,2;16', '2025-11-03 08:12;4,3;16');
    const { proposal, set } = await read(lines, { mapping: { B: ['p_lp', 'bar', 'abs'] } });
    expect(proposal).toMatchObject({ header_row: 0, ignored: ['C'] });
    expect(set.columns.p_lp).toEqual([4.1, 4.2, 4.3]);
  });

  it('may have their units in their cells; a cell of another unit is none of them', async () => {
    const { proposal, set } = await read(
      table(
        'Date;LP;Suction',
        '2025-11-03 08:10;50,5 psig;7,1 °C',
        '2025-11-03 08:11;3 bar;--',
        '2025-11-03 08:12;51;7',
      ),
    );
    expect(proposal.mapping).toEqual({ LP: ['p_lp', 'psi', 'rel'], Suction: ['t_suction', '°C'] });
    expect(proposal).toMatchObject({ questions: [], invalid: 2, decimal: ',' });
    expect(set.columns.t_suction).toEqual([7.1, null, 7]);
    // 50.5 psi are 3.48185 bar (NIST SP 811, appendix B).
    expect(set.columns.p_lp?.[0]).toBeCloseTo(3.48185 + 1.01325, 4);
    expect(set.columns.p_lp?.[1]).toBe(null);
  });

  it('may have their units in a line of their own', async () => {
    const { proposal } = await read(
      table('Date;BP;Aspiration', ';bar rel;°C', '2025-11-03 08:10;4,1;6', '2025-11-03 08:11;4,2;6'),
    );
    expect(proposal.mapping).toEqual({ BP: ['p_lp', 'bar', 'rel'], Aspiration: ['t_suction', '°C'] });
    expect(proposal.counts).toEqual({});
  });

  it('never come from keys of the language', async () => {
    const lines = table('Date;constructor;__proto__;toString', '2025-11-03 08:10;1;2;3', '2025-11-03 08:11;1;2;3');
    expect((await read(lines, { mapping: {}, units: {} })).proposal.ignored).toEqual([
      'constructor',
      '__proto__',
      'toString',
    ]);
  });
});

describe('layout', () => {
  it('of any line end, quoted cells, ragged rows and repeated headers', async () => {
    const rows = [
      '"Date";"HP (bar a)"',
      '"2025-11-03 08:10";"16,5"',
      '2025-11-03 08:11',
      '',
      '"Date";"HP (bar a)"',
      '2025-11-03 08:12;17;;',
      'fin;1',
    ];
    for (const end of ['\n', '\r\n', '\r']) {
      const { set, proposal } = await read(rows.join(end));
      expect(set.columns).toEqual({ time: [0, 120], p_hp: [16.5, 17] });
      expect(proposal.counts.W_RAGGED).toBe(3);
    }
  });

  it('with line ends inside quotes keeps its rows', async () => {
    const { set } = await read(
      table('Note,Date,HP (bar a)', '"a ""b""\nc,d",2025-11-03 08:10,16', 'x,2025-11-03 08:11,17'),
    );
    expect(set.columns.p_hp).toEqual([16, 17]);
  });

  it.each(['utf-16le', 'utf-16be'] as const)('in %s', async (encoding) => {
    const text = '\ufeffDate\tTempérature aspiration °C\n2025-11-03 08:10\t6,5\n2025-11-03 08:11\t6,6\n';
    const bytes = new Uint8Array(2 * text.length);
    const view = new DataView(bytes.buffer);
    for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), encoding === 'utf-16le');
    const { set, proposal } = await read(bytes);
    expect(proposal.encoding).toBe(encoding);
    expect(set.columns.t_suction).toEqual([6.5, 6.6]);
  });

  it('finds the fluid and keeps the notes above the table', async () => {
    const notes = ['Chambre négative', 'Réfrigérant;R-448A', 'Installé en 2019'];
    const { proposal, set } = await read(
      table(...notes, 'Date;BP (bar a)', '2025-11-03 08:10;2,1', '2025-11-03 08:11;2,1'),
    );
    expect(proposal).toMatchObject({ fluid_hint: 'R448A', header_row: 4, notes });
    expect(set.fluid).toBe('');
  });

  it('of one logger has one signature', async () => {
    const signature = async (header: string) =>
      (await read(table(header, '2025-11-03 08:10;2,1', '2025-11-03 08:11;2,1'))).set.source.signature;
    const one = await signature('Date;BP (bar a)');
    // echo -n 'date;bp (bar a)' | sha256sum
    expect(one).toBe('8b817517a7b88afd134356b74a0e9f1b0fcee8d41c00dc485d0ee21d6534a74c');
    expect(await signature(' date ;BP (BAR A)')).toBe(one);
    expect(await signature('Date;HP (bar a)')).not.toBe(one);
  });

  it('says when the low pressure is above the high one', async () => {
    const { proposal } = await read(
      table('Date;BP (bar a);HP (bar a)', '2025-11-03 08:10;9;8', '2025-11-03 08:11;9;8'),
    );
    expect(proposal.warnings).toEqual(['W_LPHP']);
  });
});

describe('the history of Home Assistant', () => {
  it('has its columns in any order, units where it states them, and ends a hold', async () => {
    const { set, proposal } = await read(
      table(
        'last_updated,entity_id,state,unit_of_measurement',
        '2025-12-01T07:00:00+00:00,sensor.bp,8.1,bar',
        '2025-12-01T07:00:00+00:00,sensor.aspiration,9.5,°C',
        '2025-12-01T08:00:00+00:00,sensor.aspiration,9.7,°C',
        '2025-12-01T08:10:00+00:00,sensor.bp,unknown,bar',
        '2025-12-01T08:20:00+00:00,sensor.aspiration,9.8,°C',
      ),
      { p_mode: 'abs' },
    );
    expect(proposal).toMatchObject({ kind: 'csv-long', questions: [], invalid: 1, warnings: ['W_HELD'] });
    expect(set.columns).toEqual({
      time: [0, 3600, 4200, 4800],
      p_lp: [8.1, 8.1, null, null],
      t_suction: [9.5, 9.7, 9.7, 9.8],
    });
    expect(set.held).toEqual([
      { column: 'p_lp', from: 0, to: 4200 },
      { column: 't_suction', from: 3600, to: 4800 },
    ]);
  });

  it('may be statistics, whose hours are numbers', async () => {
    const { set } = await read(
      table(
        'statistic_id;unit;start_ts;mean',
        'sensor.hp;bar abs;1764572400;22,4',
        'sensor.hp;bar abs;1764576000;22,6',
      ),
    );
    expect(set).toMatchObject({ start: '2025-12-01T07:00:00.000Z', columns: { time: [0, 3600], p_hp: [22.4, 22.6] } });
  });
});

describe('what is refused', () => {
  it.each([
    ['E_XLSX', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
    ['E_XLSX', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['E_BINARY', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10])],
    ['E_BINARY', bytesFrom('%PDF-1.7\n')],
    ['E_BINARY', bytesFrom('a;b\n1\u0000;2\n')],
    ['E_EMPTY', bytesFrom('\ufeff \n\n')],
    ['E_HTML', bytesFrom(' <?xml version="1.0"?><a/>')],
    ['E_JSON_SHAPE', bytesFrom('{"a": 1}')],
    ['E_NO_TABLE', bytesFrom('bonjour\nle monde\n')],
  ])('%s', async (code, bytes) => {
    expect((await refusal(bytes))?.code).toBe(code);
  });
});
