import { describe, expect, test } from 'vitest';
import { createEngine, type State } from '../index.ts';

const engine = await createEngine();

/** What one printed digit leaves open. */
const within = (digits: number): number => 0.6 * 10 ** -digits;

describe('R245fa is Akasaka, Zhou and Lemmon’s (2015, J. Phys. Chem. Ref. Data 44, 013104, table 7)', () => {
  const fluid = engine.fluid('R245fa');
  const { molarMass: M } = fluid;
  const at250 = fluid.saturation({ T: 250 });
  const at400 = fluid.saturation({ T: 400 });
  // kJ/mol and kJ/(mol K) as printed; zero of both as this engine has it.
  const rows: readonly (readonly [string, State, number, number, number, number, number])[] = [
    ['liquid at 250 K', at250.bubble, 22.962, 0.119346, 0.114155, 0.163322, 873.234],
    ['vapour at 250 K', at250.dew, 51.9442, 0.235275, 0.095084, 0.10397, 128.702],
    ['liquid at 400 K', at400.bubble, 51.5591, 0.206989, 0.147755, 0.255135, 235.471],
    ['vapour at 400 K', at400.dew, 65.2749, 0.241278, 0.148819, 0.234947, 106.449],
    ['250 K, 11 mol/dm³', fluid.state({ T: 250, D: 11e3 * M }), 23.3683, 0.118254, 0.114536, 0.162059, 908.59],
    ['250 K, 0.005 mol/dm³', fluid.state({ T: 250, D: 5 * M }), 51.9792, 0.239262, 0.094902, 0.103569, 129.147],
    ['400 K, 9 mol/dm³', fluid.state({ T: 400, D: 9e3 * M }), 50.9308, 0.196139, 0.144117, 0.188485, 593.178],
    ['400 K, 0.5 mol/dm³', fluid.state({ T: 400, D: 500 * M }), 67.9067, 0.250859, 0.138842, 0.162544, 135.712],
  ];

  test.each(rows)('%s', (_, state, h, s, cv, cp, w) => {
    expect(Math.abs((state.H * M) / 1e3 - h)).toBeLessThan(within(3));
    expect(Math.abs((state.S * M) / 1e3 - s)).toBeLessThan(within(5));
    expect(Math.abs((state.CV! * M) / 1e3 - cv)).toBeLessThan(within(6));
    expect(Math.abs((state.CP! * M) / 1e3 - cp)).toBeLessThan(within(6));
    expect(Math.abs(state.W! - w)).toBeLessThan(within(3));
  });

  test('ideal gas at 250 K: cv is that of the Einstein temperatures over 427.01 K', () => {
    // 0.0001 mol/dm³ is a gas within 1e-6 of ideal; 95.0849e-3 with 427.16 K would differ in the third digit.
    const thin = fluid.state({ T: 300, D: 1e-6 });
    const x = [222, 1010, 2450].map((theta) => theta / 300);
    const n = [5.5728, 10.385, 12.554];
    const einstein = x.reduce((sum, v, i) => sum + (n[i]! * v * v * Math.exp(-v)) / (1 - Math.exp(-v)) ** 2, 0);
    expect(thin.CV! * M).toBeCloseTo(8.3144621 * (3 + einstein), 4);
  });
});

