/**
 * The simulation on the page as tables a model can rest on. Values are rounded as the page rounds them;
 * what has no value is left out, never 0.
 */
import { summaryFromName } from '../refrigerants/index.ts';
import { cycleOf, figuresOf, nodeWords, pointOfNode } from '../simulation/cycles/index.ts';
import { PERFORMANCE_ROWS, POINT_COLUMNS } from '../simulation/export.ts';
import { wordsOfInput } from '../simulation/option-names.ts';
import { PLAIN_COLON } from '../language/signs.ts';
import type { Pipes } from '../circuit/pipes/index.ts';
import type { BareFacts, FactName, FactSource } from '../machine/index.ts';
import type { Point, SimulationResult } from '../simulation/types.ts';
import type { ContextTextKey } from './context-keys.ts';
import { present, rowsIn } from './context-rows.ts';
import type { Context, ContextRow, ContextTable, ContextTexts } from './context-rows.ts';
import { factsTable } from './facts-table.ts';
import { contextOpening, oneLine } from './fence.ts';
import { CHAT_LIMITS } from './limits.ts';
import { compressorTable, pipeTables, withoutNeighbours } from './machine-context.ts';
import type { CompressorForContext } from './machine-context.ts';

export type { Context, ContextRow, ContextTable, ContextTexts } from './context-rows.ts';

/** How grave it is, its code, and all it says. */
export interface AlertForContext {
  readonly level: string;
  readonly code: string;
  readonly text: string;
}

export interface SimulationForContext {
  readonly permanent: SimulationResult | undefined;
  readonly transient: SimulationResult | undefined;
  /** What sizes the circuit, where that is a saved compressor. */
  readonly compressor?: CompressorForContext | undefined;
  readonly pipes?: Pipes | undefined;
  /** What is known of the machine the study is of. */
  readonly machine?: BareFacts | undefined;
  /** How each fact of it is known. */
  readonly sources?: Readonly<Partial<Record<FactName, FactSource>>> | undefined;
  /** The alerts of the study, worst first; undefined where there is no study but the simulation. */
  readonly alerts?: readonly AlertForContext[] | undefined;
}

const EFFICIENCY_DECIMALS = 3;
/** Symbols of units whose name is not their symbol. */
const UNIT_SYMBOLS: Readonly<Record<string, string>> = { none: '', degC: '°C', K: 'K', bar: 'bar', kW: 'kW' };
const SIZING_UNITS = ['m³/h', 'kW', 'kW', 'm³/h', 'kg/s'] as const;

/** What a simulation was asked, the fluid first. */
export function inputRows({ input }: SimulationResult, texts: ContextTexts): readonly ContextRow[] {
  const { row, word, say } = rowsIn(texts);
  const [sizing, compressor] = [say('assistant.context.sizing'), say('simulator.groups.compressor')];
  const [evaporator, condenser] = [say('simulator.groups.evaporator'), say('simulator.groups.condenser')];
  const [line, liquid, cycle] = [
    say('simulator.groups.suctionLine'),
    say('simulator.groups.liquidLine'),
    say('simulator.fields.mode_trans'),
  ];
  const isTranscritical = input.mode_trans === '1';
  const unitOf = (mode: 1 | 2): string => (mode === 2 ? 'bar' : '°C');
  return present([
    word(say('simulator.fields.fluid'), say('assistant.context.name'), input.fluid),
    word(sizing, say('simulator.fields.intitule_choix'), say(`simulator.criteria.${input.choice_1}`)),
    row(sizing, say('simulator.fields.choix_value'), input.choice_1_value, SIZING_UNITS[input.choice_1]),
    row(compressor, say('simulator.fields.rend_v'), input.rend_v, '', EFFICIENCY_DECIMALS),
    row(compressor, say('simulator.fields.rend_is'), input.rend_is, '', EFFICIENCY_DECIMALS),
    row(compressor, say('simulator.fields.t_ref'), input.t_ref, '°C'),
    row(evaporator, say(`simulator.fields.temp_evp_${input.mode_evp}`), input.pt_evp, unitOf(input.mode_evp)),
    row(evaporator, say('simulator.fields.surch_evp'), input.t_sf, 'K'),
    row(line, say('simulator.fields.surch_la'), input.t_sft, 'K'),
    ...(isTranscritical
      ? [
          row(say('simulator.groups.gasCooler'), say('simulator.fields.p_gc'), input.p_gc, 'bar'),
          row(say('simulator.groups.gasCooler'), say('simulator.fields.t_out_gc'), input.t_out_gc, '°C'),
        ]
      : [
          row(condenser, say(`simulator.fields.temp_cdr_${input.mode_cdr}`), input.pt_cdr, unitOf(input.mode_cdr)),
          row(condenser, say('simulator.fields.sous_ref_cdr'), input.t_sr, 'K'),
        ]),
    row(liquid, say('simulator.fields.sous_ref_ll'), input.t_srt, 'K'),
    word(condenser, say('simulator.fields.mode_ref'), say(`simulator.media.${input.mode_ref}`)),
    word(cycle, say('assistant.context.kind'), say(`simulator.cycles.${input.mode_trans}`)),
    ...architectureRows(input, texts),
  ]);
}

