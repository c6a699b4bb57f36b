import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apparatusDewPoint, coilPowers, mixAir } from './air-processes.ts';
import { atmosphericPressureFromAltitude } from './atmosphere.ts';
import { airFromPair } from './psychrometric-pairs.ts';
import {
  enthalpyFromTemperature,
  humidityFromEnthalpy,
  humidityFromVapourPressure,
  humidityFromWetBulb,
  moistAir,
  saturationHumidity,
  temperatureFromEnthalpy,
  temperatureFromVapourPressure,
  vapourPressureFromHumidity,
  vapourPressureFromTemperature,
  volumeFromTemperature,
  wetBulbFromHumidity,
} from './psychrometrics.ts';

const K = (t: number): number => t + 273.15;
const SEA = 101_325;

describe('vapourPressureFromTemperature', () => {
  // ASHRAE Handbook, Fundamentals (2017), chapter 1, table 3, as psychrolib's tests quote it.
  it.each([
    [-60, 1.08],
    [-20, 103.24],
    [-5, 401.74],
    [5, 872.6],
    [25, 3169.7],
    [50, 12_351.3],
    [100, 101_418.0],
    [150, 476_101.4],
  ])('at %f °C is that of the ASHRAE table', (t, pascals) => {
    expect(Math.abs(vapourPressureFromTemperature(K(t)) / pascals - 1)).toBeLessThan(t < -40 ? 0.005 : 0.0003);
  });

  // IAPWS R14-08(2011), sublimation pressure, and R6-95(2018), table 8: verification values of equations that
  // share no coefficient with Hyland and Wexler's: they part by 0.03 % over ice and 0.006 % over water.
  it.each([
    [230, 8.947_352_74, 350e-6],
    [275, 698.451_167, 100e-6],
    [450, 932_203.564, 100e-6],
  ])('at %f K is that of IAPWS', (T, pascals, tolerance) => {
    expect(Math.abs(vapourPressureFromTemperature(T) / pascals - 1)).toBeLessThan(tolerance);
  });
  it('hardly jumps where ice gives way to water', () => {
    expect(
      Math.abs(vapourPressureFromTemperature(K(0.01)) / vapourPressureFromTemperature(K(0.010_001)) - 1),
    ).toBeLessThan(5e-5);
    // The triple point of water, IAPWS R6-95.
    expect(Math.abs(vapourPressureFromTemperature(K(0.01)) / 611.657 - 1)).toBeLessThan(1e-4);
  });

  it('rises with temperature and turns round', () => {
    fc.assert(
      fc.property(fc.double({ min: -90, max: 190, noNaN: true }), (t) => {
        const pressure = vapourPressureFromTemperature(K(t));
        expect(vapourPressureFromTemperature(K(t + 0.5))).toBeGreaterThan(pressure);
        expect(Math.abs((temperatureFromVapourPressure(pressure) ?? NaN) - K(t))).toBeLessThan(0.003);
      }),
    );
  });
});

