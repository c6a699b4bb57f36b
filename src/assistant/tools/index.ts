/** The tools offered to the model: those with names of their own, and the calculators a question is about. */
import type { ToolDefinition } from '../../calculators/index.ts';
import type { ToolCall } from '../turn.ts';
import { argumentsFromText } from './arguments.ts';
import { ALL_CALCULATORS, toolFromCalculator } from './calculators.ts';
import { despCategorization } from './desp.ts';
import { calculatorsAbout } from './index-of-tools.ts';
import { intermediatePressure } from './intermediate-pressure.ts';
import { nitrogenTest } from './nitrogen-test.ts';
import { researchDataFluid } from './research-fluid.ts';
import { researchResource } from './research-resource.ts';
import { researchTool } from './research-tool.ts';
import { ruler } from './ruler.ts';
import { signalConverter } from './signal-converter.ts';
import { simulationCircuit } from './simulation-circuit.ts';
import { simulationComparison } from './simulation-comparison.ts';
import { ToolError } from './tool.ts';
import type { Tool, ToolAnswer, ToolHost } from './tool.ts';
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
    about: /compar|versus|\bvs\b|rempla|replac|retrofit|alternati|\bdifféren|\bdifferen|\bR-?\d.*\bR-?\d/iu,
  },
];

/** The other calculators: all eighteen would cost the reader some 9000 tokens a question, so only those it is about are offered. */
const OTHERS: ReadonlyMap<string, Tool> = new Map(
  ALL_CALCULATORS.filter(({ tool }) => !ownNames.has(tool)).map((definition) => [
    definition.tool,
    toolFromCalculator(definition),
  ]),
);
const MOST_OTHERS = 3;

const TOOLS: readonly Tool[] = [...ALWAYS, ...WHEN_ASKED.map(({ tool }) => tool), ...OTHERS.values()];

/** The definitions to offer with a question. */
export function toolsFor(question: string, locale: Locale): readonly ToolDefinition[] {
  const others = calculatorsAbout(question).flatMap(({ tool }) => OTHERS.get(tool) ?? []);
  const asked = WHEN_ASKED.filter(({ about }) => about.test(question)).map(({ tool }) => tool);
  return [...ALWAYS, ...asked, ...others.slice(0, MOST_OTHERS)].map((tool) => tool.definition(locale));
}

/** Runs what the model asked for. @throws {ToolError} */
export function runTool({ name, argumentsText }: ToolCall, host: ToolHost): Promise<ToolAnswer> {
  const tool = TOOLS.find((known) => known.name === name);
  if (tool === undefined) return Promise.reject(new ToolError('unknownTool'));
  return tool.run(argumentsFromText(argumentsText), host);
}

/** What a tool is called in a conversation; its own name when it is no longer offered. */
export const toolDisplayName = (name: string, locale: Locale): string =>
  TOOLS.find((known) => known.name === name)?.displayName[locale] ?? name;