describe('what a publication tabulates is within its limits', () => {
  test.each([
    [475, 50e6, 501.63, 2.9384, 826.87],
    [500, 69e6, 515.49, 2.986, 923.31],
  ])('R600 at %d K, %d Pa: Bücker and Wagner (2006, J. Phys. Chem. Ref. Data 35, table 45)', (T, P, D, cp, w) => {
    const state = engine.fluid('R600').state({ T, P });
    expect(Math.abs(state.D - D)).toBeLessThan(within(2));
    expect(Math.abs(state.CP! / 1e3 - cp)).toBeLessThan(within(3));
    expect(Math.abs(state.W! - w)).toBeLessThan(within(2));
  });

  test.each([
    [200, 12600, 2.1614, 139.161, 982.461],
    [350, 11400, 95.04156, 144.4, 902.54],
    [420, 8000, 19.95447, 169.513, 371.32],
  ])('R1234ze(E) at %d K, %d mol/m³: Thol and Lemmon (2016, Int. J. Thermophys. 37, table 3)', (T, rho, P, cp, w) => {
    const fluid = engine.fluid('R1234ze(E)');
    const state = fluid.state({ T, D: rho * fluid.molarMass });
    // Printed with R = 8.3144621 J/(mol K); the equation is carried with 8.314472, 1.2e-6 more.
    expect(state.P / 1e6 / P).toBeCloseTo(1, 5);
    expect((state.CP! * fluid.molarMass) / cp).toBeCloseTo(1, 5);
    expect(state.W! / w).toBeCloseTo(1, 5);
  });

  test.each([
    [300, 10, 55.03321, 122.878, 160.984, 892.196],
    [300, 0.05, 0.1187058, 108.96, 120.269, 129.43],
    [400, 8, 21.17907, 139.592, 185.184, 489.479],
    [400, 0.9, 1.927264, 145.15, 212.723, 103.907],
  ])(
    'R1224yd(Z) at %d K, %d mol/dm³: Akasaka, Fukushima and Lemmon (2023, Int. J. Thermophys. 44, 166, table 7)',
    (T, rho, P, cv, cp, w) => {
      agreeAtDensity('R1224yd(Z)', T, rho, P, cv, cp, w);
      expect(engine.fluid('R1224yd(Z)').state({ T, P: P * 1e6 }).T).toBe(T);
    },
  );

  test.each([
    [300, 8.5, 22.73753, 146.214, 193.851, 725.684],
    [300, 0.05, 0.119033, 127.121, 137.553, 122.301],
    [380, 6, 2.279713, 154.022, 254.161, 209.403],
    [380, 0.5, 1.212781, 144.095, 172.608, 113.306],
  ])(
    'R1336mzz(E) at %d K, %d mol/dm³: Akasaka et al. (2023, Int. J. Thermophys. 44, 50, table 7)',
    (T, rho, P, cv, cp, w) => {
      agreeAtDensity('R1336mzz(E)', T, rho, P, cv, cp, w);
      expect(engine.fluid('R1336mzz(E)').state({ T, P: P * 1e6 }).T).toBe(T);
    },
  );
});

/** MPa, J/(mol K) twice and m/s at a molar density, to the digits printed. */
function agreeAtDensity(name: string, T: number, rho: number, P: number, cv: number, cp: number, w: number): void {
  const fluid = engine.fluid(name);
  const state = fluid.state({ T, D: rho * 1e3 * fluid.molarMass });
  expect(state.P / 1e6 / P).toBeCloseTo(1, 5);
  expect((state.CV! * fluid.molarMass) / cv).toBeCloseTo(1, 5);
  expect((state.CP! * fluid.molarMass) / cp).toBeCloseTo(1, 5);
  expect(state.W! / w).toBeCloseTo(1, 5);
}

describe('R161 is Qi et al.’s (2016), as Tsolakidou et al. (2017, J. Phys. Chem. Ref. Data 46, 023103) tabulate it', () => {
  const fluid = engine.fluid('R161');

  test.each([
    [250, 0.188, 789.54, 4.63, 204.34, 8.15, 140.98, 9.92],
    [275, 0.4639, 745.02, 10.96, 152.87, 8.86, 125.46, 13.03],
    [300, 0.9716, 693.43, 22.76, 115.89, 9.64, 110.4, 16.56],
    [325, 1.8072, 631.73, 43.92, 87.59, 10.68, 95.79, 21.36],
    [350, 3.088, 551.03, 84.51, 63.78, 12.54, 81.95, 30.41],
  ])('table 9, saturated at %d K', (T, P, liquid, vapour, etaL, etaV, lambdaL, lambdaV) => {
    const { bubble, dew } = fluid.saturation({ T });
    expect(Math.abs(dew.P / 1e6 - P)).toBeLessThan(within(4));
    for (const [state, D, eta, lambda] of [
      [bubble, liquid, etaL, lambdaL],
      [dew, vapour, etaV, lambdaV],
    ] as const) {
      expect(Math.abs(state.D - D)).toBeLessThan(within(2));
      expect(Math.abs(state.viscosity! * 1e6 - eta)).toBeLessThan(within(2));
      expect(Math.abs(state.conductivity! * 1e3 - lambda)).toBeLessThan(within(2));
    }
  });

  test.each([
    [250, 10, 803.6, 223.3, 147.9],
    [275, 10, 764, 169.6, 133.1],
    [300, 10, 719.8, 131.8, 118.9],
    [325, 10, 670, 103.7, 105.4],
    [350, 10, 612.6, 81.8, 92.7],
    [250, 20, 815.9, 242, 154.3],
    [275, 20, 780.1, 185.9, 140.2],
    [300, 20, 741.5, 147.1, 126.9],
    [325, 20, 699.9, 118.9, 114.4],
  ])('table 10, liquid at %d K, %d MPa', (T, P, D, eta, lambda) => {
    const state = fluid.state({ T, P: P * 1e6 });
    expect(Math.abs(state.D - D)).toBeLessThan(within(1));
    expect(Math.abs(state.viscosity! * 1e6 - eta)).toBeLessThan(within(1));
    expect(Math.abs(state.conductivity! * 1e3 - lambda)).toBeLessThan(within(1));
  });
});
