import { describe, expect, it } from 'vitest';
import { CATALOGUE, PLACED_CATALOGUE } from './catalogue/index.ts';
import { COLUMNS } from './columns.ts';
import { linesOfRow, rowsFromFile, rowsFromJson, rowsFromKept } from './own-rows.ts';

const file = (...lines: readonly string[]): string => ['brand;model;category;lines;kv_m3h;ps_bar', ...lines].join('\n');

describe('a catalogue of one’s own', () => {
  it('is read from a file of the catalogue’s schema, decimal comma and point alike', () => {
    const { rows, faults } = rowsFromFile(file('ACME;V 10;Valve;ll asp;0,8;46', 'ACME;F 3;filter;ll;1.2;'));
    expect(faults).toEqual([]);
    expect(rows).toEqual([
      { brand: 'ACME', model: 'V 10', category: 'valve', lines: ['ll', 'asp'], kv_m3h: 0.8, ps_bar: 46 },
      { brand: 'ACME', model: 'F 3', category: 'filter', lines: ['ll'], kv_m3h: 1.2 },
    ]);
  });

  it('takes the good lines and says of each other what is wrong with it, by its number', () => {
    const { rows, faults } = rowsFromFile(
      file(
        'ACME;V 10;valve;ll;0,8;46',
        'ACME;;valve;ll;1;',
        'ACME;V 12;tap;ll;1;',
        'ACME;V 13;valve;up;1;',
        'ACME;V 14;valve;ll;much;',
        'ACME;V 15;valve;ll;-2;',
        'ACME;V 16;valve;;2;',
      ),
    );
    expect(rows.map(({ model }) => model)).toEqual(['V 10']);
    expect(faults.map(({ n, problem }) => [n, problem.code, problem.field])).toEqual([
      [3, 'E_MISSING', 'model'],
      [4, 'E_MODE', 'category'],
      [5, 'E_MODE', 'lines'],
      [6, 'E_NUMBER', 'kv_m3h'],
      [7, 'E_RANGE', 'kv_m3h'],
      [8, 'E_MISSING', 'lines'],
    ]);
  });

  it('is no catalogue without the columns that are needed', () => {
    expect(rowsFromFile('name;kv\nV 10;1')).toMatchObject({
      rows: [],
      faults: [{ n: 1, problem: { code: 'E_MISSING', field: 'brand' } }],
    });
    expect(rowsFromFile('')).toMatchObject({ rows: [], faults: [{ n: 1 }] });
  });

  it('is written as it is read: the whole catalogue there and back', () => {
    // A component of no line is in no list.
    const catalogue = [...CATALOGUE.filter(({ lines }) => lines.length > 0), ...PLACED_CATALOGUE];
    const text = [COLUMNS, ...catalogue.flatMap(linesOfRow)]
      .map((cells) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(','))
      .join('\r\n');
    const { rows, faults } = rowsFromFile(text);
    expect(faults).toEqual([]);
    expect(rows.map(linesOfRow)).toEqual(catalogue.map(linesOfRow));
    const json = rowsFromJson(JSON.stringify({ components: catalogue }));
    expect(json.faults).toEqual([]);
    expect(json.rows.map(linesOfRow)).toEqual(catalogue.map(linesOfRow));
  });

  it('puts the printed capacities of one model together, and says what is wrong with one', () => {
    const head = 'brand;model;category;load_min;fluids;capacity_fluid;capacity_kw;capacity_t_evap_c;capacity_t_cond_c';
    const { rows, faults } = rowsFromFile(
      [
        head,
        'ACME;X 1;expansion valve;0,1;R290;R404A;8,5;-10;40',
        'ACME;X 1;expansion valve;0,1;R290;R22;9;-10;40',
        'ACME;X 2;expansion valve;;;R404A;8,5;-10;',
        'ACME;X 3;expansion valve;;;R999;8,5;-10;40',
        'ACME;X 4;expansion valve;2;;R22;8;-10;40',
      ].join('\n'),
    );
    const at = { t_evap_c: -10, t_cond_c: 40 };
    expect(rows).toEqual([
      {
        ...{ brand: 'ACME', model: 'X 1', category: 'expansion valve', lines: [], load_min: 0.1, fluids: ['R290'] },
        capacities: [
          { fluid: 'R404A', kw: 8.5, ...at },
          { fluid: 'R22', kw: 9, ...at },
        ],
      },
    ]);
    expect(faults.map(({ n, problem }) => [n, problem.code, problem.field])).toEqual([
      [4, 'E_MISSING', 'capacities.0.t_cond_c'],
      [5, 'E_FLUID', 'capacities.0.fluid'],
      [6, 'E_RANGE', 'load_min'],
    ]);
  });

  it('is read from JSON, by place', () => {
    const good = { brand: 'ACME', model: 'T 50', category: 'receiver', volume_l: 50 };
    const { rows, faults } = rowsFromJson(JSON.stringify([good, 7, { ...good, model: 'T 60', volume_l: 'much' }]));
    expect(rows).toEqual([{ ...good, lines: [] }]);
    expect(faults.map(({ n, problem }) => [n, problem.code, problem.field])).toEqual([
      [2, 'E_MISSING', 'model'],
      [3, 'E_NUMBER', 'volume_l'],
    ]);
    expect(rowsFromJson('{}').faults).toHaveLength(1);
  });

  it('drops what a device kept that does not fit', () => {
    const good = { brand: 'ACME', model: 'V 10', category: 'valve', lines: ['ll'], kv_m3h: 0.8 };
    const kept = [good, { ...good, kv_m3h: '0.8' }, { ...good, kv_m3h: -1 }, { ...good, lines: 'll' }, null, 7, [good]];
    expect(rowsFromKept([...kept, { ...good, model: 'V 11', secret: 1 }])).toEqual([good, { ...good, model: 'V 11' }]);
    expect(rowsFromKept('nonsense')).toEqual([]);
  });
});
