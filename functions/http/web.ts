/** A function on a platform that speaks Request and Response: Astro's routes, in development and on Vercel. */
import type { APIRoute } from 'astro';
import { callerAddress } from './address.ts';
import { refusedBody, ShreddedBody, SlowBody } from './call.ts';
import type { Body, BodyRefusal, HttpFunction } from './call.ts';
import { Gathered, Pieces } from './gathered.ts';
import { trustedHops } from './settings.ts';

/** Every method at once: which ones it takes is the function's own rule. */
export function route(answer: HttpFunction): APIRoute {
  const respond = webFunction(answer);
  return ({ request, clientAddress }) =>
    respond(request, callerAddress(request.headers.get('x-forwarded-for'), clientAddress, trustedHops));
}

/** A function of a Request and its caller's address. */
export function webFunction(answer: HttpFunction): (request: Request, address: string) => Promise<Response> {
  return async (request, address) => {
    const gone = new AbortController();
    const hangUp = (): void => gone.abort();
    if (request.signal.aborted) hangUp();
    request.signal.addEventListener('abort', hangUp, { once: true });
    const { status, headers, body } = await answer({
      method: request.method,
      query: new URL(request.url).search.slice(1),
      address,
      signal: gone.signal,
      header: (name) => request.headers.get(name),
      body: (limit, within) => bodyOf(request, limit, within),
      chunks: (within, whole) => piecesOf(request, within, whole),
    });
    return new Response(typeof body === 'string' ? body : streamed(body, hangUp), { status, headers });
  };
}

async function bodyOf(request: Request, limit: number, within: number): Promise<Body> {
  if (!request.body) return { ok: true, bytes: new Uint8Array() };
  const reader = request.body.getReader();
  const giveUp = (refusal: BodyRefusal): Body => {
    // A body whose end nobody waits for may never confirm that it was given up.
    reader.cancel().catch(() => undefined);
    return refusedBody(refusal);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), within);
  });
  const gathered = new Gathered();
  const pieces = new Pieces();
  try {
    for (;;) {
      const read = await Promise.race([reader.read(), late]);
      if (read === 'late') return giveUp('E_SLOW');
      if (read.done) return { ok: true, bytes: gathered.take() };
      if (gathered.length + read.value.byteLength > limit) return giveUp('E_SIZE');
      if (pieces.count(read.value.byteLength)) return giveUp('E_PIECES');
      gathered.add(read.value);
    }
  } catch {
    return refusedBody('E_GONE');
  } finally {
    clearTimeout(timer);
  }
}

/** The body at the pace it is taken; the platform reads ahead as it does. */
async function* piecesOf(request: Request, within: number, whole: number): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  const reader = request.body.getReader();
  const pieces = new Pieces();
  let left = whole;
  try {
    for (;;) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const start = performance.now();
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new SlowBody()), Math.min(within, left));
      });
      const { done, value } = await Promise.race([reader.read(), late]).finally(() => clearTimeout(timer));
      left -= performance.now() - start;
      if (done) return;
      if (pieces.count(value.byteLength)) throw new ShreddedBody();
      yield value;
    }
  } finally {
    // A body whose end nobody waits for may never confirm that it was given up.
    reader.cancel().catch(() => undefined);
  }
}

/** At the pace it is read, nothing in advance. */
function streamed(pieces: AsyncGenerator<string>, hangUp: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        hangUp();
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
