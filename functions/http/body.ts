export type JsonBody =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly refusal: 'E_TYPE' | 'E_SIZE' | 'E_JSON' };

/**
 * The JSON object a request carries.
 * @param limit bytes; counted while the body arrives, since a declared length proves nothing.
 */
export async function readJsonObject(request: Request, limit: number): Promise<JsonBody> {
  if (!isPlainJson(request.headers)) return { ok: false, refusal: 'E_TYPE' };
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { ok: false, refusal: 'E_SIZE' };
  const bytes = await readAtMost(request.body, limit);
  if (!bytes) return { ok: false, refusal: 'E_SIZE' };
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (isObject(value)) return { ok: true, value };
  } catch {
    // Not UTF-8 or not JSON: the same answer as a JSON text that is no object.
  }
  return { ok: false, refusal: 'E_JSON' };
}

function isPlainJson(headers: Headers): boolean {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  return type === 'application/json' && encoding === 'identity';
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The whole stream, or nothing as soon as it is longer than `limit` bytes. */
async function readAtMost(stream: ReadableStream<Uint8Array> | null, limit: number): Promise<Uint8Array | undefined> {
  if (!stream) return new Uint8Array();
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > limit) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
