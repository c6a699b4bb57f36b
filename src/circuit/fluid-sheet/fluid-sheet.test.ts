import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { RECORDS, recordFromName, takenGwp } from '../../refrigerants/records.ts';
import type { RefrigerantRecord } from '../../refrigerants/records.ts';
import { slugFromName } from '../../refrigerants/slug.ts';
import { chargeThresholds, fluidSheet, saturationSeries, seriesPressure, seriesTemperature } from './index.ts';
import { everySheetCsv, sheetCsv, sheetJson } from './index.ts';

const engine = await createEngine();
const simulable = RECORDS.filter(({ isSimulable }) => isSimulable);
const record = (name: string): RefrigerantRecord => {
  const found = recordFromName(name);
  if (found === undefined) throw new Error(`no record of ${name}`);
  return found;
};

describe('the sheet of a fluid', () => {
  /** NIST Chemistry WebBook, saturation properties by temperature: bar, kg/m³; R290 by Lemmon et al. (2009), R744 by Span and Wagner (1996). */
  it.each([
    ['R290', 0, 4.7446, 528.59, 10.351],
    ['R744', 0, 34.851, 927.43, 97.647],
    ['R744', -20, 19.696, 1031.7, 51.7],
    ['R134a', 0, 2.928, 1294.8, 14.428],
  ])('%s at %d °C is that of the published tables', (name, t, p, liquid, vapour) => {
    const row = fluidSheet(name, engine).saturation.find((each) => each.t === t);
    expect((row?.p_dew ?? 0) / p).toBeCloseTo(1, 3);
    expect((row?.rho_liquid ?? 0) / liquid).toBeCloseTo(1, 3);
    expect((row?.rho_vapour ?? 0) / vapour).toBeCloseTo(1, 3);
  });

  it.each(simulable.map(({ name }) => name))(
    '%s has a table without a gap, five temperatures and no figure missing',
    (name) => {
      const { saturation, usual, critical, working, typical } = fluidSheet(name, engine);
      expect(saturation.length).toBeGreaterThan(10);
      for (const [index, row] of saturation.entries()) {
        expect(row.t % 5).toBeCloseTo(0, 12);
        if (index > 0) expect(row.t - (saturation[index - 1]?.t ?? 0)).toBe(5);
        for (const value of Object.values(row)) expect(Number.isFinite(value)).toBe(true);
        expect(row.p_bubble).toBeGreaterThanOrEqual(row.p_dew * (1 - 1e-9));
        expect(row.rho_liquid).toBeGreaterThan(row.rho_vapour);
      }
      expect(critical.t - (saturation.at(-1)?.t ?? 0)).toBeLessThanOrEqual(5.06);
      expect(new Set(usual.map(({ t }) => t)).size).toBe(5);
      expect(working.glide).toBeGreaterThan(-1e-6);
      if (typical) {
        expect(typical.t_discharge).toBeGreaterThan(typical.t_condensing - 1e-9);
        expect(typical.ratio).toBeGreaterThan(1);
      }
    },
  );

  it('asks 5 °C of R454B and of most fluids', () => {
    const told = simulable.filter(({ name }) => fluidSheet(name, engine).usual.some(({ t }) => t === 5));
    expect(told.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['R454B', 'R744', 'R717', 'R718', 'R1336mzz(Z)']),
    );
    expect(told.length).toBeGreaterThan(120);
  });
});

describe('the series of a fluid', () => {
  it.each(simulable.map(({ name }) => name))('%s follows the engine within 0.1 %, and back', (name) => {
    const fluid = engine.fluid(name);
    const series = saturationSeries(fluid, (fluidSheet(name, engine).saturation[0]?.t ?? 0) - 5);
    let worst = 0;
    for (let i = 0; i <= 60; i += 1) {
      const t = Math.min(series.to, series.from + ((series.to - series.from) * i) / 60);
      const { bubble, dew } = fluid.saturation({ T: t + 273.15 });
      for (const [side, state] of [
        ['bubble', bubble],
        ['dew', dew],
      ] as const) {
        worst = Math.max(worst, Math.abs(seriesPressure(series, side, t) / (state.P / 1e5) - 1));
      }
      const p = seriesPressure(series, 'dew', t);
      expect(seriesTemperature(series, 'dew', p)).toBeCloseTo(t, 6);
    }
    expect(worst).toBeLessThan(1e-3);
    expect(seriesPressure(series, 'dew', series.to + 1)).toBeNaN();
    expect(seriesTemperature(series, 'bubble', 1e4)).toBeNaN();
  });

  it('is within 1e-5 of the engine at the temperatures of air conditioning and refrigeration', () => {
    for (const name of ['R134a', 'R32', 'R290', 'R410A', 'R454B', 'R448A', 'R455A', 'R744', 'R717']) {
      const fluid = engine.fluid(name);
      const series = saturationSeries(fluid, -55);
      for (const t of [-30, -10, 0, 5, 20]) {
        const { bubble, dew } = fluid.saturation({ T: t + 273.15 });
        expect(seriesPressure(series, 'bubble', t) / (bubble.P / 1e5), `${name} ${t}`).toBeCloseTo(1, 4.3);
        expect(seriesPressure(series, 'dew', t) / (dew.P / 1e5), `${name} ${t}`).toBeCloseTo(1, 4.3);
      }
    }
  });
});