/** The cycle by its name and what it alone reads; nothing for the plain one. */
function architectureRows(input: SimulationResult['input'], texts: ContextTexts): readonly (ContextRow | undefined)[] {
  const { row, word, say } = rowsIn(texts);
  if (input.architecture === undefined) return [];
  const cycle = say('simulator.fields.mode_trans');
  return [
    word(cycle, say('simulator.fields.architecture'), cycleOf(input).name[texts.locale]),
    ...cycleOf(input).inputs.map((key) => {
      const said = wordsOfInput(input, key, texts.locale);
      const label = say(`simulator.fields.${key}`);
      if (said === undefined) return undefined;
      if ('words' in said) return word(cycle, label, said.words);
      return row(cycle, label, said.value, UNIT_SYMBOLS[said.unit] ?? '', EFFICIENCY_DECIMALS);
    }),
  ];
}

function resultRows(result: SimulationResult, texts: ContextTexts): readonly ContextRow[] {
  const { performance, extra } = result;
  const { row, say } = rowsIn(texts);
  const object = say('assistant.context.performance');
  const label = (key: keyof typeof performance): string => {
    if (key === 'rend_v') return say('simulator.fields.rend_v');
    return say(
      key === 'mass_flow_s' || key === 'mass_flow_h' ? 'simulator.figures.mass_flow' : `simulator.figures.${key}`,
    );
  };
  return present([
    ...PERFORMANCE_ROWS.map(({ key, unit }) =>
      row(object, label(key), performance[key], unit, key === 'rend_v' ? EFFICIENCY_DECIMALS : undefined),
    ),
    row(object, say('simulator.figures.tau'), extra.tau),
    ...figuresOf(result).map(({ key, unit, value }) =>
      unit === 'share'
        ? row(object, say(`simulator.figures.${key}`), 100 * value, '%')
        : row(object, say(`simulator.figures.${key}`), value, UNIT_SYMBOLS[unit] ?? unit),
    ),
  ]);
}

const POINT_LABELS = {
  P: 'simulator.points.P',
  T: 'simulator.points.T',
  H: 'simulator.points.H',
  S: 'simulator.points.S',
  D: 'simulator.points.D',
} as const satisfies Record<keyof Point, ContextTextKey>;

/** The points of a cycle. */
export function pointRows(result: SimulationResult, texts: ContextTexts): readonly ContextRow[] {
  const { row, say } = rowsIn(texts);
  const { extra, input } = result;
  return cycleOf(input).nodes.flatMap((node) => {
    const object = `${node.letter} ${nodeWords(node, input, texts.locale, say)}`;
    const point = pointOfNode(result, node);
    return present([
      ...POINT_COLUMNS.map((column) => row(object, say(POINT_LABELS[column.key]), point[column.key], column.unit)),
      node.role === 'valveOutlet' ? row(object, say('assistant.context.flash'), extra.x_f * 100, '%') : undefined,
    ]);
  });
}