// psychrolib's published tests (tests/test-si), with their tolerances: values it takes from tables 1 to 3
// of ASHRAE Handbook, Fundamentals (2017), chapter 1, or from a worksheet of its authors.
describe('against psychrolib', () => {
  const expectWithin = (actual: number, expected: number, relative: number): void =>
    expect(Math.abs(actual / expected - 1)).toBeLessThan(relative);

  it.each([
    [-500, 107_478],
    [0, 101_325],
    [500, 95_461],
    [1000, 89_875],
    [4000, 61_640],
    [10_000, 26_436],
  ])('pressure at %i m', (altitude, pascals) => {
    expect(Math.abs(atmosphericPressureFromAltitude(altitude) - pascals)).toBeLessThan(1);
  });
  it.each([
    [-50, 0.000_024_3, 0.01],
    [-20, 0.000_637_3, 0.01],
    [-5, 0.002_486_3, 0.005],
    [5, 0.005_425, 0.005],
    [25, 0.020_173, 0.005],
    [50, 0.086_863, 0.01],
    [85, 0.838_105, 0.02],
  ])('humidity ratio of saturated air at %f °C', (t, w, tolerance) => {
    expectWithin(saturationHumidity(K(t), SEA), w, tolerance);
  });
  // Table 2 gives real moist air; the ideal-gas enthalpy differs by what psychrolib states: 1 %, 3 % where h is near 0.
  it.each([
    [-50, -50_222, 0.01],
    [-20, -18_542, 0.01],
    [-5, 1164, 0.03],
    [5, 18_639, 0.01],
    [25, 76_504, 0.01],
    [50, 275_353, 0.01],
    [85, 2_307_539, 0.01],
  ])('enthalpy of saturated air at %f °C', (t, h, tolerance) => {
    expectWithin(enthalpyFromTemperature(K(t), saturationHumidity(K(t), SEA)), h, tolerance);
  });
  it('dry air at 25 °C', () => {
    expectWithin(enthalpyFromTemperature(K(25), 0), 25_148, 0.0003);
    expectWithin(volumeFromTemperature(K(25), 0, SEA), 0.8443, 0.001);
  });
  it.each([[-20], [5], [50]])('the dew point of air saturated at %f °C', (t) => {
    expect(Math.abs((temperatureFromVapourPressure(vapourPressureFromTemperature(K(t))) ?? NaN) - K(t))).toBeLessThan(
      0.001,
    );
  });
  it('humidity ratio and vapour pressure at 500 m', () => {
    const w = humidityFromVapourPressure(3169.7, 95_461);
    expectWithin(w, 0.021_360_399_804_748_7, 1e-6);
    expect(vapourPressureFromHumidity(w, 95_461)).toBeCloseTo(3169.7, 4);
  });
  it('example 1 of the handbook: 40 °C, wet bulb 20 °C, to the digits read off its chart', () => {
    const w = humidityFromWetBulb(K(40), K(20), SEA);
    const air = moistAir(K(40), w, SEA);
    expect(Math.abs(w - 0.0065)).toBeLessThan(0.0001);
    expect(Math.abs((air?.h ?? NaN) - 56_700)).toBeLessThan(100);
    expect(Math.abs((air?.dewPoint ?? NaN) - K(7))).toBeLessThan(0.5);
    expect(Math.abs((air?.rh ?? NaN) - 0.14)).toBeLessThan(0.01);
    expectWithin(air?.v ?? NaN, 0.896, 0.01);
    expect(Math.abs((air?.wetBulb ?? NaN) - K(20))).toBeLessThan(0.001);
  });
  it('wet bulb above and below freezing', () => {
    const above = humidityFromWetBulb(K(30), K(25), 95_461);
    expectWithin(above, 0.019_228_127_424_109_6, 0.0003);
    expect(wetBulbFromHumidity(K(30), above, 95_461)).toBeCloseTo(K(25), 3);
    const below = humidityFromWetBulb(K(-1), K(-5), 95_461);
    expectWithin(below, 0.001_203_998_199_338_44, 0.0003);
    expect(wetBulbFromHumidity(K(-1), below, 95_461)).toBeCloseTo(K(-5), 3);
  });
  it('enthalpy, volume and density', () => {
    expectWithin(enthalpyFromTemperature(K(30), 0.02), 81_316, 0.0003);
    expectWithin(humidityFromEnthalpy(81_316, K(30)), 0.02, 0.001);
    expect(Math.abs(temperatureFromEnthalpy(81_316, 0.02) - K(30))).toBeLessThan(0.001);
    expectWithin(volumeFromTemperature(K(30), 0.02, 95_461), 0.940_855_374_352_943, 0.0003);
    expectWithin(moistAir(K(30), 0.02, 95_461)?.density ?? NaN, 1.084_119_863_482_19, 0.0003);
  });
});

