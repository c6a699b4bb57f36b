import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { rulerMeasure } from './measure.ts';
import { readingOfPipe } from './pipe.ts';
import type { Pipe, PipeReading } from './pipe.ts';

const engine = await createEngine();

/** What a pipe at `t` °C says beside a pressure, bar absolute. */
function readingAt(fluid: string, p: number, t: number, said?: Pipe): PipeReading {
  const outcome = rulerMeasure(fluid, p, t, engine);
  if (!outcome.ok) throw new Error(`${fluid} ${p} bar: ${outcome.problem.code}`);
  const { t_dew: dew, t_bubble: bubble } = outcome.result;
  return readingOfPipe(t, { dew, bubble, critical: engine.fluid(fluid).critical.T - 273.15 }, said);
}

/** CoolProp 8.0.0, bar: the dew pressures at 0 °C and the bubble pressures at 40 °C. */
const DEW_AT_0 = { R454B: 7.32422341929, R410A: 7.98053622072, R448A: 5.10627437666 } as const;
const BUBBLE_AT_40 = { R454B: 23.136138042, R410A: 24.2564359128, R448A: 18.830740889 } as const;
const BLENDS = ['R454B', 'R410A', 'R448A'] as const;

describe('a pipe said to be the suction', () => {
  it.each(BLENDS)('%s is superheated above the dew point, and holds liquid below it, however far', (fluid) => {
    const p = DEW_AT_0[fluid];
    expect(readingAt(fluid, p, 5, 'low')).toBe('superheat');
    expect(readingAt(fluid, p, 0.01, 'low')).toBe('superheat');
    // Between both points, then below the bubble point.
    expect(readingAt(fluid, p, -0.02, 'low')).toBe('wet');
    expect(readingAt(fluid, p, -20, 'low')).toBe('wet');
    // At the pressure of a condenser, too: the gauge is on the wrong side, or wrong.
    expect(readingAt(fluid, BUBBLE_AT_40[fluid], 30, 'low')).toBe('wet');
  });

  it('R454B, 8.1 bar gauge, 3 °C is never a subcooling', () => {
    expect(readingAt('R454B', 8.1 + 1.01325, 3, 'low')).toBe('wet');
    expect(readingAt('R454B', 8.1 + 1.01325, 3)).toBe('asked');
    expect(readingAt('R454B', 8.1 + 1.01325, 3, 'high')).toBe('subcooling');
    expect(readingAt('R454B', 8.1 + 1.01325, 12)).toBe('superheat');
  });
});

describe('a pipe said to be the liquid line', () => {
  it.each(BLENDS)('%s is subcooled below the bubble point, and holds gas above it, however far', (fluid) => {
    const p = BUBBLE_AT_40[fluid];
    expect(readingAt(fluid, p, 35, 'high')).toBe('subcooling');
    expect(readingAt(fluid, p, 39.99, 'high')).toBe('subcooling');
    expect(readingAt(fluid, p, 40.02, 'high')).toBe('flash');
    expect(readingAt(fluid, p, 60, 'high')).toBe('flash');
    expect(readingAt(fluid, DEW_AT_0[fluid], 10, 'high')).toBe('flash');
  });
});

describe('a pipe of which nobody said', () => {
  it.each(BLENDS)('%s is asked for but where pressure and temperature leave no doubt', (fluid) => {
    // Cold and hotter than the dew point: no liquid is.
    expect(readingAt(fluid, DEW_AT_0[fluid], 5)).toBe('superheat');
    expect(readingAt(fluid, DEW_AT_0[fluid], -5)).toBe('asked');
    // At the pressure of 45 °C nothing evaporates that is colder than its bubble point.
    const { P } = engine.fluid(fluid).state({ T: 318.15, Q: 0 });
    expect(readingAt(fluid, P / 1e5, 38)).toBe('subcooling');
    expect(readingAt(fluid, P / 1e5, 60)).toBe('asked');
    // 25 °C: a machine in winter, or one at rest.
    const rest = engine.fluid(fluid).saturation({ T: 298.15 });
    expect(readingAt(fluid, rest.dew.P / 1e5, 20)).toBe('asked');
    expect(readingAt(fluid, rest.dew.P / 1e5, 35)).toBe('asked');
  });

  it('between both points is always asked for: it is wrong on either side', () => {
    // R448A between −6 °C and 0 °C at 5.106 bar; CoolProp 8.0.0.
    expect(readingAt('R448A', DEW_AT_0.R448A, -3)).toBe('asked');
    expect(readingAt('R448A', DEW_AT_0.R448A, -3, 'low')).toBe('wet');
    expect(readingAt('R448A', DEW_AT_0.R448A, -3, 'high')).toBe('flash');
  });

  it('of a fluid of cascades or of heat pumps is asked for where others leave no doubt', () => {
    // CoolProp 8.0.0: R744 at −19.418 °C, R134a at 49.313 °C, R290 at 63.319 °C, R718 at 78.407 °C.
    expect(readingAt('R744', 20.0520271136, -10)).toBe('asked');
    expect(readingAt('R744', 20.0520271136, -25)).toBe('asked');
    expect(readingAt('R134a', 12.9529527846, 40)).toBe('asked');
    expect(readingAt('R290', 22.6498949396, 40)).toBe('asked');
    expect(readingAt('R718', 0.444377710287, 40)).toBe('asked');
    expect(readingAt('R134a', 12.9529527846, 40, 'high')).toBe('subcooling');
    // R134a at 5.308 °C: a suction, whatever else it does in heat pumps.
    expect(readingAt('R134a', 3.53418253739, 12)).toBe('superheat');
  });

  it('on its saturation is what is read there: none of it', () => {
    const at = { dew: 5, bubble: 5, critical: 80 };
    expect(readingOfPipe(5, at, 'low')).toBe('superheat');
    expect(readingOfPipe(5, at, 'high')).toBe('subcooling');
  });
});
