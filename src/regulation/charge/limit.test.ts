import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { SIMULATOR_FLUIDS } from '../../refrigerants/index.ts';
import { chargeLimit, roomForCharge } from '../index.ts';
import type { ChargeInputs, ChargeLimit, NoAnswer, RoomForCharge } from '../index.ts';
import { LIGHT_GASES } from './light-gases.ts';
import { roomCases } from './room-cases.ts';

const engine = await createEngine();

const ROOM = {
  fluid: 'R32',
  charge: 2,
  access: 'a',
  location: 'II',
  application: 'comfort',
  mounting: 'wall',
  area: 35,
  height: 2.5,
} as const satisfies ChargeInputs;

/** @throws where there is a problem instead */
function answered<T extends object>(answer: T | NoAnswer): T {
  if ('problem' in answer) throw new Error(JSON.stringify(answer.problem));
  return answer;
}
const limitOf = (inputs: Partial<ChargeInputs>): ChargeLimit => answered(chargeLimit({ ...ROOM, ...inputs }));
const roomOf = (inputs: Partial<ChargeInputs>): RoomForCharge => answered(roomForCharge({ ...ROOM, ...inputs }));
const problemOf = (inputs: object): unknown => chargeLimit({ ...ROOM, ...inputs } as ChargeInputs);
/** As a number that compares: no limit is the most of all. */
const mass = (limit: number | null): number => limit ?? Infinity;

const CASES = roomCases().map((each, place) => [place + 1, each] as const);

function expectMass(found: number | null | undefined, wanted: number | null): void {
  if (wanted === null) expect(found).toBeNull();
  else expect(Math.abs(Number(found) - wanted)).toBeLessThanOrEqual(1e-5 * Math.max(1, wanted));
}

describe('rooms of the transcription and of the Spanish law', () => {
  it('are all here', () => expect(CASES).toHaveLength(150));

  it.each(CASES)('room %i', (_place, { inputs, figures, words, readings }) => {
    const answer = answered(chargeLimit(inputs));
    for (const [key, wanted] of Object.entries(figures)) expectMass(answer[key as keyof typeof figures], wanted);
    expect(answer).toMatchObject(words);
    expect(answer.says).toEqual(words.says);
    expect(answer.otherReading ?? []).toHaveLength(readings.length);
    readings.forEach((reading, place) => expectMass(answer.otherReading?.[place], reading));
  });
});

describe('what is no question', () => {
  it.each([
    [{ fluid: 'R9999' }, 'fluid', 'unknownFluid'],
    [{ fluid: 'R32[0.5]&R9999[0.5]', class: 'A2L' }, 'fluid', 'unknownFluid'],
    [{ fluid: 7 }, 'fluid', 'unknownFluid'],
    [{ class: 'A4' }, 'class', 'unknownOption'],
    [{ fluid: undefined }, 'class', 'required'],
    [{ access: 'd' }, 'access', 'unknownOption'],
    [{ access: 'toString' }, 'access', 'unknownOption'],
    [{ location: 'V' }, 'location', 'unknownOption'],
    [{ location: undefined }, 'location', 'required'],
    [{ application: 'process' }, 'application', 'unknownOption'],
    [{ mounting: undefined }, 'mounting', 'required'],
    [{ location: 'IV', enclosureIn: 'IV' }, 'enclosureIn', 'unknownOption'],
    [{ charge: -1 }, 'charge', 'outOfRange'],
    [{ charge: NaN }, 'charge', 'outOfRange'],
    [{ area: 0 }, 'area', 'outOfRange'],
    [{ height: '3' }, 'height', 'outOfRange'],
    [{ lfl: -0.3 }, 'lfl', 'outOfRange'],
    [{ sealed: 'yes' }, 'sealed', 'unknownOption'],
  ])('%j', (inputs, field, code) => expect(problemOf(inputs)).toEqual({ problem: { code, field } }));

  it('a composition has a class only where one is given, and then asks for its figures', () => {
    const fluid = 'R32[0.689]&R1234yf[0.311]';
    expect(problemOf({ fluid })).toEqual({ problem: { code: 'required', field: 'class' } });
    expect(problemOf({ fluid, class: 'A2L' })).toEqual({ problem: { code: 'required', field: 'practicalLimit' } });
    expect(problemOf({ fluid, class: 'A2L', practicalLimit: 0.059 })).toEqual({
      problem: { code: 'required', field: 'lfl' },
    });
    const typed = { fluid, class: 'A2L', practicalLimit: 0.059, atelOdl: 0.358, lfl: 0.297 } as const;
    expect(limitOf(typed)).toEqual(limitOf({ fluid: 'R454B' }));
  });

  it('a composition that holds a light gas is judged for comfort by its molar mass', () => {
    const mix = { fluid: 'R717[0.6]&RE170[0.4]', class: 'B2', practicalLimit: 0.0005, lfl: 0.07 } as const;
    expect(problemOf(mix)).toEqual({ problem: { code: 'required', field: 'molarMass' } });
    expect(limitOf({ ...mix, molarMass: 23 }).says).toContain('c2-not-for-light-gas');
    expect(limitOf({ ...mix, molarMass: 43 }).says).not.toContain('c2-not-for-light-gas');
  });
});

