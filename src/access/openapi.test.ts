/** The description against the official meta-schema of OpenAPI 3.1, its schemas against that of JSON Schema. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { openApi, SCHEMAS } from './openapi.ts';

const text = readFileSync(new URL('reference/openapi-3.1.schema.json', import.meta.url), 'utf8');
const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
// Its formats are of addresses and media types, which Ajv leaves to others.
const ajv = new Ajv2020({ strict: false, validateFormats: false });
/** Where a schema may stand it leaves the dialect open; this is the one the description names. */
const isOpenApi = ajv.compile(JSON.parse(text.replaceAll('"$dynamicRef": "#meta"', `"$ref": "${DIALECT}"`)) as object);
const made = (): Record<string, unknown> =>
  JSON.parse(JSON.stringify(openApi('1.0.0', 'https://example.org'))) as Record<string, unknown>;

describe('the description', () => {
  it('is held against the file as it is published at https://spec.openapis.org/oas/3.1/schema/2025-11-23', () => {
    expect(createHash('sha256').update(text).digest('hex')).toBe(
      '1b8ccc6e34234b17536f2dd0eb3597142a32bd108438cd42471a5fca4c1a07ef',
    );
  });

  it('is OpenAPI 3.1', () => {
    expect(isOpenApi(made()), JSON.stringify(isOpenApi.errors, null, 1)).toBe(true);
  });

  it.each<[string, (description: Record<string, unknown>) => object]>([
    ['another version', (one) => ({ ...one, openapi: '3.0.3' })],
    ['no title', (one) => ({ ...one, info: { version: '1' } })],
    ['a path without a slash', (one) => ({ ...one, paths: { api: {} } })],
    ['a status nobody knows', (one) => ({ ...one, paths: { '/a': { post: { responses: { 20: {} } } } } })],
    ['a word of its own without x-', (one) => ({ ...one, note: '' })],
    ['a schema of no type there is', (one) => ({ ...one, components: { schemas: { A: { type: 'float' } } } })],
    ['a parameter that is nowhere', (one) => ({ ...one, paths: { '/a': { parameters: [{ name: 'a' }] } } })],
  ])('would not be with %s', (_, spoil) => {
    expect(isOpenApi(spoil(made()))).toBe(false);
  });

  it('names the dialect its schemas are of, and has as many as there are', () => {
    const { jsonSchemaDialect, components } = made();
    expect(jsonSchemaDialect).toBe(DIALECT);
    expect(components).toEqual({ schemas: JSON.parse(JSON.stringify(SCHEMAS)) as unknown });
  });
});
