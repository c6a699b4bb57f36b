/** The tools offered to the model: those with names of their own, and the calculators a question is about. */
import type { ToolDefinition } from '../../calculators/index.ts';
import type { ToolCall } from '../turn.ts';
import { argumentsFromText } from './arguments.ts';
import { ALL_CALCULATORS, toolFromCalculator } from './calculators.ts';
import { circuitExchangers } from './circuit-exchangers.ts';
import { circuitPipes } from './circuit-pipes.ts';
import { despCategorization } from './desp.ts';
import { fieldDiagnosis } from './field-diagnosis.ts';
import { dryIceTool, tableDoctorTool } from './field-doors.ts';
import { hpOptimumTool } from './hp-optimum.ts';
import { calculatorsAbout } from './index-of-tools.ts';
import { intermediatePressure } from './intermediate-pressure.ts';
import { leakTool } from './leak.ts';
import { nitrogenTest } from './nitrogen-test.ts';
import { researchDataFluid } from './research-fluid.ts';
import { researchResource } from './research-resource.ts';
import { researchTool } from './research-tool.ts';
import { ruler } from './ruler.ts';
import { rulerStateTool } from './ruler-state.ts';
import { seasonalYear } from './seasonal-year.ts';
import { signalConverter } from './signal-converter.ts';
import { simulationCircuit } from './simulation-circuit.ts';
import { simulationComparison } from './simulation-comparison.ts';
import { ToolError } from './tool-error.ts';
import type { Tool, ToolAnswer, ToolHost } from './tool.ts';
import { plain } from './words.ts';
import type { Locale } from '../../language/index.ts';

/** Offered with every question. */
const ALWAYS: readonly Tool[] = [
  ruler,
  researchTool,
  researchResource,
  researchDataFluid,
  despCategorization,
  intermediatePressure,
  signalConverter,
  nitrogenTest,
  simulationCircuit,
];
const ownNames = new Set(ALWAYS.map(({ name }) => name));

/** Offered with a question that is about them: a long list of tools costs the reader tokens, and the model its choice. */
const WHEN_ASKED: readonly { readonly tool: Tool; readonly about: RegExp }[] = [
  {
    tool: simulationComparison,
    about:
      /compar|versus|\bvs\b|rempla|replac|retrofit|alternati|\bdiffer|\br-?\d.*\br-?\d|\b(?:lequel|laquelle|lesquels|which one|which of)\b|\b(?:mieux|better|instead of|plutot que|au lieu)\b/u,
  },
  {
    tool: fieldDiagnosis,
    about:
      /diagnos|panne|depann|\bfaul|troubleshoot|surchauffe|superheat|sous.?refroid|subcool|manque de (?:charge|gaz|fluide)|undercharg|overcharg|incondensable|non.?condensable|fuite|\bleak|\bbp\b.*\bhp\b|\blp\b.*\bhp\b/u,
  },
  {
    tool: hpOptimumTool,
    about: /optim|transcriti|(?:gas|gaz).{0,4}cooler|refroidisseur de gaz|haute pression|high pressure/u,
  },
  {
    tool: leakTool,
    about: /\bfuit|\bleak|appoint|complement|\btop(?:ped|ping)?.?up|detitr|fractionn?at|\bperdu|\blost\b/u,
  },
  {
    tool: circuitPipes,
    about:
      /tuyau|conduite|canalisation|diametre|\bligne|colonne montante|retour d.huile|\bpip(?:e|ing)|tub(?:e|ing)|diameter|\bline|riser|oil return|perte de charge|pressure drop/u,
  },
  {
    tool: circuitExchangers,
    about:
      /echangeur|exchanger|pincement|\bpinch|\bua\b|dtlm|lmtd|delta ?t|evaporat(?:eur|or)|condens(?:eur|er)|glycol|saumure|brine|frigoporteur|caloporteur/u,
  },
  {
    tool: seasonalYear,
    about:
      /\bscop\b|\bseer\b|\bsepr\b|\bspf\b|saison|season|annuel|annual|par an\b|a year|consomm|bivalen|facture|\bbill\b/u,
  },
  {
    tool: dryIceTool,
    about: /neige carbon|glace carbon|carboglace|dry ice|sublim|point triple|triple point/u,
  },
  {
    tool: tableDoctorTool,
    about:
      /(?:deux|two|autre|other|ma|my|cette|this|votre|your) (?:table|reglette|abaque|ruler|chart|app)|tables? (?:differ|fauss|wrong)|pas pareil|ne correspond|does not match/u,
  },
  {
    tool: rulerStateTool,
    about:
      /\bc[pv]\b|chaleurs? (?:massique|specifique)|specific heat|heat capacit|viscosi|conductivi|vitesse du son|speed of sound|energie interne|internal energy|entrop|isentrop|\bgamma\b/u,
  },
];

