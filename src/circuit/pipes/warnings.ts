/** What to mind about the tubes chosen. Values in the units their texts say. */
import { isWithin } from '../../physics/limits.ts';
import type { Line } from '../lines.ts';
import { ATMOSPHERE_BAR } from '../lines.ts';
import type { OperatingPoints } from '../operating-point.ts';
import type { Values, Warning } from '../outcome.ts';
import { isBeyondCopper } from './choice.ts';
import type { Sized, SizedLine, VapourLine } from './line.ts';
import { subcoolingLeft } from './line.ts';
import { losesTooMuch } from './limits.ts';
import { HAMMER_SPEED, LEAST_SUBCOOLING, STEEP } from './practice.ts';
import type { PipeOptions } from './options.ts';
import { needsSteel } from './series.ts';
import { barFromPascal } from '../../quantities/si.ts';

const DROP_CODES = { asp: 'W_DPASP', ll: 'W_DPLL', ref: 'W_DPREF' } as const satisfies Record<Line, Warning['code']>;

type Emit = (code: Warning['code'], values?: Values) => void;

/** A loss as its text gives it: in K or, where no temperature says it, in bar. */
function lossValues({ drop, flow }: Sized): Values {
  const loss = drop?.loss;
  if (typeof loss === 'number' && Number.isFinite(loss)) return { v: loss, unit: 'K' };
  const pressure = flow.line === 'll' ? drop?.friction : drop?.total;
  return { v: barFromPascal(pressure ?? 0), unit: 'bar' };
}

function warnOfRegime({ line }: SizedLine, sized: Sized, options: PipeOptions, emit: Emit): void {
  const { fastest } = options.runs[line];
  const { speed, drop, flow } = sized;
  if (!isWithin(speed, fastest)) emit('W_VMAX', { v: speed, m: fastest });
  if (drop !== undefined && losesTooMuch(line, flow.point, drop)) emit(DROP_CODES[line], lossValues(sized));
  if (drop !== undefined && drop.gradient > STEEP) emit('W_J', { v: drop.gradient / 1000 });
  if (line !== 'll') return;
  if (options.hasSolenoidValve && speed > HAMMER_SPEED) emit('W_HAMMER', { v: speed });
  const left = subcoolingLeft(sized, options);
  if (left !== null && left < LEAST_SUBCOOLING) emit('W_FLASHLL', Number.isFinite(left) ? { v: left } : {});
}

function warnOfOil(line: VapourLine, regime: 'permanent' | 'transient', emit: Emit): void {
  const oil = line.oil?.[regime];
  if (oil === null || oil === undefined || oil.ok) return;
  emit('W_OIL', { v: oil.speed, m: oil.v_min, ...(oil.largest === null ? {} : { tube: oil.largest }) });
}

/** Copper that is not strong enough, or would not be if a reader took it. */
function warnOfTube({ tube, task, nearest }: SizedLine, emit: Emit): void {
  const { pDesign, options, flow } = task;
  if (pDesign === null || nearest === null || (tube === undefined && options.criterion === 'speed')) return;
  const rating = nearest.p_adm;
  if (rating !== null && rating < pDesign - ATMOSPHERE_BAR) {
    emit('W_PTUBE', { v: rating, m: pDesign - ATMOSPHERE_BAR });
  }
  const isCopperMeant = options.criterion === 'speed' ? tube?.material === 'copper' : isCopperOpen(options);
  if (isCopperMeant && !needsSteel(flow.point.fluid) && isBeyondCopper(task)) emit('W_CO2TUBE', { v: pDesign });
}

const isCopperOpen = ({ material }: PipeOptions): boolean => material === 'auto' || material === 'copper';

/** Warnings of one line. @param vapour the same line as it is answered; undefined for the liquid line */
export function lineWarnings(
  sizedLine: SizedLine,
  vapour: VapourLine | undefined,
  options: PipeOptions,
): readonly Warning[] {
  const warnings: Warning[] = [];
  const where = sizedLine.line;
  warnOfTube(sizedLine, (code, values = {}) => warnings.push({ code, where, values }));
  for (const sized of sizedLine.sized) {
    const { regime } = sized.flow.point;
    const emit: Emit = (code, values = {}) => warnings.push({ code, where, regime, values });
    warnOfRegime(sizedLine, sized, options, emit);
    if (vapour !== undefined && options.runs[where].rise > 0) warnOfOil(vapour, regime, emit);
  }
  return warnings;
}

/** Of the circuit, not of one of its lines. */
export const circuitWarnings = ({ permanent }: OperatingPoints): readonly Warning[] =>
  needsSteel(permanent.fluid) ? [{ code: 'W_STEEL', values: {} }] : [];
