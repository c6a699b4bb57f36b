/**
 * Compressors by their polynomials in the stages of a cycle: what a sheet gives between the pressures of its stage, beside
 * what the stage needs. The cycle keeps its own flows: of several stages no one sheet decides the pressures between them.
 */
import type { Engine } from '../../engine/types.ts';
import type { StageKey } from '../../simulation/types.ts';
import { kelvinFromCelsius } from '../../quantities/si.ts';
import type { Arguments } from '../arguments.ts';
import type { Carried } from '../compressor/between.ts';
import { pointBetween } from '../compressor/between.ts';
import { hasEnvelope } from '../compressor/envelope.ts';
import { VOLUMETRIC_FACTOR } from '../compressor/point.ts';
import { ownFluid } from '../compressor/own-fluid.ts';
import { readRecord } from '../compressor/record.ts';
import type { OperatingPoint } from '../operating-point.ts';
import { sectionPoints } from '../operating-point.ts';
import type { Problem } from '../outcome.ts';
import { outcomeOf } from '../outcome.ts';

/** One machine of the sheet at its stage, permanent regime. */
export interface SheetFigures {
  /** What one of it moves, and what the stage needs, kg/s. */
  readonly mass_flow_s: number;
  readonly needed: number;
  /** How many of it the stage needs, a part of one included. */
  readonly count: number;
  /** Of as many of it, kW; null without a polynomial of power. */
  readonly power_input: number | null;
  readonly eta_is: number | null;
  readonly eta_v: number | null;
  /** °C */
  readonly t_discharge: number | null;
  /** Within the envelope of the sheet; null where it gives none. */
  readonly in_range: boolean | null;
  /** Of a sheet of another refrigerant: null for its own. */
  readonly carried: Carried | null;
}

export interface StageSheet {
  readonly stage: StageKey;
  /** Null where the sheet has no answer there, with the reason. */
  readonly figures: SheetFigures | null;
  readonly problem: Problem | null;
}

function figuresOf(record: Arguments, point: OperatingPoint, engine: Engine): SheetFigures {
  const compressor = readRecord(record);
  const at = {
    evaporating: point.evaporating,
    condensing: point.condensing,
    discharge: point.pressure('c'),
  };
  const superheat = Math.max(0, kelvinFromCelsius(point.point('a').T) - point.evaporating.dew.T);
  const running = { superheat, frequency: undefined, f_v: VOLUMETRIC_FACTOR, correct_power: true };
  const found = pointBetween(point.fluid, compressor, at, running, ownFluid(engine, compressor));
  const count = point.massFlow / found.mass_flow_s;
  return {
    mass_flow_s: found.mass_flow_s,
    needed: point.massFlow,
    count,
    power_input: found.power_input === null ? null : count * found.power_input,
    eta_is: found.eta_is,
    eta_v: found.eta_v,
    t_discharge: found.t_discharge,
    in_range: hasEnvelope(compressor) ? found.in_range : null,
    carried: found.carried,
  };
}

/**
 * @param given `sheets`: `{ stage, record }` each, the record's keys as `compressorPoint` takes them; one of a stage the cycle
 *   has not is left out
 */
export function stageSheets(given: Arguments, results: unknown, engine: Engine): readonly StageSheet[] {
  const rows = given.groups('sheets');
  if (rows.length === 0) return [];
  const sections = sectionPoints(results, engine);
  return rows.flatMap((row): readonly StageSheet[] => {
    const stage = row.text('stage');
    const point = sections.find(({ permanent }) => permanent.section?.key === stage)?.permanent;
    // A sheet speaks of one suction and one discharge: vapour at a port is neither.
    if (point?.section?.stages.length !== 1) return [];
    const outcome = outcomeOf(() => figuresOf(row.group('record'), point, engine));
    return [
      {
        stage: point.section.key,
        figures: outcome.ok ? outcome.result : null,
        problem: outcome.ok ? null : outcome.problem,
      },
    ];
  });
}