/** The other calculators: all together would cost the reader some 9000 tokens a question, so only those it is about are offered. */
const OTHERS: ReadonlyMap<string, Tool> = new Map(
  ALL_CALCULATORS.filter(({ tool }) => !ownNames.has(tool)).map((definition) => [
    definition.tool,
    toolFromCalculator(definition),
  ]),
);
/** Calculators, and tools of one question in all: what a question is about is in its first few. */
const MOST_OTHERS = 3;
/** A word or two in a description say little: "pressure" stands in most. */
const SURE = 3;
const MOST_CHOSEN = 4;
/** Characters of all definitions as they are sent, some 5000 tokens: what no longer fits is not offered. */
const MOST_CHARACTERS = 20_000;

/** All there are, offered or not. */
export const EVERY_TOOL: readonly Tool[] = [...ALWAYS, ...WHEN_ASKED.map(({ tool }) => tool), ...OTHERS.values()];

/** Fluids as people name them in a question, without accents. */
const NAMED =
  /\br-?\d{2,4}[a-z]{0,3}\b|\bco2\b|\bnh3\b|\b(?:(?:iso)?but|prop|eth)ane?\b|\bpropylene\b|\bammonia[ck]?\b|\bammoniaque\b/gu;

const fluidsNamed = (text: string): readonly string[] =>
  [...plain(text).matchAll(NAMED)].map(([name]) => name.replace('-', ''));

/** Whether a question sets one fluid beside another: two of its own, or one beside that of the question before it. */
function setsFluidsSideBySide(question: string, before: string): boolean {
  const own = fluidsNamed(question);
  return own.length > 0 && new Set([...own, ...fluidsNamed(before)]).size > 1;
}

/** The tools a text is about, the likeliest first. */
function toolsAbout(text: string): readonly Tool[] {
  const words = plain(text);
  return [
    ...WHEN_ASKED.filter(({ about }) => about.test(words)).map(({ tool }) => tool),
    ...calculatorsAbout(text, SURE)
      .flatMap(({ tool }) => OTHERS.get(tool) ?? [])
      .slice(0, MOST_OTHERS),
  ];
}

/**
 * The definitions to offer with a question, within what they may cost.
 * @param before the reader's question before it: "and at 45 °C?" is about what that one was
 */
export function toolsFor(question: string, locale: Locale, before = ''): readonly ToolDefinition[] {
  const compared = setsFluidsSideBySide(question, before) ? [simulationComparison] : [];
  const chosen = [...new Set([...compared, ...toolsAbout(question), ...toolsAbout(before)])].slice(0, MOST_CHOSEN);
  let room = MOST_CHARACTERS;
  return [...ALWAYS, ...chosen]
    .map((tool) => tool.definition(locale))
    .filter((definition) => {
      room -= JSON.stringify(definition).length;
      return room >= 0;
    });
}

interface ArgumentSchema {
  readonly type?: string;
  readonly items?: ArgumentSchema;
}

const argumentsOf = (tool: Tool, locale: Locale): Readonly<Record<string, ArgumentSchema>> =>
  (tool.definition(locale).function.parameters as { readonly properties?: Readonly<Record<string, ArgumentSchema>> })
    .properties ?? {};

/** Whether a value has no parts where its schema knows none: what a tool reads as a word or a figure then is one, or is refused by it. */
function isPlainAs(value: unknown, { type, items = {} }: ArgumentSchema): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return type === 'array' && Array.isArray(value) && value.every((one) => isPlainAs(one, items));
}

/** Runs what the model asked for. @throws {ToolError} */
export async function runTool({ name, argumentsText }: ToolCall, host: ToolHost): Promise<ToolAnswer> {
  const tool = EVERY_TOOL.find((known) => known.name === name);
  if (tool === undefined) throw new ToolError('unknownTool');
  const given = argumentsFromText(argumentsText);
  for (const [field, schema] of Object.entries(argumentsOf(tool, host.locale)))
    if (!isPlainAs(given[field], schema))
      throw new ToolError(schema.type === 'string' ? 'missing' : 'number', { field });
  return tool.run(given, host);
}

/** What a tool is called in a conversation; its own name when it is no longer offered. */
export const toolDisplayName = (name: string, locale: Locale): string =>
  EVERY_TOOL.find((known) => known.name === name)?.displayName[locale] ?? name;