describe('figures', () => {
  it('are those of the record, by any spelling, and typed ones come first', () => {
    expect(limitOf({ fluid: 'propane' })).toEqual(limitOf({ fluid: 'R290' }));
    // Class A1 by what is typed: toxicity alone, 0.5 kg/m³ in 87.5 m³.
    expect(limitOf({ class: 'A1', atelOdl: 0.5 }).limit).toBeCloseTo(43.75, 12);
  });

  it('R455A: 17 kg without measures and 84 kg with, as published for an LFL of 0.431', () => {
    // ACR Journal, February 2022: 39 and 195 times the LFL.
    const large = { fluid: 'R455A', area: 5000, application: 'other' } as const;
    expect(limitOf(large).limit).toBeCloseTo(39 * 0.431, 9);
    expect(limitOf({ ...large, location: 'IV', enclosureIn: 'III' }).limit).toBeCloseTo(195 * 0.431, 9);
    expect(limitOf({ ...large, charge: 85 }).c3).toMatchObject({ status: 'closed', reason: 'over-1.5-m3' });
  });

  it('the light gases of the list are those the engine weighs under 42 g/mol', () => {
    const light = SIMULATOR_FLUIDS.flatMap(({ name }) => {
      const grams = engine.fluid(name).molarMass * 1000;
      return grams < 42 ? [[name, Number(grams.toFixed(2))] as const] : [];
    });
    const weighed = Object.fromEntries(light);
    for (const [name, grams] of Object.entries(LIGHT_GASES)) expect(grams, name).toBeCloseTo(weighed[name] ?? 0, 1);
    // The rest, water, air and its gases, does not burn: no formula for comfort is asked of it.
    const rest = Object.keys(weighed).filter((name) => !Object.hasOwn(LIGHT_GASES, name));
    expect(rest.sort()).toEqual(['R718', 'R728', 'R729', 'R732', 'R740']);
  });
});

const AXES = {
  fluid: ['R290', 'R600a', 'R717', 'R32', 'R1234yf', 'R454B', 'R152a', 'R744', 'R134a'],
  access: ['a', 'b', 'c'],
  location: ['I', 'II', 'III', 'IV'],
  enclosureIn: ['I', 'II', 'III'],
  application: ['comfort', 'other'],
  mounting: ['floor', 'window', 'wall', 'ceiling'],
} as const;
const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
const anyRoom = fc.record({
  ...(Object.fromEntries(Object.entries(AXES).map(([key, values]) => [key, fc.constantFrom(...values)])) as {
    [K in keyof typeof AXES]: fc.Arbitrary<(typeof AXES)[K][number]>;
  }),
  charge: between(0.01, 400),
  area: between(2, 600),
  height: between(1.5, 8),
  belowGround: fc.boolean(),
  upperFloorNoExit: fc.boolean(),
  lowestUnderground: fc.boolean(),
  densityBelow1per10m2: fc.boolean(),
  emergencyExits: fc.boolean(),
  sealed: fc.boolean(),
});
const RUNS = { numRuns: 600 };