describe('charges from which leak checks are due', () => {
  /** kg at 5, 50 and 500 t CO2e: threshold in t × 1000 / legal GWP of Regulation (EU) 2024/573, Annex I. */
  it.each([
    ['R134a', [3.5, 34.97, 349.7]],
    ['R404A', [1.27, 12.75, 127.5]],
    ['R410A', [2.39, 23.95, 239.5]],
    ['R32', [7.41, 74.07, 740.7]],
  ] as const)('%s by its GWP', (name, expected) => {
    const found = chargeThresholds(record(name));
    if (found.kind !== 'annex1') throw new Error(found.kind);
    for (const [index, charge] of found.charges.entries())
      expect((charge ?? 0) / (expected[index] ?? 0)).toBeCloseTo(1, 2);
  });

  it('R454B by both readings: 1 kg of its R1234yf is in 3.22 kg, 5 t CO2e are 10.75 kg', () => {
    const found = chargeThresholds(record('R454B'));
    if (found.kind !== 'mixed') throw new Error(found.kind);
    expect(found.separate[0]).toBeCloseTo(3.22, 2);
    expect(found.whole[0]).toBeCloseTo(10.75, 2);
    expect(found.separate[0]).toBe(found.ofAnnex2[0]);
  });

  it('R448A: its HFC part is reached first, long before a kilogram of HFO', () => {
    const found = chargeThresholds(record('R448A'));
    if (found.kind !== 'mixed') throw new Error(found.kind);
    expect(found.separate).toEqual(found.ofAnnex1.map((hfc, index) => Math.min(hfc ?? 0, found.ofAnnex2[index] ?? 0)));
    // 26 % R32, 26 % R125, 21 % R134a: 0.26 × 675 + 0.26 × 3500 + 0.21 × 1430.
    expect(found.ofAnnex1[0]).toBeCloseTo(5000 / 1385.8, 6);
  });

  it.each([
    ['R1234yf', 'annex2'],
    ['R22', 'ozone'],
    ['R409A', 'ozone'],
    ['R744', 'none'],
    ['R717', 'none'],
    ['R600a', 'none'],
    ['R290', 'none'],
  ])('%s: %s', (name, kind) => expect(chargeThresholds(record(name)).kind).toBe(kind));
});

describe('files', () => {
  const sheet = fluidSheet('R454B', engine);
  const json = JSON.parse(sheetJson(record('R454B'), sheet, '2026-11-22')) as {
    name: string;
    gwp: number;
    license: string;
    saturation: Record<string, number>[];
  };

  it('hold the same rows, in the same units', () => {
    const [head, ...lines] = sheetCsv(sheet).trim().split('\r\n');
    expect(head).toBe(
      't (°C),p_bubble (bar abs),p_dew (bar abs),rho_liquid (kg/m3),rho_vapour (kg/m3),h_liquid (kJ/kg),h_vapour (kJ/kg),license',
    );
    expect(lines.map((line) => line.split(',').slice(0, -1).map(Number))).toEqual(
      json.saturation.map((row) => Object.values(row)),
    );
    expect(new Set(lines.map((line) => line.split(',').at(-1)))).toEqual(new Set(['MIT']));
    expect(json.license).toBe('MIT');
    expect(json.saturation).toHaveLength(sheet.saturation.length);
    expect(json.name).toBe('R454B');
  });

  it('stand in one table with those of every other, under its name', () => {
    const other = fluidSheet('R32', engine);
    const [head, ...lines] = everySheetCsv([sheet, other]).trim().split('\r\n');
    expect(head).toMatch(/^fluid,t \(°C\),/);
    expect(lines).toHaveLength(sheet.saturation.length + other.saturation.length);
    expect(lines[0]).toBe(`R454B,${sheetCsv(sheet).split('\r\n')[1]}`);
    expect(lines.at(-1)).toMatch(/^R32,/);
  });

  it('of a fluid the engine does not compute say what is known of it, and nothing else', () => {
    const bare = JSON.parse(sheetJson(record('R454B'), undefined, '2026-11-22')) as Record<string, unknown>;
    expect(bare).toMatchObject({ name: 'R454B', gwp: 465, saturation: [] });
    expect(bare).not.toHaveProperty('critical');
  });

  it('give a blend the GWP its components add up to by mass', () => {
    for (const blend of RECORDS.filter(({ composition }) => composition !== null)) {
      const shown = (JSON.parse(sheetJson(blend, undefined, '2026-11-22')) as { gwp: number | null }).gwp;
      const parts = (blend.composition?.parts ?? []).map(({ name, massFraction }) => {
        const gwp = takenGwp(record(name));
        return gwp === null ? Number.NaN : massFraction * gwp;
      });
      const sum = parts.reduce((total, part) => total + part, 0);
      if (shown === null || Number.isNaN(sum)) continue;
      // Rounded to a unit from 10 on.
      expect(Math.abs(shown - sum), blend.name).toBeLessThanOrEqual(sum >= 10 ? 0.5 + 1e-9 : 0.05 * sum + 0.005);
    }
  });
});

