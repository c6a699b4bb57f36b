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
});
