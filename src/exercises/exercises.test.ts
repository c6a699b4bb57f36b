/** Twenty exercises of each kind, worked out by other means than theirs: the key lies within its tolerance of each. */
import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../engine/embedded.ts';
import { exercise } from './index.ts';
import { KIND_NAMES } from './kind-names.ts';
import { READINGS } from './kinds/fault.ts';
import { judged, limitsOf } from './exercise.ts';
import type { Exercise } from './exercise.ts';

const engine = createEmbeddedEngine();
const SEEDS = Array.from({ length: 20 }, (_, index) => `s${String(index)}x`);
const drawn = (kind: (typeof KIND_NAMES)[number]): readonly Exercise[] =>
  SEEDS.map((seed) => exercise(kind, seed, engine));
const given = ({ given: shown }: Exercise, code: string): number =>
  shown.find((each) => each.code === code)?.value ?? Number.NaN;
const key = ({ asked }: Exercise, code: string) => {
  const found = asked.find((each) => each.code === code);
  if (!found) throw new Error(`nothing asks ${code}`);
  return found;
};
const near = (of: Exercise, code: string, value: number): void => {
  const { value: wanted, within } = key(of, code);
  expect(within).toBeGreaterThan(0);
  expect(
    Math.abs(value - wanted),
    `${of.kind} ${of.seed} ${code}: ${String(value)} for ${String(wanted)}`,
  ).toBeLessThanOrEqual(within);
};
const ATM = 1.01325;

/** °C at which a curve has a pressure, bar absolute: halved again and again, from pressures at temperatures alone. */
function temperatureAt(fluid: string, p: number, side: 'dew' | 'bubble'): number {
  let [low, high] = [-60, 70];
  for (let turn = 0; turn < 40; turn += 1) {
    const middle = (low + high) / 2;
    if (engine.fluid(fluid).saturation({ T: middle + 273.15 })[side].P / 1e5 < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

describe('what an exercise is', () => {
  it('is the same for the same seed, and another for another', () => {
    for (const kind of KIND_NAMES) {
      expect(exercise(kind, 'abc', engine)).toEqual(exercise(kind, 'abc', engine));
      expect(new Set(drawn(kind).map((each) => JSON.stringify(each.given))).size).toBeGreaterThan(12);
    }
  });

  it('tells the usual wrong readings by their names, and the key from each', () => {
    for (const kind of KIND_NAMES) {
      for (const each of drawn(kind)) {
        for (const asked of each.asked) expect(judged(each, asked.code, asked.value)).toEqual({ is: 'right' });
        for (const { of, value } of each.mistakes)
          expect(judged(each, of, value).is, `${kind} ${each.seed} ${of}`).toBe('mistake');
      }
    }
  });

  it('takes the wrong readings it names, within the limits of each field', () => {
    for (const kind of KIND_NAMES)
      for (const { asked, mistakes, seed } of drawn(kind))
        for (const one of asked) {
          const [least, most] = limitsOf(one);
          for (const value of [one.value, ...mistakes.filter(({ of }) => of === one.code).map((each) => each.value)]) {
            expect(value, `${kind} ${seed} ${one.code}`).toBeGreaterThanOrEqual(least);
            expect(value, `${kind} ${seed} ${one.code}`).toBeLessThanOrEqual(most);
          }
        }
  });

  it('does not name what it cannot know', () => {
    const [one] = drawn('superheat');
    expect(one && judged(one, 'superheat', 77)).toEqual({ is: 'wrong' });
  });
});

describe('the keys, worked out otherwise', () => {
  it('superheat and subcooling, by halving', () => {
    for (const each of drawn('superheat')) {
      const fluid = each.fluid ?? '';
      near(each, 'superheat', given(each, 'suction') - temperatureAt(fluid, given(each, 'lpGauge') + ATM, 'dew'));
      near(each, 'subcooling', temperatureAt(fluid, given(each, 'hpGauge') + ATM, 'bubble') - given(each, 'liquid'));
    }
  });

  it('the charge, by hand', () => {
    for (const each of drawn('charge')) {
      const extra = Math.max(0, given(each, 'length') - given(each, 'included')) * given(each, 'perMetre');
      near(each, 'add', extra);
      near(each, 'total', given(each, 'factory') + extra / 1000);
    }
  });

  it('the line, by the section that carries the volume', () => {
    for (const each of drawn('line')) {
      const kgPerHour = (3600 * given(each, 'power')) / (given(each, 'hSuction') - given(each, 'hLiquid'));
      near(each, 'massFlow', kgPerHour);
      const mm2 = (kgPerHour / 3600 / given(each, 'densitySuction') / given(each, 'speed')) * 1e6;
      near(each, 'bore', 2 * Math.sqrt(mm2 / Math.PI));
    }
  });

  it('the cycle, by enthalpies', () => {
    for (const each of drawn('cycle')) {
      near(each, 'lpAbs', given(each, 'lpGauge') + ATM);
      near(each, 'hpAbs', given(each, 'hpGauge') + ATM);
      const share = (given(each, 'hLiquid') - given(each, 'hBubble')) / (given(each, 'hDew') - given(each, 'hBubble'));
      near(each, 'quality', 100 * share);
      near(
        each,
        'eer',
        (given(each, 'hSuction') - given(each, 'hLiquid')) / (given(each, 'hDischarge') - given(each, 'hSuction')),
      );
    }
  });

  it('the fault, by the signs of Rossi and Braun (HVAC&R Research 3, 1997) and of practice', () => {
    /** Which way a reading must have gone; a thermostatic valve holds what is not named. */
    const MUST: Readonly<Record<string, readonly (readonly [reading: string, way: -1 | 1])[]>> = {
      undercharge: [['subcooling', -1]],
      overcharge: [
        ['subcooling', 1],
        ['hpGauge', 1],
      ],
      cond_fouling: [['hpGauge', 1]],
      evap_flow: [['lpGauge', -1]],
      liquid_restriction: [['lpGauge', -1]],
      compressor_leak: [['lpGauge', 1]],
    };
    for (const each of drawn('fault')) {
      const right = each.choice?.right ?? '';
      for (const [reading, way] of MUST[right] ?? []) {
        const change = given(each, `${reading}Now`) - given(each, `${reading}Before`);
        expect(Math.sign(change), `${each.seed} ${right} ${reading} ${String(change)}`).toBe(way);
      }
      // Each wrong choice is contradicted by a reading that is shown.
      for (const [other, { reading, should }] of Object.entries(each.choice?.against ?? {})) {
        const least = READINGS.find(([code]) => code === reading)?.[3] ?? Number.NaN;
        const change = given(each, `${reading}Now`) - given(each, `${reading}Before`);
        const seen = Math.abs(change) < least ? 0 : Math.sign(change);
        expect(seen, `${each.seed}: ${right} told from ${other} by ${reading}`).not.toBe(should);
      }
    }
  });
});
