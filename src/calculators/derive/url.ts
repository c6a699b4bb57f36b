/** Inputs in links: one parameter per key, lists as JSON text. */
import type { Definition } from '../define.ts';

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The parameters of a link that restores these inputs; empty ones are left out, unknown ones too. */
export function parametersFromInputs(
  definition: Definition,
  inputs: Readonly<Record<string, unknown>>,
): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const { key } of definition.inputs) {
    const value = Object.hasOwn(inputs, key) ? inputs[key] : undefined;
    if (value === undefined || value === null || value === '') continue;
    parameters.set(key, isScalar(value) ? String(value) : JSON.stringify(value));
  }
  return parameters;
}

function listFromText(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    // Kept as it stands: the field shows it and validation says it cannot be read.
    return value;
  }
}

/** Inputs as a link carries them, still unchecked: texts for fields, lists where the input is one. */
export function inputsFromParameters(
  definition: Definition,
  parameters: URLSearchParams,
): Readonly<Record<string, unknown>> {
  const inputs: Record<string, unknown> = {};
  for (const { key, kind } of definition.inputs) {
    const value = parameters.get(key);
    if (value === null) continue;
    inputs[key] = kind === 'rows' || kind === 'table' ? listFromText(value) : value;
  }
  return inputs;
}
