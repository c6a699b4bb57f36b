/** A connection that says exactly what it is told, and keeps what it is answered. */
import { connect } from 'node:net';
import type { Socket } from 'node:net';

export interface Raw {
  readonly socket: Socket;
  /** Everything received so far. */
  text(): string;
  /** Resolves with everything received when the other end has closed. */
  readonly closed: Promise<string>;
  /** Resolves once what was received holds this text. */
  until(part: string): Promise<void>;
}

/** Connects and writes; `isReading: false` leaves the answer in the kernel. @throws where nobody listens */
export async function raw(port: number, request: string | Buffer, isReading = true): Promise<Raw> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let text = '';
  const waiting: { readonly part: string; found(): void }[] = [];
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(text));
  });
  if (isReading) {
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (const { part, found } of waiting) if (text.includes(part)) found();
    });
  }
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  socket.write(request);
  return {
    socket,
    text: () => text,
    closed,
    until: (part) =>
      new Promise((resolve) => {
        if (text.includes(part)) resolve();
        else waiting.push({ part, found: resolve });
      }),
  };
}

/** One request with its own connection; gives the whole answer. */
export async function once(port: number, request: string): Promise<string> {
  const { socket, closed } = await raw(port, request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  const timer = setTimeout(() => socket.destroy(), 10_000);
  const text = await closed;
  clearTimeout(timer);
  return text;
}

/** The status of an answer, 0 for none. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