/** What a fluid is. */
export function fluidRows({ input, fluid }: SimulationResult, texts: ContextTexts): readonly ContextRow[] {
  const { row, word, say } = rowsIn(texts);
  const facts = summaryFromName(input.fluid);
  const object = input.fluid;
  return present([
    row(object, say('assistant.context.criticalPressure'), fluid.p_crit, 'bar'),
    row(object, say('assistant.context.criticalTemperature'), fluid.t_crit, '°C'),
    row(object, say('assistant.context.triplePressure'), fluid.p_triple, 'bar'),
    row(object, say('assistant.context.tripleTemperature'), fluid.t_triple, '°C'),
    row(object, say('assistant.context.gwp'), facts?.gwp, '', 0),
    facts?.safetyClass ? word(object, say('assistant.context.safetyClass'), facts.safetyClass) : undefined,
  ]);
}

/**
 * The tables of the simulation on the page, within the length a request may carry.
 * Undefined when there is no result to speak of.
 */
export function simulationContext(
  { permanent, transient, compressor, pipes, machine, sources, alerts }: SimulationForContext,
  texts: ContextTexts,
): Context | undefined {
  const { say } = texts;
  const main = permanent ?? transient;
  if (main === undefined) return undefined;
  const regime = (
    result: SimulationResult | undefined,
    inputs: ContextTextKey,
    results: ContextTextKey,
    points: ContextTextKey,
  ): readonly ContextTable[] =>
    result === undefined
      ? []
      : [
          { title: say(inputs), rows: inputRows(result, texts) },
          { title: say(results), rows: resultRows(result, texts) },
          { title: say(points), rows: pointRows(result, texts) },
        ];
  // The list of the study holds what the simulation by itself warns of.
  const said = alerts?.map(({ level, code, text }) => ({ object: level, key: code as string, value: text }));
  const warnings =
    said ??
    [
      [permanent, say('simulator.regimes.permanent')] as const,
      [transient, say('simulator.regimes.transient')] as const,
    ].flatMap(([result, object]) =>
      (result?.warnings ?? []).map((warning) => ({ object, key: warning.code, value: texts.describe(warning) })),
    );
  const known = factsTable(machine, texts, sources);
  const tables = [
    ...(known ? [known] : []),
    ...regime(
      permanent,
      'assistant.context.steadyInputs',
      'assistant.context.steadyResults',
      'assistant.context.steadyPoints',
    ),
    ...regime(
      transient,
      'assistant.context.transientInputs',
      'assistant.context.transientResults',
      'assistant.context.transientPoints',
    ),
    { title: say('assistant.context.fluidProperties'), rows: fluidRows(main, texts) },
    ...(compressor ? [compressorTable(compressor, texts)] : []),
    ...(pipes ? pipeTables(pipes, texts) : []),
    ...(warnings.length > 0 ? [{ title: say('assistant.context.warnings'), rows: warnings }] : []),
  ];
  return shortened({ type: say('assistant.context.simulation'), tables }, texts, [
    withoutTable(say('assistant.context.transientPoints')),
    (all) => all.map((table) => withoutNeighbours(table, texts)),
    withoutTable(say('assistant.context.steadyPoints')),
  ]);
}

/** What a context too long gives up next. */
export type Shortening = (tables: readonly ContextTable[]) => readonly ContextTable[];

export const withoutTable =
  (name: string): Shortening =>
  (tables) =>
    tables.filter(({ title }) => title !== name);

/** A context within the length a request may carry: one thing after the other is given up, in the order named. */
export function shortened(context: Context, texts: ContextTexts, shortenings: readonly Shortening[]): Context {
  let short = context;
  for (const give of shortenings) {
    if (contextText(short, texts).length <= CHAT_LIMITS.contextMessage) return short;
    short = { ...short, tables: give(short.tables) };
  }
  return short;
}

/** The text a model is sent: a heading per table, a line per row. */
export function contextText({ type, tables }: Context, { locale }: Pick<ContextTexts, 'locale'>): string {
  const body = tables.map(({ title, rows }) =>
    [
      `## ${title}`,
      ...rows.map(({ object, key, value, unit }) =>
        oneLine(`- ${object} | ${key}${PLAIN_COLON[locale]}${value}${unit === undefined ? '' : ` ${unit}`}`),
      ),
    ].join('\n'),
  );
  return [contextOpening(type, locale), ...body].join('\n\n');
}
