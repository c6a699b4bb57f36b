/** A server within the test whose site can be another one at the next request, or gone: pages and files only. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';

process.env['BROTLI_QUALITY'] ??= '1';
const { compressedFiles } = await import('../../../scripts/serve/compressed-files.ts');

interface Headers {
  readonly headers: readonly [{ readonly headers: readonly { readonly key: string; readonly value: string }[] }];
}
const {
  headers: [{ headers }],
} = JSON.parse(readFileSync(new URL('../../../vercel.json', import.meta.url), 'utf8')) as Headers;

export class Stage {
  /** Paths asked for, without their queries, since the last `forget`. */
  readonly asked: string[] = [];
  /** Called before each answer; what it says true of is answered with 503. */
  isBroken: (path: string) => boolean = () => false;
  #files: ReturnType<typeof compressedFiles>;
  #server: Server | undefined;
  #port = 0;

  /** @param site folder of built pages */
  constructor(site: string) {
    this.#files = filesOf(site);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** From now on another build is served. */
  show(site: string): void {
    this.#files = filesOf(site);
  }

  async open(): Promise<void> {
    const server = createServer((request, response) => {
      const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
      this.asked.push(path);
      for (const { key, value } of headers) response.setHeader(key, value);
      const refuse = (): void => void response.writeHead(503, { 'retry-after': '5' }).end();
      if (this.isBroken(path)) refuse();
      else if (!this.#files(request, response, refuse)) response.writeHead(404).end('nothing here');
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
  }

  forget(): void {
    this.asked.length = 0;
  }

  /** As a device in a cellar sees it. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }
}

const filesOf = (site: string): ReturnType<typeof compressedFiles> => compressedFiles(pathToFileURL(`${site}/`));