describe('airFromPair', () => {
  const pairs = [
    ['T', 'rh'],
    ['T', 'wetBulb'],
    ['T', 'dewPoint'],
    ['T', 'w'],
    ['T', 'h'],
    ['h', 'w'],
    ['h', 'dewPoint'],
    ['rh', 'w'],
    ['rh', 'dewPoint'],
    ['rh', 'h'],
    ['rh', 'wetBulb'],
    ['wetBulb', 'w'],
    ['wetBulb', 'dewPoint'],
  ] as const;
  it('finds the air again from any pair it solves', () => {
    const numbers = { noNaN: true } as const;
    fc.assert(
      fc.property(
        fc.double({ min: -30, max: 60, ...numbers }),
        fc.double({ min: 0.05, max: 0.99, ...numbers }),
        fc.double({ min: 60_000, max: 105_000, ...numbers }),
        fc.constantFrom(...pairs),
        (t, rh, pressure, [a, b]) => {
          const start = airFromPair({ T: K(t), rh }, pressure);
          const air = moistAir(start?.T ?? NaN, start?.w ?? NaN, pressure);
          if (air === undefined) throw new Error('no air');
          // At 0 °C the wet bulb goes from ice to water and back by a jump: two states answer there.
          fc.pre(Math.abs(air.wetBulb - 273.15) > 0.05 && Math.abs(air.dewPoint - 273.155) > 0.02);
          const found = airFromPair({ [a]: air[a], [b]: air[b] }, pressure);
          expect(found?.T).toBeCloseTo(air.T, 3);
          expect(found?.w).toBeCloseTo(air.w, 6);
        },
      ),
    );
  });

  it('finds saturated air from equal temperatures, whatever rounding does', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -30, max: 60, noNaN: true }),
        fc.double({ min: 60_000, max: 105_000, noNaN: true }),
        (t, pressure) => {
          const [T, w] = [K(t), saturationHumidity(K(t), pressure)];
          // An equal w by another way: the last digits differ.
          for (const given of [
            { wetBulb: T, w: w * (1 + 1e-14) },
            { wetBulb: T, w },
            { wetBulb: T, dewPoint: T },
            { wetBulb: T, rh: 1 },
          ]) {
            expect(Math.abs((airFromPair(given, pressure)?.T ?? NaN) - T)).toBeLessThan(1e-6);
          }
        },
      ),
    );
    expect(airFromPair({ wetBulb: K(20), w: saturationHumidity(K(20), SEA) * 1.01 }, SEA)).toBeUndefined();
  });

  it('does not answer pairs that hold one information', () => {
    expect(airFromPair({ dewPoint: K(10), w: 0.008 }, SEA)?.T).toBeUndefined();
    expect(airFromPair({ wetBulb: K(15), h: 40_000 }, SEA)).toBeUndefined();
  });
});

describe('mixAir and coils', () => {
  it('conserves water and enthalpy, with fog too', () => {
    const cold = { flow: 1.1, w: 0.001_44, h: enthalpyFromTemperature(K(-10), 0.001_44) };
    const warm = { flow: 0.95, w: 0.019, h: enthalpyFromTemperature(K(28), 0.019) };
    const mixed = mixAir(cold, warm, SEA);
    expect(mixed?.isFog).toBe(true);
    const vapour = (mixed?.w ?? NaN) - (mixed?.fog ?? NaN);
    expect(vapour).toBeCloseTo(saturationHumidity(mixed?.T ?? NaN, SEA), 12);
    const h =
      enthalpyFromTemperature(mixed?.T ?? NaN, vapour) + (mixed?.fog ?? NaN) * 4186 * ((mixed?.T ?? NaN) - 273.15);
    expect(h).toBeCloseTo(mixed?.h ?? NaN, 3);
    expect(mixed?.h).toBeCloseTo((1.1 * cold.h + 0.95 * warm.h) / 2.05, 6);
  });

  it('meets saturation on the coil line', () => {
    const [entering, leaving] = [
      { T: K(27), w: 0.0111 },
      { T: K(14), w: 0.009 },
    ];
    const surface = apparatusDewPoint(entering, leaving, SEA) ?? NaN;
    const onLine = entering.w + ((leaving.w - entering.w) / (leaving.T - entering.T)) * (surface - entering.T);
    expect(onLine).toBeCloseTo(saturationHumidity(surface, SEA), 10);
    expect(surface).toBeLessThan(leaving.T);
  });

  it('heats dry air by its heat capacity alone', () => {
    const powers = coilPowers({ T: K(10), w: 0 }, { T: K(30), w: 0 }, 2);
    expect(powers.total).toBeCloseTo(2 * 1006 * 20, 8);
    expect(powers.latent).toBeCloseTo(0, 8);
  });
});
