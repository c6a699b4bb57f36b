/** A simulation as functions answer it: a result, or why there is none, in the caller's language. */
import { perfectCompressor } from '../src/access/questions/cycle.ts';
import { faultText } from '../src/access/questions/fault-text.ts';
import { judged, machineOfCycle } from '../src/access/questions/judged.ts';
import { MACHINE } from '../src/access/questions/of-machine.ts';
import { faultIn } from '../src/access/schema.ts';
import { bodyFromCaller } from '../src/access/simulation-body.ts';
import { describeProblem } from '../src/i18n/problems.ts';
import type { SharedTranslator } from '../src/i18n/keys.ts';
import { run } from '../src/simulation/index.ts';
import { PERFORMANCE_ROWS } from '../src/simulation/export.ts';
import type { SimulationResult } from '../src/simulation/index.ts';
import { sharedEngine } from './engine.ts';
import type { Failure } from './http/envelope.ts';
import type { Columns } from './http/line-forms.ts';

/** Callers compare these texts: they keep the apostrophe of a keyboard, whatever the pages print. */
const asTyped = (text: string): string => text.replaceAll('’', "'");

interface ToldResult extends SimulationResult {
  /** Of compressors without a loss: what their figures are. */
  readonly compressor?: string;
}
type Told = { readonly ok: true; readonly result: ToldResult } | ({ readonly ok: false } & Failure);

export function simulated(sent: Readonly<Record<string, unknown>>, t: SharedTranslator): Told {
  const { machine, ...body } = sent;
  const fault = machine === undefined ? undefined : faultIn(MACHINE, machine, 'machine');
  if (fault !== undefined)
    return { ok: false, error: asTyped(faultText(fault, t.locale)), code: 'E_FIELD', field: fault.field };
  const named = bodyFromCaller(body);
  if (!named.ok) {
    const { code, field, values } = named.problem;
    return { ok: false, error: asTyped(describeProblem({ code, values }, t)), code, field };
  }
  const outcome = run(named.body, sharedEngine());
  if (!outcome.ok) {
    const { problem } = outcome;
    const { code, field } = problem;
    return {
      ok: false,
      error: asTyped(describeProblem(problem, t)),
      code,
      ...(field && { field: named.nameOf(field) }),
    };
  }
  const warnings = judged(outcome.result, { machine }).map((warning) => ({
    ...warning,
    message: asTyped(describeProblem(warning, t)),
  }));
  const perfect = perfectCompressor(outcome.result, 'rend_is')?.[t.locale];
  return {
    ok: true,
    result: {
      ...outcome.result,
      warnings,
      ...(perfect !== undefined && { compressor: asTyped(perfect) }),
      ...machineOfCycle({ machine }),
    },
  };
}

/** What of a simulation stands in a table: its performance, and what to know of it. */
export const SIMULATED_COLUMNS: Columns = {
  names: [...PERFORMANCE_ROWS.map(({ key }) => key), 'warnings'],
  cells(answer) {
    const { result } = answer as { readonly result: ToldResult };
    const told = result.warnings.map((warning) => ('message' in warning ? String(warning.message) : warning.code));
    const warnings = [...(result.compressor === undefined ? [] : [result.compressor]), ...told];
    return [...PERFORMANCE_ROWS.map(({ key }) => result.performance[key]), warnings.join(' ')];
  },
};
