/** The options of a group of fields, as a form nests them; none where nothing of it is said. */
export const groupOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
