/** The recorded cold room whose valve hunts 39 minutes between two calm stretches: none of its intervals reads as a normal machine. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diagnose } from '../../../../diagnosis/likelihood/diagnose.ts';
import type { AnalysisFigures } from '../../../../runtime/recording-bridge.ts';
import { RecordingHolder } from '../../../../runtime/recording/holder.ts';
import { createEngine } from '../../../../engine/index.ts';
import { isReadable } from '../chart-intervals.ts';
import { readingsFromMeans } from './readings.ts';
import { isSwingOfAnother, longestHunt, swingOf } from './swing.ts';

const engine = await createEngine();
const FILES = new URL('../../../../diagnosis/measurements/checks/reference/', import.meta.url);

async function recorded(name: string, fluid: string) {
  const holder = new RecordingHolder();
  const file = new Blob([readFileSync(new URL(name, FILES))]);
  const opened = await holder.open(file, name, { fluid }, engine, {});
  if (!opened.ok) throw new Error(opened.problem.code);
  holder.accept();
  const steps = holder.analysis({}, {}, engine);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  if (!step.value.ok) throw new Error(step.value.problem.code);
  return { holder, fluid, intervals: step.value.result.intervals };
}

const cold = await recorded('recording-cold-room-hunting-r134a.csv', 'R134a');
const calm = cold.intervals.filter(({ label }) => label === 'steady');
const machine = { application: 'cold_room_pos', expansion: 'txv', receiver: true };
/** Air of a cold room and of the outdoors: the file holds none. */
const AIR = { te_in: 3, tc_in: 29 };

function verdictOf(interval: (typeof calm)[number], swing: object, air: object = AIR) {
  const { holder, fluid } = cold;
  const means = holder.means(interval.start, interval.end);
  const read = readingsFromMeans({ means, fluid, machine, typed: {}, mode: 'abs', atmosphere: 1.01325, ...swing });
  const asked = Object.fromEntries(Object.entries({ ...read, ...air }).filter(([, value]) => value !== null));
  const outcome = diagnose(asked, engine);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.result;
}

describe('a calm interval of a recording whose valve hunts', () => {
  it('is there twice, beside one that hunts longer', () => {
    expect(calm).toHaveLength(2);
    const hunt = longestHunt(cold.intervals)!;
    expect(hunt.end - hunt.start).toBeGreaterThan(38 * 60);
    expect(hunt.osc).toBeCloseTo(4, 1);
  });

  it('carries the swing of the other, and hunting is its verdict', () => {
    for (const interval of calm) {
      expect(isSwingOfAnother(cold.intervals, interval)).toBe(true);
      const swing = swingOf(cold.intervals, interval);
      expect(swing).toMatchObject({ osc: longestHunt(cold.intervals)!.osc });
      const found = verdictOf(interval, swing);
      expect(found.verdict).toBe('V_HUNTING');
      expect(found).toMatchObject({ headline: 'R_HUNTING', faults: ['hunting'] });
      if (found.by !== 'likelihood') throw new Error(found.by);
      const others = found.order.filter(({ key }) => key !== 'hunting').map(({ word }) => word);
      expect(others.filter((word) => word === 'likely' || word === 'very_likely')).toEqual([]);
      expect(found.warnings.map(({ code }) => code)).toContain('W_HUNTING');
    }
  });

  it('would read as one to leave alone by its own means', () => {
    const said = calm.map((interval) => verdictOf(interval, {}).verdict);
    expect(said).not.toContain('V_HUNTING');
  });

  it('goes with the chosen span too', () => {
    expect(swingOf(cold.intervals)).toBe(longestHunt(cold.intervals));
  });
});

describe('a recording that is calm', () => {
  it('has no swing of another interval', async () => {
    const { intervals } = await recorded('recording-split-r32.csv', 'R32');
    const readable = intervals.filter(isReadable);
    expect(readable.length).toBeGreaterThan(0);
    expect(readable.filter((interval) => isSwingOfAnother(intervals, interval))).toEqual([]);
  });

  it('is not told of a swing of a few minutes in a day', () => {
    const interval = (label: 'steady' | 'hunting', start: number, end: number, osc: number) =>
      ({ label, start, end, osc, period: 90 }) as unknown as AnalysisFigures['intervals'][number];
    const day = [interval('hunting', 0, 360, 3), interval('steady', 400, 86_400, 0.2)];
    expect(swingOf(day, day[1])).toBe(day[1]);
    expect(swingOf(day, day[0])).toBe(day[0]);
  });
});
