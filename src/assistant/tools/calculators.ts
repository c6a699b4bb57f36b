/** Calculators as tools: what the model gives goes to `compute` under the same keys. */
import { CALCULATORS, symbolOfMeasure, toolDefinition } from '../../calculators/index.ts';
import type { Definition, Outcome, OutputValue } from '../../calculators/index.ts';
import { plainNumber } from './arguments.ts';
import { rounded } from './tool.ts';
import { ToolError } from './tool-error.ts';
import type { Arguments, Data, Tool, ToolHost } from './tool.ts';
import type { Bilingual } from '../../language/index.ts';

export interface Computed {
  readonly outputs: Readonly<Record<string, OutputValue>>;
  /** To spread into the data. */
  readonly warnings: { readonly warnings?: readonly string[] };
}

/** A calculator's figures for what the model gave. @throws {ToolError} refused, with the reasons in the reader's words */
export async function computed(id: string, given: Arguments, host: ToolHost): Promise<Computed> {
  const inputs = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, plainNumber(value)]));
  const outcome: Outcome = await host.compute(id, inputs);
  if (!outcome.ok) {
    const reasons = await Promise.all(outcome.errors.map((problem) => host.describe(id, problem)));
    throw new ToolError('refused', { detail: reasons.join(' ; ') });
  }
  const warnings = await Promise.all(outcome.warnings.map((warning) => host.describe(id, warning)));
  return { outputs: outcome.outputs, warnings: warnings.length > 0 ? { warnings } : {} };
}

/** A figure of the outputs, with 4 significant digits; null where there is none. */
export function outputNumber({ outputs }: Computed, key: string): number | null {
  const value = outputs[key];
  return typeof value === 'number' ? rounded(value) : null;
}

/** Outputs under their keys, each figure with its unit. */
function dataOf(definition: Definition, { outputs, warnings }: Computed, { locale }: ToolHost): Data {
  const entries = definition.outputs.flatMap((output): readonly (readonly [string, Data])[] => {
    const value = outputs[output.key];
    if (value === undefined) return [];
    const label = output.label[locale];
    if (!('measure' in output)) return [[output.key, { label, value }]];
    const figures = typeof value === 'number' ? rounded(value) : (value as readonly number[]).map(rounded);
    return [[output.key, { label, value: figures, unit: symbolOfMeasure(output.measure) }]];
  });
  return { ...Object.fromEntries(entries), ...warnings };
}

/** What was given, on one line. */
const detailsOf = (title: string, given: Arguments): string =>
  `${title}, ${Object.entries(given)
    .map(([key, value]) => `${key} = ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ')}`;

/** Any calculator of the registry, under its own name. */
export function toolFromCalculator(definition: Definition): Tool {
  const { id, tool: name, title } = definition;
  const displayName: Bilingual = title;
  return {
    name,
    displayName,
    definition: (locale) => toolDefinition(definition, locale),
    async run(given, host) {
      const found = await computed(id, given, host);
      return {
        kind: 'data',
        tool: name,
        details: detailsOf(title[host.locale], given),
        data: dataOf(definition, found, host),
      };
    },
  };
}

export const ALL_CALCULATORS: readonly Definition[] = CALCULATORS;