describe('whatever the room', () => {
  it('a larger room, and a sealed system, never admit less', () => {
    fc.assert(
      fc.property(anyRoom, between(1, 3), (room, factor) => {
        const { limit } = limitOf(room);
        expect(mass(limitOf({ ...room, area: room.area * factor }).limit)).toBeGreaterThanOrEqual(mass(limit));
        expect(mass(limitOf({ ...room, height: room.height * factor }).limit)).toBeGreaterThanOrEqual(mass(limit));
        expect(mass(limitOf({ ...room, sealed: true }).limit)).toBeGreaterThanOrEqual(
          mass(limitOf({ ...room, sealed: false }).limit),
        );
      }),
      RUNS,
    );
  });

  it('below ground, without a way out and in the lowest basement nothing is laxer', () => {
    const RANK = { 'no-limit': 0, within: 0, c3: 1, 'not-allowed': 2 };
    fc.assert(
      fc.property(anyRoom, (room) => {
        const open = limitOf({ ...room, belowGround: false, upperFloorNoExit: false, lowestUnderground: false });
        for (const flag of ['belowGround', 'upperFloorNoExit', 'lowestUnderground']) {
          const strict = limitOf({
            ...room,
            belowGround: true,
            upperFloorNoExit: false,
            lowestUnderground: false,
            [flag]: true,
          });
          expect(mass(strict.limit)).toBeLessThanOrEqual(mass(open.limit));
        }
        const basement = { ...room, belowGround: true, upperFloorNoExit: true };
        const [above, lowest] = [false, true].map((lowestUnderground) => limitOf({ ...basement, lowestUnderground }));
        expect(RANK[lowest!.verdict]).toBeGreaterThanOrEqual(RANK[above!.verdict]);
        expect(lowest!.c3.measures ?? 3).toBeGreaterThanOrEqual(above!.c3.measures ?? 0);
      }),
      RUNS,
    );
  });

  it('more charge changes no limit and is never better judged', () => {
    const RANK = { 'no-limit': 0, within: 0, c3: 1, 'not-allowed': 2 };
    fc.assert(
      fc.property(anyRoom, between(1, 3), (room, factor) => {
        const [less, more] = [limitOf(room), limitOf({ ...room, charge: room.charge * factor })];
        expect(more.limit).toBe(less.limit);
        expect(RANK[more.verdict]).toBeGreaterThanOrEqual(RANK[less.verdict]);
        expect(
          less.c3.status === 'open' && more.c3.status === 'open' ? more.c3.measures - less.c3.measures : 0,
        ).not.toBeLessThan(0);
      }),
      RUNS,
    );
  });

  it('C.3 is open to classes A1 and A2L over the limit in location II alone, and "c3" is said of nothing else', () => {
    fc.assert(
      fc.property(anyRoom, (room) => {
        const { c3, verdict, limit } = limitOf(room);
        expect(verdict === 'c3').toBe(c3.status === 'open');
        if (c3.status !== 'open') return;
        expect(['R32', 'R1234yf', 'R744', 'R134a']).toContain(room.fluid);
        expect(room.location).toBe('II');
        expect(room.charge).toBeGreaterThan(mass(limit));
        expect(room.charge).toBeLessThanOrEqual(150);
      }),
      RUNS,
    );
  });

  it('the other reading is the laxer', () => {
    fc.assert(
      fc.property(anyRoom, (room) => {
        const { otherReading, limit } = limitOf(room);
        if (otherReading === undefined) return;
        expect(otherReading[0]).toBe(limit);
        expect(mass(otherReading[1])).toBeGreaterThan(otherReading[0]);
      }),
      RUNS,
    );
  });

  it('the smallest room admits the charge, and a smaller one does not', () => {
    fc.assert(
      fc.property(anyRoom, (room) => {
        const { area, most } = roomOf(room);
        const judged = (at: number): ChargeLimit => limitOf({ ...room, area: at });
        const admits = (at: number): boolean => ['within', 'no-limit'].includes(judged(at).verdict);
        if (area === null) {
          expect(room.charge).toBeGreaterThan(mass(most));
          expect(admits(1e9)).toBe(false);
        } else if (area === 0) {
          expect(admits(1e-6)).toBe(true);
        } else {
          expect(admits(area * (1 + 1e-9))).toBe(true);
          expect(admits(area * (1 - 1e-6))).toBe(false);
        }
        if (most !== null) expect(judged(1e12).limit).toBe(most);
        else expect(mass(judged(1e12).limit)).toBeGreaterThan(1e6);
      }),
      RUNS,
    );
  });
});

describe('the smallest room', () => {
  it('of 8.5 kg of R32 on a ceiling, by the formula the Spanish law prints with its example 4', () => {
    const comfort = (8.5 / (2.5 * 0.307 ** 1.25 * 2.2)) ** 2;
    expect(roomOf({ charge: 8.5, mounting: 'ceiling' }).area).toBeCloseTo(comfort, 9);
    expect(comfort).toBeLessThan(75);
  });
  it('is any for ammonia in a machinery room and none for 2 kg of propane below ground', () => {
    expect(roomOf({ fluid: 'R717', application: 'other', charge: 100, access: 'c', location: 'III' })).toEqual({
      area: 0,
      governing: 'none',
      most: null,
    });
    expect(
      roomOf({ fluid: 'R290', application: 'other', charge: 2, belowGround: true, location: 'III', access: 'c' }),
    ).toEqual({ area: null, governing: 'flammability', most: 1 });
  });
  it('asks for the same as the limit', () => {
    expect(roomForCharge({ ...ROOM, fluid: 'R9999' })).toEqual({ problem: { code: 'unknownFluid', field: 'fluid' } });
  });
});
