import type { BodyRefusal, Call } from './call.ts';

export type JsonBody =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly refusal: 'E_TYPE' | 'E_JSON' | BodyRefusal };

/** Most time a body may take to arrive, ms. */
const BODY_WITHIN = 10_000;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The JSON object a call carries.
 * @param limit bytes; counted while the body arrives, since a declared length proves nothing.
 * @param within ms the whole body may take
 */
export async function readJsonObject(call: Call, limit: number, within: number = BODY_WITHIN): Promise<JsonBody> {
  if (!isPlainJson(call)) return { ok: false, refusal: 'E_TYPE' };
  if (Number(call.header('content-length') ?? 0) > limit) return { ok: false, refusal: 'E_SIZE' };
  const body = await call.body(limit, within);
  if (!body.ok) return body;
  try {
    const value: unknown = JSON.parse(utf8.decode(body.bytes));
    if (isObject(value)) return { ok: true, value };
  } catch {
    // Not UTF-8 or not JSON: the same answer as a JSON text that is no object.
  }
  return { ok: false, refusal: 'E_JSON' };
}

function isPlainJson(call: Call): boolean {
  const encoding = call.header('content-encoding');
  if (encoding !== null && encoding.trim().toLowerCase() !== 'identity') return false;
  const type = call.header('content-type');
  return type === 'application/json' || type?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
