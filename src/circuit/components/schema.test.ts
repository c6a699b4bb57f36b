import { describe, expect, it } from 'vitest';
import { COLUMNS } from './columns.ts';
import { linesOfRow, rowsFromFile, rowsFromJson } from './own-rows.ts';
import { componentSchema, EXAMPLE, FORM } from './schema.ts';

describe('the form a maker fills', () => {
  it('has an example that is read without a fault, as JSON and as CSV', () => {
    const json = rowsFromJson(JSON.stringify({ form: FORM, components: EXAMPLE }));
    expect(json).toEqual({ rows: EXAMPLE, faults: [] });
    const csv = [COLUMNS, ...EXAMPLE.flatMap(linesOfRow)].map((cells) => cells.join(';')).join('\n');
    expect(rowsFromFile(csv)).toEqual({ rows: EXAMPLE, faults: [] });
  });

  it('names in its schema every key of the example', () => {
    const { properties } = (
      componentSchema() as { properties: { components: { items: { properties: Record<string, unknown> } } } }
    ).properties.components.items;
    for (const row of EXAMPLE) for (const key of Object.keys(row)) expect(properties).toHaveProperty(key);
  });
});
