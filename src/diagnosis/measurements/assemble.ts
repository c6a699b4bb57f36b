/** The set of a draft: rows in order, pressures absolute, what is still asked. */
import type { Engine } from '../../engine/types.ts';
import { resolveFluidName } from '../../refrigerants/resolve.ts';
import type { Choices, Findings, Mapping, Proposal, Reading } from './choices.ts';
import type { Columns, MeasurementTable, PressureMode } from './set.ts';
import { blankFacts } from './set.ts';
import { isPressure } from './columns.ts';
import type { Draft, DraftColumn } from './draft.ts';
import { mappedFrom } from './draft.ts';
import { inOrder } from './order.ts';
import { ownEngine } from './own-engine.mjs';
import { quoted } from './outcome.ts';
import { modeFromSaturation, plausibleMode } from './pressure-mode.ts';
import { headerSignature } from './signature.ts';
import { instantFrom, stampText } from './table/stamps.ts';
import { atmosphereAt } from './units.ts';

export interface FileFacts {
  readonly name: string;
  readonly size: number;
  readonly encoding: string;
}

interface Settled {
  readonly columns: readonly DraftColumn[];
  readonly from: Proposal['p_mode_from'];
}

const withMode = (columns: readonly DraftColumn[], mode: PressureMode): DraftColumn[] =>
  columns.map((column) => (isPressure(column.key) && column.mode === undefined ? { ...column, mode } : column));

const isSettled = (columns: readonly DraftColumn[]): boolean =>
  columns.every(({ key, mode }) => !isPressure(key) || mode !== undefined);

/** Whether the reader said from where pressures count. */
const hasAnswered = ({ p_mode, mapping }: Choices): boolean =>
  p_mode !== undefined || Object.values(mapping ?? {}).some((choice) => choice?.[2] === 'rel' || choice?.[2] === 'abs');

/** From where pressures count: said, or told by the gauge's own saturation temperatures; else asked, with a hint. */
async function settledModes(
  columns: readonly DraftColumn[],
  draft: Draft,
  fluid: string,
  choices: Choices,
  findings: Findings,
): Promise<Settled> {
  const isTjf = draft.found.kind === 'tjf';
  if (isSettled(columns)) {
    const hasPressure = columns.some(({ key }) => isPressure(key));
    const from = hasAnswered(choices) ? 'reader' : isTjf ? 'file' : 'header';
    return { columns, from: hasPressure ? from : undefined };
  }
  const hinted = fluid === '' ? (draft.found.fluid_hint ?? '') : fluid;
  const engine: Engine | undefined = hinted === '' ? undefined : (choices.engine ?? (await ownEngine()));
  const atmosphere = atmosphereAt(choices.altitude ?? 0);
  const told = engine === undefined ? undefined : modeFromSaturation(columns, hinted, atmosphere, engine);
  if (isTjf && told !== undefined) return { columns: withMode(columns, told), from: 'saturation' };
  const hint = told ?? (engine === undefined ? undefined : plausibleMode(columns, hinted, atmosphere, engine));
  if (isTjf) findings.ask('Q_PMODE');
  for (const [index, question] of findings.asked.entries()) {
    if (question.code !== 'Q_PMODE' || hint === undefined) continue;
    findings.asked[index] = { ...question, values: { ...question.values, proposed: hint } };
  }
  return { columns, from: undefined };
}

/** Whether the low pressure is above the high one in most rows that have both. */
function isReversed({ p_lp, p_hp }: Columns<Float64Array>): boolean {
  if (p_lp === undefined || p_hp === undefined) return false;
  let both = 0;
  let reversed = 0;
  for (let row = 0; row < p_lp.length; row++) {
    const difference = p_lp[row]! - p_hp[row]!;
    if (Number.isNaN(difference)) continue;
    both += 1;
    if (difference > 0) reversed += 1;
  }
  return 2 * reversed > both;
}

function fluidOf(named: string | undefined, choice: string | undefined, findings: Findings): string {
  const wanted = choice ?? named ?? '';
  if (wanted === '') return '';
  const fluid = resolveFluidName(wanted);
  if (fluid === undefined) findings.ask('Q_FLUID', { v: quoted(wanted) });
  return fluid ?? '';
}

const uniform = (columns: readonly DraftColumn[]): PressureMode | undefined => {
  const modes = new Set(columns.filter(({ key }) => isPressure(key)).map(({ mode }) => mode));
  return modes.size === 1 ? [...modes][0] : undefined;
};

/** Start of the set, and its times in seconds from there. */
function timesOf(draft: Draft, times: Float64Array, choices: Choices): { start: string; seconds: Float64Array } {
  if (draft.clock === 'elapsed') {
    const start = instantFrom(choices.start);
    const seconds = times.map((ms) => ms / 1000);
    return { start: start === undefined ? '' : stampText(start.ms, start.isUtc), seconds };
  }
  const [first] = times;
  if (first === undefined) return { start: '', seconds: times };
  return { start: stampText(first, draft.clock === 'UTC'), seconds: times.map((ms) => (ms - first) / 1000) };
}

/** The set and the proposal of a draft. */
export async function assembled(draft: Draft, file: FileFacts, choices: Choices, findings: Findings): Promise<Reading> {
  const ordered = inOrder(draft, findings);
  const fluid = fluidOf(draft.fluid, choices.fluid, findings);
  const { columns, from } = await settledModes(ordered.columns, draft, fluid, choices, findings);
  const altitude = choices.altitude ?? 0;
  const atmosphere = atmosphereAt(altitude);
  // Until the question is answered, pressures are taken as gauges read them.
  for (const { key, mode, values } of columns) {
    if (!isPressure(key) || mode === 'abs') continue;
    for (let row = 0; row < values.length; row++) values[row] = values[row]! + atmosphere;
  }
  const { start, seconds } = timesOf(draft, ordered.times, choices);
  const table = {
    time: seconds,
    ...Object.fromEntries(columns.map(({ key, values }) => [key, values])),
  } as Columns<Float64Array>;
  if (isReversed(table)) findings.warn('W_LPHP');

  const { found } = draft;
  const zone = draft.clock === 'UTC' ? ('UTC' as const) : ('local' as const);
  const mode = uniform(columns);
  const mapping: Mapping = Object.fromEntries(columns.map((column) => [column.name, mappedFrom(column)]));
  const proposal: Proposal = {
    encoding: file.encoding,
    time_zone: zone,
    ...found,
    ...(fluid === '' ? {} : { fluid }),
    ...(mode === undefined ? {} : { p_mode: mode }),
    ...(mode === undefined || from === undefined ? {} : { p_mode_from: from }),
    columns: Object.keys(table),
    mapping,
    warnings: findings.warnings,
    counts: findings.counts,
    questions: findings.questions,
    asked: findings.asked,
    invalid: findings.invalid,
  };
  const facts = blankFacts();
  const set: MeasurementTable = {
    ...facts,
    title: choices.title ?? '',
    visit: start,
    fluid,
    altitude,
    zone,
    probes: Object.fromEntries(
      columns.flatMap(({ key, mode: kind }) => (isPressure(key) && kind !== undefined ? [[key, { kind }]] : [])),
    ),
    start,
    source: {
      name: file.name,
      kind: found.kind,
      size: file.size,
      signature: await headerSignature(draft.header, found.delimiter ?? ';'),
      warnings: findings.warnings,
    },
    ...(ordered.clock.length === 0 ? {} : { clock: ordered.clock }),
    ...((draft.held ?? []).length === 0 ? {} : { held: draft.held ?? [] }),
    columns: table,
  };
  return { table: set, proposal };
}
