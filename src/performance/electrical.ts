/** The power a machine draws, from what a clamp, a meter or its pulses show. */
import { Arguments } from '../circuit/arguments.ts';
import { COVERAGE, RECTANGULAR } from '../diagnosis/readings/uncertainty.ts';
import type { PerformanceOutcome, PerformanceWarning } from './outcome.ts';
import { answerOf, refuse } from './outcome.ts';

export const ELECTRICAL_KINDS = ['wattmeter', 'single', 'three', 'pulses'] as const;
export type ElectricalKind = (typeof ELECTRICAL_KINDS)[number];
/** What is on the mains: its power factor where none was read, and the half-width of that. */
const COSPHI = { motor: { value: 0.85, half: 0.1 }, inverter: { value: 0.95, half: 0.05 } } as const;
export const ELECTRICAL_LOADS = ['motor', 'inverter'] as const;
const COSPHI_READ = 0.03;
/** Seconds a hand on a stopwatch is off. */
const STOPWATCH = 0.3;
/** Share of the mean a phase differs from, from which phases are unequal. */
const UNEQUAL = 0.05;
/** % from which a power is rough. */
const ROUGH = 5;
const PERCENT = 100;

export interface ElectricalPower {
  /** kW */
  readonly power: number;
  /** Half-width, % of the power: what `acc.power_meas` of a measured performance takes. */
  readonly acc: number;
  /** Expanded uncertainty, kW. */
  readonly U: number;
  readonly warnings: readonly PerformanceWarning[];
}

interface Read {
  readonly power: number;
  /** Half-widths, shares of the power. */
  readonly halves: readonly number[];
  readonly warnings: readonly PerformanceWarning[];
}

const PERCENT_RANGE = { above: 0, max: 50, unit: '%' } as const;

/** Volts, amperes and a power factor. @param phases √3 between three phases, 1 of one */
function fromCurrent(asked: Arguments, phases: number, currents: readonly number[]): Read {
  const voltage = asked.number('voltage', { above: 0, max: 1000 });
  const load = COSPHI[asked.choice('load', ELECTRICAL_LOADS, 'motor')];
  const typed = asked.optionalNumber('cosphi', { above: 0, max: 1 });
  const cosphi = typed ?? load.value;
  const current = currents.reduce((sum, one) => sum + one, 0) / currents.length;
  const half = asked.number('acc_cos', { default: typed === undefined ? load.half : COSPHI_READ, above: 0, max: 1 });
  const worst = Math.max(...currents.map((one) => Math.abs(one - current) / current));
  return {
    power: (phases * voltage * current * cosphi) / 1000,
    halves: [
      asked.number('acc_v', { default: 1, ...PERCENT_RANGE }) / PERCENT,
      asked.number('acc_i', { default: 2.5, ...PERCENT_RANGE }) / PERCENT,
      half / cosphi,
    ],
    warnings: [
      ...(typed === undefined ? [{ code: 'W_COSPHI' as const, values: { cosphi } }] : []),
      ...(worst > UNEQUAL ? [{ code: 'W_UNBALANCE' as const, values: { u: PERCENT * worst } }] : []),
    ],
  };
}

function readFrom(asked: Arguments): Read {
  const current = { above: 0, max: 5000 } as const;
  switch (asked.choice('kind', ELECTRICAL_KINDS)) {
    case 'wattmeter': {
      const acc = asked.number('acc', { default: 2, ...PERCENT_RANGE });
      return {
        power: asked.number('power', { above: 0, max: 1e5, unit: 'kW' }),
        halves: [acc / PERCENT],
        warnings: [],
      };
    }
    case 'single':
      return fromCurrent(asked, 1, [asked.number('current', current)]);
    case 'three': {
      const raw = asked.raw('current');
      const currents = Array.isArray(raw) ? asked.numbers('current', current) : [asked.number('current', current)];
      if (currents.length !== 1 && currents.length !== 3) refuse('E_FEW', 'current', { list: 'I1, I2, I3' });
      return fromCurrent(asked, Math.sqrt(3), currents);
    }
    case 'pulses': {
      const pulses = asked.number('pulses', { min: 1, max: 1e7 });
      const seconds = asked.number('seconds', { above: 0, max: 1e6 });
      const perKwh = asked.number('per_kwh', { above: 0, max: 1e6 });
      const acc = asked.number('acc', { default: 1, ...PERCENT_RANGE });
      return {
        power: (3600 * pulses) / (perKwh * seconds),
        halves: [acc / PERCENT, 1 / pulses, STOPWATCH / seconds],
        warnings: [],
      };
    }
  }
}

/**
 * Power drawn, kW, with its half-width, %, from one of four readings: `kind` wattmeter (power), single (voltage, current,
 * cosphi), three (voltage between phases, current of one phase or of all three, cosphi), pulses of the meter (pulses, per_kwh,
 * seconds). P = √3·U·I·cos φ of three phases; 3600·n/(k·t) of pulses. A power factor not read is 0.85 ± 0.10 (motor on the
 * mains) or 0.95 ± 0.05 (`load` inverter), and said (W_COSPHI). Above 5 %: W_POWER_ROUGH.
 * Problems: E_MISSING, E_NUMBER, E_RANGE, E_MODE with their key. Never throws.
 */
export function electricalPower(request: unknown): PerformanceOutcome<ElectricalPower> {
  return answerOf(() => {
    const { power, halves, warnings } = readFrom(new Arguments(request));
    const acc = PERCENT * Math.hypot(...halves);
    return {
      power,
      acc,
      U: (COVERAGE * power * (acc / PERCENT)) / RECTANGULAR,
      warnings: [...warnings, ...(acc > ROUGH ? [{ code: 'W_POWER_ROUGH' as const, values: { u: acc } }] : [])],
    };
  });
}
