import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apparatusDewPoint, coilPowers, mixAir } from './air-processes.ts';
import { airFromPair } from './psychrometric-pairs.ts';
import {
  enthalpyFromTemperature, humidityFromEnthalpy, humidityFromWetBulb, moistAir, pressureFromAltitude,
  saturationHumidity, temperatureFromEnthalpy, temperatureFromVapourPressure, vapourPressureFromTemperature,
  volumeFromTemperature, wetBulbFromHumidity,
} from './psychrometrics.ts';

const K = (t: number): number => t + 273.15;
const SEA = 101_325;

describe('vapourPressureFromTemperature', () => {
  // ASHRAE Handbook, Fundamentals (2017), chapter 1, table 3, as psychrolib's tests quote it.
  it.each([
    [-60, 1.08], [-20, 103.24], [-5, 401.74], [5, 872.6], [25, 3169.7], [50, 12_351.3], [100, 101_418.0],
    [150, 476_101.4],
  ])('at %f °C is that of the ASHRAE table', (t, pascals) => {
    expect(Math.abs(vapourPressureFromTemperature(K(t)) / pascals - 1)).toBeLessThan(t < -40 ? 0.005 : 0.0003);
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

  it.each([[-500, 107_478], [0, 101_325], [500, 95_461], [1000, 89_875], [4000, 61_640], [10_000, 26_436]])(
    'pressure at %i m',
    (altitude, pascals) => {
      expect(Math.abs(pressureFromAltitude(altitude) - pascals)).toBeLessThan(1);
    },
  );
  it.each([
    [-50, 0.000_024_3, 0.01], [-20, 0.000_637_3, 0.01], [-5, 0.002_486_3, 0.005], [5, 0.005_425, 0.005],
    [25, 0.020_173, 0.005], [50, 0.086_863, 0.01], [85, 0.838_105, 0.02],
  ])('humidity ratio of saturated air at %f °C', (t, w, tolerance) => {
    expectWithin(saturationHumidity(K(t), SEA), w, tolerance);
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
    ['T', 'rh'], ['T', 'wetBulb'], ['T', 'dewPoint'], ['T', 'w'], ['T', 'h'], ['h', 'w'], ['h', 'dewPoint'],
    ['rh', 'w'], ['rh', 'dewPoint'], ['rh', 'h'], ['rh', 'wetBulb'], ['wetBulb', 'w'], ['wetBulb', 'dewPoint'],
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
    const h = enthalpyFromTemperature(mixed?.T ?? NaN, vapour) + (mixed?.fog ?? NaN) * 4186 * ((mixed?.T ?? NaN) - 273.15);
    expect(h).toBeCloseTo(mixed?.h ?? NaN, 3);
    expect(mixed?.h).toBeCloseTo((1.1 * cold.h + 0.95 * warm.h) / 2.05, 6);
  });

  it('meets saturation on the coil line', () => {
    const [entering, leaving] = [{ T: K(27), w: 0.0111 }, { T: K(14), w: 0.009 }];
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
