import type { Definition, InputValue } from '../define.ts';

/** What a form opens with; inputs that open empty are absent. */
export function formDefaults(definition: Definition): Readonly<Record<string, InputValue>> {
  const values: Record<string, InputValue> = {};
  for (const input of definition.inputs) {
    if ('default' in input && input.default !== undefined) values[input.key] = input.default;
  }
  return values;
}