describe('addresses', () => {
  it('are one a fluid, in small letters', () => {
    const slugs = RECORDS.map(({ name }) => slugFromName(name));
    expect(new Set(slugs).size).toBe(RECORDS.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(slugFromName('R1234ze(E)')).toBe('r1234ze-e');
  });
});

describe('R13: what is said of its newer equation', () => {
  // Magee, Outcalt and Ely (2000): K, bar, kg/m³ of the liquid and of the vapour, by its MBWR form and Maxwell's rule.
  const magee = [
    [130, 0.00561941, 1740.3, 0.0543651],
    [150, 0.0522632, 1672.65, 0.44013],
    [170, 0.267406, 1602.12, 2.01034],
    [180, 0.517632, 1565.52, 3.71163],
    [191.67, 1.01305, 1521.44, 6.92935],
    [210, 2.45532, 1448.45, 15.8823],
    [230, 5.40334, 1361.44, 33.8153],
    [250, 10.397, 1262.16, 65.2442],
    [270, 18.1452, 1140.54, 120.406],
    [290, 29.5381, 963.734, 232.824],
  ] as const;
  const stated = fluidSheet('R13', engine).newer_equation;
  const largest = (pick: (row: (typeof magee)[number]) => number): number => Math.max(...magee.map(pick));
  const apart = (a: number, b: number): number => Math.abs(a / b - 1);

  it('is true of every row, and not so wide that it says nothing', () => {
    const at = (T: number) => engine.fluid('R13').saturation({ T });
    const found = {
      pressure: largest(([T, P]) => apart(at(T).dew.P / 1e5, P)),
      liquid: largest(([T, , D]) => apart(at(T).bubble.D, D)),
      vapour: largest(([T, , , D]) => apart(at(T).dew.D, D)),
    };
    for (const key of ['pressure', 'liquid', 'vapour'] as const) {
      expect(found[key], key).toBeLessThanOrEqual(stated?.[key] ?? 0);
      expect(found[key], key).toBeGreaterThan(0.8 * (stated?.[key] ?? 1));
    }
    expect([magee[0][0], magee.at(-1)?.[0]]).toEqual(stated?.range);
  });

  it('no fluid without another equation carries such a note', () => {
    expect(fluidSheet('R134a', engine).newer_equation).toBeNull();
  });
});

describe('R161: what is said of the equation others compute with', () => {
  // Wu and Zhou (2012) as CoolProp 8.0.0 has it: K, bar, kg/m³ of the liquid and of the vapour.
  const wu = [
    [213.15, 0.318528, 848.644, 0.876124],
    [233.15, 0.904299, 821.207, 2.3141],
    [253.15, 2.13103, 791.75, 5.16829],
    [273.15, 4.36774, 759.047, 10.2426],
    [293.15, 8.04536, 721.474, 18.6589],
    [313.15, 13.6403, 676.765, 32.1535],
    [333.15, 21.6811, 621.496, 53.9618],
    [353.15, 32.8213, 548.583, 92.3566],
  ] as const;
  const stated = fluidSheet('R161', engine).newer_equation;
  const apart = (a: number, b: number): number => Math.abs(a / b - 1);

  it('is true of every row, and not so wide that it says nothing', () => {
    const largest = (pick: (row: (typeof wu)[number]) => number): number => Math.max(...wu.map(pick));
    const at = (T: number) => engine.fluid('R161').saturation({ T });
    const found = {
      pressure: largest(([T, P]) => apart(at(T).dew.P / 1e5, P)),
      liquid: largest(([T, , D]) => apart(at(T).bubble.D, D)),
      vapour: largest(([T, , , D]) => apart(at(T).dew.D, D)),
    };
    for (const key of ['pressure', 'liquid', 'vapour'] as const) {
      expect(found[key], key).toBeLessThanOrEqual(stated?.[key] ?? 0);
      expect(found[key], key).toBeGreaterThan(0.8 * (stated?.[key] ?? 1));
    }
    expect(stated?.isOlder).toBe(true);
  });
});
